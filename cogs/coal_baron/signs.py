"""The signs of worker spaces: a letter each, in the order of the board."""

from cogs.signs import Signs, lettered
from games.coal_baron import facts
from games.coal_baron.state import State
from games.coal_baron.view import View


def signs(at: State | View) -> Signs:
    """The sign of every space that is open to so many players."""
    players = len(at.seats)
    return lettered(id for id, space in facts.SPACES.items() if players not in space.closed_at)
