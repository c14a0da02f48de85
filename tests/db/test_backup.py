"""Backups are proved before they count; a restore never mixes old and new."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db import backup as backups
from db import errors, outbox, tables
from db.backup import (
    Today,
    backup,
    contents,
    copy_of_the_day,
    copy_verified,
    expired,
    games_in,
    misdated,
    nightly,
    restore,
)
from db.database import Database
from db.numbered import SchemaFile, schema_files

SCHEMA = [SchemaFile(1, "001_words.sql", "CREATE TABLE words (word TEXT, seal INTEGER NOT NULL DEFAULT 0);")]
NOW = datetime(2026, 5, 1, 3, 0, tzinfo=UTC)


@pytest.fixture
async def db(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "steiger.db", "42", SCHEMA)
    await write(opened, "old")
    yield opened
    await opened.close()


async def write(db: Database, word: str) -> None:
    await db.transaction(lambda c: c.execute("INSERT INTO words VALUES (?, 2)", (word,)))


async def words(db: Database) -> list[str]:
    return await db.read(lambda c: [row["word"] for row in c.execute("SELECT word FROM words")])


def files_in(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


async def test_a_backup_of_the_running_database_is_one_sound_file(db: Database, tmp_path: Path) -> None:
    made = await backup(db, tmp_path / "copy" / "a.db")
    assert made == contents(tmp_path / "copy" / "a.db")
    assert (made.owner, made.schema, made.rows, made.seals) == ("42", 1, {"meta": 2, "words": 1}, {"words": 2})
    assert [file.name for file in (tmp_path / "copy").iterdir()] == ["a.db"]


async def test_a_backup_holds_what_was_committed_a_moment_ago(db: Database, tmp_path: Path) -> None:
    for number in range(5):
        await write(db, f"{number}")
        made = await backup(db, tmp_path / "a.backup")
        assert made.rows["words"] == number + 2


async def test_a_copy_that_differs_never_takes_the_place_of_a_good_one(
    db: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "a.backup"
    await backup(db, target)
    good = target.read_bytes()
    copy = backups._copy

    def lossy(source: Path, new: Path) -> backups.Contents:
        expected = copy(source, new)
        with sqlite3.connect(new) as connection:
            connection.execute("DELETE FROM words")
        connection.close()
        return expected

    monkeypatch.setattr(backups, "_copy", lossy)
    with pytest.raises(errors.BackupError, match="differs"):
        await backup(db, target)
    assert target.read_bytes() == good
    assert "copy" not in " ".join(files_in(tmp_path))


async def test_a_backup_that_cannot_be_written_is_named(db: Database, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(errors.BackupError, match="could not be written"):
        await backup(db, tmp_path / "file" / "a.db")


@pytest.mark.parametrize("content", [b"", b"no database " * 999])
def test_a_file_that_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.db").write_bytes(content)
    with pytest.raises(errors.BackupError):
        contents(tmp_path / "a.db")


def test_a_backup_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(errors.BackupError, match="does not exist"):
        contents(tmp_path / "a.db")


# Restore


async def test_a_restore_is_refused_while_the_bot_runs(db: Database, tmp_path: Path) -> None:
    """Trap 29."""
    await backup(db, tmp_path / "a.backup")
    await write(db, "new")
    with pytest.raises(errors.InUseError):
        restore(tmp_path / "a.backup", db.path, 1, NOW)
    assert await words(db) == ["old", "new"]


async def test_a_restore_moves_left_over_log_files_aside(tmp_path: Path) -> None:
    """Trap 29: the old log must not be replayed over the restored file."""
    path = tmp_path / "steiger.db"
    db = await Database.open(path, "42", SCHEMA)
    await write(db, "old")
    await backup(db, tmp_path / "a.backup")
    await write(db, "new")
    left = {suffix: path.with_name(path.name + suffix).read_bytes() for suffix in ("", "-wal", "-shm")}
    await db.close()
    for suffix, data in left.items():
        path.with_name(path.name + suffix).write_bytes(data)

    aside = restore(tmp_path / "a.backup", path, 1, NOW)

    assert aside == tmp_path / "steiger.db.before-restore-20260501-030000"
    assert not path.with_name("steiger.db-wal").exists()
    restored = await Database.open(path, "42", SCHEMA)
    assert await words(restored) == ["old"]
    await restored.close()
    with sqlite3.connect(aside) as kept:
        assert kept.execute("SELECT word FROM words").fetchall() == [("old",), ("new",)]
    kept.close()


async def test_a_restore_brings_back_a_missing_database(tmp_path: Path) -> None:
    path = tmp_path / "steiger.db"
    db = await Database.open(path, "42", SCHEMA)
    await write(db, "old")
    await backup(db, tmp_path / "a.backup")
    await db.close()
    path.unlink()
    assert restore(tmp_path / "a.backup", path, 1, NOW) is None
    again = await Database.open(path, "42", SCHEMA)
    assert await words(again) == ["old"]
    await again.close()


async def test_a_backup_leaves_a_file_that_happens_to_be_called_new_alone(db: Database, tmp_path: Path) -> None:
    (tmp_path / "a.backup.new").write_text("precious")
    await backup(db, tmp_path / "a.backup")
    assert (tmp_path / "a.backup.new").read_text() == "precious"


async def test_two_restores_within_one_second_keep_both_databases(tmp_path: Path) -> None:
    path = tmp_path / "steiger.db"
    db = await Database.open(path, "42", SCHEMA)
    await backup(db, tmp_path / "a.backup")
    await write(db, "lost")
    await db.close()
    first = restore(tmp_path / "a.backup", path, 1, NOW)
    second = restore(tmp_path / "a.backup", path, 1, NOW)
    assert first is not None
    assert second == first.with_name(first.name + "-2")
    with closing(sqlite3.connect(first)) as kept:
        assert kept.execute("SELECT word FROM words").fetchall() == [("lost",)]


async def test_a_restored_database_never_gives_a_number_out_again(tmp_path: Path) -> None:
    """What the lost days posted still stands at Discord: its ids and decisions must not come twice."""
    path, files = tmp_path / "steiger.db", schema_files()
    db = await Database.open(path, "42", files)
    await backup(db, tmp_path / "a.backup")
    lost = await db.transaction(numbers)
    await db.close()
    given = [lost]
    for hours in (1, 2):
        restore(tmp_path / "a.backup", path, len(files), NOW + timedelta(hours=hours))
        db = await Database.open(path, "42", files)
        given.append(await db.transaction(numbers))
        await db.close()
    for kind in zip(*given, strict=True):
        assert len(set(kind)) == len(given)
        assert max(kind) < 10**9 * 2


async def test_a_restored_seat_has_another_decision(tmp_path: Path) -> None:
    path, files = tmp_path / "steiger.db", schema_files()
    db = await Database.open(path, "42", files)
    table, *_ = await db.transaction(numbers)
    await db.transaction(lambda c: tables.add_seat(c, table, 0, 7, "Anna", "red"))
    await backup(db, tmp_path / "a.backup")
    await db.close()
    found = [1]
    for hours in (1, 2):
        restore(tmp_path / "a.backup", path, len(files), NOW + timedelta(hours=hours))
        db = await Database.open(path, "42", files)
        found.append((await db.read(lambda c: tables.seats(c, table)))[0].decision)
        await db.close()
    assert len(set(found)) == 3
    assert max(found) < 10**9


def numbers(connection: sqlite3.Connection) -> tuple[int, int, int]:
    """The numbers of a new table, a letter and a vote."""
    columns = {"guild": 1, "channel": 1, "place": 1, "opener": 1}
    texts = {"game": "coal_baron", "language": "en", "options": "{}", "seed": "", "salt": ""}
    table = tables.new_table(connection, 1, **columns, **texts)
    names = "table_id, kind, opened_by, asked, needed, at, lapses_at"
    sql = f"INSERT INTO votes ({names}) VALUES (?, 'undo', 0, '', 1, 1, 1)"
    vote = connection.execute(sql, (table,)).lastrowid
    assert vote is not None
    return table, outbox.put(connection, table, 1, "{}", 1), vote


async def test_a_restore_of_a_faulty_or_foreign_file_changes_nothing(db: Database, tmp_path: Path) -> None:
    await backup(db, tmp_path / "a.backup")
    await db.close()
    before = db.path.read_bytes()
    (tmp_path / "cut.db").write_bytes((tmp_path / "a.backup").read_bytes()[:5000])
    with pytest.raises(errors.BackupError):
        restore(tmp_path / "cut.db", db.path, 1, NOW)
    with pytest.raises(errors.BackupError, match="knows up to 0"):
        restore(tmp_path / "a.backup", db.path, 0, NOW)
    other = await Database.open(tmp_path / "other" / "steiger.db", "sandbox", SCHEMA)
    await other.close()
    with pytest.raises(errors.OtherOwnerError):
        restore(other.path, db.path, 1, NOW)
    assert db.path.read_bytes() == before


async def test_the_games_of_a_backup_are_listed(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "steiger.db", "42")
    insert = (
        "INSERT INTO tables (game, status, guild, channel, place, language, options, host, seed, salt, seal,"
        " created_at, changed_at) VALUES ('coal_baron', ?, 1, 1, 1, 'de', '{}', 1, '', '', ?, 0, ?)"
    )
    rows = [("running", 12, 100), ("over", 40, 300), ("lobby", 0, 200)]
    await db.transaction(lambda c: c.executemany(insert, rows))
    await backup(db, tmp_path / "a.backup")
    await db.close()
    assert [(game.table, game.status, game.seals) for game in games_in(tmp_path / "a.backup")] == [
        (3, "lobby", 0),
        (1, "running", 12),
    ]
    assert contents(tmp_path / "a.backup").schema == len(schema_files())


# Fourteen nights


def test_fourteen_nights_are_kept() -> None:
    names = [f"steiger-{NOW + timedelta(days=day):%Y-%m-%d}.db" for day in range(20)]
    last = NOW + timedelta(days=19)
    assert expired(reversed(names), last) == names[:6]
    assert expired(names[:14], last) == []


def test_copies_dated_in_the_future_are_not_counted_among_the_nights() -> None:
    past = [f"steiger-{NOW - timedelta(days=day):%Y-%m-%d}.db" for day in range(16)]
    future = [f"steiger-{NOW + timedelta(days=day):%Y-%m-%d}.db" for day in range(1, 60)]
    assert expired(past + future, NOW) == [past[15], past[14]]
    assert misdated([*past, *future, "my copy.db"], NOW) == future


def test_two_copies_of_one_night_are_one_night() -> None:
    names = [f"steiger-{NOW - timedelta(days=day):%Y-%m-%d}.db" for day in range(14)]
    assert expired([*names, f"misdated-{names[0]}"], NOW) == []
    assert expired([*names, f"misdated-{names[13]}"], NOW + timedelta(days=1)) == []


def test_files_with_other_names_are_never_deleted() -> None:
    others = ["before-schema-002.db", "steiger.db", "my copy.db", "steiger-2026-01-01.db.old"]
    assert expired(others, NOW, keep=1) == []


async def test_one_copy_a_day_and_the_oldest_go(db: Database, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    clock = iter([NOW + timedelta(hours=8 * step) for step in range(3 * 16)])
    nights: list[set[str]] = []

    class Over(Exception):
        pass

    async def sleep(_: float) -> None:
        nights.append({file.name for file in folder.iterdir()})
        if len(nights) == 3 * 16:
            raise Over

    with pytest.raises(Over):
        await nightly(db, folder, lambda: Today(next(clock)), sleep=sleep)
    assert nights[0] == {"steiger-2026-05-01.db"}
    assert len(nights[-1]) == 14
    assert min(nights[-1]) == "steiger-2026-05-03.db"


@pytest.mark.slow
async def test_copies_from_the_future_keep_no_night_from_its_copy(db: Database, tmp_path: Path) -> None:
    """The clock was two months ahead for three weeks, and was set right."""
    folder = tmp_path / "backups"
    for day in range(21):
        await copy_of_the_day(db, folder, Today(NOW + timedelta(days=60 + day)))
    for day in range(75):
        made = await copy_of_the_day(db, folder, Today(NOW + timedelta(days=day)))
        assert made
        assert f"steiger-{NOW + timedelta(days=day):%Y-%m-%d}.db" in files_in(folder)
        assert not await copy_of_the_day(db, folder, Today(NOW + timedelta(days=day)))
    nights = {f"steiger-{NOW + timedelta(days=day):%Y-%m-%d}.db" for day in range(61, 75)}
    assert nights <= set(files_in(folder))
    rest = {name for name in files_in(folder) if not name.startswith("misdated-")}
    assert rest == nights


async def test_by_a_day_that_is_not_certain_nothing_is_deleted(db: Database, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    for day in range(16):
        await copy_of_the_day(db, folder, Today(NOW + timedelta(days=day), certain=False))
    await copy_of_the_day(db, folder, Today(NOW - timedelta(days=1), certain=False))
    assert len(files_in(folder)) == 17
    assert not [name for name in files_in(folder) if name.startswith("misdated-")]
    await copy_of_the_day(db, folder, Today(NOW + timedelta(days=16)))
    assert len(files_in(folder)) == 14


async def test_a_failed_night_is_reported_and_tried_again(db: Database, tmp_path: Path) -> None:
    """Trap 61: one failure does not end the loop."""
    folder = tmp_path / "backups"
    folder.write_text("in the way")
    reports: list[Exception] = []
    rounds = 0

    class Over(Exception):
        pass

    async def sleep(_: float) -> None:
        nonlocal rounds
        rounds += 1
        if rounds == 1:
            folder.unlink()
        if rounds == 2:
            raise Over

    with pytest.raises(Over):
        await nightly(db, folder, lambda: Today(NOW), reports.append, sleep)
    assert len(reports) == 1
    assert contents(folder / "steiger-2026-05-01.db").rows["words"] == 1


def test_a_copy_of_a_stopped_database_needs_no_bot(tmp_path: Path) -> None:
    with pytest.raises(errors.BackupError):
        copy_verified(tmp_path / "nothing.db", tmp_path / "a.db")
