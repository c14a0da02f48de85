"""What was chosen for servers, and for which tables players were looked for."""

import sqlite3
from collections.abc import Iterable
from typing import Literal, TypeAlias

from db.query import row, update
from db.rows import ServerRow

Kind: TypeAlias = Literal["channel", "role"]


def server(connection: sqlite3.Connection, guild: int) -> ServerRow:
    """What was chosen for a server."""
    found = row(connection, ServerRow, "SELECT * FROM servers WHERE guild = ?", (guild,))
    return found or ServerRow(guild=guild)


def choose(connection: sqlite3.Connection, guild: int, **columns: str | int | None) -> None:
    """Set columns of a server, and leave the others as they are."""
    connection.execute("INSERT OR IGNORE INTO servers (guild) VALUES (?)", (guild,))
    update(connection, "servers", "guild = ?", (guild,), **columns)


def chosen(connection: sqlite3.Connection, guild: int, kind: Kind) -> tuple[int, ...]:
    """The channels or roles that were chosen for a server, in the order in which they were made."""
    sql = "SELECT id FROM server_choices WHERE guild = ? AND kind = ? ORDER BY id"
    return tuple(int(found[0]) for found in connection.execute(sql, (guild, kind)))


def choose_all(connection: sqlite3.Connection, guild: int, kind: Kind, ids: Iterable[int]) -> None:
    """Let these be the chosen channels or roles of a server, and no others."""
    connection.execute("DELETE FROM server_choices WHERE guild = ? AND kind = ?", (guild, kind))
    rows = [(guild, kind, one) for one in dict.fromkeys(ids)]
    connection.executemany("INSERT INTO server_choices VALUES (?, ?, ?)", rows)


def forget(connection: sqlite3.Connection, gone: int) -> None:
    """Let no server have chosen a channel or role that was deleted."""
    connection.execute("DELETE FROM server_choices WHERE id = ?", (gone,))
    update(connection, "servers", "wanted_channel = ?", (gone,), wanted_channel=None)
    update(connection, "servers", "wanted_role = ?", (gone,), wanted_role=None)


def opened_by(connection: sqlite3.Connection, guild: int, user: int) -> int:
    """How many open tables of a server somebody opened, whoever starts them by now; those at rest aside."""
    sql = """SELECT count(DISTINCT tables.id) FROM tables JOIN acts ON acts.table_id = tables.id
             WHERE guild = ? AND status IN ('lobby', 'running') AND NOT resting
             AND acts.kind = 'opened' AND acts.user = ?"""
    return int(connection.execute(sql, (guild, user)).fetchone()[0])


def record_wanted(
    connection: sqlite3.Connection, table_id: int, guild: int, user: int, now: int, *, mentioned: bool
) -> None:
    """Record that players are looked for at a table; a mention that was made, and whose it was, stays."""
    connection.execute(
        """INSERT INTO wanted (table_id, guild, user, mentioned, at) VALUES (?1, ?2, ?3, ?4, ?5)
           ON CONFLICT (table_id) DO UPDATE SET user = ?3, mentioned = ?4, at = ?5 WHERE NOT mentioned""",
        (table_id, guild, user, int(mentioned), now),
    )


def forget_askers(connection: sqlite3.Connection, before: int) -> None:
    """Forget who looked for players before an instant; for which tables, and that a role was called, stays."""
    update(connection, "wanted", "at <= ? AND user <> 0", (before,), user=0)


def role_mentioned(connection: sqlite3.Connection, table_id: int, guild: int, user: int, after: int) -> bool:
    """Whether the role was mentioned for a table at all, or for somebody in a server since then."""
    sql = """SELECT 1 FROM wanted WHERE mentioned AND (table_id = ?1 OR (guild = ?2 AND user = ?3 AND at > ?4))
             LIMIT 1"""
    return connection.execute(sql, (table_id, guild, user, after)).fetchone() is not None
