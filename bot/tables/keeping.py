"""What time does at a table whose players are not all there: who is not is passed, or the others are asked."""

import sqlite3
from typing import Final

from bot.tables import absence, asking, passing, questions, waiting
from bot.tables.counting import AT_ONCE, counts_until, why_not
from bot.tables.loaded import Loaded, load
from db import votes, waits
from db.rows import WaitRow
from games.engine.event import Seat

GRACE: Final = 24 * 3600
"""Seconds that a seat which was silent or slow has each time before it is passed again."""
SEEN_AGAIN: Final = 3600
"""Seconds after which a table is seen again that cannot go on yet: a change brings that near."""
LOOK_EVERY: Final = 24 * 3600
"""Seconds between two looks at whether somebody who is waited for is still in the server."""
LOOKS: Final = 40
"""So many are looked up at once."""


def keep(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Go on at a table without the seats that do not count, by what its players chose or are asked."""
    questions.recount_all(connection, table_id, now)
    loaded = load(connection, table_id)
    if loaded.row.status == "running" and loaded.row.still_since is None and loaded.playable:
        _keep_seats(connection, loaded, now)
    asking.settle(connection, table_id, now)


def next_keeping(connection: sqlite3.Connection, loaded: Loaded, wait: WaitRow, now: int) -> int | None:
    """When it is to be seen next how a table goes on without a seat that it waits for.

    Not before that stops to count; None where its time stands still.
    """
    row, seat = loaded.row, loaded.seats[wait.seat]
    if row.still_since is not None or row.resting or seat.seat not in loaded.active:
        return None
    standing = waiting.standing(connection, loaded, seat.seat)
    why = why_not(standing, row.patience, now)
    if why is None:
        return counts_until(standing, row.patience)
    if why == "computer":
        return None
    if not questions.voters(connection, loaded, now):
        return now + SEEN_AGAIN  # nobody is there for whom to go on
    if seat.passing:
        return now if why in AT_ONCE else wait.since + GRACE
    last = votes.last_about(connection, row.id, absence.ABSENT.name, seat.seat)
    if last is None:
        return now
    return now + SEEN_AGAIN if last.status == "open" else last.at + row.patience


def begin_waiting(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Wait from now on for the seats of a table that was begun by an earlier version; they know it already."""
    loaded = load(connection, table_id)
    if loaded.playable:
        waiting.follow(connection, loaded, loaded.state, now, decided=())
        waits.tell(connection, table_id, now)


def _keep_seats(connection: sqlite3.Connection, loaded: Loaded, now: int) -> None:
    if not questions.voters(connection, loaded, now):
        return  # nobody is there for whom to go on
    if passing.pass_at_once(connection, loaded, now):
        return  # the position is another now; the next look goes on
    for seat in loaded.active:
        why = waiting.reason(connection, loaded, seat, now)
        if why in (None, "computer"):
            continue
        if loaded.seats[seat].passing and _may_be_passed(connection, loaded, seat, why in AT_ONCE, now):
            passing.pass_decision(connection, loaded, seat, now)
            return  # the position is another now; the next look goes on
        if not loaded.seats[seat].passing and not _asked_lately(connection, loaded, seat, now):
            absence.ask_by_time(connection, loaded, seat, why, now)


def _may_be_passed(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, at_once: bool, now: int) -> bool:
    wait = waits.wait_of(connection, loaded.row.id, seat)
    return at_once or (wait is not None and bool(wait.told) and now - wait.since >= GRACE)


def _asked_lately(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, now: int) -> bool:
    """Whether the table was asked about the seat within its patience, or is being asked."""
    last = votes.last_about(connection, loaded.row.id, absence.ABSENT.name, seat)
    return last is not None and (last.status == "open" or now - last.at < loaded.row.patience)
