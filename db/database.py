"""The database: every write is one exclusive transaction that runs in one hop on one thread."""

import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

import aiosqlite

from db.admission import admit, backup_folder, begin, exists, mark
from db.backup import copy_verified
from db.disk import filesystem_of, is_shared, mounted
from db.errors import ClosedError, MovedError, ReadOnlyError, SchemaError, not_read, not_saved
from db.file_modes import make_folder, narrow_database
from db.lock import FileLock
from db.numbered import SchemaFile, apply_files, in_order, schema_files
from db.query import read_damaged_text

T = TypeVar("T")

_Execute: TypeAlias = Callable[..., Awaitable[Any]]

WAIT_SECONDS = 10.0
"""How long a write waits for another process (a backup tool, a curious host) that holds the database."""

_log = logging.getLogger(__name__)


class _OneHop(aiosqlite.Connection):
    """A connection that runs a whole function on its thread, with nothing in between."""

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        # aiosqlite leaves it unannotated; no public call runs more than one statement.
        execute = cast("_Execute", self._execute)  # pyright: ignore[reportUnknownMemberType]
        return await execute(_without_stop_iteration, work, self._conn)


@dataclass(frozen=True)
class _Place:
    """The file as it was opened."""

    path: Path
    device: int
    inode: int

    @classmethod
    def of(cls, path: Path) -> "_Place":
        found = path.stat()
        return cls(path, found.st_dev, found.st_ino)

    def check(self) -> None:
        """Raises MovedError: SQLite would go on writing into a file that the next start does not find."""
        try:
            found = self.path.stat()
        except OSError as error:
            raise MovedError(self.path) from error
        if (found.st_dev, found.st_ino) != (self.device, self.inode):
            raise MovedError(self.path)


class Database:
    """An open database. `open` makes it, `close` ends it."""

    def __init__(self, place: _Place, lock: FileLock, writer: _OneHop, reader: _OneHop, owner: str) -> None:
        self._place = place
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._closed = False
        self.owner = owner

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return self._place.path

    @classmethod
    async def open(cls, path: Path, owner: str, schema: Sequence[SchemaFile] | None = None) -> "Database":
        """The database of `owner` (a Discord application's id, or "sandbox") at `path`, begun if there was none.

        It is brought up to the newest schema, after a backup. Raises the RefusedError that names what is wrong,
        or a NotSavedError where the disk refuses.
        """
        files = schema_files() if schema is None else in_order(schema)
        path, lock = _take(path)
        try:
            return await cls._open_locked(path, lock, owner, files)
        except BaseException as error:
            lock.release()
            if isinstance(error, sqlite3.Error):
                raise not_saved(error) or error from error
            raise

    @classmethod
    async def _open_locked(cls, path: Path, lock: FileLock, owner: str, files: Sequence[SchemaFile]) -> "Database":
        narrow_database(path)
        if not exists(path):
            begin(path, owner, files)
        writer = await _connect(path, "rw")
        try:
            await writer.run(lambda connection: _prepare(connection, path, owner, files))
            mark(path, owner)
            reader = await _connect(path, "ro")
        except BaseException:
            await writer.close()
            raise
        return cls(_Place.of(path), lock, writer, reader, owner)

    async def transaction(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What `work` returns, once all its writes are on the disk; if it raises, none of them happened.

        `work` runs alone, between BEGIN IMMEDIATE and COMMIT, outside the event loop's thread. Transactions
        run in the order of their calls. A cancelled caller's transaction still happens. Raises NotSavedError.
        """
        self._check_open()
        return await self._writer.run(lambda connection: _transact(connection, work, self._place))

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What `work` returns on one unchanging snapshot that holds all finished transactions.

        It has a connection of its own that cannot write, so it never waits for a transaction. Raises NotReadError.
        """
        self._check_open()
        return await self._reader.run(lambda connection: _look(connection, work))

    async def close(self) -> None:
        """End the database after the calls that came before. A second call does nothing."""
        if self._closed:
            return
        self._closed = True
        try:
            # The writer last: the last to close writes the log back into the file.
            await self._reader.close()
            await self._writer.close()
        finally:
            self._lock.release()

    def _check_open(self) -> None:
        if self._closed:
            raise ClosedError(f"{self.path} was closed.")


def _take(path: Path) -> tuple[Path, FileLock]:
    try:
        make_folder(path.parent)
        return path.absolute(), FileLock.take(path)
    except OSError as error:
        raise ReadOnlyError(f"{path.parent} cannot be written: {error.strerror}.") from error


async def _connect(path: Path, mode: str) -> _OneHop:
    def connector() -> sqlite3.Connection:
        uri = f"{path.as_uri()}?mode={mode}"
        connection = sqlite3.connect(uri, uri=True, timeout=WAIT_SECONDS, isolation_level=None)
        connection.row_factory = sqlite3.Row
        read_damaged_text(connection)
        return connection

    opened = _OneHop(connector, iter_chunk_size=64)
    await opened
    return opened


def _prepare(connection: sqlite3.Connection, path: Path, owner: str, files: Sequence[SchemaFile]) -> None:
    number = admit(connection, path, owner, files)
    if number < len(files):
        copy_verified(path, backup_folder(path) / f"before-schema-{len(files):03}.db")
        apply_files(connection, files[number:])
    set_durability(connection, path)
    connection.execute("PRAGMA foreign_keys = ON")


def set_durability(connection: sqlite3.Connection, path: Path) -> None:
    """A commit is on the disk when it returns: on local disks with a write-ahead log, elsewhere with a journal."""
    filesystem = filesystem_of(path, mounted())
    if is_shared(filesystem):
        _log.warning(
            "%s lies on a network or virtual disk (%s). Games can be damaged there: use a local disk.",
            path,
            filesystem,
        )
        # EXTRA, because with a deleted journal FULL leaves the deletion itself unsynced.
        mode, level = "DELETE", "EXTRA"
    else:
        mode, level = "WAL", "FULL"
    found = connection.execute(f"PRAGMA journal_mode = {mode}").fetchone()[0]
    if found.upper() != mode:
        raise SchemaError(f"{path} stays in journal mode {found}, {mode} was asked for.")
    connection.execute(f"PRAGMA synchronous = {level}")


def _transact(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T], place: _Place) -> T:
    try:
        place.check()
        connection.execute("BEGIN IMMEDIATE")
        result = work(connection)
        if not connection.in_transaction:
            raise RuntimeError("the work ended its own transaction")
        place.check()
        connection.execute("COMMIT")
    except BaseException as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        named = not_saved(error) if isinstance(error, sqlite3.Error) else None
        if named is None:
            raise
        raise named from error
    return result


def _look(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    try:
        connection.execute("BEGIN")
        return work(connection)
    except sqlite3.Error as error:
        named = not_read(error)
        if named is None:
            raise
        raise named from error
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _without_stop_iteration(work: Callable[[sqlite3.Connection], T], connection: sqlite3.Connection) -> T:
    try:
        return work(connection)
    except StopIteration as error:
        # A future cannot carry it: the caller would wait for ever.
        raise RuntimeError("the work raised StopIteration") from error
