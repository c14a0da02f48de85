"""Messages that remind somebody: whether they still do, and what becomes of them once they do not.

As with other messages that wait for somebody (`asking`), whether one still reminds is read from the table itself.
"""

import sqlite3

import msgspec

from bot.letters import ReminderLetter, letter_in
from bot.tables.reminding import MOST
from db import outbox, reminders, tables, waits
from db.rows import OutboxRow, ReminderRow

REMINDS = "reminder"
"""For what the row of a reminder waits, as the outbox keeps it."""


def settle(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Take back what reminds of seats of a table that have acted or are waited for no longer."""
    for found in reminders.reminders_at(connection, table_id):
        if not _waits(connection, found):
            end(connection, found, now)


def end_all(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> None:
    """Take back whatever reminds of a seat: it has answered, or the next one comes."""
    for found in reminders.reminders_at(connection, table_id):
        if found.seat == seat:
            end(connection, found, now)


def warn_again(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> None:
    """Take back what warned a seat of the end of its time, which is later by now; it is warned again."""
    wait = waits.wait_of(connection, table_id, seat)
    if wait is not None and wait.reminded >= MOST:
        end_all(connection, table_id, seat, now)
        reminders.record_reminded(connection, table_id, seat, MOST - 1)
        reminders.look_again(connection, table_id, seat, 0)


def still_reminds(connection: sqlite3.Connection, row_id: int) -> bool:
    """Whether a reminder that is about to be sent is still one, of all or some of its seats."""
    return any(_waits(connection, found) for found in reminders.reminders_in(connection, row_id))


def end(connection: sqlite3.Connection, found: ReminderRow, now: int) -> None:
    """Let a message remind of a seat no longer; of one that reminds of nobody nothing is left."""
    reminders.forget(connection, found)
    row = outbox.row_of(connection, found.row_id)
    letter = None if row is None else letter_in(row.letter)
    if row is None or not isinstance(letter, ReminderLetter):
        return
    left = {(one.table_id, one.seat) for one in reminders.reminders_in(connection, row.id)}
    kept = tuple(one for one in letter.waits if (one.table, one.seat) in left)
    _say(connection, row, msgspec.structs.replace(letter, waits=kept or letter.waits, over=not kept), now)


def _say(connection: sqlite3.Connection, row: OutboxRow, letter: ReminderLetter, now: int) -> None:
    """Let a message say less, or go; what is on its way follows when it has arrived."""
    (outbox.change_letter if letter.over else outbox.reword)(connection, row.id, letter)
    if row.status == "waiting" and letter.over:
        outbox.drop(connection, row.id)
    elif row.status == "sent" and row.message is not None:
        outbox.put(connection, row.table_id, row.channel, letter, now, edits=row.message)


def _waits(connection: sqlite3.Connection, found: ReminderRow) -> bool:
    """Whether the decision of which it reminds still waits for the same seat, which has not moved since."""
    wait = waits.wait_of(connection, found.table_id, found.seat)
    table = tables.table(connection, found.table_id)
    seat = tables.seat(connection, found.table_id, found.seat)
    if wait is None or table is None or seat is None or table.status != "running":
        return False
    acted = not wait.told or not (wait.reminded or wait.nudged) or (wait.moved_at or 0) >= found.at
    absent = seat.user is None or seat.suspended or seat.conceded or seat.passing or seat.gone or seat.away
    return not (acted or absent or table.still_since is not None or table.resting)
