"""Which file is opened, which is begun, and which is refused before anything in it changes."""

import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from functools import lru_cache
from pathlib import Path

from db.errors import (
    DamagedDatabaseError,
    MissingDatabaseError,
    NewerDatabaseError,
    OtherOwnerError,
    is_damage,
    not_saved,
    not_written,
)
from db.file_modes import make_file
from db.numbered import SchemaFile, apply_files, create_meta, read_meta

SIDE_FILES = ("-wal", "-shm", "-journal")
CLOCK_SLACK = 60
"""Seconds by which a file may be younger than now."""


def backup_folder(path: Path) -> Path:
    """Where the copies of the database at `path` are kept."""
    return path.parent / "backups"


def marker_file(path: Path) -> Path:
    """The file that says whose games are kept at `path`, so that their loss is noticed."""
    return path.with_name(path.name + ".owner")


def newest_backup(path: Path) -> Path | None:
    """The youngest copy of the database at `path`, None where there is none.

    A copy from the future was made by a wrong clock: it is named only where there is no other.
    """
    now = time.time()
    copies = [file for file in backup_folder(path).glob("*.db") if file.stat().st_size > 0]
    ages = {file: now - file.stat().st_mtime for file in copies}
    return min(copies, key=lambda file: (ages[file] < -CLOCK_SLACK, ages[file]), default=None)


def exists(path: Path) -> bool:
    """Whether there is a database to open (else one may be begun).

    Raises DamagedDatabaseError for an empty file and MissingDatabaseError where games were kept before.
    """
    if path.exists():
        # Opening an empty file would also make SQLite throw away the log beside it.
        if path.stat().st_size == 0:
            raise DamagedDatabaseError(path, "it is empty", newest_backup(path))
        return True
    traces = [marker_file(path), *(path.with_name(path.name + suffix) for suffix in SIDE_FILES)]
    if any(trace.exists() for trace in traces) or newest_backup(path) is not None:
        raise MissingDatabaseError(path, newest_backup(path))
    return False


def begin(path: Path, owner: str, files: Sequence[SchemaFile]) -> None:
    """Begin a database under a temporary name and put it in place whole, so that a crash leaves none.

    Raises SchemaError for a schema file that cannot be applied, a NotSavedError where the disk refuses.
    """
    begun = _begun(owner, tuple(files))
    new = path.with_name(path.name + ".new")
    try:
        new.unlink(missing_ok=True)
        # SQLite gives its logs the rights of the database.
        make_file(new)
        with new.open("wb") as file:
            file.write(begun)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        raise not_written(error) from error
    mark(path, owner)


@lru_cache(maxsize=8)
def _begun(owner: str, files: tuple[SchemaFile, ...]) -> bytes:
    """The file of a database just begun, made in memory: on the disk each schema file would wait for it."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        create_meta(connection, owner)
        apply_files(connection, files)
        return connection.serialize()


def mark(path: Path, owner: str) -> None:
    """Record beside the database that games are kept there, and whose."""
    marker = marker_file(path)
    if not marker.exists():
        make_file(marker)
        marker.write_text(owner + "\n", encoding="utf-8")
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Bring new and renamed files of the folder to the disk."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def admit(connection: sqlite3.Connection, path: Path, owner: str, files: Sequence[SchemaFile]) -> int:
    """The schema number of a sound database of this owner; raises the RefusedError that says what is wrong."""
    try:
        meta = read_meta(connection)
        if meta is None:
            raise DamagedDatabaseError(path, "it is not a database of this program", newest_backup(path))
        if meta[0] != owner:
            raise OtherOwnerError(path, meta[0], owner)
        if meta[1] > len(files):
            raise NewerDatabaseError(path, meta[1], len(files))
        findings = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.Error as error:
        if is_damage(error):
            raise DamagedDatabaseError(path, str(error), newest_backup(path)) from error
        raise not_saved(error) or error from error
    if findings != "ok":
        raise DamagedDatabaseError(path, " ".join(findings.split()), newest_backup(path))
    return meta[1]
