"""What is written down of a letter that arrived or failed, and when a failed one is tried again."""

import sqlite3
from typing import Final

import msgspec

from bot.errors import Damaged
from bot.letters import FinalLetter, Letter, LobbyLetter, SignpostLetter, TurnLetter, read_letter
from bot.refusals import THREAD_ARCHIVED, THREAD_LOCKED, UNKNOWN_CHANNEL
from bot.tables.relocation import lose
from bot.tables.sealing import WARNED_OF_LOCK, warn_locked
from db import outbox, tables
from db.rows import OutboxRow

GAPS: Final = (5, 15, 60, 300, 900, 3600)
"""Seconds until a failed attempt is repeated: the n-th gap after the n-th failure, the last for ever."""
LOST_GAP: Final = outbox.LONGEST_GAP
"""Seconds until a channel that is gone is tried again; `/table move` does not wait for it."""


def gap_after(attempts: int, code: int) -> int:
    """Seconds until a row is tried again that failed so often before and now with this code of Discord's."""
    return LOST_GAP if code == UNKNOWN_CHANNEL else GAPS[min(attempts, len(GAPS) - 1)]


def note_arrival(
    connection: sqlite3.Connection, row: OutboxRow, letter: Letter, before: int | None, message: int, now: int
) -> None:
    """Note that a row became a message; `before` is the table's turn message when it was sent."""
    if not outbox.is_for(connection, row.id, row.channel):
        return  # told where the table no longer is; the row goes to the new place
    outbox.mark_sent(connection, row.id, message, now)
    if row.edits is not None:
        return
    table = tables.table(connection, row.table_id)
    if table is not None and table.warned == WARNED_OF_LOCK and row.channel == table.place:
        tables.change_table(connection, row.table_id, warned="")
    match letter:
        case TurnLetter() | FinalLetter():
            if before not in (None, message):
                _retire(connection, row, before, now)
            tables.change_table(connection, row.table_id, turn_message=message)
        case LobbyLetter():
            tables.change_table(connection, row.table_id, lobby_message=message)
        case SignpostLetter():
            tables.change_table(connection, row.table_id, signpost_message=message)
        case _:
            pass


def note_failure(connection: sqlite3.Connection, row: OutboxRow, code: int, again: int, now: int) -> None:
    """Note a failed attempt, to be repeated at `again`; the table learns of it once where it can."""
    outbox.postpone(connection, row.id, again)
    if code == UNKNOWN_CHANNEL:
        lose(connection, row.channel, now)
        table = tables.table(connection, row.table_id)
        if row.edits is not None or table is None or table.status == "abandoned":
            outbox.drop(connection, row.id)
    if code in (THREAD_ARCHIVED, THREAD_LOCKED) and row.edits is None:
        warn_locked(connection, row.table_id, now)


def _retire(connection: sqlite3.Connection, row: OutboxRow, old: int | None, now: int) -> None:
    found = None if old is None else outbox.letter_of(connection, old)
    if found is None:
        return
    try:
        letter = read_letter(row.table_id, found)
    except Damaged:  # the old message keeps its buttons, which lead to the present position
        return
    if isinstance(letter, TurnLetter):
        retired = msgspec.structs.replace(letter, retired=True)
        text = msgspec.json.encode(retired).decode()
        outbox.put(connection, row.table_id, row.channel, text, now, edits=old)
