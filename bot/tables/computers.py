"""Computers at a table that gathers: added and taken out by whoever chooses the options there."""

import sqlite3
from typing import Final

from bot.errors import Refused
from bot.tables import acts
from bot.tables.gathering import gathering
from bot.tables.loaded import Call, Loaded, load
from bot.tables.sealing import show_card
from db import tables
from db.rows import SeatRow
from games.engine.event import Seat
from players import levels

LEVELS: Final = levels.LEVELS
"""The levels at which computers play, the weakest first."""


def add_computer(connection: sqlite3.Connection, call: Call, table_id: int, level: str) -> str:
    """Seat a computer of that level in the next free seat; the key of a sentence. Raises Refused."""
    loaded, role = gathering(connection, call, table_id, "computer")
    if level not in LEVELS:
        raise Refused("option-unknown")
    colour = next_colour(loaded)
    seat = len(loaded.seats)
    tables.add_seat(connection, table_id, seat, None, "", colour, level)
    name = load(connection, table_id).party.names[seat]
    acts.write(connection, loaded, call, role, "computer-added", name=name)
    show_card(connection, loaded, call.now)
    return "computer-added"


def remove_computer(connection: sqlite3.Connection, call: Call, table_id: int, colour: str) -> str:
    """Take the computer of that colour out again; the key of a sentence. Raises Refused.

    It is meant by its colour, because the seats of a gathering table close up when one is freed.
    """
    loaded, role = gathering(connection, call, table_id, "computer")
    seat = next((seat for seat in loaded.seats if seat.computer and seat.colour == colour), None)
    if seat is None:
        raise Refused("computer-unknown", table=table_id)
    tables.replace_seats(connection, table_id, [other for other in loaded.seats if other.seat != seat.seat])
    acts.write(connection, loaded, call, role, "computer-removed", name=loaded.party.names[seat.seat])
    show_card(connection, loaded, call.now)
    return "computer-removed"


def next_colour(loaded: Loaded) -> str:
    """The colour of the next free seat of a gathering table; raises Refused where there is none."""
    taken = {seat.colour for seat in loaded.seats}
    free = [colour for colour in loaded.game.colours if colour not in taken]
    if len(loaded.seats) >= loaded.game.seats[-1] or not free:
        raise Refused("table-full", table=loaded.row.id, seats=len(loaded.seats))
    return free[0]


def last_computer(loaded: Loaded) -> SeatRow | None:
    """The computer that was added last, which gives way to a person; None where there is none."""
    return next((seat for seat in reversed(loaded.seats) if seat.computer), None)


def refuse_computer(loaded: Loaded, seat: Seat) -> None:
    """Raises Refused for a seat that a computer plays: what is asked for is between people."""
    if loaded.seats[seat].computer:
        raise Refused("computer-sits-there", name=loaded.party.names[seat])
