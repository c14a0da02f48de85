"""Messages that remind or call somebody: whether they still do, and what becomes of them once they do not.

As with other messages that wait for somebody (`asking`), whether one still does is read from the table itself. In
the table's place it is deleted with the first move; a direct message stands until the decision has passed, and
then says that it is done.
"""

import sqlite3

import msgspec

from bot.letters import CallLetter, DoneLetter, Letter, ReminderLetter, letter_in
from bot.tables.reminding import MOST
from db import outbox, reminders, tables, waits
from db.rows import OutboxRow, ReminderRow, SeatRow, TableRow, WaitRow

REMINDS = "reminder"
"""For what the row of such a message waits, as the outbox keeps it."""


def settle(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Take back what reminds or calls seats of a table that have acted or are waited for no longer."""
    for found in reminders.reminders_at(connection, table_id):
        if not _waits(connection, found, moved=_is_told_directly(connection, found)):
            end(connection, found, now)


def end_all(connection: sqlite3.Connection, table_id: int, seat: int, now: int, kind: str = "reminder") -> None:
    """Take back whatever reminds of a seat, or calls it so: it has answered, or the next one comes."""
    for found in reminders.reminders_at(connection, table_id):
        if (found.seat, found.kind) == (seat, kind):
            end(connection, found, now)


def warn_again(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> None:
    """Take back what warned a seat of the end of its time, which is later by now; it is warned again."""
    wait = waits.wait_of(connection, table_id, seat)
    if wait is not None and wait.reminded >= MOST:
        end_all(connection, table_id, seat, now)
        reminders.record_reminded(connection, table_id, seat, MOST - 1)
        reminders.look_again(connection, table_id, seat, 0)


def still_reminds(connection: sqlite3.Connection, row_id: int) -> bool:
    """Whether a message that is about to be sent still reminds or calls, for all or some of its seats."""
    return any(_waits(connection, found) for found in reminders.reminders_in(connection, row_id))


def end(connection: sqlite3.Connection, found: ReminderRow, now: int) -> None:
    """Let a message remind of a seat no longer; of one that reminds of nobody nothing is left to do."""
    done = found.kind != "next" and _has_passed(connection, found)
    reminders.forget(connection, found)
    row = outbox.row_of(connection, found.row_id)
    letter = None if row is None else letter_in(row.letter)
    if row is None or not isinstance(letter, ReminderLetter | CallLetter):
        return
    left = {(one.table_id, one.seat) for one in reminders.reminders_in(connection, row.id)}
    if isinstance(letter, ReminderLetter) and left:
        kept = tuple(one for one in letter.waits if (one.table, one.seat) in left)
        _say(connection, row, msgspec.structs.replace(letter, waits=kept), now, over=False)
        return
    if done and row.recipient is not None:
        _say(connection, row, DoneLetter(tables=_tables_of(letter, row)), now, over=True)
    else:
        _say(connection, row, msgspec.structs.replace(letter, over=True), now, over=True)


def is_there(seat: SeatRow) -> bool:
    """Whether somebody holds a seat who can decide, and is not away."""
    return not (seat.absent or seat.away)


def _tables_of(letter: ReminderLetter | CallLetter, row: OutboxRow) -> tuple[int, ...]:
    return (row.table_id,) if isinstance(letter, CallLetter) else tuple(one.table for one in letter.waits)


def _say(connection: sqlite3.Connection, row: OutboxRow, letter: Letter, now: int, *, over: bool) -> None:
    """Let a message say less, or go; what is on its way follows when it has arrived."""
    (outbox.change_letter if over else outbox.reword)(connection, row.id, letter)
    if row.status == "waiting" and over:
        outbox.drop(connection, row.id)
    elif row.status == "sent" and row.message is not None:
        outbox.put_edit(connection, row, row.message, letter, now)


def _has_passed(connection: sqlite3.Connection, found: ReminderRow) -> bool:
    """Whether the decision is over of which it told: its seat did not only make a move, or get more time."""
    return bool(found.over) or waits.wait_of(connection, found.table_id, found.seat) is None


def _called(connection: sqlite3.Connection, found: ReminderRow) -> int | None:
    """The user whom a message calls, None where it cannot be read."""
    row = outbox.row_of(connection, found.row_id)
    letter = None if row is None else letter_in(row.letter)
    return letter.user if isinstance(letter, CallLetter) else None


def _is_told_directly(connection: sqlite3.Connection, found: ReminderRow) -> bool:
    """Whether it stands in somebody's direct channel, where a first move takes nothing away."""
    row = outbox.row_of(connection, found.row_id)
    return row is not None and row.recipient is not None and row.status == "sent"


def _waits(connection: sqlite3.Connection, found: ReminderRow, *, moved: bool = False) -> bool:
    """Whether what it tells of still holds, of the same seat; which may have `moved` since where it reminds."""
    table = tables.table(connection, found.table_id)
    seat = tables.seat(connection, found.table_id, found.seat)
    if table is None or seat is None or table.status != "running" or table.resting or not is_there(seat):
        return False
    if found.kind != "reminder" and seat.user != _called(connection, found):
        return False  # somebody else sits there by now
    wait = waits.wait_of(connection, found.table_id, found.seat)
    match found.kind:
        case "reminder":
            return _reminds(table, wait, found, moved=moved)
        case "turn":
            return not found.over and wait is not None
        case _:  # is next, or may leave an answer
            return not found.over and wait is None


def _reminds(table: TableRow, wait: WaitRow | None, found: ReminderRow, *, moved: bool) -> bool:
    if wait is None or found.over or table.still_since is not None:
        return False
    return bool(wait.told and (wait.reminded or wait.nudged)) and (moved or (wait.moved_at or 0) < found.at)
