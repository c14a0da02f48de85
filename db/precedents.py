"""What tables decided for themselves: numbered in their channel, and whom it binds."""

import sqlite3
from typing import Any, Final

from db.query import insert, number, row, rows, update
from db.rows import PrecedentRow

_UNDONE: Final = "EXISTS (SELECT 1 FROM log WHERE log.id = {}.line AND log.undone IS NOT NULL)"
"""Whether the table that set the switch of a precedent has taken this back."""
_HOLDS: Final = f"""struck_at IS NULL AND NOT {_UNDONE.format("precedents")} AND NOT EXISTS (
    SELECT 1 FROM precedents AS newer
    WHERE newer.revises = precedents.id AND newer.channel = precedents.channel
    AND newer.struck_at IS NULL AND NOT {_UNDONE.format("newer")})"""
"""Whether a precedent is neither struck nor undone, nor revised by one of its channel that is neither."""


def add(connection: sqlite3.Connection, channel: int, **columns: Any) -> int:
    """Keep a precedent under the next number of a channel; its id."""
    sql = "SELECT coalesce(max(number), 0) + 1 FROM precedents WHERE channel = ?"
    return insert(connection, "precedents", channel=channel, number=number(connection, sql, (channel,)), **columns)


def precedent(connection: sqlite3.Connection, precedent_id: int) -> PrecedentRow | None:
    """The precedent of that id."""
    return row(connection, PrecedentRow, "SELECT * FROM precedents WHERE id = ?", (precedent_id,))


def numbered(connection: sqlite3.Connection, channel: int, called: int) -> PrecedentRow | None:
    """The precedent of a channel with that number, be it struck."""
    sql = "SELECT * FROM precedents WHERE channel = ? AND number = ?"
    return row(connection, PrecedentRow, sql, (channel, called))


def in_channel(connection: sqlite3.Connection, channel: int) -> list[PrecedentRow]:
    """All precedents of a channel, struck and revised ones included, by number."""
    sql = "SELECT * FROM precedents WHERE channel = ? ORDER BY number"
    return rows(connection, PrecedentRow, sql, (channel,))


def holding(connection: sqlite3.Connection, channel: int, game: str, edition: str) -> list[PrecedentRow]:
    """What a new table in a channel can accept, by number."""
    sql = f"SELECT * FROM precedents WHERE channel = ? AND game = ? AND edition = ? AND {_HOLDS} ORDER BY number"
    return rows(connection, PrecedentRow, sql, (channel, game, edition))


def revised_upto(connection: sqlite3.Connection, channel: int, number: int) -> set[int]:
    """The ids of precedents that those of a channel up to a number had revised, be they struck by now."""
    sql = "SELECT revises FROM precedents WHERE channel = ? AND number <= ? AND revises IS NOT NULL"
    return {int(found[0]) for found in connection.execute(sql, (channel, number))}


def made_by(connection: sqlite3.Connection, table_id: int) -> list[PrecedentRow]:
    """What a table decided itself, in order."""
    return rows(connection, PrecedentRow, "SELECT * FROM precedents WHERE table_id = ? ORDER BY id", (table_id,))


def bind(connection: sqlite3.Connection, table_id: int, precedent_id: int) -> None:
    """Let a precedent bind a table."""
    connection.execute("INSERT OR IGNORE INTO bindings VALUES (?, ?)", (table_id, precedent_id))


def release(connection: sqlite3.Connection, table_id: int, precedent_id: int) -> None:
    """Let a precedent bind a table no longer."""
    connection.execute("DELETE FROM bindings WHERE table_id = ? AND precedent = ?", (table_id, precedent_id))


def binding(connection: sqlite3.Connection, table_id: int) -> list[PrecedentRow]:
    """What binds a table and is not struck, oldest first."""
    sql = """SELECT precedents.* FROM precedents JOIN bindings ON bindings.precedent = precedents.id
             WHERE bindings.table_id = ? AND struck_at IS NULL ORDER BY precedents.id"""
    return rows(connection, PrecedentRow, sql, (table_id,))


def bound(connection: sqlite3.Connection, precedent_id: int) -> list[int]:
    """The running tables that a precedent binds."""
    sql = """SELECT table_id FROM bindings JOIN tables ON tables.id = table_id
             WHERE precedent = ? AND status = 'running' ORDER BY table_id"""
    return [int(found[0]) for found in connection.execute(sql, (precedent_id,))]


def strike(connection: sqlite3.Connection, precedent_id: int, now: int) -> None:
    """Let a precedent hold nowhere any more."""
    update(connection, "precedents", "id = ?", (precedent_id,), struck_at=now)


def hide(connection: sqlite3.Connection, precedent_id: int) -> None:
    """Forget the words of a ruling."""
    update(connection, "precedents", "id = ?", (precedent_id,), ruling="")
