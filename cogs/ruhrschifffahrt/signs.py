"""The signs of the river's spaces, the coal depots and the columns of Ruhrort: a letter each.

The phase says what its turns are about: that has the first letters, in the order of the river. Everything else
comes after it, since answers for later may name it during the same turn.
"""

from functools import lru_cache

from cogs.signs import KEPT, Signs, lettered
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.river import River, river_on
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.view import View


def signs(at: State | View) -> Signs:
    """The sign of every place where something can be done, in the phase that a position is in."""
    return _signs(at.options.board, at.phase)


@lru_cache(maxsize=KEPT)
def _signs(board: str, phase: int) -> Signs:
    river = river_on(board)
    return lettered((*_first(river, phase), *river.spaces, *facts.DEPOTS, *facts.COUNTRIES))


def _first(river: River, phase: int) -> tuple[str, ...]:
    """What turns of a phase are about, downstream."""
    match phase:
        case 3 | 4:  # a trip is planned in one and made in the other
            about = {*river.storages, *river.sale_spaces}
        case 6:
            about = {*river.obstacles, *river.cities}
            return (*(space for space in river.spaces if space in about), *facts.DEPOTS, *facts.COUNTRIES)
        case _:
            about = {*river.storages}
    return tuple(space for space in river.spaces if space in about)
