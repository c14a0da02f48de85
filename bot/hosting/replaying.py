"""`steiger replay-all`: whether the installed rules lead every running table to where it stands."""

import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from bot.errors import Damaged
from bot.hosting.settings import Settings, sandbox_is_meant
from bot.tables.courses import course_of, newest_rules
from bot.tables.loaded import load
from bot.tables.shadowing import Difference, Shadow, shadow
from db.backup import contents
from db.inspection import looked_into
from db.numbered import schema_files
from db.tables import running_tables

Say = Callable[[str], None]


class ReplayError(Exception):
    """The database cannot be looked into; the text is a line for the host."""


def replay_all(settings: Settings, file: Path | None = None, *, say: Say) -> bool:
    """Replay every running table of the database, or of a backup, and list them; whether all came to the same.

    Nothing is written, so the bot may run meanwhile. Raises ReplayError, or a DatabaseError.
    """
    path = _database(settings) if file is None else file
    _check_schema(path)
    found = {"same": 0, "differs": 0, "unreadable": 0}
    with looked_into(path) as connection:
        for table in running_tables(connection):
            one = replayed(connection, table)
            found["unreadable" if one.unreadable else "same" if one.same else "differs"] += 1
            say(line_of(one))
    say(
        f"{path}: {found['same']} running tables come to the same, {found['differs']} differ, "
        f"{found['unreadable']} cannot be read."
    )
    return not (found["differs"] or found["unreadable"])


def replayed(connection: sqlite3.Connection, table: int) -> Shadow:
    """A table played again since its deal, or since the rules were changed last."""
    try:
        loaded = load(connection, table)
        course = course_of(connection, loaded, since=newest_rules(connection, table))
    except Damaged as error:
        return Shadow(table, 0, unreadable=str(error))
    return shadow(course)


def line_of(found: Shadow) -> str:
    """What a shadow replay found, as a line for the host."""
    if found.unreadable:
        return f"table {found.table}: cannot be read ({found.unreadable})"
    if found.difference is None:
        return f"table {found.table}: same ({found.lines} lines, {found.actions} actions)"
    return f"table {found.table}: differs {_where(found.difference)}"


def _where(difference: Difference) -> str:
    rule = f"rule {difference.rule}" if difference.rule else "no rule is named"
    when = f"{datetime.fromtimestamp(difference.at, UTC):%Y-%m-%d %H:%M} UTC"
    return f"at line {difference.line} ({rule}), played {when}"


def _database(settings: Settings) -> Path:
    path = settings.database(sandbox=sandbox_is_meant(settings))
    if not path.exists():
        raise ReplayError(f"There is no database at {path.absolute()}. Is this the folder with the bot's .env?")
    return path


def _check_schema(path: Path) -> None:
    if path.is_dir():
        raise ReplayError(f"{path} is a folder. Name the backup in it.")
    held, known = contents(path).schema, len(schema_files())
    if held < known:
        raise ReplayError(f"{path} has schema {held}, this program {known}. Start the bot once with this program.")
    if held > known:
        raise ReplayError(f"{path} has schema {held}, this program {known}: it was written by a later version.")
