"""Gathering tables, by what time has to do with them."""

import sqlite3

from db.query import keys, number, update

_UNASKED = """EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND user IS NOT NULL)
             AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND unanswered)"""


_TO_ASK = f"status = 'lobby' AND created_at <= ?1 AND nudged_at <= ?1 AND {_UNASKED}"


def to_ask(connection: sqlite3.Connection, before: int) -> list[tuple[int, ...]]:
    """Lobbies that were opened or last asked before then, of which no question is open."""
    return keys(connection, f"SELECT id FROM tables WHERE {_TO_ASK}", (before,))


def is_to_ask(connection: sqlite3.Connection, table_id: int, before: int) -> bool:
    """Whether it is one of these."""
    return bool(keys(connection, f"SELECT id FROM tables WHERE {_TO_ASK} AND id = ?2", (before, table_id)))


def next_to_ask(connection: sqlite3.Connection) -> int | None:
    """When the lobby that is asked next was opened or last asked."""
    sql = f"SELECT min(max(created_at, nudged_at)) FROM tables WHERE status = 'lobby' AND {_UNASKED}"
    return number(connection, sql)


def due(connection: sqlite3.Connection, now: int) -> list[tuple[int, ...]]:
    """Lobbies in which seats are to be freed that did not answer."""
    sql = "SELECT id FROM tables WHERE status = 'lobby' AND seats_due <= ? ORDER BY seats_due"
    return keys(connection, sql, (now,))


def next_due(connection: sqlite3.Connection) -> int | None:
    """When seats of a lobby are freed next."""
    return number(connection, "SELECT min(seats_due) FROM tables WHERE status = 'lobby' AND seats_due IS NOT NULL")


def inviting_at(connection: sqlite3.Connection, user: int, place: int) -> list[int]:
    """The lobbies in a channel to which a user has an open invitation."""
    sql = """SELECT tables.id FROM tables JOIN invitations ON invitations.table_id = tables.id
             WHERE tables.channel = ? AND tables.status = 'lobby' AND invitations.user = ?
             AND invitations.status = 'open'"""
    return [int(found[0]) for found in connection.execute(sql, (place, user))]


def ask_all(connection: sqlite3.Connection, table_id: int) -> None:
    """Let an answer be wanted of every seat that a person holds."""
    update(connection, "seats", "table_id = ? AND user IS NOT NULL", (table_id,), unanswered=1)


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
