"""The refusals that a seat received last: kept for a while, so that it may ask why and dispute them.

What was tried may be secret, as an answer left ahead is: only the seat itself reads its own.
"""

import sqlite3

import msgspec

from bot.errors import UNDECODABLE, RuleRefused
from bot.tables.loaded import Call, load
from db import refusals
from db.rows import RefusalRow
from games.engine.violation import Violation


class KeptRefusal(msgspec.Struct, frozen=True):
    """A refusal as it is kept: after which seal what was tried, in notation, and why it was not possible.

    `violation` is None where it cannot be read.
    """

    number: int
    seal: int
    tried: str
    violation: Violation | None
    at: int


def keep(connection: sqlite3.Connection, call: Call, table_id: int, refused: RuleRefused) -> int | None:
    """Keep what was refused to the caller's seat of a running game; its number, None for whoever has none."""
    loaded = load(connection, table_id)
    seat = loaded.seat_of(call.user)
    if seat is None or seat.suspended or loaded.row.status != "running":
        return None
    return refusals.add(
        connection,
        table_id,
        seat.seat,
        seal=loaded.row.seal,
        tried=refused.text,
        violation=refused.violation,
        now=call.now,
    )


def last_of(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> tuple[KeptRefusal, ...]:
    """The refusals that a seat received last, newest first."""
    return tuple(map(_kept, refusals.last_of(connection, table_id, seat, now)))


def refusal_of(
    connection: sqlite3.Connection, table_id: int, seat: int, number: int, now: int
) -> KeptRefusal | None:
    """A refusal of a seat by its number, None where it is another's or kept no longer."""
    row = refusals.refusal(connection, number, now)
    return None if row is None or (row.table_id, row.seat) != (table_id, seat) else _kept(row)


def _kept(row: RefusalRow) -> KeptRefusal:
    try:
        violation = msgspec.json.decode(row.violation, type=Violation)
    except UNDECODABLE:
        violation = None
    return KeptRefusal(row.id, row.seal, row.tried, violation, row.at)
