"""In a database of the version before a precedent knew by which line its switch was set."""

from pathlib import Path

from bot.tables.switching import switchable
from db import precedents
from tests.bot.precedent_tables import PLACE, cited, decided, editions, gathered, kept, undone
from tests.bot.table_bench import opened_bench
from tests.db.older import take_back

BEFORE = 20


async def test_precedents_of_before_follow_what_their_table_takes_back(tmp_path: Path) -> None:
    """Of a switch that was set so from the start there is no line, nor is there of a ruling."""
    async with opened_bench(tmp_path) as bench:
        table = await gathered(bench)
        mine, _ = await editions(bench, table)
        await bench.service.start(bench.call(101), table, PLACE)
        loaded = await bench.loaded(table)
        option, (value, *_) = next(iter(switchable(loaded).items()))
        await kept(bench, table, mine)
        await kept(bench, table, mine, ruling="", option=option, value=str(loaded.options[option]))
        await decided(bench, table, option, value)
        before = await bench.db.read(lambda c: precedents.made_by(c, table))
        await bench.db.transaction(lambda c: take_back(c, BEFORE))
        interaction = bench.interaction
    async with opened_bench(tmp_path) as bench:
        bench.interaction = interaction
        after = await bench.db.read(lambda c: precedents.made_by(c, table))
        assert [one.line is not None for one in after] == [False, False, True]
        assert after == before
        later = await gathered(bench)
        held = await bench.loaded(later)
        assert [one.number for one in held.acceptable] == [1, 2, 3]
        await undone(bench, table)
        assert [one.number for one in (await bench.loaded(later)).acceptable] == [1, 2]
        assert await cited(bench, table) == []
