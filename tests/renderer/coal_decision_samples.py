"""Pictures to decide from in Coal Baron, of positions that play led to: one of every sort."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from bot.words import Language, words
from cogs.coal_baron.desk import Desk
from cogs.coal_baron.shown import decision
from games.coal_baron import turns
from games.coal_baron.actions import FillSpace
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals
from games.coal_baron.state import State
from games.engine.event import Seat
from renderer.picture import Picture
from tests.cogs.coal_baron.coal_baron_tables import party, position, random_game

NAMES = ("Jörg", "Maximilian-Alexander", "Oğuz", "Siân")


def _mining(state: State) -> bool:
    return isinstance(state.turn, turns.Mining) and state.turn.steps >= 6


def _goals(state: State, count: int) -> bool:
    found = goals(state, state.turn.seat)
    return len(found) >= count and any(goal.kind == "several" for goal in found)


def _fills(state: State) -> int:
    return sum(isinstance(action, FillSpace) for action in GAME.legal_actions(state, state.turn.seat))


def _of_tiles(state: State, turn: type[turns.Drawing]) -> bool:
    return isinstance(state.turn, turn) and state.turn.drawn.of_tiles


WANTED: Mapping[str, tuple[int, str, Callable[[State], bool]]] = {
    "draft": (4, "", lambda state: state.turn.stage == "draft" and len(state.draft) == 9),
    "ranking": (3, "ranking", lambda state: state.turn.stage == "draft" and len(state.draft) == 8),
    "place": (4, "", lambda state: state.turn.stage == "place" and state.shift == 2),
    "place, 2 players": (2, "", lambda state: state.turn.stage == "place" and state.shift == 3),
    "mining": (4, "", lambda state: _mining(state) and _goals(state, 4)),
    "mining, crowded": (4, "", lambda state: _mining(state) and len(state.seats[state.turn.seat].outstanding) > 7),
    "mining, fill": (4, "fill", lambda state: _mining(state) and _fills(state) > 4),
    "keep tiles": (4, "", lambda state: _of_tiles(state, turns.Keep)),
    "keep orders": (3, "", lambda state: isinstance(state.turn, turns.Keep) and not state.turn.drawn.of_tiles),
    "return": (4, "", lambda state: _of_tiles(state, turns.ReturnTo)),
    "put next": (3, "", lambda state: isinstance(state.turn, turns.PutNext)),
    "substitute": (4, "", lambda state: isinstance(state.turn, turns.Substitute)),
}
"""Players, focus, and what the position is like."""


@cache
def found(name: str) -> tuple[State, Seat]:
    """A position of a sort and who decides in it."""
    players, _, fits = WANTED[name]
    for seed in range(1, 60):
        for transition in random_game(players, seed):
            if GAME.active_seats(transition.state) and fits(transition.state):
                return transition.state, transition.state.turn.seat
    raise KeyError(name)


def decided(name: str, language: Language = "en", names: tuple[str, ...] = NAMES) -> Picture[Any]:
    """The picture of a sort."""
    players, focus, _ = WANTED[name]
    state, seat = found(name)
    place: Any = position(state, seat)
    desk = Desk(place, party(players, names), words(language))
    shot = decision.decision(desk, focus)
    assert shot is not None
    assert isinstance(shot.picture, Picture)
    return shot.picture


def all_decisions(language: Language = "en") -> dict[str, Picture[Any]]:
    """One picture of every sort."""
    return {f"coal decision {name}": decided(name, language) for name in WANTED}
