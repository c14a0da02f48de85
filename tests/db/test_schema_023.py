"""In a database of the version before practice games, hints and kept thoughts."""

from pathlib import Path

from bot.tables.practising import Wanted
from db import tables
from tests.bot.computer_tables import Machines
from tests.bot.table_bench import opened_bench
from tests.db.older import take_back

BEFORE = 22


async def test_a_running_game_goes_on_and_a_practice_game_begins(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(2)
        await bench.turn(table)
        await bench.db.transaction(lambda c: take_back(c, BEFORE))
        interaction = bench.interaction
    async with opened_bench(tmp_path) as bench:
        bench.interaction = interaction
        row = (await bench.loaded(table)).row
        assert (row.practice, row.guide, row.hints) == (False, 0, 0)
        await bench.turn(table)
        wanted = Wanted(game="coal_baron", language="en", levels=("apprentice",), seat=0)
        practised = await bench.service.begin_practice(bench.call(101), wanted)
        await Machines(bench).play()
        await bench.turn(practised)
        await bench.db.transaction(lambda c: tables.delete_practice(c, practised))
        assert await bench.service.practices(101) == []
        assert bench.faults == []


async def test_old_practice_games_are_found_by_an_index(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        sql = "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE guild < 0 AND changed_at <= 1"
        plan = await bench.db.read(lambda c: [str(row[3]) for row in c.execute(sql)])
        assert any("tables_practised" in step for step in plan), plan
