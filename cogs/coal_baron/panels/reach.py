"""What mining could reach, shown before workers are placed."""

from cogs.coal_baron import goal_names
from cogs.coal_baron.desk import Desk
from games.coal_baron import facts
from games.coal_baron.goals import goals_for


def by_space(desk: Desk, spaces: list[str]) -> dict[str, tuple[str, ...]]:
    """For each mining space that reaches anything, its best goal in words, more and more briefly."""
    reached: dict[str, tuple[str, ...]] = {}
    for space in spaces:
        found = goals_for(desk.state, desk.seat, facts.SPACES[space].number)
        if found:
            ways = (goal_names.example, goal_names.briefly, goal_names.most_briefly)
            said = tuple(way(found[0], desk.words) for way in ways)
            # To be heard without "for example": every space that reaches anything names one goal.
            examples = tuple(desk.words("cb-effect-goal", goal=goal) for goal in said)
            reached[space] = said if desk.words.spoken else (*examples, *said[1:])
    return reached
