"""Clocks come into a database of the version before: its tables have none, play on, and may choose one."""

import sqlite3
from pathlib import Path

from db import waits
from tests.bot.table_bench import opened_bench
from tests.db.older import take_back


def as_before(connection: sqlite3.Connection) -> None:
    """Make of the database what the version before would hold of it."""
    take_back(connection, 12)


async def test_a_table_of_the_version_before_has_no_clock_plays_on_and_may_choose_one(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(2)
        await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
        await bench.db.transaction(as_before)
        now = bench.now
    async with opened_bench(tmp_path) as bench:
        bench.now = now + 3600
        loaded = await bench.loaded(table)
        (wait,) = await bench.db.read(lambda c: waits.waits(c, table))
        assert loaded.row.clock == ""
        assert [seat.time_left for seat in loaded.seats] == [None, None]
        assert (wait.clock_hours, wait.clock_used, wait.clock_since, wait.zero_done) == ("", 0, None, 0)
        user = await bench.turn(table)
        assert (await bench.service.pace_and_clock(bench.call(user), table)).left == ()
        await bench.service.ask_pace(bench.call(101), table, "", "pass")
        (vote,) = await bench.db.read(lambda c: c.execute("SELECT id FROM votes").fetchall())
        await bench.service.cast(bench.call(102), table, vote[0], "yes")
        left = (await bench.service.pace_and_clock(bench.call(user), table)).left
        assert [one.seconds for one in left] == [42 * 3600, 42 * 3600]
        await bench.service.agenda.do(bench.now)
        assert bench.faults == []
