"""What is due at a wait: it is looked at anew, and done where it still holds.

`waits.due` says only when to look next. Triggers of the database bring it near whenever something changes that
decides about it, so nothing that changes a table needs to know of reminders, or of who stops to count by time.
"""

import sqlite3
from typing import Final

import msgspec

from bot.letters import Reminded, ReminderLetter
from bot.tables import keeping, out_of_time, passing, reminded, time_left, waiting
from bot.tables.calls import link_of
from bot.tables.clocks import clock_in
from bot.tables.hours import hours_of
from bot.tables.loaded import Loaded, load, open_moves, position
from bot.tables.pings import way
from bot.tables.reminding import HOUR, Course, Due, finish_due, first_of, gap_of, next_due
from bot.tables.timed import Key, Timed
from bot.timing.waking import is_waking, next_waking
from db import outbox, reminders, users, waits
from db.rows import SeatRow, WaitRow
from games.engine.event import Seat

TOGETHER: Final = HOUR
"""Seconds within which reminders for one user in one server become one message."""
MOMENT: Final = 60
"""Seconds until a wait is looked at again that could not be brought on."""
UNREADABLE_AGAIN: Final = 24 * HOUR
"""Seconds after which a position that cannot be read is tried again."""


def look(connection: sqlite3.Connection, key: Key, now: int) -> bool:
    """Look at a wait that is due: whether somebody was told something. When to look next is noted with it."""
    table_id, seat = key
    wait = waits.wait_of(connection, table_id, seat)
    if wait is None or wait.due is None or wait.due > now:
        return False  # it was looked at meanwhile, or is over
    loaded = load(connection, table_id)
    if loaded.row.status != "running" or not wait.told or wait.seat >= len(loaded.seats):
        reminders.look_again(connection, table_id, seat, None)
        return False
    if not loaded.playable:
        # A newer program, or the file of its board, lets it be read without any change that a trigger sees.
        reminders.look_again(connection, table_id, seat, now + UNREADABLE_AGAIN)
        return False
    does_not_count = waiting.reason(connection, loaded, seat, now) is not None
    if does_not_count or passing.next_at_once(connection, loaded, now) == seat:
        return _keep(connection, table_id, seat, now)
    zero = _zero(loaded, wait)
    if zero is not None and zero <= now:
        again = out_of_time.run_out(connection, loaded, wait, now)
        _look_after_zero(connection, table_id, seat, again, now)
        return True
    due = _due(connection, loaded, wait, now)
    if due is not None and due.at <= now:
        _tell(connection, loaded, wait, due, now)
        return True
    _look_again(connection, loaded, wait, due, now)
    return False


WAITS: Final = Timed("wait", lambda c, _: reminders.next_due(c), reminders.due_waits, look)


def _keep(connection: sqlite3.Connection, table_id: int, seat: Seat, now: int) -> bool:
    """Go on without a seat that does not count."""
    keeping.keep(connection, table_id, now)
    after, loaded = waits.wait_of(connection, table_id, seat), load(connection, table_id)
    if after is not None and loaded.playable:
        kept = keeping.next_keeping(connection, loaded, after, now)
        # What could not be done now could not be done at once again either.
        again = now + MOMENT if kept is not None and kept <= now else kept
        reminders.look_again(connection, table_id, seat, again)
    return True


def _look_after_zero(
    connection: sqlite3.Connection, table_id: int, seat: Seat, again: int | None, now: int
) -> None:
    """Note when to look next at a seat that still has to decide after zero."""
    after, loaded = waits.wait_of(connection, table_id, seat), load(connection, table_id)
    if after is None or not after.told or loaded.row.status != "running":
        return
    if again is None:
        _look_again(connection, loaded, after, _due(connection, loaded, after, now), now)
    else:
        reminders.look_again(connection, table_id, seat, again)


def _look_again(connection: sqlite3.Connection, loaded: Loaded, wait: WaitRow, due: Due | None, now: int) -> None:
    """Note when to look next: at what is due, at zero, or when it stops to count."""
    kept = keeping.next_keeping(connection, loaded, wait, now)
    instants = [at for at in (kept, _zero(loaded, wait), None if due is None else due.at) if at is not None]
    reminders.look_again(connection, loaded.row.id, wait.seat, min(instants, default=None))


def _due(connection: sqlite3.Connection, loaded: Loaded, wait: WaitRow, now: int) -> Due | None:
    """What is due next of a wait, at a waking instant not before now where it is late; None for nothing."""
    row, seat = loaded.row, loaded.seats[wait.seat]
    if not wait.told or row.still_since is not None or row.resting or not (row.reminders and loaded.playable):
        return None
    if seat.away or wait.still_since is not None:
        return None
    if seat.seat not in loaded.active or waiting.reason(connection, loaded, seat.seat, now) is not None:
        return None
    wishes = users.reminding(connection, seat.user or 0)
    if not wishes.reminders:
        return None
    hours = hours_of(connection, row, seat.user or 0)
    start = max(wait.since, wait.moved_at or 0)
    gap = gap_of(row.pace, wishes.remind_gap)
    limit, is_zero = _end(loaded, wait)
    if is_zero and limit <= now:
        return None
    course = Course(hours=hours, start=start, limit=limit, gap=gap)
    regular = next_due(course, wait.reminded, wait.snoozed_until, now)
    first = first_of(regular, _finish(loaded, seat, wait, course), now)
    if first is None or first.at > now or is_waking(hours, now):
        return first
    return msgspec.structs.replace(first, at=next_waking(hours, now))


