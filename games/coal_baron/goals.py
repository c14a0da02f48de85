"""What a mining turn could reach, each goal with the plan that reaches it."""

from collections.abc import Iterator, Sequence
from copy import copy
from itertools import combinations
from typing import Final, Literal

import msgspec

from games.coal_baron import facts, mining
from games.coal_baron.actions import Action, FillSpace, LoadCube, MoveCage, StoreCube
from games.coal_baron.facts import COALS, Coal
from games.coal_baron.planning import Limits, position_of, shortest_plan
from games.coal_baron.playing import PLAYING
from games.coal_baron.state import Outstanding, SeatState, State
from games.coal_baron.together import completed, cost_of, free_spaces, from_cage, points_of, together
from games.coal_baron.turns import Mining
from games.engine.event import Seat
from games.engine.violation import IllegalAction

MOST: Final = 4
"""How many goals are offered at most."""


class Goal(msgspec.Struct, frozen=True):
    """A goal of mining: to complete one order or several, to empty the cage, or to prepare an order for later.

    Where the steps do not empty the cage, it is to unload as much as they do. `points` are those of the orders
    that the plan completes, `steps` what the plan costs, `actions` the plan; `orders` are those of a goal of
    several, and those that are completed where the cage is emptied or unloaded.
    """

    kind: Literal["complete", "several", "empty", "unload", "prepare"]
    order: str | None
    points: int
    steps: int
    actions: tuple[Action, ...]
    orders: tuple[str, ...] = ()


def goals(state: State, seat: Seat) -> tuple[Goal, ...]:
    """At most four goals for the seat's mining turn, the most useful first; none outside mining.

    Orders that can be completed come first, the most points ahead and then the fewest steps; every plan is legal.
    """
    if seat != state.turn.seat or not isinstance(state.turn, Mining) or state.phase == "over":
        return ()
    complete = sorted(_completions(state, seat), key=lambda goal: (-goal.points, goal.steps))
    if (several := _together(state, seat, complete)) is not None:
        complete.insert(0, several)
    others = [_emptying(state, seat), None if complete else _preparing(state, seat)]
    plans = [goal.actions for goal in complete]
    further = [goal for goal in others if goal is not None and goal.actions not in plans]
    found = (*complete[: MOST - len(further)], *further)
    return tuple(goal for goal in found if _holds(state, seat, goal))


def goals_for(state: State, seat: Seat, steps: int) -> tuple[Goal, ...]:
    """What the seat could reach with a number of mining steps, whoever's turn it is."""
    if state.phase != "shift" or steps < 1:
        return ()
    mining_turn = copy(state)
    mining_turn.turn = Mining(seat, f"mining_{steps}", steps)
    return goals(mining_turn, seat)


def _holds(state: State, seat: Seat, goal: Goal) -> bool:
    """Whether the plan is legal from its first step to its last."""
    try:
        for action in goal.actions:
            state = PLAYING.apply(state, seat, action).state
    except IllegalAction:
        return False
    return True


def _completions(state: State, seat: Seat) -> Iterator[Goal]:
    me = state.seats[seat]
    for own in me.outstanding:
        if plan := _completion(state, me, own):
            yield _goal("complete", own.order, facts.ORDERS[own.order].points, plan)


def _together(state: State, seat: Seat, single: Sequence[Goal]) -> Goal | None:
    """The most points that completing several orders at once brings, where that is more than any alone."""
    if not single:
        return None
    best = together(state.seats[seat], state.options, mining.steps_left(state))
    if best is None or len(best.orders) < 2 or best.points <= single[0].points:
        return None
    return Goal("several", None, best.points, cost_of(best.plan), best.plan, best.orders)


def _completion(state: State, me: SeatState, own: Outstanding) -> Sequence[Action] | None:
    """The shortest plan with as few pairs of cubes as possible: every cube left is worth something later (M4)."""
    spaces = free_spaces(own)
    for count in range(len(spaces) + 1):
        plans = [
            plan
            for pairs in dict.fromkeys(combinations(spaces, count))
            if (plan := _plan(state, me, own.order, _without(spaces, pairs), pairs))
        ]
        if plans:
            return min(plans, key=cost_of)
    return None


def _without(spaces: Sequence[Coal], pairs: Sequence[Coal]) -> list[Coal]:
    left = list(spaces)
    for coal in pairs:
        left.remove(coal)
    return left


