"""An action being carried out: what changes the next state, each gain and loss booked in the ledger."""

from typing import Final

from games.coal_baron import cubes, facts
from games.coal_baron.state import SOURCE_INDEX, Outstanding, SeatState, State
from games.coal_baron.turns import Turn
from games.engine.change import Change as Base
from games.engine.event import Seat

ACCOUNTS: Final = ("francs", "points", "workers", "tiles", "orders", "delivered", "cubes")
"""Accounts of the ledger; `workers` are those in reserve, `orders` the outstanding ones."""


class Change(Base[State, SeatState, Turn]):
    """What an action makes of the state of this game; `me` is its own copy of the acting seat."""

    source_index = SOURCE_INDEX
    __slots__ = ("me",)

    def __init__(self, state: State, seat: Seat) -> None:
        super().__init__(state, seat)
        self.state.scoring = ()  # shown until somebody acts; rankings are left before there is any
        self.me = self.of(seat)

    def francs(self, seat: Seat, amount: int) -> None:
        """Francs from the bank to a seat, or back where the amount is negative."""
        self.of(seat).francs += amount
        self.book(seat, "francs", amount)

    def workers(self, seat: Seat, amount: int) -> None:
        """Workers back to a seat's reserve, or out of it where the amount is negative."""
        self.of(seat).workers += amount
        self.book(seat, "workers", amount)

    def take_cubes(self, coal: str, count: int) -> None:
        """Cubes of a colour from the supply into the acting seat's hands."""
        cubes.put(self.state, coal, -count)
        self.book(self.seat, "cubes", count)

    def return_cubes(self, coals: list[str]) -> None:
        """Cubes from the acting seat's hands back to the supply."""
        for coal in coals:
            cubes.put(self.state, coal, 1)
        self.book(self.seat, "cubes", -len(coals))

    def add_order(self, seat: Seat, order: str) -> None:
        """Lay an order card among a seat's outstanding orders."""
        spaces = len(facts.ORDERS[order].spaces)
        self.of(seat).outstanding += (Outstanding(order, ((),) * spaces),)
        self.book(seat, "orders", 1)
