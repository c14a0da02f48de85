"""In a database of the version before there were disputes."""

from pathlib import Path

from db import votes, waits
from tests.bot.disputed_tables import choose, disputed, letters, made, others, status
from tests.bot.table_bench import opened_bench
from tests.db.older import take_back

BEFORE = 19


async def test_a_running_game_is_played_on_and_disputed_with_a_question_still_open(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(4)
        first, second = await bench.turn(table), await bench.turn(table)
        await bench.service.ask_stop(bench.call(first), table)
        (stop,) = await bench.db.read(lambda c: votes.open_votes(c, table))
        await bench.db.transaction(lambda c: take_back(c, BEFORE))
        interaction = bench.interaction
    async with opened_bench(tmp_path) as bench:
        bench.interaction = interaction
        assert await bench.db.read(lambda c: votes.ballots(c, stop.id)) == {first - 101: "yes"}
        assert await bench.service.cast(bench.call(second), table, stop.id, "no") == "ballot-counted"
        assert not any(seat.disputed for seat in (await bench.loaded(table)).seats)
        await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
        vote = await disputed(bench, table, first, "ruling", ruling="As it was.")
        assert (await letters(bench, table))[0].stops
        for user in others(4, first):
            if await status(bench, vote) == "open":
                await choose(bench, table, user, vote, f"ruling.{first - 101}")
        assert [one.number for one in await made(bench, table)] == [1]
