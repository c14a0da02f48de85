"""Copies of the database: made while the bot runs, checked before they count, kept for fourteen nights."""

import asyncio
import logging
import os
import re
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path
from typing import Protocol

from db.admission import SIDE_FILES, mark, marker_file, sync_folder
from db.errors import BackupError, DatabaseError, OtherOwnerError, is_damage
from db.fresh_numbers import lift_numbers
from db.lock import FileLock
from db.numbered import read_meta
from db.restored import leave_word

KEPT = 14
"""Nights whose copies are kept."""
MISDATED = "misdated-"
"""Begins the name of a copy that was dated in the future; it goes when the night of its date would."""

_PARTS = ("", *SIDE_FILES)
_NIGHT = re.compile(r".+-(\d{4}-\d{2}-\d{2})\.db")
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Contents:
    """What a database holds: its owner, its schema, and of each table the rows and the sum of its seal numbers."""

    owner: str
    schema: int
    rows: dict[str, int]
    seals: dict[str, int]


@dataclass(frozen=True)
class GameLine:
    """A table that is still gathering or being played, in one line for the host."""

    table: int
    game: str
    status: str
    seals: int
    changed_at: datetime


class HasPath(Protocol):
    """An open database, of which a copy needs no more than its place."""

    @property
    def path(self) -> Path:
        """Where the file lies."""
        ...


async def backup(db: HasPath, target: Path) -> Contents:
    """What the checked copy at `target` holds, made while the bot goes on; raises BackupError."""
    return await asyncio.to_thread(copy_verified, db.path, target)


def copy_verified(source: Path, target: Path) -> Contents:
    """Copy a database, running or not, and put the copy in place once it is proved equal; raises BackupError."""
    new = _new_file(target)
    try:
        expected = _copy(source, new)
        found = contents(new)
        if found != expected:
            raise BackupError(f"The copy of {source} differs from it: {found} instead of {expected}.")
        _sync(new)
        new.replace(target)
        sync_folder(target.parent)
    except (sqlite3.Error, OSError) as error:
        raise BackupError(f"{target} could not be written: {error}") from error
    finally:
        new.unlink(missing_ok=True)
    return found


def contents(file: Path) -> Contents:
    """What a database file holds, after a full check of it; raises BackupError."""
    try:
        if not file.is_file():
            raise BackupError(f"{file} does not exist.")
        with closing(_read_only(file)) as copy:
            findings = str(copy.execute("PRAGMA integrity_check(1)").fetchone()[0])
            if findings != "ok":
                raise BackupError(f"{file} is damaged: {' '.join(findings.split())}")
            return _count(copy, file)
    except sqlite3.DatabaseError as error:
        if is_damage(error):
            raise BackupError(f"{file} is damaged: {error}") from error
        raise BackupError(f"{file} could not be read: {error}") from error
    except OSError as error:
        raise BackupError(f"{file} could not be read: {error.strerror}") from error


def games_in(file: Path) -> list[GameLine]:
    """The open tables of a database file, the last changed first; raises BackupError."""
    if "tables" not in contents(file).rows:
        return []
    sql = (
        "SELECT id, game, status, seal, changed_at FROM tables WHERE status IN ('lobby', 'running') "
        "ORDER BY changed_at DESC, id DESC"
    )
    with closing(_read_only(file)) as copy:
        return [
            GameLine(int(table), str(game), str(status), int(seals), datetime.fromtimestamp(int(changed), UTC))
            for table, game, status, seals, changed in copy.execute(sql).fetchall()
        ]


def restore(file: Path, path: Path, schema: int, now: datetime) -> Path | None:
    """Put the backup `file` in the place of the database at `path`; where the old one went, if there was one.

    The old database moves aside with its log files, so that nothing old is mixed into the new. Raises
    BackupError, OtherOwnerError, or InUseError while the bot runs.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock.take(path)
    try:
        _check_fits(file, path, schema)
        new = path.with_name(path.name + ".new")
        copied = copy_verified(file, new)
        _make_ready(new, now)
        aside = _move_aside(path, now)
        new.replace(path)
        mark(path, copied.owner)
        return aside
    finally:
        lock.release()


@dataclass(frozen=True)
class Today:
    """The day, and whether it is certain: by one that is not, nothing is deleted."""

    day: datetime
    certain: bool = True


def expired(names: Iterable[str], day: datetime, keep: int = KEPT) -> list[str]:
    """The nightly copies to delete: those older than the newest `keep` nights up to `day`.

    Other files are never named, nor those dated after that day: the clock was wrong when they were made.
    """
    copies = sorted((night, name) for name in names if (night := _night(name)) and night <= _date(day))
    kept = sorted({night for night, _ in copies})[-keep:]
    return [name for night, name in copies if night not in kept]


def misdated(names: Iterable[str], day: datetime) -> list[str]:
    """The nightly copies dated after `day`, which would stand in the way of that night's own copy."""
    return [name for name in names if _night(name) > _date(day) and not name.startswith(MISDATED)]


