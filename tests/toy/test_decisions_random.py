"""Moves, repairs, switches and undos in random order: from the newest checkpoint the log leads to the state."""

import asyncio
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.errors import Damaged, Refusal
from bot.tables.falling import belongs_to_a_turn, lines_of_turns_before, newest_turns, turns_of
from bot.tables.repairing import faults_of, quantities
from bot.tables.restoring import position_after
from db import history, votes
from db.rows import LogRow
from games.engine.event import balance
from tests.bot.table_bench import Bench, opened_bench
from tests.soaking import sampled
from tests.toy.judged_toy import agreed, begun, judged, switched, thinned

__all__ = ["judged"]
DEEDS = {"turn": 8, "dig": 2, "back": 2, "repair": 4, "switch": 3, "undo": 3, "thin": 1}
"""What is done, and how often in proportion."""


class Town:
    """A random table of the judged toy, with the position after each seal as it was then."""

    def __init__(self, bench: Bench, table: int, rng: Random) -> None:
        self.bench, self.table, self.rng = bench, table, rng
        self.known: dict[int, Any] = {}

    async def step(self) -> None:
        """One random deed, and what must hold after it."""
        deed = self.rng.choices(list(DEEDS), list(DEEDS.values()))[0]
        with suppress(Refusal):
            await self._do(deed)
        await self._holds()

    async def _do(self, deed: str) -> None:
        service, table = self.bench.service, self.table
        user = self.rng.choice([101, 102, 103])
        at_turn = await self.bench.user(table)
        match deed:
            case "turn":
                await service.move(self.bench.call(at_turn), table, None, f"dig {self.rng.randint(1, 2)}")
                await service.finish(self.bench.call(at_turn), table, None)
            case "dig":
                await service.move(self.bench.call(at_turn), table, None, f"dig {self.rng.randint(1, 3)}")
            case "back":
                await service.back(self.bench.call(at_turn if self.rng.random() < 0.5 else user), table, None)
            case "repair":
                await self._repair(user)
            case "switch":
                await switched(self.bench, table, self.rng.choice(["three", "none"]), self.rng.randrange(3))
            case "undo":
                await service.ask_undo(self.bench.call(user), table, self.rng.randint(1, 4))
                await self._agreed()
            case _:
                await thinned(self.bench, table)

    async def _repair(self, user: int) -> None:
        service, table = self.bench.service, self.table
        await service.discard_repair(self.bench.call(user), table)
        loaded = await self.bench.loaded(table)
        listed = list(quantities(loaded).values())
        for one in self.rng.sample(listed, self.rng.randint(1, 3)):
            value = self.rng.choice(one.values)
            if value != one.value:
                await service.set_change(self.bench.call(user), table, one.id, value)
        draft = await service.repair_draft(self.bench.call(user), table)
        await service.propose(self.bench.call(user), table, draft.mark)
        if self.rng.random() < 0.5:
            await self._do("turn")
            await self._record()
        await self._agreed()

    async def _agreed(self) -> None:
        """All agree to all that is asked, one question after the other."""
        while len(await self.bench.db.read(lambda c: votes.open_votes(c, self.table))):
            await agreed(self.bench, self.table, first=True)
            await self._record()

    async def _record(self) -> None:
        loaded = await self.bench.loaded(self.table)
        self.known.setdefault(loaded.row.seal, msgspec.to_builtins(loaded.state))

    async def _holds(self) -> None:
        bench, table = self.bench, self.table
        await self._record()
        loaded = await bench.loaded(table)
        assert loaded.options["last"] == loaded.state.options.last
        lines = await bench.lines(table)
        for seal in [0, *(line.seal for line in lines if line.seal is not None)]:
            found = await bench.db.read(lambda c, seal=seal: position_after(c, loaded, seal))
            as_kept = msgspec.to_builtins(found)
            # What was passed over between two looks is held from the first look on.
            assert as_kept == self.known.setdefault(seal, as_kept), seal
        await self._turns_hold(lines)
        events = await bench.events(table)
        for seat, own in enumerate(loaded.state.seats):
            assert balance(events, seat).get("points", 0) == sum(own.score)

    async def _turns_hold(self, lines: Sequence[LogRow]) -> None:
        """The newest turns are those of the whole log, however many are asked for."""
        known, read = turns_of(lines), self.bench.db.read
        for count in (1, 2, self.rng.randint(3, 20), len(known) + 1):
            assert await read(lambda c, most=count: newest_turns(c, self.table, most)) == known[:count]
        of_turns = sorted(line.id for turn in known for line in turn.lines)
        for line in lines:
            before = await read(lambda c, id=line.id: lines_of_turns_before(c, self.table, id))
            assert before == sum(id < line.id for id in of_turns)
            assert belongs_to_a_turn(line) == (line.id in of_turns)


