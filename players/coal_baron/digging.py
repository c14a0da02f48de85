"""Plans of mining: which levels to call at, what to load there and what to fill, for a number of steps."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from games.coal_baron import facts
from games.coal_baron.actions import Action, Cube, FillSpace, FillWithTwo, LoadCube, MoveCage, Source, StoreCube
from games.coal_baron.facts import COALS
from players.coal_baron.holding import ORDER_IDS, Holding, Need
from players.coal_baron.outlook import work_of

Value: TypeAlias = Callable[[Holding], float]

_MOVES: Final = tuple(MoveCage(level) for level in range(5))
_LOADS: Final = tuple(LoadCube(coal) for coal in COALS)
_STORES: Final = tuple(StoreCube(coal) for coal in COALS)
_SOURCES: Final[tuple[Source, ...]] = ("cage", "storage")


_BRIEF_LEVELS: Final = 2
"""So many levels are called at where plans are looked for briefly."""


class Dig(NamedTuple):
    """A plan of mining: its actions and what the seat works with after them."""

    actions: tuple[Action, ...]
    holding: Holding


class _Digger:
    """A plan in the making."""

    __slots__ = ("actions", "cage", "level", "mine", "needs", "steps", "storage")

    def __init__(self, holding: Holding, steps: int) -> None:
        self.level, cage, storage, mine, needs = holding
        self.cage, self.storage, self.mine = list(cage), list(storage), list(mine)
        self.needs = {need.order: list(need.free) for need in needs}
        self.steps = steps
        self.actions: list[Action] = []

    def copy(self) -> "_Digger":
        other = _Digger.__new__(_Digger)
        other.level, other.steps = self.level, self.steps
        other.cage, other.storage, other.mine = self.cage.copy(), self.storage.copy(), self.mine.copy()
        other.needs = {order: free.copy() for order, free in self.needs.items()}
        other.actions = self.actions.copy()
        return other

    def dig(self) -> Dig:
        needs = tuple([Need(order, tuple(free)) for order, free in self.needs.items()])
        holding = Holding(self.level, tuple(self.cage), tuple(self.storage), tuple(self.mine), needs)
        return Dig(tuple(self.actions), holding)

    def move(self, level: int) -> None:
        if self.level != level and self.steps:
            self.level = level
            self.steps -= 1
            self.actions.append(_MOVES[level])

    def load(self, coal: int) -> None:
        self.mine[4 * (self.level - 1) + coal] -= 1
        self.cage[coal] += 1
        self.steps -= 1
        self.actions.append(_LOADS[coal])

    def store(self, coal: int) -> None:
        self.cage[coal] -= 1
        self.storage[coal] += 1
        self.steps -= 1
        self.actions.append(_STORES[coal])

    def fill(self, order: int, coal: int) -> None:
        source = 0 if self.cage[coal] else 1
        (self.storage if source else self.cage)[coal] -= 1
        self.needs[order][coal] -= 1
        self.steps -= 1
        self.actions.append(_fill(order, coal, source))

    def fill_with_two(self, order: int, coal: int, spare: list[int]) -> None:
        cubes: list[Cube] = []
        while len(cubes) < 2:
            which = max(range(4), key=lambda one: spare[one])
            source = 0 if self.cage[which] else 1
            (self.storage if source else self.cage)[which] -= 1
            spare[which] -= 1
            cubes.append(Cube(_SOURCES[source], COALS[which]))
        self.needs[order][coal] -= 1
        self.steps -= 2
        self.actions.append(FillWithTwo(ORDER_IDS[order], COALS[coal], (cubes[0], cubes[1])))


@lru_cache(maxsize=512)
def _fill(order: int, coal: int, source: int) -> FillSpace:
    return FillSpace(ORDER_IDS[order], COALS[coal], _SOURCES[source])


class _Aim(NamedTuple):
    """Which orders a plan serves, the first first, and how it is looked for."""

    order: list[int]
    clear: bool
    brief: bool


def digs(holding: Holding, steps: int, shift: int, value: Value, most: int, *, clear: bool) -> list[Dig]:
    """The best plans by the value of what they lead to, each position once; the first may be to do nothing.

    `clear` asks for minecarts to be emptied with the steps left, whether the cubes are needed or not. Where only
    one plan is asked for, the unlikely ones are left out.
    """
    aim = _Aim([task.order for task in work_of(holding, shift).tasks], clear, brief=most == 1)
    found: dict[Holding, tuple[float, Dig]] = {}
    for digger in _variants(_Digger(holding, steps), aim):
        dig = digger.dig()
        had = found.get(dig.holding)
        if had is None:
            found[dig.holding] = (value(dig.holding), dig)
        elif len(dig.actions) < len(had[1].actions):
            found[dig.holding] = (had[0], dig)
    ranked = sorted(found.values(), key=lambda one: (-one[0], len(one[1].actions)))
    return [dig for _, dig in ranked[:most]]


def _variants(start: _Digger, aim: _Aim) -> Iterator[_Digger]:
    filled = start.copy()
    if not filled.level:
        _fill_all(filled, aim.order)
    if filled.actions:
        yield from _trips(filled, aim)
    else:
        yield from _trips(start, aim)
    if start.level and any(start.cage):
        up = start.copy()
        up.move(0)
        _fill_all(up, aim.order)
        yield from _trips(up, aim)


def _trips(start: _Digger, aim: _Aim) -> Iterator[_Digger]:
    """What can be done from a position on: a trip to some levels and up again, or only down."""
    wanted = _wanted(start, aim)
    room = facts.CAGE_CAPACITY - sum(start.cage)
    if start.level == 0 and len(wanted) > room:
        start = start.copy()
        _store(start, len(wanted) - room)
        room = facts.CAGE_CAPACITY - sum(start.cage)
    yield start
    if not wanted or not room or not start.steps:
        return
    levels = sorted({level for level, _ in wanted})
    waiting = sum(start.cage)
    for count in range(1, min(len(levels), _BRIEF_LEVELS if aim.brief else 4) + 1):
        for visited in combinations(levels, count):
            moves = count - (start.level in visited)
            here = [one for one in wanted if one[0] in visited]
            most = min(len(here), room, start.steps - moves)
            full = max(0, min(most, (start.steps - moves - 1 - waiting) // 2))
            for loaded in {full or most} if aim.brief else {full, min(full + 1, most), most}:
                if loaded > 0:
                    yield from _trip(start, aim, here[:loaded])


def _trip(start: _Digger, aim: _Aim, loads: list[tuple[int, int]]) -> Iterator[_Digger]:
    digger = start.copy()
    for level, coal in sorted(loads, key=lambda one: (one[0] != start.level, one[0])):
        digger.move(level)
        digger.load(coal)
    if digger.steps < 2:
        yield digger
        return
    digger.move(0)
    _fill_all(digger, aim.order)
    if digger.steps >= 2:
        _down_again(digger, aim)
    yield digger


def _down_again(digger: _Digger, aim: _Aim) -> None:
    """Load with the steps left what will be needed next."""
    wanted = _wanted(digger, aim)
    for level, coal in wanted:
        if digger.steps < 1 + (level != digger.level) or sum(digger.cage) >= facts.CAGE_CAPACITY:
            return
        digger.move(level)
        digger.load(coal)


def _wanted(digger: _Digger, aim: _Aim) -> list[tuple[int, int]]:
    """Level and coal of the cubes that should be loaded, the most urgent first."""
    hand = [one + other for one, other in zip(digger.cage, digger.storage, strict=True)]
    mine = digger.mine.copy()
    found: list[tuple[int, int]] = []
    missing = 0
    for number in aim.order:
        for coal, count in enumerate(digger.needs[number]):
            for _ in range(count):
                if hand[coal]:
                    hand[coal] -= 1
                elif (level := _level_of(mine, coal)) is not None:
                    mine[4 * level + coal] -= 1
                    found.append((level + 1, coal))
                else:
                    missing += 1
    if aim.clear or missing:
        spare = [
            (level + 1, coal) for level in range(4) for coal in range(4) for _ in range(mine[4 * level + coal])
        ]
        found += spare if aim.clear else spare[: max(0, 2 * missing - sum(hand))]
    return found


def _level_of(mine: list[int], coal: int) -> int | None:
    if mine[5 * coal]:
        return coal
    return next((level for level in range(4) if mine[4 * level + coal]), None)


def _store(digger: _Digger, count: int) -> None:
    """Make room in the cage by what no order needs: some tables let nothing else be stored (M5)."""
    for coal in range(4):
        if any(free[coal] for free in digger.needs.values()):
            continue
        while digger.cage[coal] and count and digger.steps > 3:
            digger.store(coal)
            count -= 1


def _fill_all(digger: _Digger, order: list[int]) -> None:
    """Fill what can be filled: first the orders that get complete, then the others in their order."""
    for number in order:
        free = digger.needs[number]
        if 0 < sum(free) <= digger.steps and all(
            digger.cage[coal] + digger.storage[coal] >= free[coal] for coal in range(4)
        ):
            _fill_one(digger, number)
    for number in order:
        _fill_one(digger, number)
    _fill_pairs(digger, order)


def _fill_one(digger: _Digger, number: int) -> None:
    free = digger.needs[number]
    for coal in range(4):
        while free[coal] and digger.steps and (digger.cage[coal] or digger.storage[coal]):
            digger.fill(number, coal)


def _fill_pairs(digger: _Digger, order: list[int]) -> None:
    """Fill spaces whose coal is not to be had with two cubes that nothing needs."""
    spare = [one + other for one, other in zip(digger.cage, digger.storage, strict=True)]
    if digger.steps < 2 or sum(spare) < 2:
        return
    for number in order:
        free = digger.needs[number]
        for coal in (3, 2, 1, 0):
            if not free[coal]:
                continue
            mined = sum(digger.mine[4 * level + coal] for level in range(4))
            while free[coal] and digger.steps >= 2 and sum(spare) >= 2 and not spare[coal] and not mined:
                digger.fill_with_two(number, coal, spare)
