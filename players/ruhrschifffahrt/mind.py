"""Ruhrschifffahrt for the search that all games share."""

from collections.abc import Hashable
from random import Random
from typing import Final

from games.engine.event import Seat
from games.ruhrschifffahrt.actions import Action
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State
from players.mind import Mind, Step
from players.ruhrschifffahrt.steps import steps
from players.ruhrschifffahrt.worth import items, worth


def quick(state: State, seat: Seat, chance: Random) -> Step[Action]:
    """The best step at first sight."""
    return steps(state, seat)[0]


def key(state: State, seat: Seat) -> Hashable:
    """Equal for positions of a turn that differ in nothing but the order of what was done."""
    own = state.seats[seat]
    return (
        state.turn,
        state.round,
        state.phase,
        own.coins,
        own.supply,
        own.debts,
        own.turned,
        own.option,
        own.place,
        own.plan,
        own.points,
        tuple(sorted(state.dice.items())),
        tuple(state.obstacles),
        tuple(state.cities.items()),
        tuple(state.depots.items()),
        tuple(state.port.items()),
        state.choosers,
        tuple((its.coins, its.place) for its in state.seats),
    )


MIND: Final[Mind[State, Action]] = Mind(GAME, worth, items, steps, quick, key)
"""How computer players see Ruhrschifffahrt."""
