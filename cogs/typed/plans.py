"""Plans that are being typed: whether they are legal, and their entry in the list."""

from collections.abc import Sequence
from typing import Any

from bot.post import Choice
from bot.tables.plans import plan_fault
from bot.words import Words
from cogs.completing import NOTHING
from cogs.desk import CHOICE, choice
from cogs.typed.vocabulary import Vocabulary
from games.engine.contract import apply_all
from games.engine.event import Seat
from games.engine.violation import IllegalAction, MalformedAction


def judged(vocabulary: Vocabulary, state: Any, seat: Seat, text: str, words: Words) -> Sequence[Any] | str:
    """The actions of a plan that can be carried out, or in words why it cannot."""
    game = vocabulary.game
    try:
        actions = game.read(state, seat, text)
        fault = plan_fault(game, actions)
        if fault is not None:
            return words(fault)
        apply_all(game, state, seat, actions)
    except MalformedAction as error:
        return vocabulary.malformed(error.code, error.params, words)
    except IllegalAction as error:
        return vocabulary.refused(error.violation, words)
    return actions


def legal_plan(label: str, typed: str, words: Words) -> Choice:
    """The entry of a legal plan; cut to what a value can hold it would be another plan."""
    return choice(words("suggest-plan-long"), NOTHING) if len(typed) > CHOICE else choice(label, typed)
