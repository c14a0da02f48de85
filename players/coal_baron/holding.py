"""What a seat works with, as counts: cubes by coal wherever they are, and what its orders still need."""

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from games.coal_baron import facts
from games.coal_baron.facts import COALS, Coal
from games.coal_baron.state import Outstanding, SeatState, Section

Counts: TypeAlias = tuple[int, ...]
"""Cubes by coal, in the order of COALS."""
Mine: TypeAlias = tuple[int, ...]
"""Cubes by level and coal: four counts for each level."""

NONE: Final[Counts] = (0, 0, 0, 0)
COAL_INDEX: Final[dict[str, int]] = {coal: index for index, coal in enumerate(COALS)}
ORDER_IDS: Final = tuple(facts.ORDERS)
ORDER_INDEX: Final = {order: index for index, order in enumerate(ORDER_IDS)}
SPACES: Final[tuple[Counts, ...]] = tuple(
    tuple(card.spaces.count(coal) for coal in COALS) for card in facts.ORDERS.values()
)
"""The printed spaces of each order by coal."""
POINTS: Final = tuple(card.points for card in facts.ORDERS.values())
VEHICLE: Final = tuple(facts.VEHICLES.index(card.vehicle) for card in facts.ORDERS.values())


class Need(NamedTuple):
    """An outstanding order by its index, and its free spaces by coal."""

    order: int
    free: Counts


class Holding(NamedTuple):
    """Where the cage is and what lies where."""

    level: int
    cage: Counts
    storage: Counts
    mine: Mine
    needs: tuple[Need, ...]


def holding_of(me: SeatState) -> Holding:
    """What the seat works with."""
    return Holding(
        me.cage_level, counted(me.cage), counted(me.storage), mine_of(me.sections), needs_of(me.outstanding)
    )


@lru_cache(maxsize=2048)
def counted(coals: tuple[Coal, ...]) -> Counts:
    """How many there are of each coal."""
    return tuple([coals.count(coal) for coal in COALS])


@lru_cache(maxsize=2048)
def mine_of(sections: tuple[Section, ...]) -> Mine:
    """The cubes in a mine by level and coal."""
    counts = [0] * 16
    for section in sections:
        base = 4 * (facts.SECTIONS[section.kind].level - 1)
        for cube in section.cubes:
            if cube is not None:
                counts[base + COAL_INDEX[cube]] += 1
    return tuple(counts)


@lru_cache(maxsize=2048)
def carts_of(sections: tuple[Section, ...]) -> tuple[Counts, Counts, int]:
    """The empty and the laden minecarts by level, and how many tiles more the light side has than the dark one."""
    empty, laden = [0, 0, 0, 0], [0, 0, 0, 0]
    light = 0
    for section in sections:
        tile = facts.SECTIONS[section.kind]
        without = section.cubes.count(None)
        empty[tile.level - 1] += without
        laden[tile.level - 1] += len(section.cubes) - without
        if section.kind in facts.TILES:
            light += 1 if tile.side == "light" else -1
    return tuple(empty), tuple(laden), light


@lru_cache(maxsize=2048)
def needs_of(outstanding: tuple[Outstanding, ...]) -> tuple[Need, ...]:
    """What the orders still need."""
    return tuple([_need(own) for own in outstanding])


@lru_cache(maxsize=2048)
def _need(own: Outstanding) -> Need:
    free = [0, 0, 0, 0]
    for coal, cubes in zip(facts.ORDERS[own.order].spaces, own.filled, strict=True):
        if not cubes:
            free[COAL_INDEX[coal]] += 1
    return Need(ORDER_INDEX[own.order], tuple(free))


@lru_cache(maxsize=64)
def fresh(order: str) -> Need:
    """An order on which nothing lies yet."""
    index = ORDER_INDEX[order]
    return Need(index, SPACES[index])


@lru_cache(maxsize=4096)
def delivered_spaces(delivered: tuple[str, ...]) -> tuple[int, ...]:
    """The printed spaces of delivered orders by coal, then by vehicle."""
    counts = [0] * 8
    for order in delivered:
        index = ORDER_INDEX[order]
        for coal, count in enumerate(SPACES[index]):
            counts[coal] += count
        counts[4 + VEHICLE[index]] += sum(SPACES[index])
    return tuple(counts)
