"""Orders that one mining action completes together, of the most points: two cubes may fill a space there (M4)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, islice
from typing import Final, TypeAlias

import msgspec

from games.coal_baron import facts, mining
from games.coal_baron.actions import Action, FillSpace, FillWithTwo, MoveCage, StoreCube
from games.coal_baron.facts import COALS, Coal
from games.coal_baron.planning import Limits, Position, Side, least_steps, position_of, shortest_plan
from games.coal_baron.state import Options, Outstanding

_EXPANDED: Final = 200
"""Positions that one search may look at."""
_SEARCHES: Final = 40
"""Groups of orders for which a plan is searched; those worth most come first."""
_UNMINED: Final = ((0,) * len(COALS),) * len(mining.LEVELS)

Free: TypeAlias = tuple[str, tuple[Coal, ...]]
"""An order with the coal of its free spaces."""
Plan: TypeAlias = tuple[Action, ...]


class Together(msgspec.Struct, frozen=True):
    """Orders that one plan completes, with their points, and what the plan does of all it set out to do.

    `whole` is False where the steps do not suffice for the rest, which completes nothing.
    """

    orders: tuple[str, ...]
    points: int
    plan: Plan
    whole: bool = True


def together(me: Side, options: Options, steps: int) -> Together | None:
    """The orders of the most points that so many steps of mining complete; None if they complete none."""
    return _best(position_of(me, ()), _free(me), _limits(options, me, steps))


def from_cage(me: Side, options: Options, steps: int) -> Together | None:
    """The same of the cubes in the cage and in storage alone, the cage emptied as far as the steps go."""
    best = _best(position_of(me, ())._replace(mine=_UNMINED), _free(me), _limits(options, me, steps))
    if best is None:
        return None
    plan = list(best.plan)
    if me.cage_level and MoveCage(0) not in plan:
        plan.insert(0, MoveCage(0))
    plan += _unloaded(me, plan)
    kept = _affordable(plan, steps)
    orders = completed(me, kept)
    return Together(orders, points_of(orders), kept, len(kept) == len(plan))


def fills_within(me: Side, options: Options, order: str, steps: int) -> bool:
    """Whether so many steps of mining suffice for an order that the seat would take now."""
    return (
        _plan(position_of(me, ()), ((order, facts.ORDERS[order].spaces),), _limits(options, me, steps)) is not None
    )


def cost_of(plan: Sequence[Action]) -> int:
    """The steps that a plan takes."""
    return sum(mining.steps_of(action) for action in plan)


def points_of(orders: Sequence[str]) -> int:
    """The points of orders."""
    return sum(facts.ORDERS[order].points for order in orders)


def _unloaded(me: Side, plan: Sequence[Action]) -> Iterator[Action]:
    """What a plan leaves in the cage: put on orders where it fits, else stored."""
    cage, free = list(me.cage), {order: list(spaces) for order, spaces in _free(me)}
    for action in plan:
        if isinstance(action, FillSpace):
            free[action.order].remove(action.coal)
            if action.source == "cage":
                cage.remove(action.coal)
        elif isinstance(action, FillWithTwo):
            free[action.order].remove(action.space)
            for cube in action.cubes:
                if cube.source == "cage":
                    cage.remove(cube.coal)
        elif isinstance(action, StoreCube):
            cage.remove(action.coal)
    for coal in cage:
        order = next((order for order, spaces in free.items() if coal in spaces), None)
        if order is None:
            yield StoreCube(coal)
        else:
            free[order].remove(coal)
            yield FillSpace(order, coal)


def _affordable(plan: Sequence[Action], steps: int) -> Plan:
    """As much of a plan as the steps pay for."""
    kept: list[Action] = []
    for action in plan:
        steps -= mining.steps_of(action)
        if steps < 0:
            break
        kept.append(action)
    return tuple(kept)


def completed(me: Side, plan: Sequence[Action]) -> tuple[str, ...]:
    """The orders that a plan completes."""
    filled = [action.order for action in plan if isinstance(action, FillSpace | FillWithTwo)]
    return tuple(order for order, spaces in _free(me) if filled.count(order) == len(spaces))


def free_spaces(own: Outstanding) -> list[Coal]:
    """The printed coal of an order's free spaces."""
    spaces = facts.ORDERS[own.order].spaces
    return [coal for coal, held in zip(spaces, own.filled, strict=True) if not held]


def _free(me: Side) -> tuple[Free, ...]:
    """The outstanding orders that are not complete."""
    return tuple((own.order, tuple(free)) for own in me.outstanding if (free := free_spaces(own)))


def _limits(options: Options, me: Side, steps: int) -> Limits:
    wanted = [coal for _, spaces in _free(me) for coal in spaces]
    storable = frozenset[Coal](coal for coal in COALS if options.storing == "always" or coal not in wanted)
    return Limits("", steps, options.storage_use == "any_level", storable, _EXPANDED)


