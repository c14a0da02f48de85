"""Whatever people do at a table with a clock: each seat's time runs just while it must decide and is there."""

import asyncio
import tempfile
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

import pytest

from bot.outgoing.pacing import Pace
from bot.tables import paces, reminding, time_left
from bot.tables.clocks import AT_ZERO, PRESETS, clock_in, preset
from bot.tables.reminding import HOUR
from db import waits
from games.registry import GAMES
from tests.bot.absences import opened
from tests.bot.game_deeds import DEEDS
from tests.bot.mentions import Crowd, Deeds, at_once
from tests.bot.table_bench import opened_bench

QUICK: Final[tuple[reminding.Pace, ...]] = ("live", "several")
MOST = max(clock.cap for clock in PRESETS.values())


async def played(seed: int, steps: int) -> set[str]:
    """A random table of a random game with a clock, looked at after each step; the kinds of what happened."""
    rng = Random(seed)
    game = rng.choice(list(GAMES))
    with tempfile.TemporaryDirectory() as folder, patch.object(Pace, "turn", at_once):
        async with opened_bench(Path(folder), seed) as bench:
            table = await opened(bench, game, rng.choice(GAMES[game].seats), rng)
            row, pace = (await table.loaded()).row, rng.choice(QUICK)
            clock = preset(pace, rng.choice(AT_ZERO))
            await bench.db.transaction(lambda c: paces.change(c, row, pace, clock, bench.now))
            await bench.db.transaction(lambda c: c.execute("DELETE FROM outbox"))
            crowd = Crowd(table, rng)
            for _ in range(steps):
                if (await table.loaded()).row.status != "running":
                    break
                await crowd.step(HERE)
                await hold(crowd)
            assert bench.faults == []
            return set(await bench.kinds(table.id))


async def _hours(crowd: Crowd) -> None:
    """Some hours in which the queue looks as often as it is due."""
    for _ in range(crowd.rng.randrange(1, 8)):
        crowd.bench.now += 5 * HOUR
        await crowd.bench.awake()
        await crowd.bench.service.agenda.do(crowd.bench.now)


HERE: Final[Deeds] = {name: deed for name, deed in DEEDS.items() if name != "time"} | {"hours": (_hours, 30)}
"""What is done here: days do not pass at once, so that zero comes before all patience is over."""


async def hold(crowd: Crowd) -> None:
    """What must hold of the time of each seat at any instant."""
    loaded = await crowd.table.loaded()
    known = {wait.seat: wait for wait in await crowd.bench.db.read(lambda c: waits.waits(c, crowd.table.id))}
    clock = clock_in(loaded.row.clock)
    for held in loaded.seats:
        wait = known.get(held.seat)
        left = await crowd.bench.db.read(
            lambda c, held=held: time_left.left_of(c, loaded.row, held.seat, crowd.bench.now)
        )
        assert (left is None) == (clock is None)
        assert left is None or 0 <= left <= MOST
        if wait is None or clock is None:
            continue
        if held.absent:
            assert wait.clock_since is None
        elif wait.clock_hours:  # a clock that was chosen while the seat was waited for counts from then on
            assert (wait.clock_since is not None) == bool(wait.told)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2000, 2006))
def test_time_runs_just_while_a_seat_must_decide_and_is_there(seed: int) -> None:
    asyncio.run(played(seed, 60))


@pytest.mark.slow
def test_the_same_of_many_tables_at_which_all_of_it_happens() -> None:
    kinds: set[str] = set()
    for seed in range(20):
        kinds |= asyncio.run(played(seed, 120))
    assert {"clock-zero", "clock-passed", "time-given", "pace-passed", "undo-asked"} <= kinds
