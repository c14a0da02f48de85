"""What people did at a table beside moving."""

import sqlite3
from collections.abc import Mapping

from db.history import newest_line
from db.query import insert, rows, update
from db.rows import ActRow


def add_act(
    connection: sqlite3.Connection,
    table_id: int,
    now: int,
    *,
    user: int | None,
    name: str,
    role: str,
    kind: str,
    facts: Mapping[str, object],
) -> int:
    """Write an act behind the newest line of the table's log; its id."""
    return insert(
        connection,
        "acts",
        table_id=table_id,
        line=newest_line(connection, table_id),
        user=user,
        name=name,
        role=role,
        kind=kind,
        facts=facts,
        at=now,
    )


def acts(connection: sqlite3.Connection, table_id: int) -> list[ActRow]:
    """All acts at a table, oldest first."""
    return rows(connection, ActRow, "SELECT * FROM acts WHERE table_id = ? ORDER BY id", (table_id,))


def did(connection: sqlite3.Connection, table_id: int, user: int, kind: str) -> bool:
    """Whether a user ever did something of that kind at a table."""
    sql = "SELECT 1 FROM acts WHERE table_id = ? AND user = ? AND kind = ? LIMIT 1"
    return connection.execute(sql, (table_id, user, kind)).fetchone() is not None


def at_instant(connection: sqlite3.Connection, table_id: int, kind: str, at: int) -> list[ActRow]:
    """The acts of a kind at a table that were written at an instant, oldest first."""
    sql = "SELECT * FROM acts WHERE table_id = ? AND kind = ? AND at = ? ORDER BY id"
    return rows(connection, ActRow, sql, (table_id, kind, at))


def last_of(connection: sqlite3.Connection, table_id: int, user: int, since: int) -> list[ActRow]:
    """The acts of a user at a table since an instant, oldest first."""
    sql = "SELECT * FROM acts WHERE table_id = ? AND user = ? AND at >= ? ORDER BY id"
    return rows(connection, ActRow, sql, (table_id, user, since))


def change_act(connection: sqlite3.Connection, act_id: int, name: str, facts: str) -> None:
    """Give an act another name and other facts, as where a text in it is hidden."""
    update(connection, "acts", "id = ?", (act_id,), name=name, facts=facts)
