"""The numbered schema files and how a database is brought up to them."""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import resources

from db.errors import SchemaError

_NAME = re.compile(r"(\d{3})_[a-z0-9_]+\.sql")


@dataclass(frozen=True)
class SchemaFile:
    """One step of the schema. Once released, a file is never changed: a new one follows it."""

    number: int
    name: str
    sql: str


def schema_files() -> tuple[SchemaFile, ...]:
    """The files of db/schema in order, numbered from 1 without a gap; raises SchemaError."""
    found: list[SchemaFile] = []
    for entry in resources.files("db").joinpath("schema").iterdir():
        match = _NAME.fullmatch(entry.name)
        if match:
            found.append(SchemaFile(int(match[1]), entry.name, entry.read_text(encoding="utf-8")))
    return in_order(found)


def in_order(files: Sequence[SchemaFile]) -> tuple[SchemaFile, ...]:
    """The files by number; raises SchemaError where one is missing or double."""
    ordered = tuple(sorted(files, key=lambda file: file.number))
    numbers = [file.number for file in ordered]
    if numbers != list(range(1, len(ordered) + 1)):
        raise SchemaError(f"The schema files are not numbered 1, 2, 3 and so on: {numbers}.")
    return ordered


def create_meta(connection: sqlite3.Connection, owner: str) -> None:
    """Begin a database: whose it is, and that no schema file was applied yet."""
    connection.execute("CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT")
    connection.executemany("INSERT INTO meta VALUES (?, ?)", [("owner", owner), ("schema", "0")])


def read_meta(connection: sqlite3.Connection) -> tuple[str, int] | None:
    """Owner and schema number; None where this is not one of our databases."""
    try:
        rows = dict(connection.execute("SELECT key, value FROM meta").fetchall())
        return str(rows["owner"]), int(rows["schema"])
    except (sqlite3.OperationalError, KeyError, ValueError) as error:
        if isinstance(error, sqlite3.OperationalError) and "no such" not in str(error):
            raise
        return None


def apply_files(connection: sqlite3.Connection, files: Sequence[SchemaFile]) -> None:
    """Apply each file and record its number, each in one transaction; raises SchemaError.

    Foreign keys must be off: files that rebuild a table need that. They are checked before each commit instead.
    """
    for file in files:
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements(file.sql):
                connection.execute(statement)
            _check_foreign_keys(connection, file)
            connection.execute("UPDATE meta SET value = ? WHERE key = 'schema'", (str(file.number),))
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise SchemaError(f"{file.name} could not be applied: {error}") from error
            raise


def statements(sql: str) -> Iterator[str]:
    """The statements of a script one by one: `executescript` would commit by itself."""
    pending = ""
    for piece in sql.split(";"):
        pending += piece + ";"
        if sqlite3.complete_statement(pending):
            if pending.strip(" \t\r\n;"):
                yield pending
            pending = ""
    if pending.strip(" \t\r\n;"):
        raise SchemaError(f"A schema file ends in the middle of a statement: {pending[-60:]!r}")


def _check_foreign_keys(connection: sqlite3.Connection, file: SchemaFile) -> None:
    broken = connection.execute("PRAGMA foreign_key_check").fetchall()
    if broken:
        raise SchemaError(f"{file.name} leaves {len(broken)} rows that point to nothing.")
