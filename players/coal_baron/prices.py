"""What things of Coal Baron are worth in points, as the computer players judge them."""

from functools import lru_cache
from math import exp
from typing import Final

from games.coal_baron import facts

WORKER: Final = {2: 1.75, 3: 1.8, 4: 1.8}
"""Points that a worker brings who is not needed for anything begun, by number of players."""
IDLE_AT_THE_END: Final = 2.4
"""So many of a seat's last workers can begin nothing that still ends well."""
CROWD: Final = 0.47
"""The share of its worth that a worker loses in the course of a shift, as the spaces fill."""
FRANC: Final = 0.38
"""Points of a franc early in the game beyond the fifth of a point that it brings at the end."""
STEPS_OF_A_WORKER: Final = 4.1
"""Steps of mining that a worker brings on average, those wasted left out."""
STEPS_OF_A_CUBE: Final = 3.5
"""Steps from minecart to order: loading, filling and a share of the moves."""
WORKERS_OF_A_CUBE: Final = 0.95
"""Workers that it takes to buy one cube, besides its francs."""
WORKERS_OF_A_DELIVERY: Final = 1.2
WORKERS_OF_A_DELIVERY_MORE: Final = 0.3
"""Of an order delivered together with others of its vehicle."""
SPARE_CUBE: Final = 0.5
"""The share of what a cube costs that one is worth which no order needs yet; each further one less."""
SPARE_CUBE_MORE: Final = 0.8
EXCESS_TILE: Final = 0.42
"""The share of the loss by an excess tile that is feared early in the game."""
LEAD: Final = 0.15
"""The share of an element's first place that one space or minecart more brings on average."""


def workers(count: float, seats: int) -> float:
    """What free workers will bring until the end."""
    return WORKER[seats] * count * count / (count + 2 * IDLE_AT_THE_END) if count > 0 else 0.0


@lru_cache(maxsize=4096)
def francs(count: int, workers_left: int) -> float:
    """What francs will bring; the first ones most, and only while there are workers to spend them."""
    useful = 1 + 14 * workers_left / (workers_left + 6)
    return count / facts.FRANCS_PER_POINT + FRANC * useful * (1 - exp(-count / useful)) * early(workers_left)


@lru_cache(maxsize=64)
def early(workers_left: int) -> float:
    """How much of the game is ahead: nearly 1 at its start, 0 for who has no workers left."""
    return workers_left / (workers_left + 5)


def franc(workers_left: int) -> float:
    """What one franc more or less matters."""
    return 1 / facts.FRANCS_PER_POINT + 0.8 * FRANC * early(workers_left)


def excess(light: int, workers_left: int) -> float:
    """The loss feared by so many tiles more on one side than on the other."""
    return -facts.POINTS_PER_EXCESS_TILE * abs(light) * (1 - early(workers_left) * (1 - EXCESS_TILE))
