"""What answers of the judge cost at a table with a long log, and whether presses wait for them.

    python -m benchmarks.judge [--lines 2000] [--runs 200] [--game kohle_kolonie]

The log is that of a game played by chance, told again until it is long: what it sums to is not what the players
have, but to read and to say it costs the same. Each answer is read in the connection of the readers and put into
words; beside its time stands what of it the process computed. The presses are those of another table. It ends
with 1 where a bound is not held, as may be while others use the machine.
"""

import argparse
import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from os import getloadavg
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final

from benchmarks import report
from benchmarks.playing import begun, next_move, step
from bot.presenter import PRESENTERS
from bot.tables.loaded import Call
from bot.words import words
from cogs.judging.why import fitting_lines
from cogs.typed.asking import offered
from cogs.typed.questions import actions_of, typed_of
from cogs.views.can import can_post
from cogs.views.ledger import account_post, balance_post, shown_bookings
from cogs.views.why import line_choices, line_post, told_post
from db import history, told
from sandbox.founding import GUILD, PEOPLE
from tests.bot.table_bench import Bench, opened_bench

ANSWER: Final = (0.050, 0.150)
"""Seconds of an answer: median and 99th percentile."""
PRESS: Final = (0.005, 0.025)
"""Seconds of a press, committed, while answers are read beside it."""
PLAYERS: Final = 4
MESSAGE: Final = 77
PLACES: Final = (20, 21, 22)
STEPS: Final = 150
"""So far is the game played in which it is asked what would be legal."""


@dataclass
class Asking:
    """A table with a long log, and who asks there."""

    bench: Bench
    table: int
    other: int
    running: int
    chance: Random = field(default_factory=lambda: Random(7))
    held: bool = True

    def call(self, seat: int = 0) -> Call:
        """A fresh question of a player."""
        self.bench.interaction += 1
        user, _, name, _ = PEOPLE[seat]
        return Call(
            interaction=self.bench.interaction, user=int(user), name=name, now=self.bench.now, guild=int(GUILD)
        )

    async def can_oneself(self) -> object:
        """Whether the asker could do something, be it their turn or not."""
        return await self._can(0)

    async def can_another(self) -> object:
        """Whether another player could, by what the asker knows."""
        return await self._can(self.chance.randrange(1, PLAYERS))

    async def _can(self, seat: int) -> object:
        asked = await self.bench.service.question(self.call(), self.running, seat)
        typed, text = typed_of(asked.game.id), words("en")
        line = self.chance.choice(list(typed.given.values())).row.example
        actions = actions_of(typed, asked.shown, asked.seat, line, text)
        return can_post(asked, actions, await self.bench.service.foretell(asked, actions), text)

    async def completing_can(self) -> object:
        """The list of what can be asked about while somebody types."""
        asked = await self.bench.service.question(self.call(), self.running, self.chance.randrange(PLAYERS))
        typed = typed_of(asked.game.id)
        said = self.chance.choice(("", "b", *(one.row.word for one in typed.given.values())))
        return offered(typed, asked.shown, asked.seat, said, words("en"), own=asked.own)

    async def why_a_line(self) -> object:
        """A line of the log, wherever it stands."""
        numbers = await self.bench.db.read(lambda c: _numbers(c, self.table))
        point = (await self.bench.service.lines_told(self.call(), MESSAGE)).lines[-1].point
        assert point.number in numbers
        found = await self.bench.service.why_line(self.call(), self.table, point)
        return line_post(found, words("en"), contests=True)

    async def what_a_message_told(self) -> object:
        """What one message told."""
        return told_post(await self.bench.service.lines_told(self.call(), MESSAGE), words("de"))

    async def completing(self) -> object:
        """The list of lines while somebody types."""
        lines = await self.bench.service.newest_lines(self.call(), self.table)
        typed = self.chance.choice(("", "an", "ben mi", "coin"))
        return line_choices(fitting_lines(lines, typed, words("fr")), lines.loaded, words("fr"))

    async def balance(self) -> object:
        """A whole balance, by rule or by round."""
        ledger = await self.bench.service.ledger(self.call(), self.table, self.chance.randrange(PLAYERS))
        return balance_post(ledger, self.chance.choice(("rule", "round")), 1, words("en"))

    async def account(self) -> object:
        """One account, line by line."""
        ledger = await self.bench.service.ledger(self.call(), self.table)
        account = self.chance.choice(list(PRESENTERS[ledger.loaded.game.id].accounts(words("en"))))
        page = self.chance.randint(1, 40)
        shown = shown_bookings(ledger, account, page)
        events = await self.bench.service.booked_events(self.call(), self.table, shown)
        return account_post(ledger, account, page, events, words("en"))

    async def time(self, what: str, ask: Callable[[], Awaitable[object]], runs: int) -> None:
        """Print what an answer costs."""
        seconds, computed = list[float](), list[float]()
        for _ in range(runs):
            before, worked = perf_counter(), process_time()
            await ask()
            seconds.append(perf_counter() - before)
            computed.append(process_time() - worked)
        self._judge(what, seconds, ANSWER)
        report.times("  of it computed", computed)

    async def press_beside(self, ask: Callable[[], Awaitable[object]], runs: int) -> None:
        """Print what presses at another table cost while somebody asks without a pause."""
        asking = True

        async def without_a_pause() -> None:
            while asking:
                await ask()

        task = asyncio.create_task(without_a_pause())
        seconds = [await self._press() for _ in range(runs)]
        asking = False
        await task
        self._judge(f"{runs} presses beside balances", seconds, PRESS)

    async def _press(self) -> float:
        chosen = await self.bench.db.read(lambda c: next_move(c, self.other, self.chance))
        assert chosen is not None
        seat, text = chosen
        before = perf_counter()
        await self.bench.service.move(self.call(seat), self.other, None, text)
        return perf_counter() - before

    def _judge(self, what: str, seconds: list[float], bound: tuple[float, float]) -> None:
        middle, worst = (1000 * one for one in bound)
        report.times(what, seconds, f"{middle:.0f} ms, p99 {worst:.0f} ms")
        self.held &= median(seconds) <= bound[0] and report.percentile(seconds, 99) <= bound[1]


