"""What every panel of Kohle & Kolonie is made from."""

from typing import ClassVar, Final

import cogs.desk
from cogs.desk import BUTTONS, CHOICE, ROWS, Rows, choice, fitting
from cogs.kohle_kolonie.names import Names, names_of
from cogs.kohle_kolonie.signs import signs
from cogs.signs import Signs
from games.engine.contract import AnyGame
from games.kohle_kolonie.actions import Action
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import Terrain, terrain_of
from games.kohle_kolonie.view import SeatView, View

__all__ = ["BUTTONS", "CHOICE", "ROWS", "Desk", "Rows", "choice", "fitting"]


FEW: Final = 10
"""So many choices stand as buttons, where they are seen at one go; of more there is a menu, in every question."""


class Desk(cogs.desk.Desk[State, Action, View], frozen=True):
    """A position before its owner, with the board's parts and what they are called."""

    game: ClassVar[AnyGame] = GAME

    @property
    def me(self) -> SeatView:
        """The owner's side of the table."""
        return self.view.seats[self.position.seat]

    @property
    def terrain(self) -> Terrain:
        """The board as it is used here."""
        return terrain_of(self.state)

    @property
    def names(self) -> Names:
        """What everything is called."""
        return names_of(self.words, self.view.options.board)

    @property
    def most_buttons(self) -> int:
        """So many choices stand as buttons; buttons that are heard need no more room than a menu."""
        return BUTTONS if self.words.spoken else FEW

    @property
    def signs(self) -> Signs:
        """The signs of the places that this turn may be about."""
        return signs(self.view)
