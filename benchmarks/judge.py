"""What answers of the judge cost at a table with a long log, and whether presses wait for them.

    python -m benchmarks.judge [--lines 2000] [--runs 200] [--presses 60] [--game kohle_kolonie]

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
from time import perf_counter, process_time, thread_time
from typing import Final

from benchmarks import report
from benchmarks.playing import begun, next_move, step
from bot.contesting import Point
from bot.post import MENU_LIMIT
from bot.presenter import PRESENTERS
from bot.tables.dispute_points import switches_of
from bot.tables.loaded import Call
from bot.words import LANGUAGES, words
from cogs.judging.why import fitting_choices
from cogs.typed.asking import offered
from cogs.typed.questions import actions_of, typed_of
from cogs.views.can import can_post
from cogs.views.disputes import opening_post
from cogs.views.ledger import account_post, balance_post, shown_bookings
from cogs.views.repairs import quantities_meant, quantity_name
from cogs.views.undo import undo_choices, undo_preview
from cogs.views.why import line_post, told_post
from db import history, tables, told
from sandbox.founding import GUILD, PEOPLE
from tests.bot.table_bench import Bench, opened_bench

ANSWER: Final = (0.050, 0.150)
"""Seconds of an answer: median and 99th percentile."""
PRESS: Final = (0.005, 0.025)
"""Seconds of a press, committed, while answers are read beside it."""
PLAYERS: Final = 4
MESSAGE: Final = 77
PLACES: Final = (20, 21, 22)
SWITCHED_AMONG: Final = 20
"""So many of the newest lines are looked at for one of a rule with a switch."""
STEPS: Final = 250
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
        return await asyncio.to_thread(offered, typed, asked.shown, asked.seat, said, words("en"), own=asked.own)

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
        return await asyncio.to_thread(fitting_choices, lines, typed, words("fr"))

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

    async def previewed_undo(self) -> object:
        """What an undo would take back, before anybody is asked."""
        turns = self.chance.randint(1, 20)
        return undo_preview(await self.bench.service.preview(self.call(), self.running, turns), words("en"))

    async def undoable(self) -> object:
        """The list of turns that can be asked back."""
        return undo_choices(await self.bench.service.undoable(self.call(), self.running), words("en"))

    async def disputable(self) -> object:
        """What could be disputed of a line, with what would fall."""
        point = await self._newest_point()
        found = await self.bench.service.disputable(self.call(), self.running, point)
        return opening_post(found, (), point, words("en"))

    async def _newest_point(self) -> Point:
        """The newest line at the table that is played which everybody may see, one with a switch before others."""
        found = await self.bench.service.newest_lines(self.call(), self.running)
        seen = [one for one in found.lines if one.event.visible_to(None) and one.undone is None]
        switched = [one for one in seen[:SWITCHED_AMONG] if switches_of(found.loaded, one.event.rule)]
        return (switched or seen)[0].point

    async def completing_repair(self) -> object:
        """The list of all that can be set right, while somebody types, slips among it."""
        loaded = (await self.bench.service.repair_draft(self.call(), self.running)).loaded
        typed = self.chance.choice(("", "coi", "points ben", "minre anna", "qzx", "anna"))
        meant = await asyncio.to_thread(quantities_meant, typed, loaded)
        return [quantity_name(loaded, one, words("de")) for one in meant[:MENU_LIMIT]]

    async def time(self, what: str, ask: Callable[[], Awaitable[object]], runs: int) -> None:
        """Print what an answer costs, and how long nothing else was done: in the thread that answers all."""
        seconds, computed, held = list[float](), list[float](), list[float]()
        for _ in range(runs):
            before, worked, here = perf_counter(), process_time(), thread_time()
            await ask()
            seconds.append(perf_counter() - before)
            computed.append(process_time() - worked)
            held.append(thread_time() - here)
        self._judge(what, seconds, ANSWER)
        report.times("  of it computed", computed)
        report.times("  where nothing else is answered", held)

    async def press(self, what: str, table: int, runs: int) -> None:
        """Print what presses at a table cost, as its turns are played; of it what the process computed."""
        pressed = [await self._pressed(table) for _ in range(runs)]
        self._judge(f"{what} ({runs})", [seconds for seconds, _ in pressed], PRESS)
        report.times("  of it computed", [computed for _, computed in pressed])

    async def dispute(self) -> None:
        """Let somebody dispute the newest line at the table that is played; its message was sent."""
        point = await self._newest_point()
        await self.bench.service.open_dispute(self.call(), self.running, point)
        await self.bench.db.transaction(
            lambda c: c.execute(
                "UPDATE outbox SET status = 'sent', message = ? WHERE table_id = ? AND asks LIKE 'dispute %'",
                (MESSAGE + 1, self.running),
            )
        )

    async def press_beside(self, ask: Callable[[], Awaitable[object]], runs: int) -> None:
        """Print what presses at another table cost while somebody asks without a pause."""
        asking = True

        async def without_a_pause() -> None:
            while asking:
                await ask()

        task = asyncio.create_task(without_a_pause())
        seconds = [(await self._pressed(self.other))[0] for _ in range(runs)]
        asking = False
        await task
        self._judge(f"{runs} presses beside balances", seconds, PRESS)

    async def _pressed(self, table: int) -> tuple[float, float]:
        """Seconds of a press, and those that the process computed."""
        chosen = await self.bench.db.read(lambda c: next_move(c, table, self.chance))
        assert chosen is not None
        seat, text = chosen
        before, worked = perf_counter(), process_time()
        await self.bench.service.move(self.call(seat), table, None, text)
        return perf_counter() - before, process_time() - worked

    def _judge(self, what: str, seconds: list[float], bound: tuple[float, float]) -> None:
        middle, worst = (1000 * one for one in bound)
        report.times(what, seconds, f"{middle:.0f} ms, p99 {worst:.0f} ms")
        self.held &= median(seconds) <= bound[0] and report.percentile(seconds, 99) <= bound[1]


def _numbers(connection: sqlite3.Connection, table: int) -> set[int]:
    return {row[0] for row in connection.execute("SELECT id FROM log WHERE table_id = ?", (table,))}


def lengthen(connection: sqlite3.Connection, table: int, lines: int) -> None:
    """Tell the log again until it has so many lines; the last of them are those that led to the position.

    A message told the last three.
    """
    copied = "seat, actions, events, learnt, ends_turn, at, passed, round"
    last = tables.table(connection, table)
    count = connection.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()[0]
    assert last is not None
    again = max(-(-lines // count) - 1, 0)
    newest = history.newest_line(connection, table)
    for number in range(1, again + 1):
        connection.execute(
            f"""INSERT INTO log (table_id, seal, {copied}) SELECT table_id, seal + ?2, {copied} FROM log
                WHERE table_id = ?1 AND id <= ?3 ORDER BY id""",
            (table, number * last.seal, newest),
        )
    later = (again * last.seal, table)
    connection.execute("UPDATE checkpoints SET seal = -seal - ? WHERE table_id = ? AND seal > 0", later)
    connection.execute("UPDATE checkpoints SET seal = -seal WHERE table_id = ? AND seal < 0", (table,))
    tables.change_table(
        connection,
        table,
        seal=(again + 1) * last.seal,
        told=history.newest_line(connection, table),
        reopen_from=None if last.reopen_from is None else last.reopen_from + again * last.seal,
    )
    told_last = history.newest_lines(connection, table, 3)
    told.tell(connection, MESSAGE, table, told_last[-1].id, told_last[0].id)


async def measure(lines: int, runs: int, presses: int, game: str) -> bool:
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
            for language in LANGUAGES:
                words(language)  # as the bot does at its start, to describe its commands
            await asking.time("can: oneself, the first time", asking.can_oneself, 1)
            await asking.time("can: oneself", asking.can_oneself, runs)
            await asking.time("can: another seat", asking.can_another, runs)
            await asking.time("completing /rules can", asking.completing_can, runs)
            await asking.time("why a line", asking.why_a_line, runs)
            await asking.time("what a message told", asking.what_a_message_told, runs)
            await asking.time("completing /rules why", asking.completing, runs)
            await asking.time("a balance", asking.balance, runs)
            await asking.time("a page of an account", asking.account, runs)
            await asking.time("the turns that can be undone", asking.undoable, runs)
            await asking.time("what an undo would take back", asking.previewed_undo, runs)
            await asking.time("what could be disputed", asking.disputable, runs)
            await asking.time("completing /table repair", asking.completing_repair, runs)
            await asking.press_beside(asking.balance, runs)
            await asking.press("presses at the long table", running, presses)
            await asking.dispute()
            await asking.press("the same with an open dispute", running, presses)
            report.figure("load at the end", f"{getloadavg()[0]:.1f}")
            return asking.held and not bench.faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=int, default=2000)
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--presses", type=int, default=60, help="presses at the long table, twice")
    parser.add_argument("--game", default="kohle_kolonie")
    given = parser.parse_args()
    return 0 if asyncio.run(measure(given.lines, given.runs, given.presses, given.game)) else 1


if __name__ == "__main__":
    sys.exit(main())
