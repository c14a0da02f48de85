"""Real faults in a process of its own: killed at any instant, a full disk, a folder that cannot be written."""

import random
import signal
import sqlite3
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

OPEN = """
import asyncio, os, resource, signal, sys
from pathlib import Path
from db import errors
from db.database import Database
from db.numbered import SchemaFile

SCHEMA = [SchemaFile(1, "001_moves.sql", "CREATE TABLE moves (number INTEGER PRIMARY KEY, text TEXT);"
                                         "CREATE TABLE totals (number INTEGER); INSERT INTO totals VALUES (0);")]
path = Path(sys.argv[1])

def move(connection, number, text="x"):
    connection.execute("INSERT INTO moves VALUES (?, ?)", (number, text))
    connection.execute("UPDATE totals SET number = ?", (number,))
"""

PLAY = (
    OPEN
    + """
async def play():
    db = await Database.open(path, "42", SCHEMA)
    number = await db.read(lambda c: c.execute("SELECT number FROM totals").fetchone()[0])
    print("at", number, flush=True)
    while True:
        number += 1
        await db.transaction(lambda c: move(c, number))
        print("saved", number, flush=True)

asyncio.run(play())
"""
)

FULL = (
    OPEN
    + """
async def play():
    db = await Database.open(path, "42", SCHEMA)
    await db.transaction(lambda c: move(c, 1))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    size = path.with_name(path.name + "-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 6000, resource.RLIM_INFINITY))
    try:
        await db.transaction(lambda c: move(c, 2, "x" * 50_000))
    except errors.NotSavedError as error:
        print(type(error).__name__, flush=True)
    print(await db.read(lambda c: c.execute("SELECT number FROM totals").fetchone()[0]), flush=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await db.transaction(lambda c: move(c, 2, "x" * 50_000))
    print(await db.read(lambda c: c.execute("SELECT number FROM totals").fetchone()[0]), flush=True)
    await db.close()

asyncio.run(play())
"""
)

READ_ONLY = (
    OPEN
    + """
async def play():
    try:
        await Database.open(path, "42", SCHEMA)
    except errors.DatabaseError as error:
        print(type(error).__name__, flush=True)

if os.getuid() == 0:
    os.setuid(65534)
asyncio.run(play())
"""
)


def start(script: str, path: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", textwrap.dedent(script), str(path)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, text=True)


def run(script: str, path: Path) -> list[str]:
    process = start(script, path)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 0, err
    return out.split()


@pytest.mark.slow
def test_a_kill_at_any_instant_loses_no_confirmed_move_and_doubles_none(tmp_path: Path) -> None:
    """Trap 26, ten of them: never behind a confirmed move, never more than the one on its way ahead of it."""
    path = tmp_path / "steiger.db"
    instants = random.Random(26)
    confirmed = 0
    for _ in range(10):
        process = start(PLAY, path)
        assert process.stdout is not None
        at = int(process.stdout.readline().split()[1])
        assert confirmed <= at <= confirmed + 1
        time.sleep(instants.uniform(0.0, 0.08))
        process.send_signal(signal.SIGKILL)
        out, _ = process.communicate(timeout=30)
        saved = [int(line.split()[1]) for line in out.splitlines() if line.startswith("saved ") and line[6:]]
        confirmed = max(saved, default=at)
    assert confirmed > 0
    with sqlite3.connect(path) as left:
        numbers = [number for (number,) in left.execute("SELECT number FROM moves ORDER BY number")]
        total = left.execute("SELECT number FROM totals").fetchone()[0]
    left.close()
    assert numbers == list(range(1, total + 1))
    assert confirmed <= total <= confirmed + 1


@pytest.mark.slow
def test_a_full_disk_is_named_and_the_next_move_works_when_there_is_room(tmp_path: Path) -> None:
    """Trap 30: nothing in memory is ahead of the disk."""
    name, before, after = run(FULL, tmp_path / "steiger.db")
    assert name in ("DiskFullError", "DiskError")
    assert (before, after) == ("1", "2")


def test_a_folder_that_cannot_be_written_is_refused_at_the_start(tmp_path: Path) -> None:
    """Trap 30."""
    folder = tmp_path / "data"
    folder.mkdir()
    folder.chmod(0o555)
    for parent in (tmp_path, *tmp_path.parents[:2]):
        parent.chmod(parent.stat().st_mode | 0o011)
    assert run(READ_ONLY, folder / "steiger.db") == ["ReadOnlyError"]
    assert list(folder.iterdir()) == []
