"""A user's open tables on all servers, in one reading."""

import sqlite3

from db.query import rows
from db.rows import OwnTableRow


def own_tables(connection: sqlite3.Connection, user: int) -> list[OwnTableRow]:
    """The open tables at which a user holds a seat, in no order."""
    sql = """SELECT tables.id, tables.name, tables.game, tables.status, tables.guild, tables.channel, tables.place,
                    tables.lobby_message, tables.turn_message, tables.resting, tables.nudged_at,
                    seats.seat, seats.suspended, seats.conceded, seats.passing, seats.gone, seats.missing_since,
                    seats.unanswered, waits.since AS waits_since,
                    (SELECT min(since) FROM waits WHERE waits.table_id = tables.id) AS others_since
             FROM seats JOIN tables ON tables.id = seats.table_id
                 LEFT JOIN waits ON waits.table_id = seats.table_id AND waits.seat = seats.seat
             WHERE seats.user = ? AND tables.status IN ('lobby', 'running')"""
    return rows(connection, OwnTableRow, sql, (user,))
