"""Seats whose holders are away: coming back to one, and what its table was told of it."""

import sqlite3
from typing import Final

from bot.letters import NoticeLetter, letter_in
from bot.tables import outages, waiting
from bot.tables.loaded import Call, Loaded, load
from bot.tables.sealing import put_letter
from db import absences, outbox, tables, waits
from db.rows import OutboxRow, SeatRow
from games.engine.event import Seat

BACK: Final = "notice-away-back"
HOUR: Final = 3600


def come_back(connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, call: Call) -> None:
    """Let an absence be over at one table, because its holder is back there."""
    end_absence(connection, loaded, call)
    leave(connection, loaded, seat, call.now)


def end_absence(connection: sqlite3.Connection, loaded: Loaded, call: Call) -> None:
    """Let an absence of the caller, where they are away, not begin at one table again."""
    found = absences.current(connection, call.user, call.now)
    if found is not None:
        absences.end_at(connection, found.id, loaded.row.id)


def leave(connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, now: int) -> bool:
    """Let a seat's holder be away no longer: its time runs again. Whether the table is told."""
    table = loaded.row.id
    ended = None if seat.user is None else absences.ended_at(connection, seat.user, now)
    since = now if ended is None else outages.counts_from(connection, ended, now)
    waiting.run_on(connection, loaded.row, seat.seat, since)
    tables.change_seat(connection, table, seat.seat, away="", back="")
    if loaded.row.status != "running" or seat.user is None or seat.conceded or seat.suspended:
        return False
    if not _is_known(connection, table, seat.seat):
        return False
    wait = waits.wait_of(connection, table, seat.seat)
    waited = wait is not None and bool(wait.told)
    called = (seat.seat,) if waited and ended and loaded.row.still_since is None else ()
    counted = wait.stood // HOUR if wait is not None and waited else 0
    letter = NoticeLetter(key=BACK, values={"counted": counted}, seats=called, named=(seat.seat,))
    put_letter(connection, load(connection, table), letter, now)  # in which they are there again
    return True


def _is_known(connection: sqlite3.Connection, table_id: int, seat: Seat) -> bool:
    """Whether a table may know of a seat's absence, and so is to be told of its end.

    What it was not told yet it need not know any more.
    """
    every = told_of(connection, table_id, seat)
    since = max((row.id for row in every if key_of(row) == BACK), default=0)
    last = [row for row in every if row.id > since]
    unsent = [row for row in last if row.status == "waiting" and not row.attempts]
    for row in unsent:
        outbox.drop(connection, row.id)
    # Of long ago nothing is kept.
    return len(unsent) < len(last) or not every


def told_of(connection: sqlite3.Connection, table_id: int, seat: Seat) -> list[OutboxRow]:
    """What the table was or will be told of a seat's absences, oldest first."""
    found: list[OutboxRow] = []
    for row in outbox.rows_with(connection, table_id, ("notice-away-",)):
        letter = letter_in(row.letter)
        if row.status != "dropped" and isinstance(letter, NoticeLetter) and letter.named == (seat,):
            found.append(row)
    return sorted(found, key=lambda row: row.id)


def key_of(row: OutboxRow) -> str:
    """Which sentence a notice says, empty where it cannot be read."""
    letter = letter_in(row.letter)
    return letter.key if isinstance(letter, NoticeLetter) else ""
