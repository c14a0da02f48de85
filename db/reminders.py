"""Which waits are due, and of which seats messages remind."""

import sqlite3

from db.query import insert, keys, number, rows, update
from db.rows import ReminderRow, WaitRow

TOGETHER = 3
"""So many further waits go into the message about one: a message holds no more."""


def due_waits(connection: sqlite3.Connection, now: int) -> list[tuple[int, ...]]:
    """Table and seat of waits whose time to be looked at has come, the longest due first."""
    return keys(connection, "SELECT table_id, seat FROM waits WHERE due <= ? ORDER BY due", (now,))


def next_due(connection: sqlite3.Connection) -> int | None:
    """When the next wait is to be looked at."""
    return number(connection, "SELECT min(due) FROM waits WHERE due IS NOT NULL")


def near_waits(connection: sqlite3.Connection, table_id: int, user: int, until: int) -> list[WaitRow]:
    """Other waits for a user that may be due by then, at tables of the same server."""
    # In this order, by the index of users: few tables are one user's.
    sql = """SELECT waits.* FROM tables AS here CROSS JOIN seats CROSS JOIN waits CROSS JOIN tables
             WHERE here.id = ?1 AND seats.user = ?2 AND seats.table_id <> ?1
                AND waits.table_id = seats.table_id AND waits.seat = seats.seat AND waits.due <= ?3
                AND tables.id = seats.table_id AND tables.guild = here.guild AND tables.status = 'running'
             ORDER BY waits.since LIMIT ?4"""
    return rows(connection, WaitRow, sql, (table_id, user, until, TOGETHER))


def look_again(connection: sqlite3.Connection, table_id: int, seat: int, due: int | None) -> None:
    """Look at a wait at that time, or not before something changes."""
    update(connection, "waits", "table_id = ? AND seat = ?", (table_id, seat), due=due)


def record_reminded(connection: sqlite3.Connection, table_id: int, seat: int, number: int) -> None:
    """Record how many reminders of a decision are over; a snooze is as well."""
    where = "table_id = ? AND seat = ?"
    update(connection, "waits", where, (table_id, seat), reminded=number, snoozed_until=None)


def record_nudged(connection: sqlite3.Connection, table_id: int, seat: int) -> None:
    """Record that a seat was told that its turn could be finished."""
    update(connection, "waits", "table_id = ? AND seat = ?", (table_id, seat), nudged=1)


def snooze(connection: sqlite3.Connection, table_id: int, seat: int, until: int) -> None:
    """Remind a seat again at that time, whatever else would be due."""
    update(connection, "waits", "table_id = ? AND seat = ?", (table_id, seat), snoozed_until=until, due=until)


def remember(
    connection: sqlite3.Connection, row_id: int, table_id: int, seat: int, now: int, kind: str = "reminder"
) -> None:
    """Remember that a message reminds of a seat, or calls it otherwise."""
    insert(connection, "reminders", row_id=row_id, table_id=table_id, seat=seat, at=now, kind=kind)


def carry_over(connection: sqlite3.Connection, row_id: int, to: int) -> None:
    """Let another message remind of what one reminded of."""
    update(connection, "reminders", "row_id = ?", (row_id,), row_id=to)


def reminders_of(connection: sqlite3.Connection, user: int) -> list[ReminderRow]:
    """What messages remind a user of, calls of other kinds left out."""
    sql = """SELECT reminders.* FROM seats JOIN reminders
                ON reminders.table_id = seats.table_id AND reminders.seat = seats.seat
             WHERE seats.user = ? AND reminders.kind = 'reminder' ORDER BY row_id"""
    return rows(connection, ReminderRow, sql, (user,))


def reminders_at(connection: sqlite3.Connection, table_id: int) -> list[ReminderRow]:
    """The seats of a table of which messages remind."""
    return rows(connection, ReminderRow, "SELECT * FROM reminders WHERE table_id = ? ORDER BY row_id", (table_id,))


def reminders_in(connection: sqlite3.Connection, row_id: int) -> list[ReminderRow]:
    """The seats of which a message reminds."""
    return rows(connection, ReminderRow, "SELECT * FROM reminders WHERE row_id = ?", (row_id,))


def forget(connection: sqlite3.Connection, found: ReminderRow) -> None:
    """Remember no longer that a message reminds of a seat."""
    where = "DELETE FROM reminders WHERE row_id = ? AND table_id = ? AND seat = ?"
    connection.execute(where, (found.row_id, found.table_id, found.seat))
