"""What is to be told to Discord: rows in order for each channel."""

import sqlite3

from db.query import insert, rows, update
from db.rows import OutboxRow

SENT_KEPT = 30 * 24 * 3600


def put(
    connection: sqlite3.Connection,
    table_id: int,
    channel: int,
    letter: str,
    now: int,
    *,
    edits: int | None = None,
) -> int:
    """Add a letter; an edit of a message takes the place of earlier waiting edits of it. Its id."""
    if edits is not None:
        where = "edits = ? AND status = 'waiting'"
        update(connection, "outbox", where, (edits,), status="dropped")
    return insert(
        connection, "outbox", table_id=table_id, channel=channel, letter=letter, edits=edits, due=now, at=now
    )


def open_channels(connection: sqlite3.Connection) -> list[int]:
    """Channels with something to be told."""
    sql = "SELECT DISTINCT channel FROM outbox WHERE status IN ('waiting', 'sending')"
    return [int(found[0]) for found in connection.execute(sql)]


def next_rows(connection: sqlite3.Connection, channel: int, limit: int = 20) -> list[OutboxRow]:
    """The oldest open rows of a channel."""
    sql = "SELECT * FROM outbox WHERE channel = ? AND status IN ('waiting', 'sending') ORDER BY id LIMIT ?"
    return rows(connection, OutboxRow, sql, (channel, limit))


def mark_sending(connection: sqlite3.Connection, row_id: int) -> None:
    """Say that a row is being sent: after a crash it may or may not have arrived."""
    connection.execute("UPDATE outbox SET status = 'sending', attempts = attempts + 1 WHERE id = ?", (row_id,))


def mark_sent(connection: sqlite3.Connection, row_id: int, message: int | None, now: int) -> None:
    """Say that a row has arrived as a message; sent rows older than a month are removed."""
    update(connection, "outbox", "id = ?", (row_id,), status="sent", message=message)
    connection.execute("DELETE FROM outbox WHERE status IN ('sent', 'dropped') AND at < ?", (now - SENT_KEPT,))


def postpone(connection: sqlite3.Connection, row_id: int, due: int) -> None:
    """Try a row again at `due`; whether it arrived before stays unknown."""
    update(connection, "outbox", "id = ?", (row_id,), due=due)


def drop(connection: sqlite3.Connection, row_id: int) -> None:
    """Give a row up."""
    update(connection, "outbox", "id = ?", (row_id,), status="dropped")


def move(connection: sqlite3.Connection, table_id: int, channel: int, now: int) -> None:
    """Send what a table still has to tell to another channel; edits of messages left behind are dropped."""
    where = "table_id = ? AND status IN ('waiting', 'sending')"
    update(connection, "outbox", f"{where} AND edits IS NOT NULL", (table_id,), status="dropped")
    update(connection, "outbox", where, (table_id,), channel=channel, status="waiting", due=now)
