"""What time does at a table: a pause ends, who is not there is passed, the others are asked how to go on."""

import sqlite3
from typing import Final

from bot.tables import absence, asking, passing, pausing, questions, waiting
from bot.tables.counting import AT_ONCE
from bot.tables.loaded import Loaded, load
from db import votes, waits
from games.engine.event import Seat

GRACE: Final = 24 * 3600
"""Seconds that a seat which was silent or slow has each time before it is passed again."""
LOOK_EVERY: Final = 24 * 3600
"""Seconds between two looks at whether somebody who is waited for is still in the server."""
LOOKS: Final = 40
"""So many are looked up at once."""


def keep(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Do what is due at a table: nothing where its time stands still, but the end of a pause."""
    loaded = load(connection, table_id)
    if loaded.row.status != "running" or loaded.row.resting:
        return
    if loaded.row.paused_until is not None and loaded.row.paused_until <= now:
        pausing.lapse_pause(connection, loaded, now)
        loaded = load(connection, table_id)
    questions.recount_all(connection, table_id, now)
    loaded = load(connection, table_id)
    if loaded.row.status == "running" and loaded.row.still_since is None and loaded.playable:
        _keep_seats(connection, loaded, now)
    asking.settle(connection, table_id, now)


def begin_waiting(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Wait from now on for the seats of a table that was begun by an earlier version; they know it already."""
    loaded = load(connection, table_id)
    if loaded.playable:
        waiting.follow(connection, loaded, loaded.state, now, decided=())
        waits.tell(connection, table_id, now)


def _keep_seats(connection: sqlite3.Connection, loaded: Loaded, now: int) -> None:
    if not questions.voters(connection, loaded, now):
        return  # nobody is there for whom to go on
    for seat in loaded.active:
        why = waiting.reason(connection, loaded, seat, now)
        if why is None:
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