def nightly_name(path: Path, day: datetime) -> str:
    """The file name of that day's copy."""
    return f"{path.stem}-{_date(day)}.db"


def _night(name: str) -> str:
    match = _NIGHT.fullmatch(name)
    return match[1] if match else ""


def _date(day: datetime) -> str:
    return f"{day:%Y-%m-%d}"


async def nightly(
    db: HasPath,
    folder: Path,
    now: Callable[[], Today],
    report: Callable[[Exception], None] | None = None,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> None:
    """Keep one copy a day of the running database, until cancelled.

    A copy that is due is made at once, also at the start: a bot that is restarted every evening has its copies,
    too. A failure goes to `report` (else to the log) and is tried again within the hour.
    """
    while True:
        try:
            await copy_of_the_day(db, folder, now())
        except (DatabaseError, OSError) as error:
            if report is None:
                _log.exception("The nightly backup failed")
            else:
                report(error)
        await sleep(3600)


async def copy_of_the_day(db: HasPath, folder: Path, today: Today) -> bool:
    """Whether a copy was due and made; what is no longer kept is deleted after it."""
    if today.certain:
        await asyncio.to_thread(_put_misdated_aside, folder, today.day)
    target = folder / nightly_name(db.path, today.day)
    if target.exists():
        return False
    await backup(db, target)
    if today.certain:
        await asyncio.to_thread(_delete_expired, folder, today.day)
    return True


def _put_misdated_aside(folder: Path, day: datetime) -> None:
    if not folder.is_dir():
        return
    for name in misdated((file.name for file in folder.iterdir()), day):
        _log.warning("%s is dated in the future: it is kept as %s%s", folder / name, MISDATED, name)
        (folder / name).replace(folder / f"{MISDATED}{name}")


def _delete_expired(folder: Path, day: datetime) -> None:
    for name in expired((file.name for file in folder.iterdir()), day):
        (folder / name).unlink(missing_ok=True)


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=10)


def _copy(source: Path, new: Path) -> Contents:
    with (
        closing(_read_only(source)) as running,
        closing(sqlite3.connect(new, isolation_level=None)) as copy,
    ):
        # What is counted and what is copied is one snapshot, because the copy joins the open transaction.
        running.execute("BEGIN")
        expected = _count(running, source)
        running.backup(copy)
        running.execute("COMMIT")
        # One file, whatever the mode of the original.
        copy.execute("PRAGMA journal_mode = DELETE")
    return expected


def _count(connection: sqlite3.Connection, file: Path) -> Contents:
    meta = read_meta(connection)
    if meta is None:
        raise BackupError(f"{file} is not a database of this program.")
    names = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    )
    tables = [str(name) for (name,) in names.fetchall()]
    rows = {table: int(connection.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0]) for table in tables}
    return Contents(meta[0], meta[1], rows, _progress(connection, tables))


def _progress(connection: sqlite3.Connection, tables: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for table in tables:
        columns = [column[1] for column in connection.execute(f'PRAGMA table_info("{table}")')]
        if "seal" in columns:
            found[table] = int(connection.execute(f'SELECT total(seal) FROM "{table}"').fetchone()[0])
    return found


def _sync(file: Path) -> None:
    with file.open("rb") as opened:
        os.fsync(opened.fileno())


def _check_fits(file: Path, path: Path, schema: int) -> None:
    found = contents(file)
    if found.schema > schema:
        raise BackupError(f"{file} has schema {found.schema}, this program knows up to {schema}.")
    marker = marker_file(path)
    owner = marker.read_text(encoding="utf-8").strip() if marker.exists() else found.owner
    if owner != found.owner:
        raise OtherOwnerError(file, found.owner, owner)


def _new_file(target: Path) -> Path:
    """An empty file beside `target` of a name that nobody has; raises BackupError."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=".copy-", suffix=".db")
    except OSError as error:
        raise BackupError(f"{target} could not be written: {error}") from error
    os.close(descriptor)
    return Path(name)


def _make_ready(new: Path, now: datetime) -> None:
    try:
        lift_numbers(new, now)
        leave_word(new)
        _sync(new)
    except (sqlite3.Error, OSError) as error:
        new.unlink(missing_ok=True)
        raise BackupError(f"{new} could not be written: {error}") from error


def _move_aside(path: Path, now: datetime) -> Path | None:
    aside = _unused(path.with_name(f"{path.name}.before-restore-{now:%Y%m%d-%H%M%S}"))
    moved = False
    for suffix in _PARTS:
        old = _with_suffix(path, suffix)
        if old.exists():
            old.rename(_with_suffix(aside, suffix))
            moved = True
    return aside if moved else None


def _unused(wanted: Path) -> Path:
    """The name, or the first numbered one after it under which nothing is kept yet."""
    names = chain([wanted], (wanted.with_name(f"{wanted.name}-{number}") for number in count(2)))
    return next(name for name in names if not any(_with_suffix(name, suffix).exists() for suffix in _PARTS))


def _with_suffix(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)
