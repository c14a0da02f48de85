"""`kill -9` at random instants while people press and time passes: nothing confirmed or due is lost or done twice.

    python -m benchmarks.kills [--kills 1000] [--seed 1] [--game kohle_kolonie]

What is compared after every few kills is written in `tests.e2e.mortal_clock`, and where no time is moved in
`tests.e2e.mortal_bot`; the tests run a sample of both.
"""

import argparse
import asyncio
import tempfile
from collections import Counter
from pathlib import Path
from time import perf_counter

from benchmarks import report
from games.registry import GAMES
from sandbox.server import start
from tests.e2e.mortal_clock import KillingInTime
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
    counts: Counter[str] = Counter()
    while killed < kills:
        with tempfile.TemporaryDirectory() as folder:
            table = await one_table(Path(folder), min(A_TABLE, kills - killed), seed + tables, game)
        killed, confirmed, tables = killed + table.kills, confirmed + len(table.confirmed), tables + 1
        counts += table.counts
        print(f"{killed} kills, {confirmed} confirmed presses, all held", flush=True)
    report.title(f"kill -9, {game}")
    report.figure("kills", str(killed), "1,000")
    report.figure("tables", str(tables))
    report.figure("confirmed presses", str(confirmed))
    for what, count in counts.items():
        report.figure(what, str(count))
    report.figure("presses, reminders, calls, absences or passes lost or doubled", "0", "0")
    report.figure("messages sent twice or not at all", "0", "0")
    report.figure("seconds", f"{perf_counter() - begin:.0f}")


async def one_table(folder: Path, kills: int, seed: int, game: str) -> KillingInTime:
    """Kill the bot so often at one table, or until its game is over."""
    sandbox = await start(0, None)
    try:
        async with SandboxClient(sandbox.address) as client:
            killing = KillingInTime(sandbox, client, folder, seed, game)
            try:
                await killing.start_bot()
                await killing.open_table()
                while killing.kills < kills and await killing.round():
                    if killing.kills % BETWEEN == 0:
                        await compare(killing)
                await compare(killing)
            finally:
                await killing.end_bot()
            return killing
    finally:
        await sandbox.stop()


async def compare(killing: KillingInTime) -> None:
    """Check, once nothing waits to be told: a picture alone may keep the bot quiet for two seconds."""
    waiting = "SELECT count(*) FROM outbox WHERE status IN ('waiting', 'sending')"
    async with asyncio.timeout(TOLD_WITHIN):
        while killing.read(waiting)[0][0]:  # noqa: ASYNC110 - another process tells no event
            await asyncio.sleep(0.1)
    await killing.check()


if __name__ == "__main__":
    main()
