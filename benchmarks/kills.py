"""`kill -9` at random instants while people press: no confirmed move lost, none doubled, each hand-over told once.

    python -m benchmarks.kills [--kills 1000] [--seed 1] [--game kohle_kolonie]

What is compared after every few kills is written in `tests.e2e.mortal_bot.py`; the tests run a sample of the same.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

from benchmarks import report
from games.registry import GAMES
from sandbox.server import start
from tests.e2e.mortal_bot import Killing
from tests.sandbox.client import SandboxClient

A_TABLE = 60
"""Kills at one table, before another is opened in a fresh sandbox."""
BETWEEN = 10
"""Kills between two comparisons."""
TOLD_WITHIN = 60
"""Seconds within which everything must be told after a start."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=GAMES, default="coal_baron")
    chosen = parser.parse_args()
    asyncio.run(measure(chosen.kills, chosen.seed, chosen.game))


async def measure(kills: int, seed: int, game: str) -> None:
    begin = perf_counter()
    killed = confirmed = tables = 0
    while killed < kills:
        with tempfile.TemporaryDirectory() as folder:
            now, moves = await one_table(Path(folder), min(A_TABLE, kills - killed), seed + tables, game)
        killed, confirmed, tables = killed + now, confirmed + moves, tables + 1
        print(f"{killed} kills, {confirmed} confirmed presses, all held", flush=True)
    report.title(f"kill -9, {game}")
    report.figure("kills", str(killed), "1,000")
    report.figure("tables", str(tables))
    report.figure("confirmed presses", str(confirmed))
    report.figure("lost or doubled", "0", "0")
    report.figure("messages sent twice or not at all", "0", "0")
    report.figure("seconds", f"{perf_counter() - begin:.0f}")


async def one_table(folder: Path, kills: int, seed: int, game: str) -> tuple[int, int]:
    """Kill the bot so often at one table, or until its game is over; the kills and the confirmed presses."""
    sandbox = await start(0, None)
    try:
        async with SandboxClient(sandbox.address) as client:
            killing = Killing(sandbox, client, folder, seed, game)
            try:
                await killing.start_bot()
                await killing.open_table()
                while killing.kills < kills and await killing.round():
                    if killing.kills % BETWEEN == 0:
                        await compare(killing)
                await compare(killing)
            finally:
                await killing.end_bot()
            return killing.kills, len(killing.confirmed)
    finally:
        await sandbox.stop()


async def compare(killing: Killing) -> None:
    """Check, once nothing waits to be told: a picture alone may keep the bot quiet for two seconds."""
    waiting = "SELECT count(*) FROM outbox WHERE status IN ('waiting', 'sending')"
    async with asyncio.timeout(TOLD_WITHIN):
        while killing.read(waiting)[0][0]:  # noqa: ASYNC110 - another process tells no event
            await asyncio.sleep(0.1)
    await killing.check()


if __name__ == "__main__":
    main()
