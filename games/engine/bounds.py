"""What anything outside a game asks of its options, its states and what may be seen of them.

All else that these hold is the game's own. They are bounds of type variables: a game's own structs satisfy them by
their fields, and inherit nothing.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from games.engine.event import Seat


class Options(Protocol):
    """What was chosen for a table; every field has a default."""

    @property
    def facts(self) -> str:
        """The version of the printed parts that the game is played with."""
        ...


class BoardOptions(Options, Protocol):
    """Options of a game that takes boards that players bring."""

    @property
    def board(self) -> str:
        """The fingerprint of the board that is played on."""
        ...


class Board(Protocol):
    """A board as its file says it."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...


class SeatState(Protocol):
    """One seat's side of the table, as a state holds it."""

    score: tuple[int, ...]
    """Points by source."""


class State(Protocol):
    """A position as the rules know it, hidden things included."""

    seats: list[Any]
    """Every seat's side of the table, a `SeatState` each."""
    turn: Any
    """What the game waits for."""

    @property
    def options(self) -> Options:
        """What was chosen for the table."""
        ...


class View(Protocol):
    """A position as somebody may see it."""

    @property
    def viewer(self) -> Seat | None:
        """Who looks; None: the public."""
        ...

    @property
    def active(self) -> Sequence[Seat]:
        """The seats that must decide now."""
        ...
