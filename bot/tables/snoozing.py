"""Being reminded later: it moves the next reminder of who is waited for, and never the limit."""

import sqlite3
from typing import Final

from bot.errors import Refused
from bot.tables import reminded
from bot.tables.loaded import Call, own_seat
from bot.tables.reminding import HOUR
from bot.tables.rights import load_running, may
from db import reminders, tables

SNOOZES: Final = (8, 24)
"""Hours by which a reminder may be put off."""


def snooze(connection: sqlite3.Connection, call: Call, table_id: int, hours: int, row_id: int) -> str:
    """Remind the caller again so many hours from now, of all that the message reminded them of.

    Raises Refused for whoever it does not remind, and where it is over.
    """
    loaded = load_running(connection, call, table_id)
    may("play", loaded, call)
    seat = own_seat(loaded, call.user)
    if hours not in SNOOZES:
        raise Refused("option-unknown")
    reminds = reminders.reminders_in(connection, row_id)
    if not any((one.table_id, one.seat) == (table_id, seat.seat) for one in reminds):
        raise Refused("snooze-not-yours")
    for one in reminds:  # all of one user
        reminders.snooze(connection, one.table_id, one.seat, call.now + hours * HOUR)
        reminded.end(connection, one, call.now)
    return "snoozed"


def reminds(connection: sqlite3.Connection, user: int, row_id: int) -> bool:
    """Whether a message still reminds that user of something."""
    found = [tables.seat(connection, one.table_id, one.seat) for one in reminders.reminders_in(connection, row_id)]
    return any(seat is not None and seat.user == user for seat in found)
