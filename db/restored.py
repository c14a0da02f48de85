"""Word of a restore: left in the restored database, told to each running table at the next start."""

import sqlite3
from contextlib import closing
from pathlib import Path

_KEY = "restored:"


def leave_word(file: Path) -> None:
    """Mark in a database that nobody has open that its running tables have to be told, each by a row of its own.

    Its last sign of life is another one's than that of whoever finds it there, which it says as well.

    What is kept is the time of the newest change in it. That of the file would be of no use: copying changes it.
    """
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        names = {str(name) for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if {"tables", "notes"} <= names:
            database.execute(
                "INSERT OR REPLACE INTO notes (key, value) "
                "SELECT ?1 || id, (SELECT max(changed_at) FROM tables) FROM tables WHERE status = 'running'",
                (_KEY,),
            )
        if "heartbeat" in names:
            database.execute("UPDATE heartbeat SET restored = 1")


def word_left(connection: sqlite3.Connection) -> dict[int, int]:
    """The tables that were not told yet, and from when what they went back to is."""
    found = connection.execute("SELECT key, value FROM notes WHERE key GLOB ?1 || '[0-9]*'", (_KEY,)).fetchall()
    return {int(key.removeprefix(_KEY)): int(value) for key, value in found}


def drop_word(connection: sqlite3.Connection, table_id: int) -> None:
    """The table was told."""
    connection.execute("DELETE FROM notes WHERE key = ?", (f"{_KEY}{table_id}",))
