"""What each message told of the log, kept as long as the table."""

import sqlite3

from db.query import row
from db.rows import ToldRow


def tell(connection: sqlite3.Connection, message: int, table_id: int, first_line: int, last_line: int) -> None:
    """Record that a message tells these lines; one that is edited told what it told before as well."""
    connection.execute(
        """INSERT INTO told (message, table_id, first_line, last_line) VALUES (?, ?, ?, ?)
           ON CONFLICT (message) DO UPDATE SET
              first_line = min(first_line, excluded.first_line), last_line = max(last_line, excluded.last_line)""",
        (message, table_id, first_line, last_line),
    )


def told_by(connection: sqlite3.Connection, message: int) -> ToldRow | None:
    """The table of a message and the lines that it told; None where it told none, or nobody recorded it."""
    return row(connection, ToldRow, "SELECT * FROM told WHERE message = ?", (message,))
