"""The heartbeat: taken over from a note of the version before, marked where a backup is put in its place."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from db.backup import copy_verified, restore
from db.database import Database
from db.heartbeat import last_beat, write_beat
from db.numbered import schema_files
from db.rows import BeatRow

BEAT = BeatRow(at=1_800_000_000, moved=0, boot="one", since_boot=9, awake=8, started=7)


async def upgraded(path: Path, awake: str | None) -> BeatRow | None:
    """The heartbeat of a database of version 6 with such a note, opened by this version."""
    db = await Database.open(path, "test", schema_files()[:6])
    if awake is not None:
        await db.transaction(lambda c: c.execute("INSERT INTO notes VALUES ('awake', ?)", (awake,)))
    await db.close()
    db = await Database.open(path, "test")
    found = await db.read(last_beat)
    left = await db.read(lambda c: c.execute("SELECT count(*) FROM notes WHERE key = 'awake'").fetchone()[0])
    await db.close()
    assert left == 0
    return found


async def test_the_last_sign_of_life_of_the_version_before_is_taken_over(tmp_path: Path) -> None:
    found = await upgraded(tmp_path / "steiger.db", "1800000000")
    assert found is not None
    assert (found.at, found.boot, found.ended, found.restored) == (1_800_000_000, "", 0, 0)


@pytest.mark.parametrize("awake", [None, "", "never"])
async def test_where_there_was_none_or_nonsense_there_is_none(tmp_path: Path, awake: str | None) -> None:
    assert await upgraded(tmp_path / "steiger.db", awake) is None


async def test_a_restored_backup_says_so_until_the_next_sign_of_life(tmp_path: Path) -> None:
    path = tmp_path / "steiger.db"
    db = await Database.open(path, "test")
    await db.transaction(lambda c: write_beat(c, BEAT))
    copy_verified(path, tmp_path / "copy.db")
    await db.close()
    restore(tmp_path / "copy.db", path, len(schema_files()), datetime.now(UTC))
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT restored FROM heartbeat").fetchone() == (0,)
    db = await Database.open(path, "test")
    found = await db.read(last_beat)
    await db.transaction(lambda c: write_beat(c, BEAT))
    after = await db.read(last_beat)
    await db.close()
    assert found is not None
    assert found.restored
    assert after == BEAT


async def test_a_backup_of_the_version_before_is_restored_and_opened(tmp_path: Path) -> None:
    path, old = tmp_path / "steiger.db", tmp_path / "old.db"
    db = await Database.open(old, "test", schema_files()[:6])
    await db.close()
    restore(old, path, len(schema_files()), datetime.now(UTC))
    db = await Database.open(path, "test")
    assert await db.read(last_beat) is None
    await db.close()
