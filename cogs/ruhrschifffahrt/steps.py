"""/ruhr steps: a plan as it is typed, and whether it is legal."""

from collections.abc import Sequence
from typing import Final

from bot.errors import Refusal, RuleRefused
from bot.post import Choice
from bot.words import Words
from cogs.ruhrschifffahrt import telling
from cogs.ruhrschifffahrt.vocabulary import VOCABULARY
from cogs.typed.commands import Command, Option, Options
from cogs.typed.given import out_of_turn
from cogs.typed.plans import judged, legal_plan
from cogs.typed.vocabulary import NOBODY, none
from games.engine.event import Seat
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State


def _said(options: Options) -> str:
    return options.get("steps", "")


def _meant(state: State, seat: Seat, options: Options, words: Words) -> str:
    return _said(options)


def _offered(state: State, seat: Seat, option: str, typed: str, others: Options, words: Words) -> Sequence[Choice]:
    """Whether the plan being typed is legal."""
    found = judged(VOCABULARY, state, seat, typed, words)
    if isinstance(found, str):
        return [none(found, words)]
    label = " → ".join(telling.move(state, action, NOBODY, words) for action in found)
    return [legal_plan(label, typed, words)]


def _objection(state: State, seat: Seat, options: Options) -> Refusal | None:
    violation = out_of_turn(GAME, state, seat)
    return None if violation is None else RuleRefused(violation, 1, 1, "")


STEPS: Final = Command("steps", (Option("steps"),), _said, _meant, _offered, _objection)
