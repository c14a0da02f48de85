"""What things are worth in final points by the round, in figures that a player can check."""

from typing import Final

COIN: Final = (0.0, 2.6, 2.0, 1.8, 1.65, 1.5)
"""A coin in hand in phases 1 and 2 of rounds 1 to 5."""
COIN_THEN: Final = (0.0, 2.4, 1.9, 1.65, 1.5, 1.2)
"""The same once phase 2 is over."""
COIN_HELD: Final = (0.0, 2.1, 1.75, 1.55, 1.3, 1.0)
"""The same once the disaster is over: it serves consolidations, then the next round."""
COIN_LATE: Final = (0.0, 2.1, 1.75, 1.55, 1.3, 0.8)
"""A coin of the income from mines."""
COIN_LAST: Final = (0.0, 2.2, 1.85, 1.65, 1.45, 0.5)
"""A coin of phase 10."""
MANY_COINS: Final = 8
"""So many coins find good use; those above are worth `SURPLUS` of one."""
SURPLUS: Final = 0.75
SOON: Final = 6
"""So many do in phases 3 and 4, and in the last consolidations; those above are worth `SOON_SURPLUS` of one."""
SOON_SURPLUS: Final = 0.55
LEAST_COIN: Final = 0.5
"""What a coin is worth at the end, and never less."""
WORKER: Final = (0.0, 0.75, 0.75, 0.65, 0.55, 0.45)
"""A local worker in coins: it is bought for two thirds of one, and sold for half of one."""
ENGINE: Final = 3.5
"""A further steam engine on the way to six."""
ENGINE_AHEAD: Final = (0.0, 0.8, 0.8, 0.65, 0.45, 0.1)
"""How much of an engine's share of the full row counts already, by round."""
EXTRA: Final = 4.1
"""An extra action marker while an action can still be taken for it; else its 4 points."""
SETTLER: Final = (0.0, 1.6, 1.6, 1.5, 1.0, 0.2)
"""A miner at a settlement: one day it may stand on a station, or bring a mine."""
MINER: Final = 0.12
"""A miner in the pool."""
STATION_MARKER: Final = 1.1
"""A railway marker that nobody has seen."""
MARKER: Final = {"worker": 0.55, "wagon": 1.05, "unification": 0.9}
"""Railway markers held; the worker in coins."""
WAGON: Final = 1.1
"""What a wagon brings in a round by Loading, its share of the worker paid."""
ACTION: Final = (0.0, 17.0, 13.0, 9.0, 4.0, 2.0)
"""An action still to come, by its round, with all that follows from it."""
FLIP_AHEAD: Final = (0.0, 1.3, 1.2, 0.8, 0.5, 0.1)
"""How much of what a flip brings beyond its price counts before it is made."""
STATIONS_A_ROUND: Final = 2.5
"""So many stations a seat that wants a line enters in a round."""
FLIP: Final = {"workforce": 4.0, "cokery": 3.0, "ironworks": 6.0, "loading": 2.5}
"""What a flip brings beyond its price, all that follows from it counted."""
MOVES: Final = 0.7
"""What the moves of a flipped Workforce bring in a round."""
ENGINE_PLACE: Final = 1.2
"""The free place for an engine on the flipped Cokery."""
HOME: Final = 0.2
"""A settlement next to a ground without an own mine, in a round."""
SPACE: Final = 0.5
"""An empty space of the tableau, the first two of them, in a round."""
ENGINEER: Final = 0.5
"""An engineer not inserted yet."""
VIRTUAL: Final = 0.5
"""A virtual point of Administration in a round with consolidations."""


def mergers_after(round: int, phase: int) -> int:
    """Rounds with consolidations to come."""
    return 6 - max(round + (phase > 9), 3)


def unification(round: int) -> float:
    """What a unification marker kept is worth in the consolidations of a round."""
    return MARKER["unification"] if round < 5 else 0.1
