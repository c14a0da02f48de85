"""Seats that computers play: which of them must decide and may."""

import sqlite3
from typing import NamedTuple

from db.query import keys, number

AT_TURN = """FROM waits CROSS JOIN seats ON seats.table_id = waits.table_id AND seats.seat = waits.seat
                         CROSS JOIN tables ON tables.id = waits.table_id
              WHERE computer <> '' AND tables.status = 'running' AND NOT resting AND NOT lost
                  AND stops NOT LIKE '%"server"%' AND stops NOT LIKE '%"undo"%' AND waits.still_since IS NULL"""
"""Where a question stops the game, or nobody could be told, it has to wait. In a pause those play who want to: a
computer answers them.

CROSS JOIN: from what is waited for at running tables, never from all seats that a computer ever had.
"""


class AtTurn(NamedTuple):
    """A computer that must decide: its table, where that is played, its seat."""

    table: int
    place: int
    seat: int


def at_turn(connection: sqlite3.Connection, after: int = 0) -> list[AtTurn]:
    """The computers that must decide and may, those that have waited longest first.

    Of those that have waited equally long the tables with higher numbers than `after` come first.
    """
    sql = f"""SELECT waits.table_id, place, waits.seat {AT_TURN}
              ORDER BY since, waits.table_id <= ?, waits.table_id, waits.seat"""
    return [AtTurn(*found) for found in keys(connection, sql, (after,))]


def one_goes_on(connection: sqlite3.Connection, table_id: int, seat: int | None = None) -> bool:
    """Whether a computer must decide at a table and may, that of the seat where one is named."""
    sql = f"SELECT count(*) {AT_TURN} AND waits.table_id = ?1 AND coalesce(waits.seat = ?2, 1)"
    return bool(number(connection, sql, (table_id, seat)))


def turns_that_hold(connection: sqlite3.Connection, table_id: int) -> int:
    """How many lines of a table's log have moves and were not undone: as many again once something was undone."""
    sql = """SELECT count(*) FROM log
             WHERE table_id = ? AND seal IS NOT NULL AND undone IS NULL AND actions <> '[]'"""
    return number(connection, sql, (table_id,)) or 0
