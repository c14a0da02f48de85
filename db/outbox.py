"""What is to be told to Discord: rows in order for each channel."""

import json
import sqlite3
from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from db.query import insert, row, rows, stored, update
from db.rows import NOWHERE, OutboxRow
from db.tables import place_of

Lines: TypeAlias = tuple[int, int]
"""Lines of a table's log, from one to another, by id."""
SENT_KEPT = 30 * 24 * 3600
LONGEST_GAP = 24 * 3600
"""No row waits longer: one that seems to was put off by a clock that has been set back since, and is due."""
OPEN = "status IN ('waiting', 'sending')"
"""Word for word the condition of the index of open rows, without which SQLite would read all rows."""

WANTED_IN = "(SELECT wanted_channel FROM servers JOIN tables USING (guild) WHERE tables.id = ?)"
"""The channel of a table's server in which players are looked for."""

DUE = "(due <= ?1 OR due > ?2)"
"""Whether a row's time has come, with the values of `_at`."""


def put(
    connection: sqlite3.Connection,
    table_id: int,
    channel: int,
    letter: Struct | str,
    now: int,
    *,
    edits: int | None = None,
    asks: str = "",
    recipient: int | None = None,
    lines: Lines | None = None,
) -> int:
    """Add a letter; an edit of a message takes the place of earlier ones of it, tried or not. Its id.

    `asks` says for what its message waits, `lines` are those of the log that it tells. With a `recipient`,
    `channel` is their number: the queue of what goes to them alone. Of a practice game nothing is told: 0.
    """
    if place_of(connection, table_id) == NOWHERE:
        return 0
    first, last = lines or (None, None)
    if edits is not None:
        update(connection, "outbox", f"{OPEN} AND edits = ?", (edits,), status="dropped")
    return insert(
        connection,
        "outbox",
        table_id=table_id,
        channel=channel,
        letter=letter,
        edits=edits,
        asks=asks,
        due=now,
        at=now,
        recipient=recipient,
        first_line=first,
        last_line=last,
    )


def put_direct(
    connection: sqlite3.Connection, table_id: int, user: int, letter: Struct | str, now: int, *, asks: str = ""
) -> int:
    """Add a letter to one user alone; its id."""
    return put(connection, table_id, user, letter, now, asks=asks, recipient=user)


def put_edit(connection: sqlite3.Connection, row: OutboxRow, message: int, letter: Struct | str, now: int) -> None:
    """Let the message that a row became say something else."""
    put(connection, row.table_id, row.channel, letter, now, edits=message, recipient=row.recipient)


def put_instead(
    connection: sqlite3.Connection, table_id: int, channel: int, letter: Struct | str, now: int
) -> int:
    """Add a letter in place of an equal one that still waits; its id."""
    where = f"{OPEN} AND table_id = ? AND letter = ? AND status = 'waiting'"
    update(connection, "outbox", where, (table_id, stored(letter)), status="dropped")
    return put(connection, table_id, channel, letter, now)


def due_channels(connection: sqlite3.Connection, now: int) -> list[int]:
    """Channels with something to be told now: those for which `next_row` gives a row."""
    sql = f"""WITH held AS (
                 SELECT channel, table_id, min(id) AS id FROM outbox
                 WHERE {OPEN} AND edits IS NULL AND aside AND NOT {DUE} GROUP BY channel, table_id
              ), heads AS (
                 SELECT min(outbox.id) AS id FROM outbox
                 LEFT JOIN held ON held.channel = outbox.channel AND held.table_id = outbox.table_id
                                   AND held.id <= outbox.id
                 WHERE {OPEN} AND edits IS NULL AND held.id IS NULL GROUP BY outbox.channel
              )
              SELECT channel FROM outbox JOIN heads USING (id) WHERE {DUE}
              UNION SELECT channel FROM outbox WHERE {OPEN} AND edits IS NOT NULL AND {DUE}"""
    return [int(found[0]) for found in connection.execute(sql, _at(now))]


def next_row(connection: sqlite3.Connection, channel: int, now: int) -> OutboxRow | None:
    """What a channel is to be told next, None where nothing is due.

    New messages come first, in order; one whose table was put aside holds up that table alone. Edits of old
    messages come after them and hold nobody up.
    """
    here = (*_at(now), channel)
    new = f"""SELECT * FROM outbox WHERE channel = ?3 AND {OPEN} AND edits IS NULL AND NOT EXISTS (
                 SELECT 1 FROM outbox AS held WHERE held.channel = ?3 AND held.{OPEN}
                 AND held.edits IS NULL AND held.aside AND held.table_id = outbox.table_id
                 AND held.id <= outbox.id AND NOT (held.due <= ?1 OR held.due > ?2)
              ) ORDER BY id LIMIT 1"""
    head = row(connection, OutboxRow, new, here)
    if head is not None and (head.due <= now or head.due > now + LONGEST_GAP):
        return head
    edit = f"""SELECT * FROM outbox WHERE channel = ?3 AND {OPEN} AND edits IS NOT NULL AND {DUE}
              ORDER BY id LIMIT 1"""
    return row(connection, OutboxRow, edit, here)


def _at(now: int) -> tuple[int, int]:
    return now, now + LONGEST_GAP


def make_due(connection: sqlite3.Connection, channel: int, now: int) -> None:
    """Try the waiting rows of a channel now, and those of the threads of tables whose card stands there."""
    threads = "channel IN (SELECT place FROM tables WHERE tables.channel = ?)"
    for where in ("channel = ?", threads):
        update(connection, "outbox", f"{where} AND {OPEN}", (channel,), due=now)


def make_guild_due(connection: sqlite3.Connection, guild: int, now: int) -> None:
    """Try the waiting rows of all tables of a server now."""
    where = f"{OPEN} AND table_id IN (SELECT id FROM tables WHERE guild = ?)"
    update(connection, "outbox", where, (guild,), due=now)


