"""A database as it was before tables had clocks."""

import sqlite3

NEW = {
    "tables": ("clock",),
    "seats": ("time_left", "incremented", "out_of_time"),
    "waits": ("clock_hours", "clock_used", "clock_since", "zero_done"),
}
TRIGGERS = ("waits_moved", "waits_clocked", "waits_of_clocks", "waits_of_questions", "waits_of_time_left")
OF_BEFORE = """CREATE TRIGGER waits_moved AFTER UPDATE OF since, moved_at, told ON waits BEGIN
    UPDATE waits SET due = CASE WHEN NEW.told THEN max(NEW.since, coalesce(NEW.moved_at, 0)) + 900 END
    WHERE table_id = NEW.table_id AND seat = NEW.seat;
END"""


def without_clocks(connection: sqlite3.Connection) -> None:
    """Take from a database what came with clocks."""
    for trigger in TRIGGERS:
        connection.execute(f"DROP TRIGGER IF EXISTS {trigger}")
    for table, columns in NEW.items():
        for column in columns:
            connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    connection.execute(OF_BEFORE)
