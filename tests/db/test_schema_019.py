"""A game of the version before is played on, undone and decided about: its checkpoints are kept as ever."""

from pathlib import Path

from bot.tables.loaded import load
from bot.tables.restoring import position_after
from bot.tables.switching import switch
from db import history, tables
from tests.bot.table_bench import opened_bench
from tests.db.older import take_back

BEFORE = 18


async def test_checkpoints_of_before_are_of_no_decision_and_are_thinned_as_before(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(3)
        for _ in range(3):
            await bench.turn(table)
        before = (await bench.loaded(table)).state
        await bench.db.transaction(lambda c: take_back(c, BEFORE))
        interaction = bench.interaction
    async with opened_bench(tmp_path) as bench:
        bench.interaction = interaction
        loaded = await bench.loaded(table)
        assert loaded.state == before
        assert await bench.db.read(lambda c: history.kept_after(c, table, -1)) == []
        row = await bench.db.read(lambda c: tables.table(c, table))
        assert row is not None
        user = await bench.turn(table)
        await bench.db.transaction(lambda c: switch(c, load(c, table), "delivered", "open", 0, bench.now))
        kept = await bench.db.read(lambda c: history.kept_after(c, table, -1))
        assert [why for _, why in kept] == [("switch",)]
        fresh = await bench.loaded(table)
        assert await bench.db.read(lambda c: position_after(c, fresh, 3)) == before
        await bench.service.ask_undo(bench.call(user), table, 1)
        assert "undo-asked" in await bench.kinds(table)
