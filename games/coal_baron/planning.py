"""The shortest way to fill given spaces of one order by mining: a search over cage, minecarts and storage."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple, TypeAlias

from games.coal_baron import cubes, facts
from games.coal_baron.actions import Action, Cube, FillSpace, FillWithTwo, LoadCube, MoveCage, Source, StoreCube
from games.coal_baron.facts import COALS, Coal
from games.coal_baron.mining import LEVEL_OF, LEVELS
from games.coal_baron.state import SeatState
from games.coal_baron.view import SeatView

Side: TypeAlias = SeatState | SeatView
"""A player's side of the table."""
Counts: TypeAlias = tuple[int, ...]
"""Cubes by coal, in the order of COALS."""
Step: TypeAlias = tuple[int, "Position", Action]

_NONE: Final[Counts] = (0, 0, 0, 0)
_INDICES: Final = range(len(COALS))
EXPANDED: Final = 400
"""Positions looked at before a search gives up; a search that finds something needs far fewer."""
KEPT: Final = 2048
"""Plans that are kept: a panel asks for the same as the message before it, and as the next press."""


class Position(NamedTuple):
    """What a plan for one order depends on. `needs` are spaces to be filled with their own coal, `paired` the
    printed coals of spaces to be filled with any two cubes."""

    level: int
    cage: Counts
    storage: Counts
    mine: tuple[Counts, ...]
    needs: Counts
    paired: tuple[int, ...]


class Limits(NamedTuple):
    """What bounds a plan: the order it is for, the steps, the options in force, and the positions looked at."""

    order: str
    steps: int
    storage_at_any_level: bool
    storable: frozenset[Coal]
    expanded: int = EXPANDED


def position_of(me: Side, spaces: Sequence[Coal], pairs: Sequence[Coal] = ()) -> Position:
    """The position for filling `spaces`, and `pairs` with two cubes each.

    Spaces whose coal is not to be had are marked for two cubes, too.
    """
    cage, storage, mine = _counts(me.cage), _counts(me.storage), _mine_counts(me)
    needs = list(_counts(spaces))
    paired = [cubes.INDEX[coal] for coal in pairs]
    for coal in _INDICES:
        had = cage[coal] + storage[coal] + sum(level[coal] for level in mine)
        paired += [coal] * max(0, needs[coal] - had)
        needs[coal] = min(needs[coal], had)
    return Position(me.cage_level, cage, storage, mine, tuple(needs), tuple(paired))


@lru_cache(maxsize=KEPT)
def shortest_plan(start: Position, limits: Limits) -> tuple[Action, ...] | None:
    """The fewest steps that fill every space, or None if the steps do not suffice."""
    queue = [(least_steps(start, limits), 0, 0, start)]
    reached: dict[Position, tuple[int, Position | None, Action | None]] = {start: (0, None, None)}
    for ticket in range(1, limits.expanded):
        if not queue or queue[0][0] > limits.steps:
            return None
        _, _, spent, here = heappop(queue)
        if not here.paired and here.needs == _NONE:
            return _way_to(here, reached)
        for cost, there, action in _steps(here, limits, just_moved=isinstance(reached[here][2], MoveCage)):
            total = spent + cost
            if there not in reached or total < reached[there][0]:
                reached[there] = (total, here, action)
                heappush(queue, (total + least_steps(there, limits), -ticket, total, there))
    return None


def _way_to(
    goal: Position, reached: dict[Position, tuple[int, Position | None, Action | None]]
) -> tuple[Action, ...]:
    way: list[Action] = []
    here: Position | None = goal
    while here is not None:
        _, here, action = reached[here]
        if action is not None:
            way.append(action)
    return tuple(way[::-1])


def least_steps(here: Position, limits: Limits) -> int:
    """A number of steps that no plan can go below."""
    fills = sum(here.needs) + 2 * len(here.paired)
    missing = _missing(here)
    if missing:
        return fills + missing + 1 + _least_visits(here)
    if here.level and fills:
        from_cage = any(here.needs[coal] > here.storage[coal] for coal in _INDICES)
        return fills + (from_cage or not limits.storage_at_any_level)
    return fills


def _least_visits(here: Position) -> int:
    """How many other levels must be called at: those that alone hold a coal, or any where this one is no use."""
    sole: set[int] = set()
    for coal in _INDICES:
        if here.needs[coal] > _in_hand(here, coal):
            holding = [level for level in LEVELS[1:] if here.mine[level][coal]]
            sole.update(holding if len(holding) == 1 else ())
    others = len(sole - {here.level})
    if others or (here.level and any(_useful(here, coal) for coal in _loadable(here))):
        return others
    return 1


