"""Reading rows into values and writing values into rows: the little SQL that all tables share."""

import sqlite3
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

R = TypeVar("R", bound=msgspec.Struct)


def read_damaged_text(connection: sqlite3.Connection) -> None:
    """Let a text that is no UTF-8 be read as far as it goes: one flipped bit must not hide the rows beside it."""
    connection.text_factory = _text


def rows(connection: sqlite3.Connection, kind: type[R], sql: str, values: Iterable[Any] = ()) -> list[R]:
    """The result rows as values of `kind`."""
    cursor = connection.execute(sql, tuple(values))
    names = [column[0] for column in cursor.description]
    return [msgspec.convert(dict(zip(names, row, strict=True)), kind) for row in cursor]


def row(connection: sqlite3.Connection, kind: type[R], sql: str, values: Iterable[Any] = ()) -> R | None:
    """The first result row as a value of `kind`, None where there is none."""
    found = rows(connection, kind, sql, values)
    return found[0] if found else None


def number(connection: sqlite3.Connection, sql: str, values: Iterable[Any] = ()) -> int | None:
    """The first number of the result, None where there is none."""
    found = connection.execute(sql, tuple(values)).fetchone()
    return None if found is None or found[0] is None else int(found[0])


def keys(connection: sqlite3.Connection, sql: str, values: Iterable[Any] = ()) -> list[tuple[int, ...]]:
    """The result rows, which hold nothing but numbers."""
    return [tuple(map(int, found)) for found in connection.execute(sql, tuple(values))]


def insert(connection: sqlite3.Connection, table: str, **columns: Any) -> int:
    """Insert one row; its id."""
    names = ", ".join(columns)
    marks = ", ".join("?" for _ in columns)
    sql = f"INSERT INTO {table} ({names}) VALUES ({marks})"  # names are literals of this package
    return int(connection.execute(sql, tuple(map(stored, columns.values()))).lastrowid or 0)


def update(connection: sqlite3.Connection, table: str, where: str, values: Iterable[Any], **columns: Any) -> int:
    """Set columns of the rows that meet `where`; how many there were."""
    names = ", ".join(f"{name} = ?" for name in columns)
    sql = f"UPDATE {table} SET {names} WHERE {where}"  # names are literals of this package
    return connection.execute(sql, (*map(stored, columns.values()), *values)).rowcount


def stored(value: object) -> object:
    """A value as its column holds it: what SQLite has no type for is JSON text."""
    if value is None or isinstance(value, str | int | float | bytes):
        return value
    return msgspec.json.encode(value).decode()


def _text(stored: bytes) -> str:
    return stored.decode("utf-8", "replace")
