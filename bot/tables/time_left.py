"""The time that a table's clock leaves its seats: charged, given, and when it is over.

What is pure of it is in `clocks`. A decision is charged exactly, in the waking hours that counted at its
beginning, wherever its time stops or goes on: what does not count is left out and moves nothing across a night.
"""

import sqlite3
from collections.abc import Iterable

import msgspec

from bot.errors import UNDECODABLE
from bot.tables import clocks
from bot.tables.clocks import Running, TableClock, clock_in
from bot.tables.hours import hours_of
from bot.tables.loaded import Loaded
from bot.timing.waking import Hours
from db import history, tables, waits
from db.rows import SeatRow, TableRow, WaitRow
from games.engine.event import Seat


class TimeLeft(msgspec.Struct, frozen=True):
    """What a seat has left: until the instant `zero` where its time runs, else so many waking `seconds`."""

    seat: Seat
    seconds: int
    zero: int | None = None
    over: bool = False
    """Whether that was done which is done at zero."""


def running_of(wait: WaitRow) -> Running | None:
    """The time of a decision, None where no clock counts for it."""
    if not wait.clock_hours:
        return None
    try:
        hours = msgspec.json.decode(wait.clock_hours, type=Hours)
    except UNDECODABLE:
        return None
    since = wait.clock_since
    known = since is None or 0 <= since < clocks.LATEST  # of which it cannot be said since when, it does not run
    return Running(hours, clocks.within_reason(wait.clock_used), since if known else None)


def begin(connection: sqlite3.Connection, row: TableRow, seat: Seat, *, anew: bool) -> None:
    """Let the clock count for a decision that begins; its time runs once the seat was told.

    Nobody has less than an increment, but who decides `anew` because they took something back themselves.
    """
    clock = clock_in(row.clock)
    if clock is None:
        return
    held, wait = tables.seat(connection, row.id, seat), waits.wait_of(connection, row.id, seat)
    if held is None or held.absent or wait is None:
        return
    hours = hours_of(connection, row, held.user or 0)
    waits.change_clock(connection, wait, clock_hours=_stored(hours), clock_used=0, clock_since=None, zero_done=0)
    left = _left(clock, held)
    change(connection, held, left if anew else clocks.at_least(clock, left))


def end(connection: sqlite3.Connection, row: TableRow, wait: WaitRow, until: int) -> None:
    """Charge a decision that is over; the first time that it was made, its seat gets an increment."""
    clock, running = clock_in(row.clock), running_of(wait)
    if clock is None or running is None:
        return
    held = tables.seat(connection, row.id, wait.seat)
    if held is None:
        return
    left = max(0, _left(clock, held) - running.used_until(until))
    turns = 0 if held.absent else history.turns_ended(connection, row.id, wait.seat)
    if turns > held.incremented:
        tables.change_seat(connection, row.id, wait.seat, incremented=turns)
        left = clocks.incremented(clock, left)
    change(connection, held, left)


def charge(connection: sqlite3.Connection, wait: WaitRow, until: int, resumes: int) -> None:
    """Charge a decision until an instant, and let its time run on from another; what is between does not count."""
    running = running_of(wait)
    if running is not None and running.since is not None:
        after = running.charged(until, resumes)
        waits.change_clock(connection, wait, clock_used=after.used, clock_since=after.since)


def charge_all(connection: sqlite3.Connection, found: Iterable[WaitRow], until: int, resumes: int) -> None:
    """The same of several decisions."""
    for wait in found:
        charge(connection, wait, until, resumes)


def bar(connection: sqlite3.Connection, wait: WaitRow, seconds: int, now: int) -> None:
    """Let so many seconds from now on not count; what did not count already is as much longer."""
    running = running_of(wait)
    if running is not None and running.since is not None and seconds > 0:
        charge(connection, wait, now, max(now, running.since) + seconds)


def stop(connection: sqlite3.Connection, table_id: int, seat: Seat, until: int) -> None:
    """Charge a decision, whose seat nobody fills any more, and let its time stand still."""
    wait = waits.wait_of(connection, table_id, seat)
    if wait is not None and running_of(wait) is not None:
        charge(connection, wait, until, until)
        waits.change_clock(connection, wait, clock_since=None)


def start(connection: sqlite3.Connection, row: TableRow, seat: Seat, now: int) -> None:
    """Let the clock count for a seat that is filled again, if it is: time that stood still runs from now on."""
    wait, held = waits.wait_of(connection, row.id, seat), tables.seat(connection, row.id, seat)
    if held is None or held.absent:
        return
    if wait is not None and running_of(wait) is None:
        begin(connection, row, seat, anew=False)
        wait = waits.wait_of(connection, row.id, seat)
    running = None if wait is None else running_of(wait)
    if wait is None or running is None or running.since is not None:
        return  # what ran on all the while is used up
    if wait.told and wait.still_since is None:
        waits.change_clock(connection, wait, clock_since=now)


def welcome(connection: sqlite3.Connection, row: TableRow, seat: Seat, until: int) -> None:
    """Let a seat that did not count, and is there again, have an increment at least for its decision."""
    clock, left = clock_in(row.clock), left_of(connection, row, seat, until)
    held, wait = tables.seat(connection, row.id, seat), waits.wait_of(connection, row.id, seat)
    if clock is not None and left is not None and held is not None and left < clock.increment:
        change(connection, held, clock.increment + _used(wait, until))
        if wait is not None:
            waits.change_clock(connection, wait, zero_done=0)


