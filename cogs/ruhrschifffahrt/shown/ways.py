"""The ways to place dice that leave a track together."""

import msgspec

from cogs.signs import MOST
from games.ruhrschifffahrt.actions import PlaceDie
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State


class Way(msgspec.Struct, frozen=True):
    """One way to place dice that leave together: the storages in their order, and the position it leads to."""

    storages: tuple[str, ...]
    state: State


def ways(state: State, seat: int) -> list[Way]:
    """Every way to place the dice that the seat must place now, equal outcomes once.

    Where there are too many, the ways to place the first one.
    """
    found = _placed([Way((), state)], seat)
    first = found
    while any(_places(way.state, seat) for way in found):
        found = _placed(found, seat)
        if len(found) > MOST:
            return first
    return found


def _places(state: State, seat: int) -> list[PlaceDie]:
    if state.turn.stage != "place_dice" or seat not in GAME.active_seats(state):
        return []
    return [action for action in GAME.legal_actions(state, seat) if isinstance(action, PlaceDie)]


def _placed(before: list[Way], seat: int) -> list[Way]:
    found: dict[tuple[tuple[str, int], ...], Way] = {}
    for way in before:
        for action in _places(way.state, seat):
            state = GAME.apply(way.state, seat, action).state
            found.setdefault(tuple(sorted(state.dice.items())), Way((*way.storages, action.storage), state))
    return list(found.values())
