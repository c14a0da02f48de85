"""What reminders cost with many tables: a look with nothing due, and one with many due at once."""

import argparse
import asyncio
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from bot.presenter import register
from bot.tables.service import TableService
from cogs.coal_baron import PRESENTER
from db.database import Database
from tests.bot.table_bench import Bench

NOTHING_DUE: Final = 0.001
"""Seconds that a look with nothing due may take."""
MANY_DUE: Final = 2.0
"""Seconds that 500 reminders may take."""
DAY: Final = 24 * 3600
COPIED: Final = {
    "tables": "game, status, guild, channel + {n}, place + {n}, language, options, host, seed, salt, state, seal, "
    "created_at, changed_at",
    "seats": "table_id + {n}, seat, user + 10 * {n}, name, colour",
    "waits": "table_id + {n}, seat, since, told",
}


async def fill(bench: Bench, count: int) -> None:
    """So many tables: one begun, and copies of it that wait as it does."""
    table = await bench.table(4)
    await bench.damage("UPDATE waits SET told = 1")
    await bench.service.agenda.do(bench.now)

    def copy(connection: object) -> None:
        execute = connection.execute  # type: ignore[attr-defined]
        for number in range(1, count):
            for name, columns in COPIED.items():
                where = "id" if name == "tables" else "table_id"
                taken = columns.format(n=number)
                names = ", ".join(column.split()[0] for column in columns.split(", "))
                execute(f"INSERT INTO {name} ({names}) SELECT {taken} FROM {name} WHERE {where} = {table}")

    await bench.db.transaction(copy)
    await bench.damage("UPDATE waits SET due = ?", bench.now + DAY)


async def measure(tables: int, due: int) -> tuple[float, float]:
    """Seconds of a look with nothing due (median of many), and of one with so many due."""
    register(PRESENTER)
    with TemporaryDirectory() as folder:
        db = await Database.open(Path(folder) / "steiger.db", "test")
        try:
            bench = Bench(db)
            await fill(bench, tables)
            idle = await _idle(bench.service, bench.now)
            bench.now += 3 * DAY
            await bench.damage("UPDATE waits SET due = ?", bench.now + DAY)
            await bench.damage("UPDATE waits SET due = ? WHERE table_id <= ?", bench.now - 1, due)
            begun = time.perf_counter()
            await bench.service.agenda.do(bench.now)
            taken = time.perf_counter() - begun
            reminded = await db.read(lambda c: int(c.execute("SELECT sum(reminded) FROM waits").fetchone()[0]))
            assert reminded == due, reminded
            return idle, taken
        finally:
            await db.close()


async def _idle(service: TableService, now: int) -> float:
    taken: list[float] = []
    for _ in range(200):
        begun = time.perf_counter()
        await service.agenda.next(now)
        taken.append(time.perf_counter() - begun)
    assert (await service.agenda.next(now) or 0) > now
    return median(taken)


def main() -> None:
    """Measure, print, and end with 1 where a bound is not held."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=10_000, help="tables that wait")
    parser.add_argument("--due", type=int, default=500, help="reminders that are due at once")
    chosen = parser.parse_args()
    tables, due = chosen.tables, chosen.due
    idle, many = asyncio.run(measure(tables, due))
    print(f"{tables} tables: {1000 * idle:.2f} ms with nothing due (at most {1000 * NOTHING_DUE:.0f})")
    print(f"{due} due: {many:.2f} s (at most {MANY_DUE:.0f})")
    sys.exit(int(idle > NOTHING_DUE or many > MANY_DUE))


if __name__ == "__main__":
    main()
