"""A year of many tables on a clock that is set: whom the bot rang for, and whether anything went wrong.

    python -m benchmarks.year [--tables 200] [--days 365] [--seed 1]

People live in six zones, with changes of the clocks both ways; some vanish, some are on holiday, some forget to
finish; the bot is down now and then and its clock leaps. It ends with 1 where somebody was rung for at night or
twice, where time was lost, or where a game froze.
"""

import argparse
import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from benchmarks import report
from bot.outgoing.pacing import Pace
from tests.bot.mentions import at_once
from tests.bot.table_bench import opened_bench
from tests.bot.year_people import instant
from tests.bot.year_town import Town

MOST_MENTIONS = 1.3
MOST_SECONDS = 300


async def lived(tables: int, days: int, seed: int) -> tuple[Town, list[str]]:
    """The town after so many days, and what went wrong there."""
    with TemporaryDirectory() as folder, patch.object(Pace, "turn", at_once):
        async with opened_bench(Path(folder), seed) as bench:
            town = Town(bench, seed, tables, instant(2026, 1, 1), days)
            await town.play()
            frozen = [f"table {table} is frozen" for table in await town.frozen()]
            report.figure("tables", ", ".join(f"{count} {how}" for how, count in (await town.ends()).items()), "")
            return town, [*town.faults, *town.wrong, *frozen]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--days", type=int, default=365)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    report.title(f"{chosen.tables} tables over {chosen.days} days")
    begun = time.perf_counter()
    town, wrong = asyncio.run(lived(chosen.tables, chosen.days, chosen.seed))
    report.figure("decisions", str(town.handed_over), "")
    report.figure("of which the time was reckoned anew", str(town.checked), "")
    report.figure("rung for by", ", ".join(f"{count} {kind}" for kind, count in town.rung.most_common()), "")
    report.figure("audible mentions for each decision", f"{town.ratio:.2f}", f"{MOST_MENTIONS}")
    report.figure("seconds", f"{time.perf_counter() - begun:.0f}", f"{MOST_SECONDS}")
    report.figure("went wrong", str(len(wrong)), "0")
    for line in wrong[:20]:
        print(line)
    sys.exit(int(bool(wrong) or town.ratio > MOST_MENTIONS))


if __name__ == "__main__":
    main()
