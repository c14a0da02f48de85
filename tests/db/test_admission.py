"""What is opened and what is refused: empty, cut, missing and foreign files, and a second process."""

import errno
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from db import errors
from db.admission import marker_file, newest_backup
from db.backup import copy_verified
from db.database import Database
from db.lock import FileLock
from db.numbered import SchemaFile

SCHEMA = [SchemaFile(1, "001_words.sql", "CREATE TABLE words (word TEXT);")]


async def played(path: Path) -> None:
    """A database with something in it, and a backup of it."""
    db = await Database.open(path, "42", SCHEMA)
    await db.transaction(
        lambda c: c.executemany("INSERT INTO words VALUES (?)", [(f"{n:05} " * 50,) for n in range(900)])
    )
    await db.close()
    copy_verified(path, path.parent / "backups" / "steiger-2026-05-01.db")


def empty(path: Path) -> None:
    path.write_bytes(b"")


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def overwrite(path: Path) -> None:
    path.write_bytes(b"not a database at all " * 500)


def scribble(path: Path) -> None:
    with path.open("r+b") as file:
        for page in range(3, 40):
            file.seek(page * 4096)
            file.write(b"\xff" * 64)


@pytest.mark.parametrize("damage", [empty, cut, overwrite, scribble])
async def test_a_damaged_file_is_refused_with_the_newest_backup(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    """Trap 33: never begins empty in silence."""
    path = tmp_path / "steiger.db"
    await played(path)
    damage(path)
    size = path.stat().st_size
    with pytest.raises(errors.DamagedDatabaseError, match="steiger restore") as refusal:
        await Database.open(path, "42", SCHEMA)
    assert refusal.value.newest_backup == tmp_path / "backups" / "steiger-2026-05-01.db"
    assert path.stat().st_size == size


async def test_a_missing_file_is_refused_where_games_were(tmp_path: Path) -> None:
    """Trap 33: no file although games existed yesterday."""
    path = tmp_path / "steiger.db"
    await played(path)
    path.unlink()
    with pytest.raises(errors.MissingDatabaseError, match=r"steiger-2026-05-01\.db"):
        await Database.open(path, "42", SCHEMA)
    assert not path.exists()


@pytest.mark.parametrize("trace", ["steiger.db.owner", "steiger.db-wal", "backups/steiger-2026-05-01.db"])
async def test_any_trace_of_games_is_enough(tmp_path: Path, trace: str) -> None:
    await played(tmp_path / "played" / "steiger.db")
    left = tmp_path / "other" / trace
    left.parent.mkdir(parents=True)
    left.write_bytes(b"something")
    with pytest.raises(errors.MissingDatabaseError):
        await Database.open(tmp_path / "other" / "steiger.db", "42", SCHEMA)


async def test_an_empty_file_keeps_the_log_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "steiger.db"
    path.write_bytes(b"")
    path.with_name("steiger.db-wal").write_bytes(b"the last moves")
    with pytest.raises(errors.DamagedDatabaseError, match="There is no backup"):
        await Database.open(path, "42", SCHEMA)
    assert path.with_name("steiger.db-wal").read_bytes() == b"the last moves"


async def test_a_foreign_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "steiger.db"
    foreign = sqlite3.connect(path)
    foreign.execute("CREATE TABLE songs (title TEXT)")
    foreign.close()
    with pytest.raises(errors.DamagedDatabaseError, match="not a database of this program"):
        await Database.open(path, "42", SCHEMA)


async def test_a_crash_while_beginning_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    path = tmp_path / "steiger.db"
    path.with_name("steiger.db.new").write_bytes(b"half of a database")
    db = await Database.open(path, "42", SCHEMA)
    await db.close()
    assert marker_file(path).read_text() == "42\n"


async def test_the_newest_backup_is_the_youngest_file_with_content(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for age, name, content in ((3, "a.db", b"x"), (2, "b.db", b"x"), (1, "c.db", b""), (0, "d.db.new", b"x")):
        (folder / name).write_bytes(content)
        os.utime(folder / name, (1_000_000 - age, 1_000_000 - age))
    assert newest_backup(tmp_path / "steiger.db") == folder / "b.db"


async def test_a_backup_from_the_future_is_not_taken_for_the_newest(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for days, name in ((-2, "a.db"), (-1, "b.db"), (30, "c.db")):
        (folder / name).write_bytes(b"x")
        at = time.time() + days * 24 * 3600
        os.utime(folder / name, (at, at))
    assert newest_backup(tmp_path / "steiger.db") == folder / "b.db"
    (folder / "a.db").unlink()
    (folder / "b.db").unlink()
    assert newest_backup(tmp_path / "steiger.db") == folder / "c.db"


# The lock


async def test_a_second_process_on_the_same_data_is_refused(tmp_path: Path) -> None:
    """Trap 34: the lock refuses a second copy, and names the first."""
    path = tmp_path / "steiger.db"
    db = await Database.open(path, "42", SCHEMA)
    with pytest.raises(errors.InUseError, match=str(os.getpid())):
        await Database.open(path, "42", SCHEMA)
    await db.close()
    await (await Database.open(path, "42", SCHEMA)).close()


def test_a_killed_process_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "steiger.db"
    script = (
        "import sys, pathlib; from db.lock import FileLock; l = FileLock.take(pathlib.Path(sys.argv[1]));"
        "print('held', flush=True); sys.stdin.read()"
    )
    holder = subprocess.Popen(
        [sys.executable, "-c", script, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).resolve().parents[2],
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(errors.InUseError, match=str(holder.pid)):
            FileLock.take(path)
        holder.kill()
        holder.wait()
        FileLock.take(path).release()


def test_a_forked_worker_does_not_keep_the_lock(tmp_path: Path) -> None:
    """A drawing worker may outlive a killed bot."""
    path = tmp_path / "steiger.db"
    lock = FileLock.take(path)
    ready, go = os.pipe(), os.pipe()
    worker = os.fork()
    if worker == 0:
        os.write(ready[1], b"x")
        os.read(go[0], 1)
        os._exit(0)
    os.read(ready[0], 1)
    lock.release()
    FileLock.take(path).release()
    os.write(go[1], b"x")
    os.waitpid(worker, 0)
    for end in (*ready, *go):
        os.close(end)


async def test_a_database_is_on_the_disk_before_it_is_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, sync, in_place = tmp_path / "steiger.db", os.fsync, list[bool]()

    def synced(descriptor: int) -> None:
        in_place.append(path.exists())
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", synced)
    await (await Database.open(path, "42", SCHEMA)).close()
    assert in_place[:2] == [False, True], "the file itself, then the folder that names it"


@pytest.mark.parametrize(
    ("number", "named"),
    [
        (errno.ENOSPC, errors.DiskFullError),
        (errno.EROFS, errors.ReadOnlyError),
        (errno.EIO, errors.DiskError),
    ],
)
async def test_a_disk_that_takes_no_new_database_is_named_and_nothing_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, named: type[errors.NotSavedError]
) -> None:
    def refused(_: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refused)
    with pytest.raises(named):
        await Database.open(tmp_path / "steiger.db", "42", SCHEMA)
    monkeypatch.undo()
    assert not (tmp_path / "steiger.db").exists()
    again = await Database.open(tmp_path / "steiger.db", "42", SCHEMA)
    assert await again.read(lambda c: c.execute("SELECT * FROM words").fetchall()) == []
    await again.close()
