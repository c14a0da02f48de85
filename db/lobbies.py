"""Gathering tables, by what time has to do with them."""

import sqlite3

from db.query import update


def to_ask(connection: sqlite3.Connection, before: int) -> list[int]:
    """Lobbies that were opened or last asked before then, of which no question is open."""
    sql = """SELECT id FROM tables WHERE status = 'lobby' AND created_at <= ?1 AND nudged_at <= ?1
             AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND unanswered)"""
    return [int(found[0]) for found in connection.execute(sql, (before,))]


def due(connection: sqlite3.Connection, now: int) -> list[int]:
    """Lobbies in which seats are to be freed that did not answer."""
    sql = "SELECT id FROM tables WHERE status = 'lobby' AND seats_due <= ?"
    return [int(found[0]) for found in connection.execute(sql, (now,))]


def inviting_at(connection: sqlite3.Connection, user: int, place: int) -> list[int]:
    """The lobbies in a channel to which a user has an open invitation."""
    sql = """SELECT tables.id FROM tables JOIN invitations ON invitations.table_id = tables.id
             WHERE tables.channel = ? AND tables.status = 'lobby' AND invitations.user = ?
             AND invitations.status = 'open'"""
    return [int(found[0]) for found in connection.execute(sql, (place, user))]


def ask_all(connection: sqlite3.Connection, table_id: int) -> None:
    """Let an answer be wanted of every seat."""
    update(connection, "seats", "table_id = ?", (table_id,), unanswered=1)


def bring_near(connection: sqlite3.Connection, now: int) -> None:
    """Let nothing of a lobby lie in the future that was recorded by a clock that was ahead."""
    connection.execute(
        "UPDATE invitations SET lapses_at = ?1 + lapses_at - at, at = ?1 WHERE status = 'open' AND at > ?1", (now,)
    )
    connection.execute("UPDATE tables SET joined_at = ?1 WHERE status = 'lobby' AND joined_at > ?1", (now,))
    connection.execute("UPDATE tables SET created_at = ?1 WHERE status = 'lobby' AND created_at > ?1", (now,))
    connection.execute(
        """UPDATE tables SET seats_due = ?1 + seats_due - nudged_at, nudged_at = ?1
           WHERE status = 'lobby' AND nudged_at > ?1""",
        (now,),
    )
