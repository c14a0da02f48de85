"""The legal steps of mining, listed fast: all action objects are built once."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from games.coal_baron import facts
from games.coal_baron.actions import Action, Cube, FillSpace, FillWithTwo, LoadCube, MoveCage, StoreCube
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
_PAIRS: Final = [(first, second) for index, first in enumerate(_CUBES) for second in _CUBES[index:]]


def legal_steps(state: State, seat: Seat) -> Iterator[Action]:
    """Every step that is legal now."""
    me, steps = state.seats[seat], state.turn.steps
    level = me.cage_level
    yield from _MOVES[level]
    if level == 0:
        for coal in COALS:
            if coal in me.cage and storable(state, me, coal):
                yield _STORES[coal]
    elif len(me.cage) < facts.CAGE_CAPACITY:
        there = coals_on_level(me, level)
        for coal in COALS:  # never in the order of a set, which changes from process to process
            if coal in there:
                yield _LOADS[coal]
    cage = me.cage if level == 0 else ()
    storage = me.storage if source_open(state, me, "storage") else ()
    if cage or storage:
        yield from _legal_fills(me, cage, storage, steps)


def _legal_fills(me: SeatState, cage: tuple[Coal, ...], storage: tuple[Coal, ...], steps: int) -> Iterator[Action]:
    pairs = _pairs_of(cage, storage) if steps >= 2 else ()
    for own in me.outstanding:
        for coal in free_coals(own):
            if coal in cage:
                yield _FILLS[own.order, coal, "cage"]
            if coal in storage:
                yield _FILLS[own.order, coal, "storage"]
            if pairs:
                every = _pairs_for(own.order, coal)
                for index in pairs:
                    yield every[index]


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
