"""What looks at Discord change: who is gone from a table's server, and whom a time-out keeps from acting."""

import sqlite3
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from bot.tables import asking, questions, time_left, waiting
from bot.tables.loaded import Loaded
from db import tables, waits
from db.rows import SeatRow, WaitRow

TWICE: Final = 24 * 3600
"""Seconds between the two looks at which somebody must be missing to be gone."""
MOST_BARRED: Final = 3 * 24 * 3600
"""Seconds of a time-out that do not count within one decision."""


class Look(msgspec.Struct, frozen=True):
    """What was seen of a user: whether they are in the server, and until when Discord's time-out bars them."""

    user: int
    present: bool
    barred_until: int | None = None


def after_look(seat: SeatRow, look: Look, now: int) -> dict[str, Any]:
    """The columns of a seat after its holder was looked up."""
    if look.present:
        return {"looked_at": now, "missing_since": None, "gone": 0, "barred_until": look.barred_until}
    since = now if seat.missing_since is None else seat.missing_since
    return {"looked_at": now, "missing_since": since, "gone": int(now - since >= TWICE)}


def uncounted(seat: SeatRow, look: Look, barred: int, now: int) -> int:
    """Seconds of a time-out that do not count in a decision and are new in it; `barred` did not count before."""
    if look.barred_until is None:
        return 0
    # What was known of it in an earlier decision did not help this one.
    known = max(now, seat.barred_until or 0) if barred else now
    return max(0, min(look.barred_until - known, MOST_BARRED - barred))


def record_vain_look(connection: sqlite3.Connection, loaded: Loaded, user: int, now: int) -> None:
    """Record that somebody could not be looked up: nothing is known of them, others go before."""
    seat = loaded.seat_of(user)
    if seat is not None:
        tables.change_seat(connection, loaded.row.id, seat.seat, looked_at=now)


def record_looks(connection: sqlite3.Connection, loaded: Loaded, looks: Iterable[Look], now: int) -> None:
    """Record what was seen of the holders of a table's seats."""
    for look in looks:
        seat = loaded.seat_of(look.user)
        if seat is None:
            continue
        after = after_look(seat, look, now)
        wait = waits.wait_of(connection, loaded.row.id, seat.seat)
        if wait is not None:
            _bar(connection, wait, uncounted(seat, look, wait.barred, now), now)
        if after["gone"] and not seat.gone:
            time_left.stop(connection, loaded.row.id, seat.seat, waiting.running_until(loaded.row, now))
        tables.change_seat(connection, loaded.row.id, seat.seat, **after)
        if seat.gone and not after["gone"]:
            time_left.start(connection, loaded.row, seat.seat, now)
        if after["gone"] != seat.gone:
            questions.recount_all(connection, loaded.row.id, now)
            asking.settle(connection, loaded.row.id, now)


def _bar(connection: sqlite3.Connection, wait: WaitRow, seconds: int, now: int) -> None:
    """Let so many seconds from now on not count for a decision."""
    if seconds > 0:
        time_left.bar(connection, wait, seconds, now)
        waits.bar(connection, wait.table_id, wait.seat, seconds, now)
