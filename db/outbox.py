"""What is to be told to Discord: rows in order for each channel."""

import sqlite3

from db.query import insert, row, update
from db.rows import OutboxRow

SENT_KEPT = 30 * 24 * 3600
LONGEST_GAP = 24 * 3600
"""No row waits longer: one that seems to was put off by a clock that has been set back since, and is due."""
OPEN = "status IN ('waiting', 'sending')"
"""Word for word the condition of the index of open rows, without which SQLite would read all rows."""


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
        where = f"{OPEN} AND edits = ? AND status = 'waiting'"
        update(connection, "outbox", where, (edits,), status="dropped")
    return insert(
        connection, "outbox", table_id=table_id, channel=channel, letter=letter, edits=edits, due=now, at=now
    )


def put_instead(connection: sqlite3.Connection, table_id: int, channel: int, letter: str, now: int) -> int:
    """Add a letter in place of an equal one that still waits; its id."""
    where = f"{OPEN} AND table_id = ? AND letter = ? AND status = 'waiting'"
    update(connection, "outbox", where, (table_id, letter), status="dropped")
    return put(connection, table_id, channel, letter, now)


def due_channels(connection: sqlite3.Connection, now: int) -> list[int]:
    """Channels with something to be told now: those for which `next_row` gives a row."""
    sql = f"""SELECT first.channel FROM outbox AS first JOIN (
                 SELECT min(id) AS id FROM outbox WHERE {OPEN} AND (edits IS NULL OR due <= ?1 OR due > ?2)
                 GROUP BY channel
              ) USING (id) WHERE first.due <= ?1 OR first.due > ?2"""
    return [int(found[0]) for found in connection.execute(sql, (now, now + LONGEST_GAP))]


def next_row(connection: sqlite3.Connection, channel: int, now: int) -> OutboxRow | None:
    """The oldest open row of a channel, None where it is not due; edits of old messages hold nobody up."""
    sql = f"""SELECT * FROM outbox WHERE channel = ? AND {OPEN}
             AND (edits IS NULL OR due <= ? OR due > ?) ORDER BY id LIMIT 1"""
    found = row(connection, OutboxRow, sql, (channel, now, now + LONGEST_GAP))
    return None if found is None or now < found.due <= now + LONGEST_GAP else found


def make_due(connection: sqlite3.Connection, channel: int, now: int) -> None:
    """Try the waiting rows of a channel now, and those of the threads of tables whose card stands there."""
    threads = "channel IN (SELECT place FROM tables WHERE tables.channel = ?)"
    for where in ("channel = ?", threads):
        update(connection, "outbox", f"{where} AND {OPEN}", (channel,), due=now)


def make_all_due(connection: sqlite3.Connection, now: int) -> None:
    """Try everything that waits now: the clock by which it was put off may have been wrong."""
    update(connection, "outbox", f"{OPEN} AND due > ?", (now,), due=now)


def held_up(connection: sqlite3.Connection, table_id: int) -> bool:
    """Whether something of a table was tried in vain and waits."""
    sql = f"""SELECT 1 FROM outbox WHERE {OPEN} AND table_id = ? AND status = 'sending' AND due > at
              AND edits IS NULL LIMIT 1"""
    return connection.execute(sql, (table_id,)).fetchone() is not None


def letter_of(connection: sqlite3.Connection, message: int) -> str | None:
    """The letter that became a message, None if it is none of ours."""
    sql = "SELECT letter FROM outbox WHERE message = ? AND edits IS NULL ORDER BY id DESC LIMIT 1"
    found = connection.execute(sql, (message,)).fetchone()
    return None if found is None else str(found[0])


def newest_message(connection: sqlite3.Connection, channel: int, before: int) -> int:
    """The newest message that rows earlier than `before` became in a channel; 0 if there was none."""
    sql = "SELECT coalesce(max(message), 0) FROM outbox WHERE channel = ? AND id < ?"
    return int(connection.execute(sql, (channel, before)).fetchone()[0])


def mark_sending(connection: sqlite3.Connection, row_id: int) -> None:
    """Say that a row is being sent: after a crash it may or may not have arrived."""
    connection.execute("UPDATE outbox SET status = 'sending', attempts = attempts + 1 WHERE id = ?", (row_id,))


def mark_sent(connection: sqlite3.Connection, row_id: int, message: int | None, now: int) -> None:
    """Say that a row has arrived as a message; sent rows older than a month are removed."""
    update(connection, "outbox", "id = ?", (row_id,), status="sent", message=message)
    # The letter of a turn message is needed once more, when the next takes its place, however late that is.
    connection.execute(
        """DELETE FROM outbox WHERE status IN ('sent', 'dropped') AND at < ? AND NOT EXISTS (
               SELECT 1 FROM tables WHERE tables.id = outbox.table_id AND turn_message = outbox.message)""",
        (now - SENT_KEPT,),
    )


def postpone(connection: sqlite3.Connection, row_id: int, due: int) -> None:
    """Try a row again at `due`; whether it arrived before stays unknown."""
    update(connection, "outbox", "id = ?", (row_id,), due=due)


def edit_later(connection: sqlite3.Connection, row_id: int, edits: int) -> None:
    """Make a row an edit of a message, which holds nobody up, in place of other edits of it that wait."""
    update(connection, "outbox", f"{OPEN} AND edits = ? AND id <> ?", (edits, row_id), status="dropped")
    update(connection, "outbox", "id = ?", (row_id,), edits=edits)


def is_for(connection: sqlite3.Connection, row_id: int, channel: int) -> bool:
    """Whether a row is still to be told there: its table may have moved meanwhile, or gone."""
    sql = "SELECT 1 FROM outbox WHERE id = ? AND channel = ?"
    return connection.execute(sql, (row_id, channel)).fetchone() is not None


def drop(connection: sqlite3.Connection, row_id: int) -> None:
    """Give a row up."""
    update(connection, "outbox", "id = ?", (row_id,), status="dropped")


def move(connection: sqlite3.Connection, table_id: int, channel: int, now: int) -> None:
    """Send what a table still has to tell to another channel; edits of messages left behind are dropped."""
    where = f"table_id = ? AND {OPEN}"
    update(connection, "outbox", f"{where} AND edits IS NOT NULL", (table_id,), status="dropped")
    update(connection, "outbox", where, (table_id,), channel=channel, status="waiting", due=now)
