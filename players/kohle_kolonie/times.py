"""What of each round is still to come in a position."""

from functools import lru_cache
from typing import Final, NamedTuple

from games.kohle_kolonie import facts
from games.kohle_kolonie.state import State
from players.kohle_kolonie import prices

_INCOME: Final = 7
_BOARD: Final = 8


class Times(NamedTuple):
    """The rounds in which incomes, scorings of the board, consolidations, yields and disasters are to come."""

    round: int
    incomes: tuple[int, ...]
    boards: tuple[int, ...]
    yields: tuple[int, ...]
    disasters: tuple[int, ...]
    coin: float
    """What a coin in hand is worth now."""
    soon: bool
    """Whether coins must be used soon: fewer of them find good use."""
    acts: bool
    """Whether extra actions are to come."""
    merges: bool
    """Whether consolidations are to come."""


def times(state: State) -> Times:
    """What is still to come in a position."""
    return _times(state.round, state.phase, state.disaster is not None)


@lru_cache(maxsize=128)
def _times(round: int, phase: int, struck: bool) -> Times:
    def to_come(last: int) -> tuple[int, ...]:
        return tuple(range(round if phase <= last else round + 1, facts.ROUNDS + 1))

    if phase <= 2:
        coin = prices.COIN[round]
    elif phase <= 4:
        coin = prices.COIN_THEN[round]
    elif phase <= 9:
        coin = prices.COIN_HELD[round]
    else:
        coin = prices.COIN_LAST[round]
    acts = round < facts.ROUNDS or phase <= 4
    soon = phase in (3, 4) or (round == facts.ROUNDS and phase > 4)
    merges = round < facts.ROUNDS or phase <= 9
    disasters = to_come(4 if struck else 5)
    return Times(round, to_come(_INCOME), to_come(_BOARD), to_come(9), disasters, coin, soon, acts, merges)
