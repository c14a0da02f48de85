"""What is written down of a letter that arrived or failed, and when a failed one is tried again."""

import sqlite3
from collections.abc import Collection
from typing import Final

from bot.letters import (
    CallLetter,
    DoneLetter,
    FinalLetter,
    InvitationLetter,
    Letter,
    LobbyLetter,
    PinLetter,
    ReminderLetter,
    SignpostLetter,
    StayLetter,
    TurnLetter,
)
from bot.refusals import MISSING_PERMISSIONS, NO_ACCESS, PINS_FULL, THREAD_ARCHIVED, THREAD_LOCKED, UNKNOWN_CHANNEL
from bot.tables import calls, inviting, reminded, staying
from bot.tables.asking import has_ended, retire
from bot.tables.loaded import load
from bot.tables.relocation import lose
from bot.tables.sealing import WARNED_OF_LOCK, warn_locked
from bot.tables.wanted_card import WANTED
from db import direct, invitations, outbox, reminders, tables, told, waits
from db.rows import OutboxRow
from games.engine.event import Seat

GAPS: Final = (5, 15, 60, 300, 900, 3600)
"""Seconds until a failed attempt is repeated: the n-th gap after the n-th failure, the last for ever."""
LOST_GAP: Final = outbox.LONGEST_GAP
"""Seconds until a channel that is gone is tried again; `/table move` does not wait for it."""


def gap_after(row: OutboxRow, code: int) -> int:
    """Seconds until a row is tried again that failed with this code of Discord's."""
    # What an edit has no right to, a pin that is, is tried at once when the right is given.
    if code == UNKNOWN_CHANNEL or (row.edits is not None and code in (MISSING_PERMISSIONS, PINS_FULL)):
        return LOST_GAP
    return GAPS[min(row.attempts, len(GAPS) - 1)]


def begin_sending(connection: sqlite3.Connection, row: OutboxRow, letter: Letter) -> bool:
    """Record that a row is being sent; False where it is dropped: a reminder or call of which nothing is left."""
    reminds = isinstance(letter, ReminderLetter | CallLetter | DoneLetter)
    if reminds and row.edits is None and not reminded.still_reminds(connection, row.id):
        outbox.drop(connection, row.id)
        return False
    outbox.mark_sending(connection, row.id)
    return True


def record_arrival(
    connection: sqlite3.Connection,
    row: OutboxRow,
    letter: Letter,
    message: int,
    now: int,
    following: Collection[Seat] = (),
) -> None:
    """Record that a row became a message; `following` are the seats that are next after a turn message."""
    if row.first_line is not None and row.last_line is not None:
        told.tell(connection, message, row.table_id, row.first_line, row.last_line)
    if not outbox.is_for(connection, row.id, row.channel):
        return  # told where the table no longer is; the row goes to the new place
    outbox.mark_sent(connection, row.id, message, now)
    if isinstance(letter, TurnLetter) and not letter.retired:
        waits.tell(connection, row.table_id, now)
    if row.edits is not None:
        return
    _tell_its_end(connection, row, letter, message, now)
    if row.recipient is not None:
        direct.record_taken(connection, row.recipient)
        return
    table = tables.table(connection, row.table_id)
    if table is not None and table.warned == WARNED_OF_LOCK and row.channel == table.place:
        tables.change_table(connection, row.table_id, warned="")
    _keep_message(connection, row, letter, message, now)
    if isinstance(letter, TurnLetter) and not letter.retired and _calls(connection, row, letter, following):
        calls.turn_stands(connection, load(connection, row.table_id), letter, following, now)


def _calls(
    connection: sqlite3.Connection, row: OutboxRow, letter: TurnLetter, following: Collection[Seat]
) -> bool:
    """Whether anybody is to be called beside a turn message, or was called as next."""
    return bool(letter.direct or following or reminders.reminders_at(connection, row.table_id))


def _tell_its_end(connection: sqlite3.Connection, row: OutboxRow, letter: Letter, message: int, now: int) -> None:
    """Edit a message that ended while it was on its way, or before it was found, its receipt lost."""
    said = outbox.letter_of(connection, row.id)
    if said is not None and (said != row.letter or has_ended(letter)):
        outbox.put_edit(connection, row, message, said, now)


def _keep_message(connection: sqlite3.Connection, row: OutboxRow, letter: Letter, message: int, now: int) -> None:
    """Record what follows from a letter of its kind that has become a message."""
    match letter:
        case TurnLetter() | FinalLetter():
            retire(connection, row.table_id, row.id, message, now)
            tables.change_table(connection, row.table_id, turn_message=message)
        case LobbyLetter():
            tables.change_table(connection, row.table_id, lobby_message=message)
        case InvitationLetter():
            invitations.tell(connection, row.table_id, letter.users, now, now + inviting.TIME_TO_ANSWER)
        case StayLetter():
            staying.told(connection, row.table_id, now)
        case SignpostLetter():
            _pin_signpost(connection, row, message, now)
        case _:
            pass


def _pin_signpost(connection: sqlite3.Connection, row: OutboxRow, message: int, now: int) -> None:
    table = tables.table(connection, row.table_id)
    if table is not None and table.status == "running":
        tables.change_table(connection, row.table_id, signpost_message=message)
        outbox.put(connection, row.table_id, row.channel, PinLetter(), now, edits=message)


def record_failure(
    connection: sqlite3.Connection, row: OutboxRow, code: int, again: int, now: int, *, own: bool
) -> None:
    """Record a failed attempt, to be repeated at `again`; the table learns of it once where it can.

    A row that failed by a fault of its `own` is put aside: rows of other tables go before it.
    """
    if own:
        outbox.put_aside(connection, row.id, row.attempts + 1, again)
    else:
        outbox.postpone(connection, row.id, again)
    if code == UNKNOWN_CHANNEL:
        lose(connection, row.channel, now)
        table = tables.table(connection, row.table_id)
        if row.edits is not None or table is None or table.status == "abandoned":
            outbox.drop(connection, row.id)
    if row.asks == WANTED and code in (UNKNOWN_CHANNEL, NO_ACCESS, MISSING_PERMISSIONS):
        outbox.drop(connection, row.id)  # whoever looks for players may ask again, when the channel can be used
    if code in (THREAD_ARCHIVED, THREAD_LOCKED) and row.edits is None:
        warn_locked(connection, row.table_id, now)
