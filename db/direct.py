"""The direct channels of users: which they are, and whether Discord takes messages there."""

import sqlite3
from typing import Final

AGAIN: Final = 7 * 24 * 3600
"""Seconds after which a direct channel that took no message is tried once more."""


def channel_of(connection: sqlite3.Connection, user: int) -> int | None:
    """The direct channel of a user, None where none was opened yet."""
    found = connection.execute("SELECT channel FROM directs WHERE user = ?", (user,)).fetchone()
    return None if found is None else found[0]


def record_channel(connection: sqlite3.Connection, user: int, channel: int | None) -> None:
    """Remember a direct channel that was opened, or with None that it is gone."""
    connection.execute(
        """INSERT INTO directs (user, channel) VALUES (?1, ?2)
           ON CONFLICT (user) DO UPDATE SET channel = ?2""",
        (user, channel),
    )


def is_open(connection: sqlite3.Connection, user: int, now: int) -> bool:
    """Whether a direct message to a user is worth trying: it was not refused of late."""
    found = connection.execute("SELECT refused_at FROM directs WHERE user = ?", (user,)).fetchone()
    # What seems to lie ahead was recorded by a clock that has been set back since.
    return found is None or found[0] is None or not 0 <= now - int(found[0]) < AGAIN


def is_refused(connection: sqlite3.Connection, user: int) -> bool:
    """Whether Discord took no direct message to a user when it was last tried."""
    sql = "SELECT 1 FROM directs WHERE user = ? AND refused_at IS NOT NULL"
    return connection.execute(sql, (user,)).fetchone() is not None


def record_refused(connection: sqlite3.Connection, user: int, now: int) -> None:
    """Record that Discord takes no direct messages to a user."""
    connection.execute(
        """INSERT INTO directs (user, refused_at) VALUES (?1, ?2)
           ON CONFLICT (user) DO UPDATE SET refused_at = ?2""",
        (user, now),
    )


def record_taken(connection: sqlite3.Connection, user: int) -> None:
    """Record that Discord takes direct messages to a user, or that they are to be tried anew."""
    where = "user = ? AND refused_at IS NOT NULL"
    connection.execute(f"UPDATE directs SET refused_at = NULL, told = 0 WHERE {where}", (user,))


def untold(connection: sqlite3.Connection) -> list[int]:
    """Users to whom Discord takes no direct messages and who were not told so yet."""
    sql = "SELECT user FROM directs WHERE refused_at IS NOT NULL AND NOT told"
    return [int(found[0]) for found in connection.execute(sql)]


def record_told(connection: sqlite3.Connection, user: int) -> bool:
    """Whether a user is to be told now that Discord takes no direct messages to them; noted, so only once."""
    sql = "UPDATE directs SET told = 1 WHERE user = ? AND refused_at IS NOT NULL AND NOT told"
    return connection.execute(sql, (user,)).rowcount > 0
