"""Computers beside what befalls a table: a moderator who plays, a restored backup, a clock that was wrong."""

from pathlib import Path
from random import Random

import pytest

from bot.errors import Refused
from bot.process import computer_players
from players.entry import Considered
from tests.bot.computer_tables import Machines, played_on, table, turns
from tests.bot.table_bench import THREAD, Bench
from tests.bot.test_mending import House

DAY = 24 * 3600


async def test_a_moderator_who_plays_has_no_more_over_computers_than_any_seat(bench: Bench) -> None:
    """Neither ends the game for the others, nor suspends a computer, nor takes its seat."""
    number = await table(bench, people=2)
    machines = Machines(bench)
    await played_on(bench, machines, number, 2, Random(1))
    call = bench.call(101, moderates=THREAD)
    for asked in (
        bench.service.end_for_them(call, number),
        bench.service.suspend(bench.call(101, moderates=THREAD), number, 2),
        bench.service.join(bench.call(101, moderates=THREAD), number),
    ):
        with pytest.raises(Refused):
            await asked
    await played_on(bench, machines, number, 1, Random(2))
    assert [seat.computer for seat in (await bench.loaded(number)).seats] == ["", "", "steiger", "apprentice"]
    assert bench.faults == []


@pytest.mark.parametrize("leap", [-400 * DAY, -3600, 400 * DAY])
async def test_a_clock_that_was_wrong_stops_no_computer(bench: Bench, leap: int) -> None:
    """However it leaps while one must decide, they answer, and nobody is passed or asked about for it."""
    number = await table(bench)
    machines = Machines(bench)
    await played_on(bench, machines, number, 1, Random(3))
    await bench.turn(number)
    bench.now += leap
    await bench.service.bring_near(bench.now)
    await machines.play()
    assert (await bench.loaded(number)).active == (0,)
    assert "passed" not in await bench.kinds(number)
    assert bench.faults == []


async def test_a_stuck_decision_is_tried_again_whatever_the_clock_does(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock that is set back lets nobody wait for the day on which it was wrong."""

    def broken(*_: object) -> list[Considered]:
        raise LookupError("broken for the test")

    monkeypatch.setattr(computer_players, "PAUSES", (0, 0, 0))
    number = await table(bench)
    await answered_then_asked(bench, number)
    machines = Machines(bench, broken)
    with monkeypatch.context() as patch:
        patch.setattr(computer_players, "play_by_default", broken)
        await machines.play()
    assert len(bench.faults) == 2
    await machines.play()
    assert (await bench.loaded(number)).active != (0,)
    bench.now -= 2 * DAY
    await machines.play()
    assert (await bench.loaded(number)).active == (0,)


async def answered_then_asked(bench: Bench, number: int) -> None:
    """Turns of the person until a computer must decide."""
    await Machines(bench).play()
    while (await bench.loaded(number)).active == (0,):
        await bench.turn(number, Random(5))


@pytest.mark.slow
async def test_computers_play_on_after_a_restored_backup(tmp_path: Path) -> None:
    """What they play then need not be what they played before; each turn of a person is answered."""
    house = House(tmp_path, hosted=True)
    await house.begin()
    file = tmp_path / "a.db"
    async with house.opened() as bench:
        bench.interaction += 1000
        number = await table(bench, place=21)
        await answered_then_asked(bench, number)
    house.backed_up(file)
    async with house.opened() as bench:
        bench.interaction += 2000
        await played_on(bench, Machines(bench), number, 1, Random(6))
    assert house.brought_back(file)
    async with house.opened() as bench:
        bench.interaction += 3000
        await bench.service.tell_restored(bench.now)
        machines = Machines(bench)
        assert (await bench.loaded(number)).active != (0,)
        await played_on(bench, machines, number, 1, Random(7))
        assert (await bench.loaded(number)).active == (0,)
        assert any(letter.news == "news-restored" for letter in await turns(bench, number))
        assert bench.faults == []