def _zero(loaded: Loaded, wait: WaitRow) -> int | None:
    """When something is done because a seat's time is over, None where nothing is any more."""
    if wait.zero_done or not loaded.playable or wait.seat not in loaded.active:
        return None
    return time_left.zero_of(loaded.row, loaded.seats[wait.seat], wait)


def _end(loaded: Loaded, wait: WaitRow) -> tuple[int, bool]:
    """Until when a seat has time: to the table's limit or to zero of its clock, and whether it is zero."""
    limit = max(wait.since, wait.moved_at or 0) + loaded.row.patience
    zero = time_left.zero_of(loaded.row, loaded.seats[wait.seat], wait)
    return (limit, False) if zero is None or zero >= limit else (zero, True)


def _finish(loaded: Loaded, seat: SeatRow, wait: WaitRow, course: Course) -> Due | None:
    """The word that the open turn could be finished, once a decision."""
    if wait.nudged or wait.moved_at is None or wait.snoozed_until is not None:
        return None
    if not open_moves(loaded, seat.seat) or not position(loaded, seat).can_finish:
        return None
    return finish_due(course.hours, max(wait.moved_at, wait.touched_at or 0))


def _tell(connection: sqlite3.Connection, loaded: Loaded, wait: WaitRow, due: Due, now: int) -> None:
    """Put the reminder into the outbox, with what of the same user is due soon nearby, and note what is next."""
    told = [(loaded, wait, due)]
    if due.what != "finish":
        told += _nearby(connection, loaded, wait, now)
    row, seat = loaded.row, loaded.seats[wait.seat]
    user = seat.user or 0
    letter = ReminderLetter(
        user=user,
        seat=seat.seat,
        waits=tuple(_reminded(there, of, what, row.channel) for there, of, what in told),
    )
    for there, of, _ in told:
        reminded.end_all(connection, there.row.id, of.seat, now)
    direct = way(connection, user, "reminder", now, first=_is_first(loaded, wait, due)) == "direct"
    row_id = outbox.put(
        connection,
        row.id,
        user if direct else row.place,
        letter,
        now,
        asks=reminded.REMINDS,
        recipient=user if direct else None,
    )
    for there, of, what in told:
        reminders.remember(connection, row_id, there.row.id, of.seat, now)
        _record(connection, there, of, what, now)


def _is_first(loaded: Loaded, wait: WaitRow, due: Due) -> bool:
    """Whether it is the first reminder of a decision, that one put off, or the word that it could be finished.

    What warns of zero is none: the others see it at the table, because they can give more time.
    """
    if due.what == "last" and _end(loaded, wait)[1]:
        return False
    put_off = wait.snoozed_until is not None and wait.reminded == 1
    return due.what == "finish" or wait.reminded == 0 or put_off


def _record(connection: sqlite3.Connection, loaded: Loaded, wait: WaitRow, due: Due, now: int) -> None:
    """Record that something was told, and when to look next."""
    table = loaded.row.id
    if due.finish:
        reminders.record_nudged(connection, table, wait.seat)
    if due.what != "finish":
        reminders.record_reminded(connection, table, wait.seat, due.number)
    after = waits.wait_of(connection, table, wait.seat)
    if after is not None:
        _look_again(connection, loaded, after, _due(connection, loaded, after, now), now)


def _nearby(
    connection: sqlite3.Connection, loaded: Loaded, wait: WaitRow, now: int
) -> list[tuple[Loaded, WaitRow, Due]]:
    """Other waits for the same user of which a reminder is due soon, in the same server.

    The last of a decision says what happens then, which is told in the table's own channel only.
    """
    user, until = loaded.seats[wait.seat].user or 0, now + TOGETHER
    found: list[tuple[Loaded, WaitRow, Due]] = []
    for other in reminders.near_waits(connection, loaded.row.id, user, until):
        there = load(connection, other.table_id)
        due = _due(connection, there, other, now)
        if due is None or due.at > until or due.what == "finish":
            continue
        if due.what != "last" or there.row.channel == loaded.row.channel:
            found.append((there, other, due))
    return found


def _reminded(loaded: Loaded, wait: WaitRow, due: Due, channel: int) -> Reminded:
    """What a message in a channel, or a direct one, reminds of."""
    row, moved = loaded.row, (wait.moved_at or 0) >= wait.since
    stood = 0 if moved else wait.stood
    start = (wait.moved_at or 0) if moved else wait.since - stood
    limit, is_zero = _end(loaded, wait) if due.what == "last" else (0, False)
    return Reminded(
        row.id,
        wait.seat,
        link_of(row),
        since=0 if due.what == "finish" else start,
        limit=0 if is_zero else limit,
        alone=len(loaded.active) == 1 and len(loaded.seats) > 1,
        finish=due.finish,
        elsewhere=row.channel != channel,
        zero=limit if is_zero else 0,
        at_zero=_at_zero(loaded, wait) if is_zero else "",
        stood=stood,
        game=row.game,
    )


def _at_zero(loaded: Loaded, wait: WaitRow) -> str:
    """What happens at zero, as things stand."""
    seat, clock = loaded.seats[wait.seat], clock_in(loaded.row.clock)
    if open_moves(loaded, seat.seat) and position(loaded, seat).can_finish:
        return "finish"
    return "tell" if clock is None else clock.at_zero
