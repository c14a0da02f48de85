"""The signs of the river's spaces, the coal depots and the columns of Ruhrort: a letter each.

They are the same in every phase, so that a place is called alike where coal is planned, sold and bought for. What
each round begins with has the first letters, in the order of the river: where barges start and sell.
"""

from functools import lru_cache

from cogs.signs import KEPT, Signs, lettered
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.river import river_on
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.view import View


def signs(at: State | View) -> Signs:
    """The sign of every place where something can be done."""
    return _signs(at.options.board)


@lru_cache(maxsize=KEPT)
def _signs(board: str) -> Signs:
    river = river_on(board)
    trips = {*river.storages, *river.sale_spaces}
    first = [space for space in river.spaces if space in trips]
    return lettered((*first, *river.spaces, *facts.DEPOTS, *facts.COUNTRIES))
