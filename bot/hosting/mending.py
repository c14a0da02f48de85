"""`steiger mend`: which tables cannot be read, what is wrong with one, and setting it back."""

import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bot.errors import Damaged, Refused
from bot.hosting.settings import Settings, sandbox_is_meant
from bot.incidents import incident_number
from bot.presenter import presenter_of
from bot.tables.loaded import Loaded, load
from bot.tables.mending import Kept, faults_of, kept_positions, set_back
from bot.words import words
from db.admission import backup_folder
from db.backup import contents, copy_verified
from db.database import Database
from db.inspection import kept_tables, looked_into
from db.lock import FileLock
from db.numbered import schema_files
from games.engine.bounds import State

SHOWN = 20
"""So many checkpoints are shown, the newest."""
LEFT_ALONE = {"log"}
"""What going back does not mend, and nothing suffers from."""
HEAD_LINES = 3
"""So many lines of a position in words say its round and whose turn it is."""

Say = Callable[[str], None]


class MendError(Exception):
    """A table cannot be set back; the text is a line for the host."""


class Found(msgspec.Struct, frozen=True):
    """A table as the host is shown it."""

    loaded: Loaded
    faults: list[Damaged]
    positions: list[Kept]


def list_damaged(settings: Settings, *, say: Say) -> int:
    """Name all tables of which something cannot be read, whether the bot runs or not; how many there are."""
    path = _database(settings)
    damaged = name_damaged(path, say)
    say(f"{path}: every table can be read." if not damaged else "Set one back: steiger mend TABLE")
    return damaged


def name_damaged(path: Path, say: Say) -> int:
    """Name what cannot be read in a database of this program's schema, table by table; of how many tables."""
    damaged = 0
    with looked_into(path) as connection:
        for table in kept_tables(connection):
            faults = _faults(connection, load(connection, table))
            damaged += bool(faults)
            for fault in faults:
                say(_line(fault))
    return damaged


async def mend(
    settings: Settings,
    table: int,
    *,
    to: int | None = None,
    now: datetime,
    say: Say,
    agree: Callable[[], bool],
) -> bool:
    """Whether a table was set back: to its newest checkpoint that can be read, or to the one named.

    What is wrong and what could be gone back to is shown first; a backup is made before anything is written.
    Raises MendError, or a DatabaseError such as InUseError while the bot runs.
    """
    path = _database(settings)
    # Refused before the host is shown or asked anything; opening takes the lock again.
    FileLock.take(path).release()
    db = await Database.open(path, contents(path).owner)
    try:
        found = await db.read(lambda c: _found(c, table))
        seal = _agreed(found, to, say, agree)
        if seal is None:
            return False
        copy = _unused(backup_folder(path) / f"before-mend-{table}-{now:%Y%m%d-%H%M%S}.db")
        copy_verified(path, copy)
        await db.transaction(lambda c: set_back(c, table, seal, int(now.timestamp())))
    finally:
        await db.close()
    say(f"Table {table} is set back; its channel is told at the next start. The database from before: {copy}")
    return True


def _agreed(found: Found, to: int | None, say: Say, agree: Callable[[], bool]) -> int | None:
    """The seal to go back to once the host agrees, None where nothing is to be changed."""
    table = found.loaded.row.id
    _show(found, say)
    seal = _chosen(found, to)
    if seal is None:
        say(f"Table {table} can go on as it stands. Name a checkpoint with --to to set it back all the same.")
        return None
    say(f"Table {table} would be set back to seal {seal}.")
    if not agree():
        say("Nothing was changed.")
        return None
    return seal


def _database(settings: Settings) -> Path:
    path = settings.database(sandbox=sandbox_is_meant(settings))
    if not path.exists():
        raise MendError(f"There is no database at {path.absolute()}. Is this the folder with the bot's .env?")
    held, known = contents(path).schema, len(schema_files())
    if held != known:
        raise MendError(f"{path} has schema {held}, this program {known}. Start the bot once with this program.")
    return path


