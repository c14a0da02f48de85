"""Ruhrschifffahrt for the search that all games share."""

from collections.abc import Hashable, Sequence
from copy import copy
from random import Random
from typing import Final

from msgspec.structs import replace

from games.engine.event import Seat
from games.ruhrschifffahrt.actions import Action
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.locks import lock_due
from games.ruhrschifffahrt.stages import END
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.turns import Purchase
from players.kinds import Kind, Words, kind_of
from players.mind import Mind, Step
from players.ruhrschifffahrt.steps import steps
from players.ruhrschifffahrt.worth import items, worth

LEAST_PRICE: Final = 2
"""Of what is bought in phase 6, on the board of the box."""


def quick(state: State, seat: Seat, chance: Random) -> Step[Action]:
    """The best step at first sight; who has bought and has no coins left is taken to make no debts for more."""
    turn = state.turn
    if (
        isinstance(turn, Purchase)
        and turn.bought
        and not turn.free_lock
        and state.seats[seat].coins < LEAST_PRICE
        and not lock_due(state, seat)
    ):
        return (END,)
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


def likely(state: State, seat: Seat) -> State:
    """Others sell where it is best for them when the time comes, whatever they were dealt as a plan."""
    if state.phase not in (3, 4) or all(
        own.plan is None for other, own in enumerate(state.seats) if other != seat
    ):
        return state
    dealt = copy(state)
    dealt.seats = [
        own if other == seat or own.plan is None else replace(own, plan=None)
        for other, own in enumerate(state.seats)
    ]
    return dealt


HASTE: Final = 3
"""The best few voyages differ by less than a point, and none of them is bad: who is to play worse in haste must be
farther off, among as many times more steps."""
WORDS: Final = Words(
    beside=frozenset({"option", "end"}),
    apart=frozenset({"start"}),
    alike=frozenset({"depot", "port", "shift", "transport"}),
)


def kind(notations: Sequence[str]) -> Kind:
    """The same start for another sale is another plan of its kind."""
    found = kind_of(notations, WORDS)
    sale = [one for one in notations if one.startswith("plan ")]
    return found._replace(which=" ".join([found.which, *sale]))


MIND: Final[Mind[State, Action]] = Mind(
    game=GAME,
    worth=worth,
    items=items,
    steps=steps,
    quick=quick,
    key=key,
    haste=HASTE,
    lapses=HASTE,
    likely=likely,
    kind=kind,
)
"""How computer players see Ruhrschifffahrt."""
