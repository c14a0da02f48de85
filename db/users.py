"""What users chose for all tables."""

import sqlite3

from db.query import row
from db.rows import HoursRow, RemindingRow


def hours(connection: sqlite3.Connection, user: int) -> HoursRow | None:
    """The waking hours that a user chose, as far as they chose; None of somebody who chose nothing."""
    return row(connection, HoursRow, "SELECT zone, wakes, sleeps FROM users WHERE user = ?", (user,))


def choose_hours(connection: sqlite3.Connection, user: int, chosen: HoursRow) -> None:
    """Remember a user's waking hours; None forgets a choice."""
    connection.execute(
        """INSERT INTO users (user, zone, wakes, sleeps) VALUES (?1, ?2, ?3, ?4)
           ON CONFLICT (user) DO UPDATE SET zone = ?2, wakes = ?3, sleeps = ?4""",
        (user, chosen.zone, chosen.wakes, chosen.sleeps),
    )


def reminding(connection: sqlite3.Connection, user: int) -> RemindingRow:
    """Whether a user wants to be reminded, and after how many waking seconds at the earliest."""
    sql = "SELECT reminders, remind_gap FROM users WHERE user = ?"
    return row(connection, RemindingRow, sql, (user,)) or RemindingRow()


def choose_reminding(connection: sqlite3.Connection, user: int, chosen: RemindingRow) -> None:
    """Remember how a user wants to be reminded."""
    connection.execute(
        """INSERT INTO users (user, reminders, remind_gap) VALUES (?1, ?2, ?3)
           ON CONFLICT (user) DO UPDATE SET reminders = ?2, remind_gap = ?3""",
        (user, chosen.reminders, chosen.remind_gap),
    )


def choose_pictures(connection: sqlite3.Connection, user: int, chosen: str) -> None:
    """Remember how a user wants private answers."""
    connection.execute(
        """INSERT INTO users (user, pictures) VALUES (?1, ?2)
           ON CONFLICT (user) DO UPDATE SET pictures = ?2""",
        (user, chosen),
    )


def pictures(connection: sqlite3.Connection) -> dict[int, str]:
    """How everybody wants private answers who does not want the usual pictures."""
    found = connection.execute("SELECT user, pictures FROM users WHERE pictures <> 'pictures'")
    return {int(user): str(chosen) for user, chosen in found}


def hours_asked(connection: sqlite3.Connection, user: int) -> bool:
    """Whether a user was ever asked if their waking hours fit."""
    found = connection.execute("SELECT asked_hours FROM users WHERE user = ?", (user,)).fetchone()
    return found is not None and bool(found[0])


def record_hours_asked(connection: sqlite3.Connection, user: int) -> None:
    """Record that a user was asked if their waking hours fit."""
    connection.execute(
        """INSERT INTO users (user, asked_hours) VALUES (?1, 1)
           ON CONFLICT (user) DO UPDATE SET asked_hours = 1""",
        (user,),
    )
