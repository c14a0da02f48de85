"""An action being carried out: what changes the next state, each gain and loss booked in the ledger."""

from typing import Final

from games.engine.change import Change as Base
from games.engine.event import Seat
from games.ruhrschifffahrt.river import River, river_of
from games.ruhrschifffahrt.state import SOURCE_INDEX, SeatState, State
from games.ruhrschifffahrt.turns import Turn

ACCOUNTS: Final = ("coins", "points", "supply", "debts", "cubes", "tiles", "warehouses")
"""Accounts of the ledger; `supply` are warehouses ready to be built, `warehouses` those built, `tiles` progress
tiles."""


class Change(Base[State, SeatState, Turn]):
    """What an action makes of the state of this game."""

    source_index = SOURCE_INDEX
    __slots__ = ("river",)

    def __init__(self, state: State, seat: Seat) -> None:
        super().__init__(state, seat)
        self.river: River = river_of(state)

    def coins(self, seat: Seat, amount: int) -> None:
        """Coins from the bank to a seat, or back where the amount is negative."""
        self.of(seat).coins += amount
        self.book(seat, "coins", amount)

    def supply(self, seat: Seat, amount: int) -> None:
        """Warehouses into a seat's supply, or out of it where the amount is negative."""
        self.of(seat).supply += amount
        self.book(seat, "supply", amount)

    def score(self, seat: Seat, source: str, points: int) -> int:
        """Points of a source, never below 0 in all (R55); gives what was really scored or lost."""
        return super().score(seat, source, max(points, -self.state.seats[seat].points))
