"""Practice games on a backup that was brought back: what is shown is of later, and may be of none."""

from pathlib import Path

import pytest

from bot.errors import Refused, Stale
from tests.bot.computer_tables import Machines
from tests.bot.test_mending import House
from tests.bot.test_practice_games import ME, OTHER, begun


@pytest.mark.slow
async def test_it_goes_on_from_the_backup_and_what_was_shown_since_is_refused(tmp_path: Path) -> None:
    house = House(tmp_path, hosted=True)
    await house.begin()
    file = tmp_path / "a.db"
    async with house.opened() as bench:
        bench.interaction += 1000
        table = await begun(bench)
    house.backed_up(file)
    async with house.opened() as bench:
        bench.interaction += 2000
        await bench.turn(table)
        await Machines(bench).play()
        later = (await bench.loaded(table)).row.seal
        lost = await begun(bench, game="kohle_kolonie")
        theirs = await begun(bench, OTHER)
    assert house.brought_back(file)
    async with house.opened() as bench:
        bench.interaction += 3000
        await bench.service.tell_restored(bench.now)
        before = await bench.loaded(table)
        assert before.row.seal < later
        with pytest.raises(Stale):
            await bench.service.move(bench.call(ME), table, later, "end")
        for user, number in ((ME, lost), (OTHER, theirs), (ME, theirs)):
            for asked in (
                bench.service.look(bench.call(user), number),
                bench.service.end_practice(bench.call(user), number),
            ):
                with pytest.raises(Refused):
                    await asked
        assert await bench.loaded(table) == before
        await bench.turn(table)
        await Machines(bench).play()
        assert (await bench.loaded(table)).active == (0,)
        assert bench.faults == []
