"""What the process remembers of itself between two starts."""

import sqlite3


def note(connection: sqlite3.Connection, key: str) -> str | None:
    """The note under a key, None if there is none."""
    found = connection.execute("SELECT value FROM notes WHERE key = ?", (key,)).fetchone()
    return None if found is None else str(found[0])


def write_note(connection: sqlite3.Connection, key: str, value: str) -> None:
    """Keep a note, in place of an earlier one."""
    connection.execute(
        "INSERT INTO notes (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2", (key, value)
    )
