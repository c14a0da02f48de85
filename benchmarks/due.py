"""What the queue costs with many tables: a look with nothing due, many due at once of each kind, presses beside.

    python -m benchmarks.due [--tables 10000] [--due 500]

Of the tables 2,000 play by a clock, 500 vote, and at 2,000 sit 500 users who are away, at four tables each;
200 lobbies gather besides. It ends with 1 where a bound is not held, as may be while others use the machine: the
many are in wall time, each a transaction of its own that is synced to the disk. Beside it stands what of that the
process computed, and a bare transaction as a peer.
"""

import argparse
import asyncio
import sys
from collections.abc import Awaitable
from os import getloadavg
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final

from benchmarks import report
from benchmarks.latency import bare_transactions
from benchmarks.playing import next_move
from benchmarks.waiting import AWAY_AT, DAY, FIRST, Sizes, fill, rest
from bot.presenter import register
from bot.tables.agenda import AGENDA
from cogs.coal_baron import PRESENTER
from tests.bot.table_bench import Bench, opened_bench

NOTHING_DUE: Final = 0.001
"""Seconds that a look with nothing due may take."""
MANY_DUE: Final = 2.0
"""Seconds that 500 may take that are due at once."""
PRESS: Final = (0.005, 0.025)
"""Seconds of a press, committed: median and 99th percentile."""


class Measured:
    """A bench full of tables, and whether every bound was held at it."""

    def __init__(self, bench: Bench, sizes: Sizes, due: int) -> None:
        self.bench = bench
        self.sizes = sizes
        self.due = due
        self.held = True

    async def look(self, when: str) -> None:
        """Print what a look costs while nothing is due."""
        agenda, now = self.bench.service.agenda, self.bench.now
        seconds: list[float] = []
        for _ in range(200):
            begun = perf_counter()
            await agenda.next(now)
            seconds.append(perf_counter() - begun)
        assert (await agenda.next(now) or 0) > now
        report.times(f"a look, {when}", seconds, f"{1000 * NOTHING_DUE:.0f} ms")
        self.held &= median(seconds) <= NOTHING_DUE

    async def do(self, what: str, count: int, *, alone: bool = True) -> None:
        """Do all that is due, and print what it costs."""
        agenda, now = self.bench.service.agenda, self.bench.now
        assert sum([len(await self.bench.db.read(lambda c, k=kind: k.due(c, now))) for kind in AGENDA]) == count
        begun, computed = perf_counter(), process_time()
        await agenda.do(now)
        wall, computed = perf_counter() - begun, process_time() - computed
        assert not self.bench.faults
        assert (await agenda.next(now) or 0) > now
        bound, beside = MANY_DUE * count / 500, "" if alone else ", with the presses"
        said = f"{bound:.1f} s" if alone else ""
        report.figure(f"{count} {what}", f"{wall:.2f} s", f"{said}; of it computing: {computed:.2f} s{beside}")
        self.held &= wall <= bound or not alone

    async def press(self, when: str, doing: Awaitable[None] | None = None) -> None:
        """Print what presses cost, one after the other, while something else is done or for a while."""
        task = asyncio.ensure_future(doing or asyncio.sleep(2))
        seconds: list[float] = []
        tables = iter(range(self.sizes.plain + 2 * self.due, FIRST + self.sizes.tables))
        chance = Random(self.due)
        while not task.done():
            seconds += await self._turn(next(tables), chance)
        await task
        middle, worst = (1000 * one for one in PRESS)
        report.times(f"{len(seconds)} presses, {when}", seconds, f"{middle:.0f} ms, p99 {worst:.0f} ms")
        self.held &= 1000 * median(seconds) <= middle and 1000 * report.percentile(seconds, 99) <= worst

    async def _turn(self, table: int, chance: Random) -> list[float]:
        """Seconds of each press of a turn, committed."""
        bench, said = self.bench, ""
        seconds: list[float] = []
        user = await bench.user(table)
        while said != "turn-finished":
            chosen = await bench.db.read(lambda c: next_move(c, table, chance))
            assert chosen is not None
            begun = perf_counter()
            said = await bench.service.move(bench.call(user), table, None, chosen[1])
            seconds.append(perf_counter() - begun)
        return seconds


async def measure(sizes: Sizes, due: int) -> bool:
    """Measure and print; whether every bound was held."""
    register(PRESENTER)
    with TemporaryDirectory() as folder:
        async with opened_bench(Path(folder)) as bench:
            await fill(bench, sizes)
            measured = Measured(bench, sizes, due)
            report.title(f"{sizes.tables} tables, load {getloadavg()[0]:.1f}")
            report.times("peer: one SQLite transaction", bare_transactions(Path(folder) / "bare.db", 300))
            await measured.look("nothing due")
            await measured.press("nothing due")
            await absences(measured)
            await others(measured)
            report.times("peer: one SQLite transaction", bare_transactions(Path(folder) / "bare_2.db", 300))
            report.figure("load at the end", f"{getloadavg()[0]:.1f}")
            return measured.held


async def absences(measured: Measured) -> None:
    """Users go away all at once and come back all at once, at four tables each."""
    bench, sizes = measured.bench, measured.sizes
    seats = AWAY_AT * sizes.travellers
    bench.now += DAY
    await measured.do(f"seats whose {sizes.travellers} users are away from now on", seats)
    await rest(bench)
    await measured.look(f"{sizes.travellers} users away")
    bench.now += 4 * DAY
    await rest(bench)
    back = measured.do("seats and absences that end", seats + sizes.travellers, alone=False)
    await measured.press("meanwhile", back)


async def others(measured: Measured) -> None:
    """So many of every other kind are due at once, one kind after the other."""
    bench, sizes, due = measured.bench, measured.sizes, measured.due
    await rest(bench)
    await wake(bench, sizes.plain, due)
    await measured.do("reminders", due)
    await wake(bench, sizes.plain + due, due)
    await measured.press("meanwhile", measured.do("reminders", due, alone=False))
    await wake(bench, FIRST, due)
    await measured.do("clocks at zero", due)
    count = min(due, sizes.votes)
    sql = "UPDATE votes SET lapses_at = ? WHERE table_id >= ? AND table_id < ?"
    await bench.damage(sql, bench.now, sizes.voting, sizes.voting + count)
    await measured.do("votes that lapse", count)
    await bench.damage("UPDATE tables SET created_at = 1, nudged_at = 1 WHERE status = 'lobby' AND id >= ?", FIRST)
    await measured.do("lobbies that are asked", sizes.lobbies)
    await measured.look("all of it done")


async def wake(bench: Bench, first: int, count: int) -> None:
    """Let so many waits be due now."""
    sql = "UPDATE waits SET due = ? WHERE table_id >= ? AND table_id < ?"
    await bench.damage(sql, bench.now, first, first + count)


def main() -> None:
    """Measure, print, and end with 1 where a bound is not held."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000, help="tables that wait")
    parser.add_argument("--due", type=int, default=500, help="what is due at once, of each kind")
    chosen = parser.parse_args()
    sys.exit(int(not asyncio.run(measure(Sizes(chosen.tables), chosen.due))))


if __name__ == "__main__":
    main()
