"""An action being carried out: what changes the next state, each gain and loss booked in the ledger."""

from typing import Final

from games.engine.change import Change as Base
from games.engine.event import Seat
from games.kohle_kolonie.state import SOURCE_INDEX, SeatState, State
from games.kohle_kolonie.terrain import Terrain, terrain_of
from games.kohle_kolonie.turns import Turn

ACCOUNTS: Final = (
    "coins",
    "points",
    "workers",
    "pool",
    "engineers",
    "settlements",
    "engines",
    "mines",
    "extra",
    "markers",
)
"""Accounts of the ledger; `pool`, `engineers` and `settlements` are those not in use."""


class Change(Base[State, SeatState, Turn]):
    """What an action makes of the state of this game."""

    source_index = SOURCE_INDEX

    __slots__ = ("terrain",)

    def __init__(self, state: State, seat: Seat) -> None:
        super().__init__(state, seat)
        self.terrain: Terrain = terrain_of(state)

    def coins(self, seat: Seat, amount: int) -> None:
        """Coins from the bank to a seat, or back where the amount is negative."""
        self.of(seat).coins += amount
        self.state.bank -= amount
        self.book(seat, "coins", amount)

    def workers(self, seat: Seat, amount: int) -> None:
        """Workers from the pool to a seat."""
        self.of(seat).workers += amount
        self.state.worker_pool -= amount
        self.book(seat, "workers", amount)

    def miners(self, seat: Seat, amount: int) -> None:
        """Miners back to a seat's pool, or out of it where the amount is negative."""
        self.of(seat).pool += amount
        self.book(seat, "pool", amount)

    def score(self, seat: Seat, source: str, points: int) -> int:
        """Points of a source, never below 0 in all; gives what was really scored or lost."""
        return super().score(seat, source, max(points, -self.state.seats[seat].points))

    def extra(self, seat: Seat, reason: str) -> None:
        """An extra action marker for the seat, once for each reason (5.1.3)."""
        own = self.of(seat)
        if reason in own.extra_from:
            return
        own.extra_from = (*own.extra_from, reason)
        own.extra += 1
        self.book(seat, "extra", 1)
        self.tell("extra_gained", "5.1.3", {"reason": reason}, (f"seat.{seat}.extra",), seat=seat)
