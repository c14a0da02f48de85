"""What seats tried last and was refused."""

import sqlite3
from typing import Final

from db.query import insert, row, rows
from db.rows import RefusalRow

MOST: Final = 5
"""So many are kept of each seat,"""
KEPT: Final = 72 * 3600
"""and for so many seconds."""


def add(
    connection: sqlite3.Connection,
    table_id: int,
    seat: int,
    *,
    seal: int,
    tried: str,
    violation: object,
    now: int,
) -> int:
    """Keep a refusal of a seat and forget those that are kept no longer; its id."""
    added = insert(
        connection,
        "refusals",
        table_id=table_id,
        seat=seat,
        seal=seal,
        tried=tried,
        violation=violation,
        at=now,
    )
    connection.execute(
        """DELETE FROM refusals WHERE table_id = ?1 AND seat = ?2 AND id NOT IN (
               SELECT id FROM refusals WHERE table_id = ?1 AND seat = ?2 ORDER BY id DESC LIMIT ?3)""",
        (table_id, seat, MOST),
    )
    connection.execute("DELETE FROM refusals WHERE at < ?", (now - KEPT,))  # of all seats: no other look does
    return added


def last_of(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> list[RefusalRow]:
    """The refusals that a seat received last, newest first."""
    sql = "SELECT * FROM refusals WHERE table_id = ? AND seat = ? AND at >= ? ORDER BY id DESC LIMIT ?"
    return rows(connection, RefusalRow, sql, (table_id, seat, now - KEPT, MOST))


def refusal(connection: sqlite3.Connection, refusal_id: int, now: int) -> RefusalRow | None:
    """The refusal of that number, None where it is kept no longer."""
    sql = "SELECT * FROM refusals WHERE id = ? AND at >= ?"
    return row(connection, RefusalRow, sql, (refusal_id, now - KEPT))
