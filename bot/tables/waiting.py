"""Waiting for the seats that must decide: since when, what does not count, and when time stands still."""

import sqlite3
from collections.abc import Collection
from typing import Final, Literal, TypeAlias

import msgspec

from bot.errors import UNDECODABLE
from bot.tables import time_left
from bot.tables.counting import Reason, Standing, counting_seats, ran_until, waited, why_not
from bot.tables.loaded import Loaded
from db import disputes, tables, votes, waits
from db.query import stored
from db.rows import SeatRow, TableRow, WaitRow
from games.engine.bounds import State
from games.engine.event import Seat

Stop: TypeAlias = Literal["pause", "server", "rest", "undo"]
"""Why the time of a table stands still; `server`: Discord's server is out of the bot's reach, `undo`: the table is
asked whether turns are taken back."""
UNDO: Final = "undo"
"""The kind of that question."""
SILENCING: Final[frozenset[Stop]] = frozenset({"server", "rest"})
"""Reasons for which open questions do not lapse."""


def running_until(row: TableRow, now: int, wait: WaitRow | None = None) -> int:
    """The instant until which a table's time ran, or that of a wait at it: now, unless it stands still."""
    return ran_until(wait, now if row.still_since is None else min(now, row.still_since))


def follow(
    connection: sqlite3.Connection,
    loaded: Loaded,
    state: State,
    now: int,
    *,
    decided: Collection[Seat],
    taken_back: Seat | None = None,
) -> None:
    """Wait for the seats that must decide in a sealed state, and no longer for others.

    How long a decision took is remembered; a seat that `decided` and must decide again is waited for anew.
    `taken_back` is the seat that decides again by its own wish alone: it has what time it had left.
    """
    table, until = loaded.row.id, running_until(loaded.row, now)
    active = () if loaded.game.outcome(state) is not None else loaded.game.active_seats(state)
    known = {wait.seat: wait for wait in waits.waits(connection, table)}
    for seat, wait in known.items():
        if seat in decided or seat not in active:
            waits.add_pace(connection, table, seat, waited(wait, until))
            time_left.end(connection, loaded.row, wait, until)
            waits.end(connection, table, seat, now)
    for seat in active:
        if seat not in known or seat in decided:
            waits.begin(connection, table, seat, now)
            time_left.begin(connection, loaded.row, seat, anew=seat == taken_back)


def begin_anew(
    connection: sqlite3.Connection,
    loaded: Loaded,
    state: State,
    now: int,
    taken_back: Seat | None = None,
    ran_until: int | None = None,
) -> None:
    """Wait from now on for the seats that must decide, and for nobody from earlier: the position went back.

    What they used up stays so, up to the instant `ran_until` (None: now). `taken_back` is as in `follow`.
    """
    until = running_until(loaded.row, now if ran_until is None else min(now, ran_until))
    for wait in waits.waits(connection, loaded.row.id):
        time_left.end(connection, loaded.row, wait, until)
        waits.end(connection, loaded.row.id, wait.seat, now)
    follow(connection, loaded, state, now, decided=(), taken_back=taken_back)


def credit(connection: sqlite3.Connection, row: TableRow, still_since: int, now: int) -> None:
    """Let the time since then not count for the seats of a table."""
    time_left.charge_all(connection, waits.clocked_waits(connection, row.id), still_since, now)
    waits.credit(connection, row.id, still_since, now)


def credit_all(connection: sqlite3.Connection, away_since: int, now: int) -> None:
    """Let the time since then not count at all tables whose time runs."""
    time_left.charge_all(connection, waits.clocks_that_run(connection), away_since, now)
    waits.credit_all(connection, away_since, now)


