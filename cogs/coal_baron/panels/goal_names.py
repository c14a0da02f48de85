"""Goals of mining as labels."""

from bot.words import Words
from cogs.coal_baron import names
from games.coal_baron import facts
from games.coal_baron.goals import Goal


def what(goal: Goal, words: Words) -> str:
    """What the goal reaches: "Complete horse cart, 9 points (2 × black)"."""
    points = names.points(goal.points, words)
    if goal.kind == "several":
        return words("cb-goal-several", count=len(goal.orders), points=points)
    if goal.order is None:
        return words("cb-goal-empty-for-points", points=points) if goal.points else words("cb-goal-empty")
    if goal.kind == "prepare":
        return words("cb-goal-prepare", order=names.order(goal.order, words))
    card = facts.ORDERS[goal.order]
    vehicle, coals = names.vehicle(card.vehicle, words), names.coals(card.spaces, words)
    return words("cb-goal-complete", vehicle=vehicle, points=points, coals=coals)


def label(goal: Goal, available: int, words: Words) -> str:
    """What the goal reaches and how many of the steps it takes."""
    return words("cb-goal-of-steps", goal=what(goal, words), needed=goal.steps, steps=available)
