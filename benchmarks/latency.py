"""From the receipt of an interaction to the end of its transaction, in the running bot.

Half of it while pictures are drawn without a pause.

    python -m benchmarks.latency [--turns 60]

The sandbox runs in a process of its own and stands for Discord: "own" leaves out the round trip of the deferral,
which is Discord's. Peers of the same run: a bare discord.py command, and a bare SQLite transaction.
"""

import argparse
import asyncio
import logging
import sqlite3
import tempfile
from contextlib import closing, suppress
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import discord
from discord import app_commands

from benchmarks import report
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
from bot.words import words
from db.database import set_durability
from tests.e2e.house import House, Table
from tests.sandbox.client import SandboxClient

BOUND = "5 ms, p99 25 ms"
STATE = b"x" * 4000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=60, help="turns played in each of the two parts")
    turns = parser.parse_args().turns
    logging.disable(logging.WARNING)
    watch_receipt()
    watch_deferral()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), turns))


async def measure(folder: Path, turns: int) -> None:
    commits = bare_transactions(folder / "bare.db", 300)
    entered, answered = await bare_commands(300)
    async with opened_venue(folder) as house:
        assert house.db is not None
        timings: list[Timing] = []
        watch_commits(house.db, timings)
        await play(house, turns)
        quiet, drawing = timings.copy(), timings
        drawing.clear()
        await play(house, turns, drawing=True)
    report.title("interaction to committed")
    report.times("peer: one SQLite transaction", commits)
    report.times("peer: discord.py to a command's first line", entered)
    report.times("peer: the same with its deferral", answered)
    report.times(f"press to committed ({len(quiet)} presses)", [one.total for one in quiet], BOUND)
    report.times("  own, without the deferral's round trip", [one.own for one in quiet], BOUND)
    report.times(f"while pictures are drawn ({len(drawing)})", [one.total for one in drawing], BOUND)
    report.times("  own, without the deferral's round trip", [one.own for one in drawing], BOUND)
    sums = [a + b for a, b in zip(sorted(answered), sorted(commits), strict=False)]
    report.ratio("press to command and transaction", [one.total for one in quiet], sums)


def bare_transactions(path: Path, count: int) -> list[float]:
    """Seconds of transactions that store a state, with the durability that the bot's have."""
    found: list[float] = []
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        set_durability(connection, path)
        connection.execute("CREATE TABLE states (id INTEGER PRIMARY KEY, state BLOB)")
        for _ in range(count):
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


async def bare_commands(count: int) -> tuple[list[float], list[float]]:
    """Seconds from receipt to a command's first line, and to the end of its deferral."""
    async with sandbox_process() as address, SandboxClient(address) as client:
        lead_to(address)
        async with Bare() as bare:
            task = asyncio.create_task(bare.start("sandbox"))
            await client.connected()
            await client.settle()
            for _ in range(count):
                await client.player("Anna").command("bare")
            await bare.close()
            with suppress(asyncio.CancelledError):
                await task
        return bare.entered, bare.answered


async def play(house: House, turns: int, *, drawing: bool = False) -> None:
    """Play so many turns by presses; with `drawing` the worker never rests meanwhile."""
    table = await house.table(3)
    load = asyncio.create_task(keep_drawing(house, table)) if drawing else None
    chance = Random(turns)
    for _ in range(turns):
        if await is_over(house, table):
            table = await house.table(3)
        await take_turn(house, table, chance)
    if load is not None:
        load.cancel()
        with suppress(asyncio.CancelledError):
            await load


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