def _missing(here: Position) -> int:
    """How many cubes must still be loaded."""
    single = sum(max(0, here.needs[coal] - _in_hand(here, coal)) for coal in _INDICES)
    return single + max(0, 2 * len(here.paired) - _spare(here))


def _in_hand(here: Position, coal: int) -> int:
    return here.cage[coal] + here.storage[coal]


def _spare(here: Position) -> int:
    """Cubes in cage and storage that no space of their own coal needs."""
    return sum(max(0, _in_hand(here, coal) - here.needs[coal]) for coal in _INDICES)


def _loadable(here: Position) -> list[int]:
    return [coal for coal in _INDICES if here.mine[here.level][coal]]


def _useful(here: Position, coal: int) -> bool:
    """Whether one more cube of the coal would bring the plan on."""
    if here.needs[coal] > _in_hand(here, coal):
        return True
    return 2 * len(here.paired) > _spare(here)


def _steps(here: Position, limits: Limits, *, just_moved: bool) -> Iterator[Step]:
    yield from _fills(here, limits)
    if here.paired:
        yield from _pair(here, limits)
    missing = _missing(here)
    free = facts.CAGE_CAPACITY - sum(here.cage)
    if here.level == 0 and missing > free:
        yield from _stores(here, limits)
    if missing and free:
        yield from _loads(here)
    if not just_moved:  # one move goes any distance, two in a row are one too many
        yield from _moves(here, further=bool(missing and free))


def _moves(here: Position, *, further: bool) -> Iterator[Step]:
    if further:
        for level in LEVELS[1:]:
            if level != here.level and any(here.mine[level][coal] and _useful(here, coal) for coal in _INDICES):
                yield 1, here._replace(level=level), MoveCage(level)
    if here.level:
        yield 1, here._replace(level=0), MoveCage(0)


def _fills(here: Position, limits: Limits) -> Iterator[Step]:
    for coal in _INDICES:
        if not here.needs[coal]:
            continue
        needs = _more(here.needs, coal, -1)
        if here.level == 0 and here.cage[coal]:
            action = FillSpace(limits.order, COALS[coal], "cage")
            yield 1, here._replace(cage=_more(here.cage, coal, -1), needs=needs), action
        if here.storage[coal] and (here.level == 0 or limits.storage_at_any_level):
            action = FillSpace(limits.order, COALS[coal], "storage")
            yield 1, here._replace(storage=_more(here.storage, coal, -1), needs=needs), action


def _pair(here: Position, limits: Limits) -> Iterator[Step]:
    """Two spare cubes on one space, from storage before cage."""
    cage, storage = here.cage, here.storage
    taken: list[Cube] = []
    sources: tuple[Source, ...] = ("storage", "cage")
    for source in sources:
        if here.level and (source == "cage" or not limits.storage_at_any_level):
            continue
        for coal in _INDICES:
            held = storage if source == "storage" else cage
            spare = cage[coal] + storage[coal] - here.needs[coal]
            count = max(0, min(held[coal], spare, 2 - len(taken)))
            taken += [Cube(source, COALS[coal])] * count
            if source == "storage":
                storage = _more(storage, coal, -count)
            else:
                cage = _more(cage, coal, -count)
    if len(taken) == 2:
        first, second = sorted(taken)
        action = FillWithTwo(limits.order, COALS[here.paired[-1]], (first, second))
        yield 2, here._replace(cage=cage, storage=storage, paired=here.paired[:-1]), action


def _loads(here: Position) -> Iterator[Step]:
    level = here.level
    for coal in _loadable(here):
        if _useful(here, coal):
            left = (*here.mine[:level], _more(here.mine[level], coal, -1), *here.mine[level + 1 :])
            yield 1, here._replace(cage=_more(here.cage, coal, 1), mine=left), LoadCube(COALS[coal])


def _stores(here: Position, limits: Limits) -> Iterator[Step]:
    """Make room in the cage by storing what the order does not need."""
    for coal in _INDICES:
        if here.cage[coal] > here.needs[coal] and COALS[coal] in limits.storable:
            stored = here._replace(cage=_more(here.cage, coal, -1), storage=_more(here.storage, coal, 1))
            yield 1, stored, StoreCube(COALS[coal])


def _more(counts: Counts, coal: int, more: int) -> Counts:
    return (*counts[:coal], counts[coal] + more, *counts[coal + 1 :])


def _counts(coals: Sequence[Coal]) -> Counts:
    return tuple(coals.count(coal) for coal in COALS)


def _mine_counts(me: Side) -> tuple[Counts, ...]:
    mine = [[0] * len(COALS) for _ in LEVELS]
    for section in me.sections:
        for cube in section.cubes:
            if cube:
                mine[LEVEL_OF[section.kind]][cubes.INDEX[cube]] += 1
    return tuple(tuple(level) for level in mine)
