"""One process with ten thousand open tables, five hundred of them live.

    python -m benchmarks.tables [--tables 10000] [--live 500]

Each live table gets a whole turn through the service while the outbox tells the channels, with pictures. The
sandbox has no limit of its own: the requests it counted are set against Discord's 50 a second, which holds for
everything but answers to interactions.
"""

import argparse
import asyncio
import logging
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, time

from benchmarks import report
from benchmarks.playing import call, next_move
from benchmarks.seeding import fill
from benchmarks.venue import opened_venue
from db.database import Database
from sandbox.shapes import dicts
from tests.e2e.house import House
from tests.sandbox.client import SandboxClient

DISCORD = 50
FREE_OF_LIMIT = ("/interactions/", "/webhooks/")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--live", type=int, default=500)
    parser.add_argument("--suggestions", type=int, default=60, help="times that somebody types into an option")
    chosen = parser.parse_args()
    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), chosen.tables, chosen.live, chosen.suggestions))


async def measure(folder: Path, tables: int, live: int, suggestions: int) -> None:
    async with opened_venue(folder) as house:
        channels = await new_channels(house.client, live)
        await house.stop_bot()
        db = await Database.open(folder / "steiger.db", "sandbox")
        numbers = await fill(db, tables, channels)
        await db.close()
        begin = perf_counter()
        opened = await Database.open(folder / "steiger.db", "sandbox")
        opening = perf_counter() - begin
        await opened.close()
        begin = perf_counter()
        await house.start_bot()
        started = perf_counter() - begin
        size = (folder / "steiger.db").stat().st_size / 2**20
        typed = await type_options(house, channels[:suggestions])
        since = time()
        moved, turns = await play_turns(house, numbers)
        played = time() - since
        await house.running.outbox.settle()
        told = time() - since
        report.title(f"{tables} open tables, {live} of them live, {size:.0f} MB")
        report.figure("open the database", f"{opening:.2f} s")
        report.figure("start of the bot until it is at rest", f"{started:.2f} s")
        report.times("autocomplete, request and answer", typed)
        report.times("a move through the service, committed", moved, "5 ms, p99 25 ms")
        report.figure(f"{turns} turns played in", f"{played:.1f} s")
        await tell_requests(house.client, since, told)


async def new_channels(client: SandboxClient, count: int) -> list[int]:
    """So many further channels; their ids."""
    for number in range(count):
        await client.change("new_channel", name=f"live-{number}")
    return [int(one["id"]) for one in await client.channels() if str(one.get("name")).startswith("live-")]


async def type_options(house: House, channels: list[int]) -> list[float]:
    """Seconds from typing into an option until the values are there."""
    found: list[float] = []
    for channel in channels:
        player = house.player("Anna", str(channel))
        begin = perf_counter()
        await player.suggest("coal place", "space", "mi")
        found.append(perf_counter() - begin)
    return found


async def play_turns(house: House, numbers: list[int]) -> tuple[list[float], int]:
    """Seconds of each move while every live table plays on until a turn is finished; how many were."""
    assert house.db is not None
    seconds: list[float] = []
    turns, chance = 0, Random(len(numbers))
    for number in numbers:
        said = ""
        while said != "turn-finished":
            chosen = await house.db.read(lambda c, table=number: next_move(c, table, chance))
            if chosen is None:
                break
            begin = perf_counter()
            said = await house.running.service.move(call(chosen[0]), number, None, chosen[1])
            seconds.append(perf_counter() - begin)
        turns += said == "turn-finished"
    return seconds, turns


async def tell_requests(client: SandboxClient, since: float, told: float) -> None:
    """Print what the outbox sent, how fast, and the most in any second."""
    entries = [one for one in dicts((await client.ledger())["entries"]) if one["at"] >= since]
    limited = sorted(one["at"] for one in entries if not str(one["route"]).startswith(FREE_OF_LIMIT))
    sent = [one for one in entries if one["method"] == "POST" and str(one["route"]).endswith("/messages")]
    statuses = Counter(one["status"] for one in entries)
    report.figure("messages sent", f"{len(sent)} in {told:.1f} s", f"{len(sent) / told:.1f} a second")
    report.figure("requests in the busiest second", str(busiest(limited)), f"at most {DISCORD}")
    seconds = Counter(int(at - since) for at in limited)
    report.figure("requests in a median second", f"{median(seconds.values()) if seconds else 0:.0f}")
    report.figure("answers by status", ", ".join(f"{key}: {count}" for key, count in sorted(statuses.items())))


def busiest(times: list[float]) -> int:
    """The most requests that began within one second."""
    most = first = 0
    for last, at in enumerate(times):
        while at - times[first] >= 1:
            first += 1
        most = max(most, last - first + 1)
    return most


if __name__ == "__main__":
    main()
