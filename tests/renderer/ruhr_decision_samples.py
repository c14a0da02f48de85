"""Pictures to decide from in Ruhrschifffahrt, of positions that play led to: one of every sort."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from bot.words import Language, words
from cogs.ruhrschifffahrt.shown import decision
from games.engine.event import Seat
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State
from renderer.picture import Picture
from tests.cogs.ruhrschifffahrt.ruhrschifffahrt_tables import party, position, random_game


def at(stage: str, first: int = 1, last: int = 12) -> Callable[[State], bool]:
    """Whether a position waits for a stage, in a round between two."""
    return lambda state: state.turn.stage == stage and first <= state.round <= last


WANTED: Mapping[str, tuple[int, Language, Callable[[State], bool]]] = {
    "option": (4, "en", at("option", 8)),
    "option, first round": (2, "de", at("option", 1)),
    "start": (4, "en", at("start", 6)),
    "transport": (3, "fr", at("transport", 5)),
    "replenish": (4, "de", at("replenish", 5)),
    "plan": (4, "en", at("plan", 7)),
    "sell": (4, "en", at("sell", 7)),
    "purchase": (4, "de", at("purchase", 9)),
    "choose": (3, "fr", at("choose")),
    "remove die": (4, "en", at("remove_die")),
    "place dice": (4, "de", at("place_dice")),
}
"""Players, language, and what the position is like."""


@cache
def found(name: str) -> tuple[State, Seat]:
    """A position of a sort and who decides in it."""
    players, _, fits = WANTED[name]
    for seed in range(1, 60):
        for transition in random_game(players, seed):
            active = GAME.active_seats(transition.state)
            if active and fits(transition.state):
                return transition.state, active[0]
    raise KeyError(name)


def decided(name: str) -> Picture[Any]:
    """The picture of a sort."""
    players, language, _ = WANTED[name]
    state, seat = found(name)
    shot = decision.decision(position(state, seat), "", party(players), words(language))
    assert shot is not None
    assert isinstance(shot.picture, Picture)
    return shot.picture


def all_decisions() -> dict[str, Picture[Any]]:
    """One picture of every sort."""
    return {f"ruhr decision {name}": decided(name) for name in WANTED}
