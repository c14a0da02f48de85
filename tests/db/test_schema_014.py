"""Absences come into a database of the version before: nobody is away there, and it plays on."""

from datetime import timedelta
from pathlib import Path

from bot.tables.going_away import Days
from bot.timing.days import day_of
from db import waits
from tests.bot.table_bench import opened_bench
from tests.db.older import take_back

BEFORE = 13


async def test_in_a_database_of_the_version_before_nobody_is_away(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(2)
        await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
        await bench.db.transaction(lambda c: take_back(c, BEFORE))
        now, interaction = bench.now, bench.interaction
    async with opened_bench(tmp_path) as bench:
        bench.now, bench.interaction = now, interaction
        (wait,) = await bench.db.read(lambda c: waits.waits(c, table))
        assert (wait.still_since, wait.stood) == (None, 0)
        loaded = await bench.loaded(table)
        assert [(seat.away, seat.back, seat.away_used) for seat in loaded.seats] == [("", "", 0)] * 2
        user = await bench.user(table)
        today = day_of("UTC", bench.now)
        await bench.service.go_away(bench.call(user), Days(today, today + timedelta(1), "UTC"))
        await bench.service.agenda.do(bench.now)
        assert (await bench.loaded(table)).seats[wait.seat].away == "wait"
        await bench.turn(table)
        assert bench.faults == []
