"""Instants at which to look at seats come into a database of the version before: who is away there stays so."""

from datetime import timedelta
from pathlib import Path

from bot.tables.going_away import Days
from bot.timing.days import day_of
from db import absences
from tests.bot.table_bench import opened_bench
from tests.db.older import take_back

BEFORE = 15
DAY = 24 * 3600


async def test_absences_of_the_version_before_begin_and_end_at_their_time(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(3)
        today = day_of("UTC", bench.now)
        await bench.service.go_away(bench.call(101), Days(today, today + timedelta(3), "UTC"))
        await bench.service.go_away(bench.call(102), Days(today + timedelta(2), today + timedelta(5), "UTC"))
        await bench.service.agenda.do(bench.now)
        await bench.db.transaction(lambda c: take_back(c, BEFORE))
        now, interaction = bench.now, bench.interaction
    async with opened_bench(tmp_path) as bench:
        bench.now, bench.interaction = now, interaction
        assert set(await bench.db.read(lambda c: absences.due_seats(c, now))) == {(table, 0), (table, 1)}
        seen: list[str] = []
        for _ in range(8):
            await bench.service.agenda.do(bench.now)
            seen.append(" ".join(seat.away or "-" for seat in (await bench.loaded(table)).seats))
            bench.now += DAY
        here, first, both, second = "- - -", "wait - -", "wait wait -", "- wait -"
        assert seen == [first, first, both, both, second, second, here, here]
        assert bench.faults == []
