"""One queue comes into a database of the version before: what stood there is looked at anew, and goes on."""

import sqlite3
from pathlib import Path

from db import votes, waits
from tests.bot.table_bench import Bench, opened_bench
from tests.db.older import take_back

BEFORE = 10
DAY = 24 * 3600


def as_before(connection: sqlite3.Connection) -> None:
    """Make of the database what the version before would hold of it."""
    take_back(connection, BEFORE)


async def bench_of_before(bench: Bench) -> int:
    """A table of three whose second seat was freed and is waited for, none of which was looked at."""
    table = await bench.table(3)
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
    user = await bench.user(table)
    await bench.service.leave(bench.call(user), table)
    await bench.damage("UPDATE waits SET due = NULL")
    await bench.db.transaction(as_before)
    return table


async def test_a_seat_that_was_empty_in_the_version_before_is_asked_about(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await bench_of_before(bench)
        now = bench.now
    async with opened_bench(tmp_path) as bench:
        bench.now = now + 60
        await bench.service.agenda.do(bench.now)
        (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
        assert vote.kind == "absent"
        assert bench.faults == []