async def play(seed: int, steps: int) -> Sequence[str]:
    """A random table; the kinds of decisions that were still in force at the end."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened_bench(Path(folder), seed) as bench:
            table = await begun(bench)
            town = Town(bench, table, Random(seed))
            await town._holds()  # pyright: ignore[reportPrivateUsage]
            for _ in range(steps):
                if (await bench.loaded(table)).row.status != "running":
                    break
                await town.step()
            return [event.kind for event in await bench.events(table)]


SHARED = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]


@pytest.mark.slow
@settings(max_examples=8, deadline=None, suppress_health_check=SHARED)
@given(seed=st.integers(0, 2**32))
def test_random_decisions_keep_state_log_ledger_and_options_in_step(judged: None, seed: int) -> None:
    asyncio.run(play(seed, 40))


@pytest.mark.slow
@settings(max_examples=sampled(25, 60), deadline=None, suppress_health_check=SHARED)
@given(seed=st.integers(0, 2**32))
def test_many_random_decisions_keep_state_log_ledger_and_options_in_step(judged: None, seed: int) -> None:
    asyncio.run(play(seed, 60))


@pytest.mark.slow
def test_random_tables_do_come_to_decide(judged: None) -> None:
    """Or the tests above would hold of nothing."""
    kinds = {kind for seed in range(6) for kind in asyncio.run(play(seed, 30))}
    assert {"table_repaired", "table_switched", "dug"} <= kinds


@pytest.mark.slow
def test_no_decision_is_crossed_whatever_is_lost(judged: None) -> None:
    """Where its checkpoint is gone, every position after it is refused, and none before it is."""

    async def lost(seed: int) -> int:
        with tempfile.TemporaryDirectory() as folder:
            async with opened_bench(Path(folder), seed) as bench:
                table = await begun(bench)
                town = Town(bench, table, Random(seed))
                await town._holds()  # pyright: ignore[reportPrivateUsage]
                for _ in range(25):
                    if (await bench.loaded(table)).row.status == "running":
                        await town.step()
                return await _refused(bench, table, town)

    assert sum(asyncio.run(lost(seed)) for seed in range(6)) > 0


async def _refused(bench: Bench, table: int, town: Town) -> int:
    """After the loss of the newest decision's checkpoint, how many positions are refused."""
    await thinned(bench, table)
    kept = await bench.db.read(lambda c: history.kept_after(c, table, 0))
    if not kept:
        return 0
    gone = kept[0][0]
    await bench.damage("DELETE FROM checkpoints WHERE seal = ?", gone)
    loaded, refused = await bench.loaded(table), 0
    for line in await bench.lines(table):
        if line.seal is None:
            continue
        if line.seal >= gone:
            with pytest.raises(Damaged, match="checkpoint"):
                await bench.db.read(lambda c, seal=line.seal: position_after(c, loaded, seal))
            refused += 1
        else:
            found = await bench.db.read(lambda c, seal=line.seal: position_after(c, loaded, seal))
            assert msgspec.to_builtins(found) == town.known[line.seal]
    return refused


def test_what_speaks_against_a_repair_is_the_same_twice(judged: None) -> None:
    """Judging changes nothing."""

    async def twice() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with opened_bench(Path(folder), 3) as bench:
                loaded = await bench.loaded(await begun(bench))
                before = msgspec.to_builtins(loaded.state)
                wanted = {"points.0": "20"}
                assert faults_of(loaded, wanted) == faults_of(loaded, wanted) != ()
                assert msgspec.to_builtins(loaded.state) == before

    asyncio.run(twice())
