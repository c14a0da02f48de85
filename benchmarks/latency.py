"""From the receipt of an interaction to the end of its transaction, in the running bot.

A third of it while pictures are drawn without a pause, a third while inspectors think at ten tables.

    python -m benchmarks.latency [--turns 60]

The sandbox runs in a process of its own and stands for Discord: "own" leaves out the round trip of the deferral,
which is Discord's. Peers of the same run: a bare discord.py command, and a bare SQLite transaction.
"""

import argparse
import asyncio
import logging
import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import discord
from discord import app_commands

from benchmarks import report
from benchmarks.footprint import highest
from benchmarks.pressing import is_over, take_turn
from benchmarks.venue import (
    CURRENT,
    Timing,
    opened_venue,
    sandbox_process,
    watch_commits,
    watch_deferral,
    watch_receipt,
)
from bot.presenter import PRESENTERS
from bot.process.starting import lead_to
from bot.tables.loaded import Call
from bot.tables.practising import Wanted
from bot.words import words
from bot.worker import Worker
from db.database import set_durability
from games.registry import GAMES
from tests.e2e.house import House, Table
from tests.sandbox.client import SandboxClient

BOUND = "5 ms, p99 25 ms"
STATE = b"x" * 4000
TABLES = 10
FIRST = 500_000
"""The first of the users who practise."""
INTERACTIONS = count(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=60, help="turns played in each of the three parts")
    turns = parser.parse_args().turns
    logging.disable(logging.WARNING)
    watch_receipt()
    watch_deferral()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), turns))


async def measure(folder: Path, turns: int) -> None:
    commits = bare_transactions(folder / "bare.db", 300)
    entered, answered = await bare_commands(300)
    workers = Workers()
    async with opened_venue(folder, minds=workers.made) as house:
        assert house.db is not None
        timings: list[Timing] = []
        watch_commits(house.db, timings)
        await play(house, turns)
        quiet = timings.copy()
        timings.clear()
        await play(house, turns, drawing=True)
        drawing = timings.copy()
        timings.clear()
        decided = await play(house, turns, thinking=True)
        memory = await workers.memory()
    report.title("interaction to committed")
    report.times("peer: one SQLite transaction", commits)
    report.times("peer: discord.py to a command's first line", entered)
    report.times("peer: the same with its deferral", answered)
    report.times(f"press to committed ({len(quiet)} presses)", [one.total for one in quiet], BOUND)
    report.times("  own, without the deferral's round trip", [one.own for one in quiet], BOUND)
    report.times(f"while pictures are drawn ({len(drawing)})", [one.total for one in drawing], BOUND)
    report.times("  own, without the deferral's round trip", [one.own for one in drawing], BOUND)
    report.times(f"while computers think at ten tables ({len(timings)})", [one.total for one in timings], BOUND)
    report.times("  own, without the deferral's round trip", [one.own for one in timings], BOUND)
    report.figure("  turns that came to those who practise", str(decided))
    report.figure("  memory of their worker at its peak, MB", f"{memory:.0f}", "120")
    sums = [a + b for a, b in zip(sorted(answered), sorted(commits), strict=False)]
    report.ratio("press to command and transaction", [one.total for one in quiet], sums)


class Workers:
    """The workers in which computers think."""

    def __init__(self) -> None:
        self._newest: Worker | None = None

    def made(self) -> Worker:
        """One more."""
        self._newest = Worker()
        return self._newest

    async def memory(self) -> float:
        """Megabytes that the newest had at most."""
        if self._newest is None:
            return 0.0
        return highest(await asyncio.wrap_future(self._newest.submit(os.getpid)))


def bare_transactions(path: Path, number: int) -> list[float]:
    """Seconds of transactions that store a state, with the durability that the bot's have."""
    found: list[float] = []
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        set_durability(connection, path)
        connection.execute("CREATE TABLE states (id INTEGER PRIMARY KEY, state BLOB)")
        for _ in range(number):
            begin = perf_counter()
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO states (state) VALUES (?)", (STATE,))
            connection.execute("COMMIT")
            found.append(perf_counter() - begin)
    return found


class Bare(discord.Client):
    """The least that answers a command."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.entered: list[float] = []
        self.answered: list[float] = []

        @self.tree.command(name="bare", description="Nothing")
        async def bare(interaction: discord.Interaction[Any]) -> None:
            timing = CURRENT.get()
            assert timing is not None
            self.entered.append(perf_counter() - timing.received)
            await interaction.response.defer(ephemeral=True)
            self.answered.append(perf_counter() - timing.received)
            await interaction.edit_original_response(content="done")

    async def setup_hook(self) -> None:
        await self.tree.sync()


async def bare_commands(number: int) -> tuple[list[float], list[float]]:
    """Seconds from receipt to a command's first line, and to the end of its deferral."""
    async with sandbox_process() as address, SandboxClient(address) as client:
        lead_to(address)
        async with Bare() as bare:
            task = asyncio.create_task(bare.start("sandbox"))
            await client.connected()
            await client.settle()
            for _ in range(number):
                await client.player("Anna").command("bare")
            await bare.close()
            with suppress(asyncio.CancelledError):
                await task
        return bare.entered, bare.answered


async def play(house: House, turns: int, *, drawing: bool = False, thinking: bool = False) -> int:
    """Play so many turns by presses; with `drawing` or `thinking` the worker for it never rests meanwhile.

    How many turns of practice games came to their users meanwhile.
    """
    table = await house.table(3)
    load = [asyncio.create_task(keep_drawing(house, table))] if drawing else []
    answered = [0] * TABLES
    if thinking:
        load += [asyncio.create_task(keep_practising(house, number, answered)) for number in range(TABLES)]
    chance = Random(turns)
    for _ in range(turns):
        if await is_over(house, table):
            table = await house.table(3)
        await take_turn(house, table, chance)
    for task in load:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    return sum(answered)


async def keep_practising(house: House, number: int, answered: list[int]) -> None:
    """Play against inspectors for ever, and do the least harmful thing as soon as they have answered."""
    service, user = house.running.service, FIRST + number
    game = tuple(GAMES)[number % len(GAMES)]
    computers = GAMES[game].seats[-1] - 1

    def call() -> Call:
        return Call(interaction=next(INTERACTIONS), user=user, name=f"User {number}", now=house.clock.now())

    wanted = Wanted(game=game, language="en", levels=("inspector",) * computers)
    table = await service.begin_practice(call(), wanted)
    while True:
        await house.running.computers.until_settled(table, inf)
        seen = await service.look(call(), table)
        if seen.position is None:
            table = await service.begin_practice(call(), wanted)
            continue
        answered[number] += 1
        action = GAMES[game].default_action(seen.position.state, seen.position.seat)
        if action == GAMES[game].end_turn:
            await service.finish(call(), table, seen.position.decision)
        else:
            await service.move(call(), table, seen.position.decision, GAMES[game].notation(action))


async def keep_drawing(house: House, table: Table, most: float = inf) -> None:
    """Draw one board after another, each a little different so that none is kept already."""
    number = 0
    while number < most:
        seen = await house.running.service.seen(0, table.number)
        presenter = PRESENTERS[seen.loaded.game.id]
        number += 1
        shot = presenter.board(seen.view, seen.loaded.party, words("en"), (f"drawn {number}",))
        await house.running.drawer.draw(shot.picture)


if __name__ == "__main__":
    main()
