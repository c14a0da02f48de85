"""Who was invited to gathering tables."""

import sqlite3
from collections.abc import Iterable

from db.query import keys, number, row, rows, update
from db.rows import InvitationRow


def invite(
    connection: sqlite3.Connection, table_id: int, user: int, name: str, now: int, lapses_at: int, mentioned: bool
) -> None:
    """Record an invitation, which calls the user or not; one that was given earlier begins anew.

    That it called them within a day before counts on.
    """
    connection.execute(
        """INSERT INTO invitations (table_id, user, name, mentioned, at, lapses_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
           ON CONFLICT (table_id, user) DO UPDATE
           SET status = 'open', name = ?3, mentioned = ?4 + iif(at > ?5 - 86400, mentioned, 0), at = ?5, told = 0,
               lapses_at = ?6, settled_at = NULL""",
        (table_id, user, name, int(mentioned), now, lapses_at),
    )


def invitations(connection: sqlite3.Connection, table_id: int) -> list[InvitationRow]:
    """All invitations to a table, in the order in which they were given."""
    sql = "SELECT * FROM invitations WHERE table_id = ? ORDER BY id"
    return rows(connection, InvitationRow, sql, (table_id,))


def invitation(connection: sqlite3.Connection, table_id: int, user: int) -> InvitationRow | None:
    """The invitation of a user to a table, whatever came of it."""
    sql = "SELECT * FROM invitations WHERE table_id = ? AND user = ?"
    return row(connection, InvitationRow, sql, (table_id, user))


def tell(connection: sqlite3.Connection, table_id: int, users: Iterable[int], now: int, lapses_at: int) -> None:
    """Let the time of open invitations begin: their message stands in the channel."""
    for user in users:
        where = "table_id = ? AND user = ? AND status = 'open' AND told = 0"
        update(connection, "invitations", where, (table_id, user), told=1, lapses_at=lapses_at)


def due_invitations(connection: sqlite3.Connection, now: int) -> list[tuple[int, ...]]:
    """Open invitations whose time is over: table and user."""
    sql = """SELECT table_id, user FROM invitations WHERE status = 'open' AND told AND lapses_at <= ?
             ORDER BY lapses_at"""
    return keys(connection, sql, (now,))


def next_lapse(connection: sqlite3.Connection) -> int | None:
    """When the next invitation lapses."""
    return number(connection, "SELECT min(lapses_at) FROM invitations WHERE status = 'open' AND told")


def settle(connection: sqlite3.Connection, table_id: int, user: int, status: str, now: int) -> bool:
    """Record what came of an invitation, open or lapsed; whether there was one."""
    where = "table_id = ? AND user = ?"
    return bool(update(connection, "invitations", where, (table_id, user), status=status, settled_at=now))


def settle_all(connection: sqlite3.Connection, table_id: int, status: str, now: int) -> None:
    """Record what came of all open invitations to a table."""
    where = "table_id = ? AND status = 'open'"
    update(connection, "invitations", where, (table_id,), status=status, settled_at=now)


def record_vacated(connection: sqlite3.Connection, table_id: int, user: int, name: str, now: int) -> None:
    """Record that the seat of a user was freed for want of an answer."""
    connection.execute(
        """INSERT INTO invitations (table_id, user, name, status, mentioned, at, lapses_at, settled_at)
           VALUES (?1, ?2, ?3, 'vacated', 0, ?4, ?4, ?4)
           ON CONFLICT (table_id, user) DO UPDATE SET status = 'vacated', name = ?3, settled_at = ?4""",
        (table_id, user, name, now),
    )


def expel(connection: sqlite3.Connection, table_id: int, user: int, name: str, now: int) -> None:
    """Record that a user was taken out of a table, whatever was recorded of them before; an invitation ends it."""
    connection.execute(
        """INSERT INTO invitations (table_id, user, name, status, mentioned, at, lapses_at)
           VALUES (?1, ?2, ?3, 'expelled', 0, ?4, ?4)
           ON CONFLICT (table_id, user) DO UPDATE SET status = 'expelled'""",
        (table_id, user, name, now),
    )


def status_of(connection: sqlite3.Connection, table_id: int, user: int) -> str | None:
    """What came of the invitation of a user to a table, None if there was none."""
    sql = "SELECT status FROM invitations WHERE table_id = ? AND user = ?"
    found = connection.execute(sql, (table_id, user)).fetchone()
    return None if found is None else str(found[0])


def rename(connection: sqlite3.Connection, invitation_id: int, name: str) -> None:
    """Call who was invited otherwise."""
    update(connection, "invitations", "id = ?", (invitation_id,), name=name)


def mentions_since(connection: sqlite3.Connection, user: int, since: int) -> int:
    """How often a user was called by invitations since then, over all tables."""
    sql = "SELECT coalesce(sum(mentioned), 0) FROM invitations WHERE user = ? AND at > ?"
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
