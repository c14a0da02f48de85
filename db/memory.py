"""What the process remembers of itself between two starts, in the table `notes`."""

import sqlite3


def remembered(connection: sqlite3.Connection, key: str) -> str | None:
    """What is remembered under a key, None if nothing is."""
    found = connection.execute("SELECT value FROM notes WHERE key = ?", (key,)).fetchone()
    return None if found is None else str(found[0])


def remember(connection: sqlite3.Connection, key: str, value: str) -> None:
    """Remember it under a key, in place of what was there."""
    connection.execute(
        "INSERT INTO notes (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2", (key, value)
    )