def _found(connection: sqlite3.Connection, table: int) -> Found:
    try:
        loaded = load(connection, table)
        if isinstance(loaded.found_game, Damaged):
            raise loaded.found_game
        faults = _faults(connection, loaded)
        if loaded.row.status not in ("running", "over"):
            raise MendError("\n".join([*map(_line, faults), _not_mendable(loaded)]))
        return Found(loaded, faults, kept_positions(connection, loaded))
    except Refused as error:
        raise MendError(f"There is no table {table}.") from error
    except Damaged as error:  # without its game nothing of it can be judged
        raise MendError(f"{_line(error)}\nRun a version of the program that has this game.") from error


def _faults(connection: sqlite3.Connection, loaded: Loaded) -> list[Damaged]:
    """All that is wrong with a table, a position that the rules stumble over included."""
    found = faults_of(connection, loaded)
    if loaded.playable:
        told = _told(loaded, loaded.state)
        if isinstance(told, Damaged):
            found.append(Damaged(loaded.row.id, "position", told))
    return found


def _not_mendable(loaded: Loaded) -> str:
    table, status = loaded.row.id, loaded.row.status
    if status == "lobby":
        return f"Table {table} has not begun: nothing can be set back. Its players leave it and open another."
    return f"Table {table} was given up: nothing can be set back."


def _show(found: Found, say: Say) -> None:
    for fault in found.faults:
        say(_line(fault))
    say(f"Checkpoints of table {found.loaded.row.id}, the newest first:")
    for kept in found.positions[:SHOWN]:
        say(f"  seal {kept.seal}, {_when(kept.at)}: {_in_words(found.loaded, kept)}")
    if len(found.positions) > SHOWN:
        say(f"  and {len(found.positions) - SHOWN} older ones, back to seal {found.positions[-1].seal}")


def _chosen(found: Found, to: int | None) -> int | None:
    """The seal to go back to, None where nothing is wrong and none was named."""
    good = [kept.seal for kept in found.positions if _stands(found.loaded, kept)]
    if to is not None:
        if to not in good:
            raise MendError(f"There is no checkpoint after seal {to} that can be read.")
        return to
    parts = {fault.part for fault in found.faults}
    if parts <= LEFT_ALONE:
        return None
    if "newer" in parts:
        raise MendError("A newer program wrote it: install that one again, or name a checkpoint with --to.")
    if not good:
        raise MendError("No checkpoint can be read. Restore a backup: steiger restore FILE")
    return good[0]


def _stands(loaded: Loaded, kept: Kept) -> bool:
    """Whether a position can be read, and be told in words: then players can go on with it."""
    return not isinstance(kept.state, Damaged) and not isinstance(_told(loaded, kept.state), Damaged)


def _in_words(loaded: Loaded, kept: Kept) -> str:
    told = kept.state if isinstance(kept.state, Damaged) else _told(loaded, kept.state)
    return f"cannot be read ({told})" if isinstance(told, Damaged) else told


def _told(loaded: Loaded, state: State) -> str | Damaged:
    """A position in some words, or why there are none."""
    game = loaded.game
    plain = msgspec.structs.replace(loaded, found_state=state).party
    party = msgspec.structs.replace(plain, names=plain.plain_names)
    try:
        if game.outcome(state) is not None:
            return "the game is over"
        if not any(game.legal_actions(state, seat) for seat in game.active_seats(state)):
            return Damaged(loaded.row.id, "checkpoint", "nobody could do anything")
        view = game.observe(state, None)
        if len(state.seats) != len(loaded.seats):
            return Damaged(loaded.row.id, "checkpoint", f"it has {len(state.seats)} seats")
        lines, *_ = [part.lines() for part in presenter_of(game.id).passages(view, party, words("en"))]
    except Exception as error:  # types that fit say nothing of the numbers: rules and words stumble as they please
        return Damaged(loaded.row.id, "checkpoint", f"{type(error).__name__}: {error}")
    return " ".join(lines[:HEAD_LINES]).replace("*", "")


def _line(fault: Damaged) -> str:
    return f"Incident {incident_number(fault)}: {fault}"


def _when(at: int | None) -> str:
    return "time unknown" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"


def _unused(wanted: Path) -> Path:
    number = 2
    found = wanted
    while found.exists():
        found = wanted.with_stem(f"{wanted.stem}-{number}")
        number += 1
    return found
