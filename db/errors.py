"""What can go wrong with the file that holds the games. The text of each error is a line for the host.

DatabaseError
+-- RefusedError              not opened, nothing was changed
|   +-- InUseError            another process has it
|   +-- NoLockError           the disk cannot lock files
|   +-- OtherOwnerError       it belongs to another application, or to the sandbox
|   +-- NewerDatabaseError    a later version of the program wrote it
|   +-- MissingDatabaseError  gone, although there were games
|   +-- DamagedDatabaseError  empty, cut or overwritten
|   +-- SchemaError           the program's own schema files do not fit
+-- NotSavedError             a transaction left nothing behind
|   +-- DiskFullError
|   +-- ReadOnlyError
|   +-- LockedError           another process held it for too long
|   +-- MovedError            the file is no longer where it was opened
|   +-- DiskError             reading or writing failed
+-- NotReadError              a read failed
+-- ClosedError
+-- BackupError               a copy could not be made, or is not what it should be
"""

import errno
import sqlite3
from pathlib import Path


class DatabaseError(Exception):
    """The database cannot do what was asked."""


class RefusedError(DatabaseError):
    """The database was not opened and nothing was changed."""


class InUseError(RefusedError):
    """Another process has the database open."""

    def __init__(self, path: Path, holder: str) -> None:
        super().__init__(
            f"{path} is in use by another copy of the program (process {holder or 'unknown'}). Stop it first."
        )


class NoLockError(RefusedError):
    """The disk cannot lock files, so two copies could not be kept apart."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path} cannot be locked ({reason}). Put the data folder on a local disk.")


class OtherOwnerError(RefusedError):
    """The database belongs to another application, or to the sandbox."""

    def __init__(self, path: Path, found: str, wanted: str) -> None:
        super().__init__(f"{path} belongs to {_owner(found)}, not to {_owner(wanted)}. Use another data folder.")
        self.found = found
        self.wanted = wanted


class NewerDatabaseError(RefusedError):
    """A later version of the program wrote the database."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(
            f"{path} has schema {found}, this program knows up to {known}. Install the newer program again, "
            "or restore a backup from before the update."
        )
        self.found = found
        self.known = known


class MissingDatabaseError(RefusedError):
    """There is no database, although there were games."""

    def __init__(self, path: Path, newest_backup: Path | None) -> None:
        super().__init__(f"{path} is missing, although games were kept there. {_way_out(newest_backup)}")
        self.newest_backup = newest_backup


class DamagedDatabaseError(RefusedError):
    """The database is empty, cut or overwritten."""

    def __init__(self, path: Path, damage: str, newest_backup: Path | None) -> None:
        super().__init__(f"{path} is damaged ({damage}). {_way_out(newest_backup)}")
        self.newest_backup = newest_backup


class SchemaError(RefusedError):
    """The program's own schema files do not fit together or could not be applied."""


class NotSavedError(DatabaseError):
    """A transaction failed and left nothing behind."""


class DiskFullError(NotSavedError):
    """There is no room on the disk."""


class ReadOnlyError(NotSavedError):
    """The file or its folder cannot be written."""


class LockedError(NotSavedError):
    """Another process held the database for too long."""


class MovedError(NotSavedError):
    """The file is no longer where it was opened."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} was moved or replaced while the program ran.")


class DiskError(NotSavedError):
    """The disk failed, or the file is damaged."""


class NotReadError(DatabaseError):
    """A read failed."""


class ClosedError(DatabaseError):
    """The database was closed before."""


class BackupError(DatabaseError):
    """A copy could not be made, or is not what it should be."""


_NOT_SAVED: dict[int, type[NotSavedError]] = {
    sqlite3.SQLITE_FULL: DiskFullError,
    sqlite3.SQLITE_READONLY: ReadOnlyError,
    sqlite3.SQLITE_PERM: ReadOnlyError,
    sqlite3.SQLITE_CANTOPEN: ReadOnlyError,
    sqlite3.SQLITE_BUSY: LockedError,
    sqlite3.SQLITE_LOCKED: LockedError,
    sqlite3.SQLITE_IOERR: DiskError,
    sqlite3.SQLITE_CORRUPT: DiskError,
    sqlite3.SQLITE_NOTADB: DiskError,
}
_NOT_WRITTEN: dict[int, type[NotSavedError]] = {
    errno.ENOSPC: DiskFullError,
    errno.EDQUOT: DiskFullError,
    errno.EFBIG: DiskFullError,
    errno.EACCES: ReadOnlyError,
    errno.EROFS: ReadOnlyError,
}
_DAMAGE = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's own number for the error; 0 for errors that the Python module raises itself."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def is_damage(error: sqlite3.Error) -> bool:
    """Whether SQLite found the file itself broken."""
    return primary_code(error) in _DAMAGE


def not_saved(error: sqlite3.Error) -> NotSavedError | None:
    """The named error of a failed write, or None where the statement itself is at fault."""
    kind = _NOT_SAVED.get(primary_code(error))
    return kind(str(error)) if kind is not None else None


def not_written(error: OSError) -> NotSavedError:
    """The named error of a file that the disk did not take."""
    return _NOT_WRITTEN.get(error.errno or 0, DiskError)(str(error))


def not_read(error: sqlite3.Error) -> NotReadError | None:
    """The named error of a failed read, or None where the statement itself is at fault."""
    code = primary_code(error)
    # A read that tries to write is a fault of ours, not of the disk.
    return NotReadError(str(error)) if code in _NOT_SAVED and code != sqlite3.SQLITE_READONLY else None


def _owner(owner: str) -> str:
    return "the sandbox" if owner == "sandbox" else f"Discord application {owner}"


def _way_out(newest_backup: Path | None) -> str:
    if newest_backup is None:
        return "There is no backup of it: bring the file back, or choose an empty data folder."
    return f"Restore the newest backup: steiger restore {newest_backup}"