def follow_undo(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Let a table's time stand still while it is asked about an undo, and only then."""
    row = tables.table(connection, table_id)
    if row is None or row.status != "running":
        return
    is_asked = any(vote.kind == UNDO for vote in votes.open_votes(connection, table_id))
    if is_asked != stands_still(row, "undo"):
        (stop if is_asked else go_on)(connection, row, "undo", now)


def follow_questions(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Let time stand still as the open questions of a table ask for, and only then."""
    follow_undo(connection, table_id, now)
    follow_disputes(connection, table_id, now)


def follow_disputes(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Let the time of those stand still who would have to play on while somebody else disputes something.

    Never that of a seat with a dispute of its own.
    """
    row = tables.table(connection, table_id)
    if row is None:
        return
    found = disputes.open_disputes(connection, table_id) if row.status == "running" else []
    stops, disputers = any(one.stops for one in found), {one.seat for one in found}
    for seat in tables.seats(connection, table_id):
        stopped = stops and seat.seat not in disputers
        if stopped and not seat.disputed:
            tables.change_seat(connection, table_id, seat.seat, disputed=1)
            stand_still(connection, row, seat.seat, now)
        elif seat.disputed and not stopped:
            _end_dispute(connection, row, seat, now)


def _end_dispute(connection: sqlite3.Connection, row: TableRow, seat: SeatRow, now: int) -> None:
    """Let a seat's time run again, unless its holder is away."""
    waits.settle_still(connection, row.id, seat.seat, now)  # as long as it counts as stopped by a dispute
    tables.change_seat(connection, row.id, seat.seat, disputed=0)
    if not seat.away or seat.away_used >= waits.MOST_AWAY:
        run_on(connection, row, seat.seat, now)


def voters(
    connection: sqlite3.Connection, loaded: Loaded, now: int, asker: Seat | None = None
) -> tuple[Seat, ...]:
    """The seats that count, and whoever asks as long as they hold their seat, in order."""
    until = running_until(loaded.row, now)
    counting = {*counting_seats(standings(connection, loaded), loaded.row.patience, until)}
    if asker is not None and loaded.seats[asker].user is not None and not loaded.seats[asker].suspended:
        counting.add(asker)
    return tuple(sorted(counting))


def standings(connection: sqlite3.Connection, loaded: Loaded) -> tuple[Standing, ...]:
    """Of each seat, what decides whether it counts."""
    table = loaded.row.id
    known = {wait.seat: wait for wait in waits.waits(connection, table)}
    return tuple(
        Standing(seat=seat, wait=known.get(seat.seat), paces=tuple(waits.paces(connection, table, seat.seat)))
        for seat in loaded.seats
    )


def standing(connection: sqlite3.Connection, loaded: Loaded, seat: Seat) -> Standing:
    """Of one seat, what decides whether it counts."""
    wait, paces = waits.wait_of(connection, loaded.row.id, seat), waits.paces(connection, loaded.row.id, seat)
    return Standing(seat=loaded.seats[seat], wait=wait, paces=tuple(paces))


def reason(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, now: int) -> Reason | None:
    """Why a seat does not count, None where it counts."""
    return why_not(standing(connection, loaded, seat), loaded.row.patience, running_until(loaded.row, now))


def stop(connection: sqlite3.Connection, row: TableRow, reason: Stop, now: int) -> None:
    """Let a table's time stand still for one more reason."""
    reasons = _stops(row)
    if reason not in reasons:
        still = now if row.still_since is None else row.still_since
        reasons[reason] = now
        tables.change_table(connection, row.id, stops=reasons, still_since=still)


def go_on(connection: sqlite3.Connection, row: TableRow, reason: Stop, now: int) -> None:
    """Let a reason be over; with the last one time runs again, and what lies between does not count.

    Open questions lapse as much later as nobody could answer them; in a pause they can.
    """
    reasons = _stops(row)
    since = reasons.pop(reason, None)
    if since is None:
        return
    if reason in SILENCING:
        votes.put_off(connection, row.id, since, now)
    if not reasons and row.still_since is not None:
        credit(connection, row, row.still_since, now)
    tables.change_table(connection, row.id, stops=reasons, still_since=row.still_since if reasons else None)


def stand_still(connection: sqlite3.Connection, row: TableRow, seat: Seat, now: int) -> None:
    """Let the time of a seat stand still whose holder is away, as far as the game still waits for them."""
    waits.stand_still(connection, row.id, seat, now)
    wait = waits.wait_of(connection, row.id, seat)
    if wait is not None and wait.still_since is not None:
        time_left.stop(connection, row.id, seat, running_until(row, now))


def run_on(connection: sqlite3.Connection, row: TableRow, seat: Seat, now: int) -> None:
    """Let the time of a seat run again that stood still by itself."""
    wait = waits.wait_of(connection, row.id, seat)
    waits.run_on(connection, row.id, seat, now)
    if wait is not None and wait.still_since is not None:
        # A time-out of Discord's that began meanwhile goes on: it has moved along since when time stands still.
        time_left.start(connection, row, seat, max(now, wait.still_since))


def stands_still(row: TableRow, reason: Stop) -> bool:
    """Whether a table's time stands still for that reason, among others or alone."""
    return reason in _stops(row)


def stopped_since(row: TableRow, reason: Stop) -> int | None:
    """Since when a table's time stands still for a reason, None where it does not for that one."""
    return _stops(row).get(reason)


def mend_stops(connection: sqlite3.Connection, row: TableRow, now: int) -> TableRow:
    """The row, with reasons that can be read and an instant that fits them."""
    reasons = _stops(row)
    if not reasons and row.still_since is not None:
        credit(connection, row, row.still_since, now)
    still = row.still_since if reasons else None
    if reasons and still is None:
        still = min(reasons.values())
    if (stored(reasons), still) == (row.stops, row.still_since):
        return row
    tables.change_table(connection, row.id, stops=reasons, still_since=still)
    return msgspec.structs.replace(row, stops=str(stored(reasons)), still_since=still)


def _stops(row: TableRow) -> dict[Stop, int]:
    """Why a table's time stands still, each since when; where that cannot be read, what its other columns say.

    Whether its server is out of reach is found out anew by the next look at all servers.
    """
    try:
        return msgspec.json.decode(row.stops, type=dict[Stop, int])
    except UNDECODABLE:
        since = row.changed_at if row.still_since is None else row.still_since
        known: dict[Stop, bool] = {"pause": row.paused_until is not None, "rest": bool(row.resting)}
        return {reason: since for reason, holds in known.items() if holds}
