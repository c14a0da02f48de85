"""What every panel of Coal Baron is made from."""

from typing import ClassVar

import cogs.desk
from cogs.coal_baron.signs import signs
from cogs.desk import CHOICE, Rows, choice
from cogs.signs import Signs
from games.coal_baron.actions import Action
from games.coal_baron.game import GAME
from games.coal_baron.state import State
from games.coal_baron.view import SeatView, View
from games.engine.contract import AnyGame

__all__ = ["CHOICE", "Desk", "Rows", "choice"]


class Desk(cogs.desk.Desk[State, Action, View], frozen=True):
    """A position before its owner."""

    game: ClassVar[AnyGame] = GAME

    @property
    def me(self) -> SeatView:
        """The owner's side of the table."""
        return self.view.seats[self.position.seat]

    @property
    def signs(self) -> Signs:
        """The signs of the places that this turn may be about."""
        return signs(self.view)
