"""/kohle plan: steps as they are typed, with names in them, and whether they are legal."""

from collections.abc import Sequence
from typing import Final

from bot.errors import Refusal, RuleRefused
from bot.post import Choice
from bot.words import Words
from cogs.kohle_kolonie import spelling
from cogs.kohle_kolonie.vocabulary import VOCABULARY
from cogs.typed.commands import Command, Option, Options
from cogs.typed.given import out_of_turn
from cogs.typed.plans import judged, legal_plan
from cogs.typed.vocabulary import none
from games.engine.event import Seat
from games.engine.violation import MalformedAction
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State


def _said(options: Options) -> str:
    return options.get("steps", "")


def _meant(state: State, seat: Seat, options: Options, words: Words) -> str:
    return spelling.spelt(state, seat, _said(options))


def _offered(state: State, seat: Seat, option: str, typed: str, others: Options, words: Words) -> Sequence[Choice]:
    """Whether the plan being typed is legal, as the one entry of its list."""
    try:
        found = judged(VOCABULARY, state, seat, spelling.spelt(state, seat, typed), words)
    except MalformedAction as error:
        found = VOCABULARY.malformed(error.code, error.params, words)
    if isinstance(found, str):
        return [none(found, words)]
    return [legal_plan(words("suggest-plan", steps=len(found)), typed, words)]


def _objection(state: State, seat: Seat, options: Options) -> Refusal | None:
    violation = out_of_turn(GAME, state, seat)
    return None if violation is None else RuleRefused(violation, 1, 1, "")


PLAN: Final = Command("plan", (Option("steps"),), _said, _meant, _offered, _objection)
