"""What every panel of Ruhrschifffahrt is made from."""

from typing import ClassVar

import cogs.desk
from cogs.ruhrschifffahrt.names import Names, names_of
from cogs.ruhrschifffahrt.signs import signs
from cogs.signs import Signs
from games.engine.contract import AnyGame
from games.ruhrschifffahrt.actions import Action
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.river import River, river_of
from games.ruhrschifffahrt.state import SeatState, State
from games.ruhrschifffahrt.view import SeatView, View


class Desk(cogs.desk.Desk[State, Action, View], frozen=True):
    """A position before its owner, with the river and what everything on it is called."""

    game: ClassVar[AnyGame] = GAME

    @property
    def me(self) -> SeatView:
        """The owner's side of the table."""
        return self.view.seats[self.position.seat]

    @property
    def own(self) -> SeatState:
        """The same as the rules see it."""
        return self.state.seats[self.position.seat]

    @property
    def river(self) -> River:
        """The board."""
        return river_of(self.state)

    @property
    def names(self) -> Names:
        """What everything is called."""
        return names_of(self.words, self.view.options.board)

    @property
    def signs(self) -> Signs:
        """The signs of the places that this turn may be about."""
        return signs(self.view)
