"""Who was invited to gathering tables."""

import sqlite3

from db.query import rows, update
from db.rows import InvitationRow


def invite(
    connection: sqlite3.Connection, table_id: int, user: int, name: str, now: int, lapses_at: int, mentioned: bool
) -> None:
    """Note an invitation; one that was given earlier begins anew."""
    connection.execute(
        """INSERT INTO invitations (table_id, user, name, mentioned, at, lapses_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
           ON CONFLICT (table_id, user) DO UPDATE
           SET status = 'open', name = ?3, mentioned = ?4, at = ?5, lapses_at = ?6""",
        (table_id, user, name, int(mentioned), now, lapses_at),
    )


def invitations(connection: sqlite3.Connection, table_id: int) -> list[InvitationRow]:
    """All invitations to a table, in the order in which they were given."""
    sql = "SELECT * FROM invitations WHERE table_id = ? ORDER BY id"
    return rows(connection, InvitationRow, sql, (table_id,))


def due_invitations(connection: sqlite3.Connection, now: int) -> list[InvitationRow]:
    """Open invitations whose time is over, of all tables."""
    sql = "SELECT * FROM invitations WHERE status = 'open' AND lapses_at <= ?"
    return rows(connection, InvitationRow, sql, (now,))


def settle(connection: sqlite3.Connection, table_id: int, user: int, status: str) -> bool:
    """Note what came of an open invitation; whether there was one."""
    where = "table_id = ? AND user = ? AND status = 'open'"
    return bool(update(connection, "invitations", where, (table_id, user), status=status))


def settle_all(connection: sqlite3.Connection, table_id: int, status: str) -> None:
    """Note what came of all open invitations to a table."""
    update(connection, "invitations", "table_id = ? AND status = 'open'", (table_id,), status=status)


def mentions_since(connection: sqlite3.Connection, user: int, since: int) -> int:
    """How often a user was called by invitations since then, over all tables."""
    sql = "SELECT count(*) FROM invitations WHERE user = ? AND mentioned = 1 AND at > ?"
    return int(connection.execute(sql, (user, since)).fetchone()[0])


def played_together(connection: sqlite3.Connection, user: int, other: int) -> bool:
    """Whether two users ever sat at one table whose game began."""
    sql = """SELECT 1 FROM seats AS one JOIN seats AS two USING (table_id) JOIN tables ON tables.id = one.table_id
             WHERE one.user = ? AND two.user = ? AND tables.state IS NOT NULL LIMIT 1"""
    return connection.execute(sql, (user, other)).fetchone() is not None


def accepts(connection: sqlite3.Connection, user: int) -> str:
    """From whom a user takes invitations: all, known or none."""
    found = connection.execute("SELECT invitations FROM users WHERE user = ?", (user,)).fetchone()
    return "all" if found is None else str(found[0])


def choose_accepts(connection: sqlite3.Connection, user: int, choice: str) -> None:
    """Remember from whom a user takes invitations."""
    connection.execute(
        "INSERT INTO users (user, invitations) VALUES (?1, ?2) ON CONFLICT (user) DO UPDATE SET invitations = ?2",
        (user, choice),
    )
