"""What dice a barge will find next round from where it lies (6.3)."""

from typing import Final

from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.state import State
from players.ruhrschifffahrt.chart import Chart

DIE_POINT: Final = 0.5
"""Points by which a seat is better off for each point of the dice that it will find."""
TOW: Final = facts.OPTIONS["tow"]


class Dice:
    """The dice that nobody has loaded, as a position will leave them to the next round."""

    def __init__(self, state: State, chart: Chart) -> None:
        loaded = {own.place for own in state.seats}
        storages, index = chart.river.storages, chart.river.index
        self._free = sorted(
            ((value, index[at], storages[at] == "white") for at, value in state.dice.items() if at not in loaded),
            reverse=True,
        )
        self._price = TOW.coins(state.round + 1)
        self._looked_at = 1 + len(state.seats) // 2
        self._over = state.round == facts.ROUNDS

    def points(self, place: int, *, mark: bool) -> float:
        """What they are worth to a barge that lies at a place; `mark` says whether white ones count."""
        if self._over:
            return 0.0
        worths = [
            value - (self._price if at < place else 0) for value, at, white in self._free if mark or not white
        ]
        worths.sort(reverse=True)
        best = worths[: self._looked_at]
        return DIE_POINT * sum(best) / self._looked_at
