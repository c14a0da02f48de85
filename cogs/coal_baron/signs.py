"""The signs of worker spaces: a letter each, area by area as the menus list them."""

from functools import cache
from typing import Final

from cogs.signs import Signs, lettered
from games.coal_baron import facts
from games.coal_baron.facts import Area
from games.coal_baron.state import State
from games.coal_baron.view import View

AREAS: Final[tuple[Area, ...]] = ("factory", "mining", "delivery", "money", "bank", "orders")


def signs(at: State | View) -> Signs:
    """The sign of every space that is open to so many players."""
    return _signs(len(at.seats))


@cache
def _signs(players: int) -> Signs:
    spaces = sorted(facts.SPACES.values(), key=lambda space: AREAS.index(space.area))
    return lettered(space.id for space in spaces if players not in space.closed_at)