def _numbers(connection: sqlite3.Connection, table: int) -> set[int]:
    return {row[0] for row in connection.execute("SELECT id FROM log WHERE table_id = ?", (table,))}


def lengthen(connection: sqlite3.Connection, table: int, lines: int) -> None:
    """Tell the log again until it has so many lines; a message told the last of them."""
    copied = "seal, seat, actions, events, learnt, ends_turn, at, passed, round"
    count = int(connection.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()[0])
    while count < lines:
        connection.execute(
            f"""INSERT INTO log (table_id, {copied}) SELECT table_id, {copied} FROM log
                WHERE table_id = ? ORDER BY id LIMIT ?""",
            (table, lines - count),
        )
        count = int(connection.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()[0])
    newest = history.newest_lines(connection, table, 3)
    told.tell(connection, MESSAGE, table, newest[-1].id, newest[0].id)


async def measure(lines: int, runs: int, game: str) -> bool:
    """Measure and print; whether every bound was held."""
    with TemporaryDirectory() as folder:
        async with opened_bench(Path(folder)) as bench:
            table = await bench.db.transaction(lambda c: begun(c, PLAYERS, PLACES[0], game))
            other = await bench.db.transaction(lambda c: begun(c, PLAYERS, PLACES[1]))
            running = await bench.db.transaction(lambda c: begun(c, PLAYERS, PLACES[2], game))
            chance = Random(3)
            for _ in range(STEPS):
                await bench.db.transaction(lambda c: step(c, running, chance))
            while await bench.db.transaction(lambda c: step(c, table, chance)):
                pass
            await bench.db.transaction(lambda c: lengthen(c, table, lines))
            await bench.db.transaction(lambda c: lengthen(c, running, lines))
            asking = Asking(bench, table, other, running)
            report.title(f"{lines} lines of {game}, load {getloadavg()[0]:.1f}")
            await asking.can_oneself()  # rulebooks and commands are read when they are first asked for
            await asking.time("can: oneself", asking.can_oneself, runs)
            await asking.time("can: another seat", asking.can_another, runs)
            await asking.time("completing /rules can", asking.completing_can, runs)
            await asking.time("why a line", asking.why_a_line, runs)
            await asking.time("what a message told", asking.what_a_message_told, runs)
            await asking.time("completing /rules why", asking.completing, runs)
            await asking.time("a balance", asking.balance, runs)
            await asking.time("a page of an account", asking.account, runs)
            await asking.press_beside(asking.balance, runs)
            report.figure("load at the end", f"{getloadavg()[0]:.1f}")
            return asking.held and not bench.faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=int, default=2000)
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--game", default="kohle_kolonie")
    given = parser.parse_args()
    return 0 if asyncio.run(measure(given.lines, given.runs, given.game)) else 1


if __name__ == "__main__":
    sys.exit(main())