def take_over(connection: sqlite3.Connection, row: TableRow, seat: Seat, now: int) -> None:
    """Give whoever takes a seat over a whole base, and start their time."""
    forget(connection, row, seat)
    start(connection, row, seat, now)


def stand(connection: sqlite3.Connection, row: TableRow, until: int) -> None:
    """Charge all decisions of a table, and let their time stand still until the seats are told anew."""
    for wait in waits.clocked_waits(connection, row.id):
        stop(connection, row.id, wait.seat, until)


def keep(connection: sqlite3.Connection, before: TableRow, now: TableRow, seat: Seat, until: int) -> None:
    """Let a seat keep by another clock what it has left by the one before, an increment at least."""
    clock, left = clock_in(now.clock), left_of(connection, before, seat, until)
    held, wait = tables.seat(connection, now.id, seat), waits.wait_of(connection, now.id, seat)
    if clock is not None and left is not None and held is not None:
        change(connection, held, clocks.at_least(clock, left) + _used(wait, until))
        if wait is not None:
            waits.change_clock(connection, wait, zero_done=0)


def forget(connection: sqlite3.Connection, row: TableRow, seat: Seat) -> None:
    """Forget what a seat has left, so that it would begin with a whole base."""
    wait, held = waits.wait_of(connection, row.id, seat), tables.seat(connection, row.id, seat)
    if wait is not None:
        waits.change_clock(connection, wait, clock_hours="", clock_used=0, clock_since=None, zero_done=0)
    if held is not None:
        change(connection, held, None)


def left_of(connection: sqlite3.Connection, row: TableRow, seat: Seat, until: int) -> int | None:
    """Waking seconds that a seat has left at an instant, none below 0; None where the table has no clock."""
    clock, held = clock_in(row.clock), tables.seat(connection, row.id, seat)
    if clock is None or held is None:
        return None
    return max(0, _left(clock, held) - _used(waits.wait_of(connection, row.id, seat), until))


def zero_of(row: TableRow, held: SeatRow, wait: WaitRow) -> int | None:
    """The instant at which a seat's time is over, None where it has no clock or its time stands still."""
    clock, running = clock_in(row.clock), running_of(wait)
    if clock is None or running is None or row.still_since is not None or held.absent:
        return None
    return running.zero(_left(clock, held))


def is_over(connection: sqlite3.Connection, row: TableRow, seat: Seat, now: int) -> bool:
    """Whether a seat that must decide has no time left."""
    wait, held = waits.wait_of(connection, row.id, seat), tables.seat(connection, row.id, seat)
    if wait is None or held is None or not wait.told:
        return False
    zero = zero_of(row, held, wait)
    return zero is not None and zero <= now


def give(connection: sqlite3.Connection, row: TableRow, seat: Seat, until: int) -> bool:
    """Give a seat one increment from what it has left at an instant, up to the cap; whether there was room.

    There is none for less than half of one: near the cap nobody tells the table of seconds again and again.
    """
    clock, left = clock_in(row.clock), left_of(connection, row, seat, until)
    held, wait = tables.seat(connection, row.id, seat), waits.wait_of(connection, row.id, seat)
    if clock is None or left is None or held is None:
        return False
    more = clocks.incremented(clock, left)
    if more - left < clock.increment // 2:
        return False
    change(connection, held, more + _used(wait, until))
    if wait is not None:
        waits.change_clock(connection, wait, zero_done=0)
    return True


def expected(connection: sqlite3.Connection, row: TableRow, seat: Seat, now: int) -> int:
    """When a seat's time would be over if it ran from now on; 0 where no clock counts for it."""
    clock = clock_in(row.clock)
    if clock is None:
        return 0
    held, wait = tables.seat(connection, row.id, seat), waits.wait_of(connection, row.id, seat)
    running = None if wait is None else running_of(wait)
    if held is None or held.absent or running is None or wait is None or wait.still_since is not None:
        return 0
    until = now if row.still_since is None else row.still_since
    fresh = Running(running.hours, running.used_until(until), max(now, running.since or 0))
    return fresh.zero(_left(clock, held)) or 0


def all_left(connection: sqlite3.Connection, loaded: Loaded) -> tuple[TimeLeft, ...]:
    """What each seat that a clock counts for has left, in order; nothing where the table has none."""
    clock, row = clock_in(loaded.row.clock), loaded.row
    if clock is None or row.status != "running":
        return ()
    known = {wait.seat: wait for wait in waits.waits(connection, row.id)}
    return tuple(_time_left(row, clock, held, known.get(held.seat)) for held in loaded.seats if not held.absent)


def change(connection: sqlite3.Connection, held: SeatRow, left: int | None) -> None:
    """Record what a seat has left."""
    tables.change_seat(connection, held.table_id, held.seat, time_left=left)


def _time_left(row: TableRow, clock: TableClock, held: SeatRow, wait: WaitRow | None) -> TimeLeft:
    left = _left(clock, held)
    if wait is None:
        return TimeLeft(held.seat, left)
    used = _used(wait, row.still_since) if row.still_since is not None else wait.clock_used
    return TimeLeft(held.seat, max(0, left - used), zero_of(row, held, wait), bool(wait.zero_done))


def _left(clock: TableClock, held: SeatRow) -> int:
    return clock.base if held.time_left is None else clocks.within_reason(held.time_left)


def _used(wait: WaitRow | None, until: int) -> int:
    running = None if wait is None else running_of(wait)
    return 0 if running is None else running.used_until(until)


def _stored(hours: Hours) -> str:
    return msgspec.json.encode(hours).decode()
