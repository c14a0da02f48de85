"""Reminders come into a database of the version before: what waits there is looked at, and plays on."""

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from bot.letters import ReminderLetter
from db import waits
from db.backup import copy_verified, restore
from db.numbered import schema_files
from tests.bot.table_bench import Bench, opened_bench
from tests.db.older import take_back

DAY = 24 * 3600
BEFORE = 8


def as_before(connection: sqlite3.Connection) -> None:
    """Make of the database what the version before would hold of it."""
    take_back(connection, BEFORE)


async def reminders(bench: Bench, table: int) -> list[ReminderLetter]:
    return [letter for letter in await bench.letters(table) if isinstance(letter, ReminderLetter)]


async def test_who_waits_in_a_database_of_the_version_before_is_reminded_once(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(2)
        await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
        await bench.db.transaction(as_before)
        now = bench.now + 3 * DAY
    async with opened_bench(tmp_path) as bench:
        bench.now = now
        (wait,) = await bench.db.read(lambda c: waits.waits(c, table))
        assert (wait.due, wait.reminded, wait.snoozed_until, wait.nudged) == (0, 0, None, 0)
        row = (await bench.loaded(table)).row
        assert (row.pace, row.reminders) == ("day", 1)
        for _ in range(24):
            await bench.service.agenda.do(bench.now)
            bench.now += 3600
        assert len(await reminders(bench, table)) == 1
        await bench.turn(table)


async def test_a_wait_of_the_version_before_that_nobody_was_told_of_is_not_looked_at(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(2)
        await bench.db.transaction(as_before)
    async with opened_bench(tmp_path) as bench:
        (wait,) = await bench.db.read(lambda c: waits.waits(c, table))
        assert wait.due is None


async def test_a_restored_backup_reminds_nobody_of_what_is_done(tmp_path: Path) -> None:
    """The copy is of before the turn: what passed since then has passed at no table."""
    path = tmp_path / "steiger.db"
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(2)
        await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
        await bench.awake()
        copy_verified(path, tmp_path / "copy.db")
        await bench.turn(table)
        await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
        now = bench.now + 5 * DAY
    restore(tmp_path / "copy.db", path, len(schema_files()), datetime.now(UTC))
    async with opened_bench(tmp_path) as bench:
        bench.now = now
        await bench.service.tell_restored(bench.now)
        await bench.service.record_beat(bench.beat(started=2))
        await bench.service.record_servers((1,), bench.now)
        await bench.service.agenda.do(bench.now)
        assert await reminders(bench, table) == []
        (wait,) = await bench.db.read(lambda c: waits.waits(c, table))
        assert (wait.told, wait.due) == (0, None)  # it waits for the word of the restored position
        await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
        await bench.service.agenda.do(bench.now + DAY // 2)
        assert await reminders(bench, table) == []
