"""A lock file beside the database: one process at a time."""

import errno
import fcntl
import os
import weakref
from pathlib import Path

from db.errors import InUseError, NoLockError


class FileLock:
    """Held from `take` until `release` or the end of the process, however that comes about."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor
        _held.add(self)

    @classmethod
    def take(cls, path: Path) -> "FileLock":
        """The lock of the database at `path`; raises InUseError, NoLockError."""
        descriptor = os.open(lock_file(path), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.read(descriptor, 20).decode("ascii", "replace").strip()
            os.close(descriptor)
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                raise InUseError(path, holder) from error
            raise NoLockError(path, error.strerror or type(error).__name__) from error
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, f"{os.getpid()}\n".encode("ascii"), 0)
        return cls(descriptor)

    def release(self) -> None:
        """Give the lock back. The file stays: deleting it would let two processes hold two files of one name."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def lock_file(path: Path) -> Path:
    """The file whose lock stands for the database."""
    return path.with_name(path.name + ".lock")


_held: weakref.WeakSet[FileLock] = weakref.WeakSet()


def _let_go_after_fork() -> None:
    # A forked drawing worker shares the open file. Were it to outlive the bot, it would keep the bot locked out.
    for lock in list(_held):
        lock.release()


os.register_at_fork(after_in_child=_let_go_after_fork)
