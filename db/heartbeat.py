"""The one row that says when the bot was last alive, and on which machine."""

import sqlite3

from db.query import row
from db.rows import BeatRow


def last_beat(connection: sqlite3.Connection) -> BeatRow | None:
    """The last sign of life, None if there never was one."""
    return row(connection, BeatRow, "SELECT * FROM heartbeat")


def write_beat(connection: sqlite3.Connection, beat: BeatRow) -> None:
    """Keep a sign of life in place of the one before."""
    connection.execute(
        """INSERT OR REPLACE INTO heartbeat (id, at, moved, boot, since_boot, awake, started, ended)
           VALUES (1, ?, ?, ?, ?, ?, ?, ?)""",
        (beat.at, beat.moved, beat.boot, beat.since_boot, beat.awake, beat.started, beat.ended),
    )
