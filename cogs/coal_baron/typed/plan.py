"""/coal mine: a plan as it is typed, the goals of the moment, and whether the plan is legal."""

from collections.abc import Sequence
from typing import Final

from bot.errors import Refusal, RuleRefused
from bot.post import Choice
from bot.words import Words
from cogs.coal_baron import goal_names
from cogs.coal_baron.typed.spelling import spelt
from cogs.coal_baron.typed.vocabulary import VOCABULARY
from cogs.desk import choice
from cogs.typed.commands import Command, Option, Options
from cogs.typed.plans import judged, legal_plan
from cogs.typed.vocabulary import keeping, none
from games.coal_baron.actions import MoveCage
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals
from games.coal_baron.mining import steps_left
from games.coal_baron.state import State
from games.engine.event import Seat
from games.engine.nearest import Attempt
from games.engine.violation import Violation


def _said(options: Options) -> str:
    return options.get("plan", "")


def _meant(state: State, seat: Seat, options: Options, words: Words) -> str:
    return _read(state, seat, _said(options))


def _read(state: State, seat: Seat, typed: str) -> str:
    """A plan with ids in place of names; the letters of a goal mean the goal."""
    letters = typed.replace(" ", "").upper().rstrip(",")
    for number, goal in enumerate(goals(state, seat), start=1):
        if letters and letters == goal_names.sign(goal, state.seats[seat]).replace(" ", ""):
            return f"goal {number}"
    return spelt(state, seat, typed)


def _offered(state: State, seat: Seat, option: str, typed: str, others: Options, words: Words) -> Sequence[Choice]:
    """The goals of the moment, or, when a plan is being typed, whether it is legal; typed text is never lost."""
    if typed.strip():
        return [keeping(typed, _judged(state, seat, typed, words))]
    found = goals(state, seat)
    if not found:
        not_now, step = _not_now(state, seat), Attempt(GAME, state, seat, _any_step(state, seat))
        reason = words("cb-suggest-no-goal") if not_now is None else VOCABULARY.refused_for(step, not_now, words)
        return [none(reason, words)]
    steps = steps_left(state)
    return [
        choice(goal_names.signed_label(goal, state.seats[seat], steps, words), f"goal {number}")
        for number, goal in enumerate(found, start=1)
    ]


def _judged(state: State, seat: Seat, typed: str, words: Words) -> Choice:
    found = judged(VOCABULARY, state, seat, _read(state, seat, typed), words)
    if isinstance(found, str):
        return none(found, words)
    return legal_plan(words("suggest-plan", steps=len(found)), typed, words)


def _not_now(state: State, seat: Seat) -> Violation | None:
    """Why there is no mining now: the refusal of a step that is always legal while mining."""
    return GAME.check(state, seat, _any_step(state, seat))


def _any_step(state: State, seat: Seat) -> MoveCage:
    """A step that is always legal while mining."""
    return MoveCage(0 if state.seats[seat].cage_level else 1)


def _objection(state: State, seat: Seat, options: Options) -> Refusal | None:
    violation = _not_now(state, seat)
    step = Attempt(GAME, state, seat, _any_step(state, seat))
    return None if violation is None else RuleRefused(violation, 1, 1, "mine", step)


MINE: Final = Command("mine", (Option("plan"),), _said, _meant, _offered, _objection)
