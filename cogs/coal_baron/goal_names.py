"""Goals of mining as labels."""

from typing import Final

from bot.words import Words
from cogs.coal_baron import names
from cogs.coal_baron.signs import mining_signs
from cogs.desk import fitting
from games.coal_baron import facts
from games.coal_baron.actions import FillSpace, FillWithTwo, LoadCube, StoreCube
from games.coal_baron.goals import Goal
from games.coal_baron.state import SeatState
from games.coal_baron.view import SeatView

_EXAMPLE: Final = 62
"""Characters of a goal that is an example in a menu's description."""


def what(goal: Goal, words: Words) -> str:
    """What the goal reaches: "Complete horse cart, 9 points (2 × black)", and whether it takes cubes in pairs."""
    points = names.points(goal.points, words)
    if goal.kind == "several":
        return _with_pairs(goal, _several(goal, words), words)
    if goal.order is None:
        unloaded = sum(isinstance(action, FillSpace | StoreCube) for action in goal.actions)
        said = words(f"cb-goal-{goal.kind}", count=unloaded)
        if count := len(goal.orders):
            return words("cb-goal-completing", goal=said, count=count, points=points)
        return words("cb-goal-bringing", goal=said, brought=words.listed(_brought(goal, words)))
    if goal.kind == "prepare":
        return _prepared(goal, goal.order, words)
    card = facts.ORDERS[goal.order]
    vehicle, coals = names.vehicle(card.vehicle, words), names.coals(card.spaces, words)
    return _with_pairs(goal, words("cb-goal-complete", vehicle=vehicle, points=points, coals=coals), words)


def example(goal: Goal, words: Words) -> str:
    """What the goal reaches, without the coal of an order where its pairs of cubes leave no room for it."""
    said = what(goal, words)
    return said if not pairs(goal) or len(said) <= _EXAMPLE else briefly(goal, words)


def briefly(goal: Goal, words: Words) -> str:
    """The same without the coal of an order, which its letter tells from others."""
    if goal.kind not in ("complete", "several"):
        return what(goal, words)
    return _with_pairs(goal, most_briefly(goal, words), words)


def most_briefly(goal: Goal, words: Words) -> str:
    """The same without its pairs of cubes, or without what is prepared of an order."""
    if goal.kind == "several":
        return _several(goal, words)
    if goal.order is None:
        return what(goal, words)
    if goal.kind == "prepare":
        return words("cb-goal-prepare-brief", order=names.order_bare(goal.order, words))
    vehicle = names.vehicle(facts.ORDERS[goal.order].vehicle, words)
    return words("cb-goal-complete-brief", vehicle=vehicle, points=names.points(goal.points, words))


def _brought(goal: Goal, words: Words) -> list[str]:
    """Where the cubes of the cage go: on spaces of orders, and into storage."""
    filled = sum(isinstance(action, FillSpace | FillWithTwo) for action in goal.actions)
    stored = sum(isinstance(action, StoreCube) for action in goal.actions)
    counts = {"cb-goal-filling": filled, "cb-goal-storing": stored}
    return [words(key, count=count) for key, count in counts.items() if count]


def _several(goal: Goal, words: Words) -> str:
    return words("cb-goal-several", count=len(goal.orders), points=names.points(goal.points, words))


def _prepared(goal: Goal, order: str, words: Words) -> str:
    """What of an order is prepared: the coal that the plan puts on it, or else what it loads for it."""
    filled = any(isinstance(action, FillSpace) for action in goal.actions)
    key = "cb-goal-prepare" if filled else "cb-goal-prepare-load"
    return words(key, order=names.order_bare(order, words), coals=names.coals(prepared(goal), words))


def prepared(goal: Goal) -> tuple[str, ...]:
    """The coal that a plan puts on the order that it prepares, or else loads for it."""
    filled = tuple(action.coal for action in goal.actions if isinstance(action, FillSpace))
    return filled or tuple(action.coal for action in goal.actions if isinstance(action, LoadCube))


def _with_pairs(goal: Goal, said: str, words: Words) -> str:
    count = pairs(goal)
    return words("cb-goal-paired", goal=said, cubes=2 * count, spaces=count) if count else said


def pairs(goal: Goal) -> int:
    """How many spaces the plan fills with two cubes each."""
    return sum(isinstance(action, FillWithTwo) for action in goal.actions)


def label(goal: Goal, available: int, words: Words) -> str:
    """What the goal reaches and how many of the steps it takes."""
    return _of_steps(goal, what(goal, words), available, words)


def _of_steps(goal: Goal, said: str, available: int, words: Words) -> str:
    return words("cb-goal-of-steps", goal=said, needed=goal.steps, steps=available)


def sign(goal: Goal, me: SeatState | SeatView) -> str:
    """The letters of the orders that the goal is about; none where the cage is emptied."""
    signs = mining_signs(me)
    return ", ".join(signs[one] for one in signs if one in about(goal))


def about(goal: Goal) -> tuple[str, ...]:
    """The orders that the goal is about; none where the cage is emptied."""
    if goal.kind == "several":
        return goal.orders
    return (goal.order,) if goal.order else ()


def signed_label(goal: Goal, me: SeatState | SeatView, available: int, words: Words) -> str:
    """The goal behind its letters, as every list of goals has it: with its coal where there is room.

    Whoever empties the cage sees no letter: that of an order means the order.
    """
    said = (_of_steps(goal, one, available, words) for one in (what(goal, words), briefly(goal, words)))
    letters, named = sign(goal, me), [names.capital(one) for one in said]
    return fitting([words("signed", sign=letters, label=one) if letters else one for one in named])
