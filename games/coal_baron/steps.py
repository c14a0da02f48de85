"""The steps that mining offers, listed fast: all action objects are built once."""

from functools import cache, lru_cache
from typing import Final

from games.coal_baron import facts
from games.coal_baron.actions import Cube, FillSpace, FillWithTwo, LoadCube, MoveCage, StoreCube
from games.coal_baron.facts import COALS, Coal
from games.coal_baron.mining import LEVELS, SOURCES, coals_on_level, free_coals, source_open, storable
from games.coal_baron.state import SeatState, State
from games.engine.event import Seat

_MOVES: Final = {here: [MoveCage(level) for level in LEVELS if level != here] for here in LEVELS}
_LOADS: Final = {coal: LoadCube(coal) for coal in COALS}
_STORES: Final = {coal: StoreCube(coal) for coal in COALS}
_FILLS: Final = {
    (order, coal, source): FillSpace(order, coal, source)
    for order, card in facts.ORDERS.items()
    for coal in set(card.spaces)
    for source in SOURCES
}
_CUBES: Final = sorted(Cube(source, coal) for source in SOURCES for coal in COALS)
_NO_LOADS: Final[list[LoadCube]] = []
_NO_STORES: Final[list[StoreCube]] = []
_NO_FILLS: Final[list[FillSpace]] = []
_NO_PAIRS: Final[list[FillWithTwo]] = []
_PAIRS: Final = [(first, second) for index, first in enumerate(_CUBES) for second in _CUBES[index:]]


def cage_moves(state: State, seat: Seat) -> list[MoveCage]:
    """To every other level."""
    return _MOVES[state.seats[seat].cage_level]


def loads(state: State, seat: Seat) -> list[LoadCube]:
    """A cube of each colour on the cage's level."""
    me = state.seats[seat]
    if me.cage_level == 0:
        return _NO_LOADS
    there = coals_on_level(me, me.cage_level)
    # Never in the order of a set, which changes from process to process.
    return [_LOADS[coal] for coal in COALS if coal in there]


def stores(state: State, seat: Seat) -> list[StoreCube]:
    """A cube of each colour in the cage that may be stored, at the surface."""
    me = state.seats[seat]
    if not me.cage or not source_open(state, me, "cage"):
        return _NO_STORES
    return [_STORES[coal] for coal in COALS if coal in me.cage and storable(state, me, coal)]


def fills(state: State, seat: Seat) -> list[FillSpace]:
    """A cube at hand on each free space of its colour."""
    me = state.seats[seat]
    cage, storage = _at_hand(state, me)
    if not cage and not storage:
        return _NO_FILLS
    found: list[FillSpace] = []
    for own in me.outstanding:
        for coal in free_coals(own):
            if coal in cage:
                found.append(_FILLS[own.order, coal, "cage"])
            if coal in storage:
                found.append(_FILLS[own.order, coal, "storage"])
    return found


def pairs(state: State, seat: Seat) -> list[FillWithTwo]:
    """Any two cubes at hand on each free space."""
    me = state.seats[seat]
    cage, storage = _at_hand(state, me)
    if len(cage) + len(storage) < 2:
        return _NO_PAIRS
    pairs = _pairs_of(cage, storage)
    found: list[FillWithTwo] = []
    for own in me.outstanding:
        for coal in free_coals(own):
            every = _pairs_for(own.order, coal)
            found += [every[index] for index in pairs]
    return found


def _at_hand(state: State, me: SeatState) -> tuple[tuple[Coal, ...], tuple[Coal, ...]]:
    """What can be taken from cage and storage now."""
    if me.cage_level == 0:
        return me.cage, me.storage
    return (), me.storage if source_open(state, me, "storage") else ()


@cache  # as many as there are printed spaces
def _pairs_for(order: str, coal: Coal) -> tuple[FillWithTwo, ...]:
    return tuple(FillWithTwo(order, coal, pair) for pair in _PAIRS)


@lru_cache(maxsize=4096)
def _pairs_of(cage: tuple[Coal, ...], storage: tuple[Coal, ...]) -> tuple[int, ...]:
    """Which pairs of cubes can be taken from what lies in cage and storage."""
    held = {cube: (cage if cube.source == "cage" else storage).count(cube.coal) for cube in _CUBES}
    return tuple(
        index
        for index, (first, second) in enumerate(_PAIRS)
        if held[first] and held[second] >= (2 if first == second else 1)
    )
