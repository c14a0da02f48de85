"""Hints: what a computer would compare in the place of a person who must decide.

Nothing that a hint says hangs on anything hidden: the computer deals anew what the seat cannot know, and its
chance follows from what everybody knows of the table.
"""

import sqlite3
from typing import Final

import msgspec

from bot.errors import Refused, Stale
from bot.presenter import AnyPosition
from bot.tables import acts
from bot.tables.computing import board_of, seed_of
from bot.tables.loaded import Call, Loaded, own_seat, position
from bot.tables.rights import Role, load_running, may
from db.rows import SeatRow
from games.engine.bounds import State
from games.engine.codec import encode_state
from players.entry import Question

LEVEL: Final = "inspector"
"""How well the computer plays whose comparison is the hint."""


class Hint(msgspec.Struct, frozen=True):
    """A decision about which a hint was asked for, with the moves made so far, and what is to be thought about.

    That is what can still be done after them, or where the question names them as begun: the whole turn.
    """

    loaded: Loaded
    position: AnyPosition
    question: Question

    @property
    def state(self) -> State:
        """From where on is thought."""
        return self.loaded.state if self.question.begun else self.position.state


def ask_hint(connection: sqlite3.Connection, call: Call, table_id: int, decision: int) -> str:
    """Ask for a hint, which the log of a table of several says; the key of a sentence.

    `decision` is the number for which the control was made, 0 for one that needs none. Raises a Refusal.
    """
    loaded, seat, role = _deciding(connection, call, table_id)
    if decision not in (0, seat.decision):
        raise Stale
    if not loaded.row.practice:
        acts.write(connection, loaded, call, role, "hint")
    return "hint-thinking"


def hint(connection: sqlite3.Connection, call: Call, table_id: int, *, whole: bool = False) -> Hint:
    """What is to be thought about for the caller's decision as it stands now; raises a Refusal.

    Of a `whole` turn the moves made so far are compared with whatever else it could have been.
    """
    loaded, seat, _ = _deciding(connection, call, table_id)
    at = position(loaded, seat)
    begun = at.moves if whole else ()
    question = Question(
        loaded.row.game,
        encode_state(loaded.game, loaded.state if begun else at.state),
        seat.seat,
        LEVEL,
        seed_of(connection, loaded, seat.seat, f"hint {table_id}"),
        board_of(connection, loaded),
        begun,
    )
    return Hint(loaded, at, question)


def hints_given(loaded: Loaded) -> bool:
    """Whether whoever must decide there may ask for hints."""
    return bool(loaded.row.practice or loaded.row.hints)


def _deciding(connection: sqlite3.Connection, call: Call, table_id: int) -> tuple[Loaded, SeatRow, Role]:
    loaded = load_running(connection, call, table_id)
    role = may("play", loaded, call)
    seat = own_seat(loaded, call.user)
    if not hints_given(loaded):
        raise Refused("hints-not-allowed", table=table_id)
    if seat.seat not in loaded.game.active_seats(loaded.state):
        raise Refused("hint-nothing-asked", table=loaded.row.called)
    return loaded, seat, role