def make_all_due(connection: sqlite3.Connection, now: int) -> None:
    """Try everything that waits now: the clock by which it was put off may have been wrong."""
    update(connection, "outbox", f"{OPEN} AND due > ?", (now,), due=now)


def held_up(connection: sqlite3.Connection, table_id: int) -> bool:
    """Whether something that its place is to be told was tried in vain and waits."""
    sql = f"""SELECT 1 FROM outbox WHERE {OPEN} AND table_id = ? AND (status = 'sending' OR aside) AND due > at
              AND edits IS NULL AND recipient IS NULL AND asks <> 'wanted' LIMIT 1"""
    return connection.execute(sql, (table_id,)).fetchone() is not None


def asking(connection: sqlite3.Connection, table_id: int) -> list[OutboxRow]:
    """The rows of a table whose messages wait for somebody, sent or not, oldest first."""
    sql = "SELECT * FROM outbox WHERE table_id = ? AND asks <> '' AND status <> 'dropped' ORDER BY id"
    return rows(connection, OutboxRow, sql, (table_id,))


def drop_asking(connection: sqlite3.Connection, channel: int, asks: str) -> None:
    """Let messages of a channel that is gone wait for nobody any more."""
    sql = """UPDATE outbox INDEXED BY outbox_asking SET status = 'dropped'
             WHERE asks <> '' AND asks = ? AND channel = ?"""
    connection.execute(sql, (asks, channel))


def change_letter(connection: sqlite3.Connection, row_id: int, letter: Struct | str) -> None:
    """Let a row say something else, and wait for nobody any more."""
    update(connection, "outbox", "id = ?", (row_id,), letter=letter, asks="")


def rows_of(connection: sqlite3.Connection, table_id: int) -> list[OutboxRow]:
    """All rows of a table that were told or will be, oldest first."""
    sql = "SELECT * FROM outbox WHERE table_id = ? AND status <> 'dropped' ORDER BY id"
    return rows(connection, OutboxRow, sql, (table_id,))


def rows_with(connection: sqlite3.Connection, table_id: int, texts: Sequence[str]) -> list[OutboxRow]:
    """The rows of a table in whose letters one of these texts stands."""
    sql = """SELECT * FROM outbox WHERE table_id = ?
             AND EXISTS (SELECT 1 FROM json_each(?) AS text WHERE instr(letter, text.value))"""
    return rows(connection, OutboxRow, sql, (table_id, json.dumps(texts)))


def reword(connection: sqlite3.Connection, row_id: int, letter: Struct | str) -> None:
    """Let a row say something else, and wait on for whom it waits."""
    update(connection, "outbox", "id = ?", (row_id,), letter=letter)


def row_of(connection: sqlite3.Connection, row_id: int) -> OutboxRow | None:
    """The row of that number."""
    return row(connection, OutboxRow, "SELECT * FROM outbox WHERE id = ?", (row_id,))


def letter_of(connection: sqlite3.Connection, row_id: int) -> str | None:
    """What a row says by now, None where it is gone."""
    found = connection.execute("SELECT letter FROM outbox WHERE id = ?", (row_id,)).fetchone()
    return None if found is None else str(found[0])


def edit_of(connection: sqlite3.Connection, message: int) -> OutboxRow | None:
    """The edit of a message that waits."""
    return row(connection, OutboxRow, f"SELECT * FROM outbox WHERE {OPEN} AND edits = ?", (message,))


def unpinned(connection: sqlite3.Connection, place: int) -> list[int]:
    """The tables played in a channel, or whose card stands there, of which the signpost waits for its pin."""
    sql = f"""SELECT DISTINCT tables.id FROM tables JOIN outbox ON outbox.table_id = tables.id
              AND outbox.edits = tables.signpost_message
              WHERE {OPEN.replace("status", "outbox.status")} AND (tables.place = ?1 OR tables.channel = ?1)
              ORDER BY tables.id"""
    return [int(found[0]) for found in connection.execute(sql, (place,))]


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
    # What waits for somebody is needed once more, to say how it ended, however late that is.
    connection.execute(
        """DELETE FROM outbox WHERE status IN ('sent', 'dropped') AND at < ? AND asks = '' AND NOT EXISTS (
               SELECT 1 FROM tables WHERE tables.id = outbox.table_id AND turn_message = outbox.message)""",
        (now - SENT_KEPT,),
    )


def postpone(connection: sqlite3.Connection, row_id: int, due: int) -> None:
    """Try a row again at `due`; whether it arrived before stays unknown. Its channel waits with it."""
    update(connection, "outbox", "id = ?", (row_id,), due=due, aside=0)


def put_aside(connection: sqlite3.Connection, row_id: int, attempts: int, due: int) -> None:
    """Try a row again at `due` that failed by a fault of its own: until then it holds up its own table only."""
    update(connection, "outbox", "id = ?", (row_id,), due=due, aside=1, attempts=attempts)


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


def move(connection: sqlite3.Connection, table_id: int, channel: int, now: int, *, lost: bool) -> None:
    """Send what a table still has to tell to another channel, but for the card that looks for players elsewhere.

    Edits of messages left behind stay, or are dropped where the channel before is `lost`. What goes to one user
    alone is left as it is.
    """
    where = f"table_id = ? AND recipient IS NULL AND {OPEN}"
    if lost:
        here = f"{where} AND edits IS NOT NULL AND channel <> coalesce({WANTED_IN}, 0)"
        update(connection, "outbox", here, (table_id, table_id), status="dropped")
    there = f"{where} AND edits IS NULL AND asks <> 'wanted'"
    update(connection, "outbox", there, (table_id,), channel=channel, status="waiting", due=now)