def _plan(
    state: State, me: SeatState, order: str, spaces: Sequence[Coal], pairs: Sequence[Coal] = ()
) -> Sequence[Action] | None:
    storable = frozenset[Coal](coal for coal in COALS if mining.storable(state, me, coal))
    limits = Limits(order, mining.steps_left(state), state.options.storage_use == "any_level", storable)
    return shortest_plan(position_of(me, spaces, pairs), limits)


def _goal(kind: Literal["complete", "prepare"], order: str | None, points: int, plan: Sequence[Action]) -> Goal:
    return Goal(kind, order, points, cost_of(plan), tuple(plan))


def _emptying(state: State, seat: Seat) -> Goal | None:
    """Bring the cage up, put on orders what fits and store the rest, as far as the steps go.

    Where cubes in pairs complete more, they are put on orders so.
    """
    me, steps = state.seats[seat], mining.steps_left(state)
    if not me.cage:
        return None
    plan: list[Action] = [MoveCage(0)] if me.cage_level else []
    open_orders = {own.order: free_spaces(own) for own in me.outstanding}
    for coal in me.cage:
        # The order that lacks least comes first, of equal ones the most valuable.
        fitting = [order for order, free in open_orders.items() if coal in free]
        if fitting:
            order = min(fitting, key=lambda order: (len(open_orders[order]), -facts.ORDERS[order].points))
            open_orders[order].remove(coal)
            plan.append(FillSpace(order, coal))
        else:
            plan.append(StoreCube(coal))
    kind, plan = "empty" if len(plan) <= steps else "unload", plan[:steps]
    if len(plan) == 1 and me.cage_level:
        return None
    orders = completed(me, plan)
    points = points_of(orders)
    paired = from_cage(me, state.options, steps)
    if paired is not None and paired.points > points:
        kind = "empty" if paired.whole else "unload"
        return Goal(kind, None, paired.points, cost_of(paired.plan), paired.plan, paired.orders)
    return Goal(kind, None, points, cost_of(plan), tuple(plan), orders)


def _preparing(state: State, seat: Seat) -> Goal | None:
    """The plan that fills most spaces of an order; where none can be filled, the one that loads most of it."""
    me = state.seats[seat]
    filling = [goal for own in me.outstanding if (goal := _filling_part(state, me, own))]
    if filling:
        return max(filling, key=lambda goal: (_count(goal.actions, FillSpace), _worth(goal), -goal.steps))
    loading = [goal for own in me.outstanding if (goal := _loading(state, me, own))]
    return max(loading, key=lambda goal: (_count(goal.actions, LoadCube), _worth(goal), -goal.steps), default=None)


def _count(actions: Sequence[Action], kind: type[Action]) -> int:
    return sum(isinstance(action, kind) for action in actions)


def _worth(goal: Goal) -> int:
    return facts.ORDERS[goal.order].points if goal.order else 0


def _filling_part(state: State, me: SeatState, own: Outstanding) -> Goal | None:
    """The most spaces of one order that the steps suffice for, in the fewest steps."""
    had: list[Coal] = [coal for coal in free_spaces(own) if not position_of(me, [coal]).paired]
    for count in range(len(had), 0, -1):
        parts = dict.fromkeys(combinations(had, count))
        plans = [plan for part in parts if (plan := _plan(state, me, own.order, part))]
        if plans:
            return _goal("prepare", own.order, 0, min(plans, key=len))
    return None


def _loading(state: State, me: SeatState, own: Outstanding) -> Goal | None:
    """Load what the order lacks from the level that holds most of it."""
    free, steps = facts.CAGE_CAPACITY - len(me.cage), mining.steps_left(state)
    lacking = list(free_spaces(own))
    for coal in me.cage + me.storage:
        if coal in lacking:
            lacking.remove(coal)
    plans: list[list[Action]] = []
    for level in mining.LEVELS[1:]:
        moves: list[Action] = [] if level == me.cage_level else [MoveCage(level)]
        cubes = _cubes_on(me, level, lacking)[: max(0, min(free, steps - len(moves)))]
        if cubes:
            plans.append([*moves, *(LoadCube(coal) for coal in cubes)])
    if not plans:
        return None
    return _goal(
        "prepare",
        own.order,
        0,
        max(plans, key=lambda plan: (sum(isinstance(a, LoadCube) for a in plan), -len(plan))),
    )


def _cubes_on(me: SeatState, level: int, lacking: list[Coal]) -> list[Coal]:
    left, found = list(lacking), list[Coal]()
    for section in me.sections:
        if mining.LEVEL_OF[section.kind] == level:
            for cube in section.cubes:
                if cube in left:
                    left.remove(cube)
                    found.append(cube)
    return found