@lru_cache(maxsize=512)
def _best(start: Position, free: tuple[Free, ...], limits: Limits) -> Together | None:
    """The orders worth most that the steps complete together, with a plan of as few pairs as it can have.

    Whoever completes some orders could complete each of them alone, so that no group is looked at with an
    order that cannot be completed.
    """
    single = [one for one in free if _plan(start, (one,), limits)]
    held = sum(start.cage) + sum(start.storage)
    groups = [
        group
        for count in range(1, len(single) + 1)
        for group in combinations(single, count)
        if _at_least(sum(len(spaces) for _, spaces in group), held) <= limits.steps
    ]
    groups.sort(key=lambda group: (-points_of([order for order, _ in group]), len(group)))
    within = (group for group in groups if next(_paired(start, group, limits), None))
    for group in islice(within, _SEARCHES):
        if plan := _plan(start, group, limits):
            orders = tuple(order for order, _ in group)
            return Together(orders, points_of(orders), tuple(_assigned(plan, group)))
    return None


def _at_least(spaces: int, held: int) -> int:
    """Steps that so many spaces take at least: a cube that is not held is loaded and brought up."""
    return spaces + (spaces - held + 1 if spaces > held else 0)


def _plan(start: Position, group: Sequence[Free], limits: Limits) -> Plan | None:
    """The shortest plan with as few pairs of cubes as possible: every cube left is worth something later (M4)."""
    for near in _paired(start, group, limits):
        plans: list[Plan] = []
        for least, position in near:
            if plans and least >= min(cost_of(plan) for plan in plans):
                break
            if plan := shortest_plan(position, limits):
                plans.append(plan)
        if plans:
            return min(plans, key=cost_of)
    return None


def _paired(start: Position, group: Sequence[Free], limits: Limits) -> Iterator[list[tuple[int, Position]]]:
    """With more and more pairs what the steps may suffice for, each with the steps it takes at least."""
    spaces: list[Coal] = [coal for _, free in group for coal in free]
    for count in range(min(len(spaces), limits.steps - len(spaces)) + 1):
        tried = {_position(start, spaces, pairs) for pairs in combinations(spaces, count)}
        near = [(least, one) for one in tried if (least := _least(one, limits)) <= limits.steps]
        if near:
            yield sorted(near)


def _least(position: Position, limits: Limits) -> int:
    """The fewest steps by which it could be done: exact where one way up suffices and the cage has room."""
    least = least_steps(position, limits)
    hand = [one + other for one, other in zip(position.cage, position.storage, strict=True)]
    pairs = 2 * len(position.paired)
    lacking = [max(0, need - had) for need, had in zip(position.needs, hand, strict=True)]
    spare = sum(max(0, had - need) for need, had in zip(position.needs, hand, strict=True))
    loads = sum(lacking) + max(0, pairs - spare)
    if not loads or least > limits.steps:
        return least
    visits = min(
        (
            len(set(levels) - {position.level})
            for count in range(1, len(mining.LEVELS))
            for levels in combinations(mining.LEVELS[1:], count)
            if _lie_there(position, levels, lacking, loads)
        ),
        default=limits.steps,
    )
    return max(least, sum(position.needs) + pairs + loads + visits + 1)


def _lie_there(position: Position, levels: Sequence[int], lacking: Sequence[int], loads: int) -> bool:
    """Whether those levels hold the coal that lacks, and as many cubes as are to be loaded."""
    there = [sum(position.mine[level][coal] for level in levels) for coal in range(len(COALS))]
    return sum(there) >= loads and all(had >= need for had, need in zip(there, lacking, strict=True))


def _position(start: Position, spaces: Sequence[Coal], pairs: Sequence[Coal]) -> Position:
    """The position for filling `spaces`, of which `pairs` and those whose coal is not to be had take two cubes."""
    needs, paired = list[int](), list[int]()
    for index, coal in enumerate(COALS):
        had = start.cage[index] + start.storage[index] + sum(level[index] for level in start.mine)
        own = min(spaces.count(coal) - pairs.count(coal), had)
        needs.append(own)
        paired += [index] * (spaces.count(coal) - own)
    return start._replace(needs=tuple(needs), paired=tuple(paired))


def _assigned(plan: Sequence[Action], group: Sequence[Free]) -> Iterator[Action]:
    """The plan with each cube, and each two of a pair, brought to the first order that still lacks the coal."""
    lacking = {order: list(free) for order, free in group}
    for action in plan:
        match action:
            case FillSpace(coal=coal, source=source):
                yield FillSpace(_lacking(lacking, coal), coal, source)
            case FillWithTwo(space=space, cubes=cubes):
                yield FillWithTwo(_lacking(lacking, space), space, cubes)
            case _:
                yield action


def _lacking(lacking: dict[str, list[Coal]], coal: Coal) -> str:
    order = next(order for order, free in lacking.items() if coal in free)
    lacking[order].remove(coal)
    return order
