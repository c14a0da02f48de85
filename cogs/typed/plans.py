"""Plans that are being typed: whether they are legal, and the command that takes one."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from bot.errors import Refusal, RuleRefused
from bot.post import Choice
from bot.tables.plans import plan_fault
from bot.words import Words
from cogs.desk import CHOICE, choice
from cogs.interactions.completing import nothing
from cogs.typed.commands import Command, Option, Options
from cogs.typed.given import out_of_turn
from cogs.typed.vocabulary import Vocabulary, none
from games.engine.bounds import State
from games.engine.contract import REVEALED, apply_all
from games.engine.event import Seat
from games.engine.nearest import Attempt
from games.engine.violation import IllegalAction, MalformedAction

Label: TypeAlias = Callable[[Any, Sequence[Any], Words], str]
"""The actions of a plan in words, in the position before them."""


def judged(vocabulary: Vocabulary, state: State, seat: Seat, text: str, words: Words) -> Sequence[Any] | str:
    """The actions of a plan that can be carried out, or in words why it cannot."""
    game = vocabulary.game
    actions: Sequence[Any] = ()
    try:
        actions = game.read(state, seat, text)
        fault = plan_fault(game, actions)
        if fault is not None:
            return words(fault)
        apply_all(game, state, seat, actions)
    except MalformedAction as error:
        return vocabulary.malformed(error.code, error.params, words)
    except IllegalAction as error:
        return _refused(vocabulary, state, seat, actions, error, words)
    return actions


def _refused(
    vocabulary: Vocabulary, state: State, seat: Seat, actions: Sequence[Any], error: IllegalAction, words: Words
) -> str:
    """Why a step is refused, and what is nearest to it in the position before it, as far as that was seen."""
    if error.violation.code == REVEALED:
        return vocabulary.refused(error.violation, words)
    game = vocabulary.game
    for action in actions[: error.step - 1]:
        state = game.apply(state, seat, action).state
    return vocabulary.refused_for(Attempt(game, state, seat, actions[error.step - 1]), error.violation, words)


def legal_plan(label: str, typed: str, words: Words) -> Choice:
    """The entry of a legal plan; cut to what a value can hold it would be another plan."""
    return nothing(words("suggest-plan-long")) if len(typed) > CHOICE else choice(label, typed)


def counted(state: State, actions: Sequence[Any], words: Words) -> str:
    """How many steps a plan has."""
    return words("suggest-plan", steps=len(actions))


def plan(path: str, vocabulary: Vocabulary, label: Label = counted) -> Command:
    """The command of a plan of steps; the one entry of its list says whether the plan is legal."""
    game, spelt = vocabulary.game, vocabulary.presenter.spelt

    def said(options: Options) -> str:
        return options.get("steps", "")

    def meant(state: State, seat: Seat, options: Options, words: Words) -> str:
        return spelt(state, seat, said(options))

    def offered(
        state: State, seat: Seat, option: str, typed: str, others: Options, words: Words
    ) -> Sequence[Choice]:
        try:
            found = judged(vocabulary, state, seat, spelt(state, seat, typed), words)
        except MalformedAction as error:
            found = vocabulary.malformed(error.code, error.params, words)
        if isinstance(found, str):
            return [none(found, words)]
        return [legal_plan(label(state, found, words), typed, words)]

    def objection(state: State, seat: Seat, options: Options) -> Refusal | None:
        violation = out_of_turn(game, state, seat)
        return (
            None
            if violation is None
            else RuleRefused(violation, 1, 1, "", Attempt(game, state, seat, game.end_turn))
        )

    return Command(path, (Option("steps"),), said, meant, offered, objection)
