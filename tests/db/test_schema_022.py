"""In a database of the version before computers could sit at a table."""

from pathlib import Path
from random import Random

from db import computers
from tests.bot.computer_tables import Machines, played_on
from tests.bot.table_bench import THREAD, opened_bench
from tests.db.older import take_back

BEFORE = 21


async def test_a_running_game_goes_on_and_a_seat_of_it_goes_to_a_computer(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        table, gathers = await bench.table(2), await bench.lobby(1, 12)
        await bench.turn(table)
        await bench.db.transaction(lambda c: take_back(c, BEFORE))
        interaction = bench.interaction
    async with opened_bench(tmp_path) as bench:
        bench.interaction = interaction
        machines = Machines(bench)
        assert [seat.computer for seat in (await bench.loaded(table)).seats] == ["", ""]
        await bench.service.leave(bench.call(102), table)
        await bench.service.ask_absence(bench.call(101), table, 1, "computer")
        await played_on(bench, machines, table, 3, Random(1))
        await bench.service.add_computer(bench.call(101), gathers, "apprentice")
        await bench.service.start(bench.call(101), gathers, THREAD + 1)
        await machines.play()
        assert (await bench.loaded(gathers)).active == (0,)
        assert bench.faults == []


async def test_who_must_decide_is_found_by_an_index(tmp_path: Path) -> None:
    """However many tables and computers there were, what is waited for at running tables alone is looked at."""
    async with opened_bench(tmp_path) as bench:
        for further in ("", " AND waits.table_id = 1"):
            sql = f"EXPLAIN QUERY PLAN SELECT waits.table_id, waits.seat {computers.AT_TURN}{further}"
            plan = await bench.db.read(lambda c, sql=sql: [str(row[3]) for row in c.execute(sql)])
            assert [step.split()[1] for step in plan] == ["waits", "seats", "tables"], plan
            assert [step.split()[0] for step in plan[1:]] == ["SEARCH", "SEARCH"], plan
            assert plan[0].startswith("SEARCH" if further else "SCAN"), plan
