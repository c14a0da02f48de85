"""How many presses a second one process carries out, with few and with many open tables in its database.

    python -m benchmarks.room [--tables 100 10000] [--at-once 1 40] [--seconds 20]

As many tables as are played at once go on side by side through the table service, on a database on the disk that
syncs each commit: at each a player looks (*Act*), then makes one move by chance. Nobody is told, nothing drawn:
what is measured is what no second worker could take over, as one connection writes. How fast channels are told is
measured by `benchmarks.tables`.
"""

import argparse
import asyncio
import logging
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks import report
from benchmarks.playing import call, next_move
from benchmarks.seeding import fill_apart
from bot.presenter import register
from bot.tables.service import TableService
from cogs.coal_baron import PRESENTER
from db.database import Database


class Played:
    """Seconds of each look and of each move."""

    def __init__(self) -> None:
        self.looks: list[float] = []
        self.moves: list[float] = []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 10_000], help="open tables in the database")
    parser.add_argument("--at-once", type=int, nargs="+", default=[1, 40], help="tables played side by side")
    parser.add_argument("--seconds", type=float, default=20)
    chosen = parser.parse_args()
    logging.disable(logging.WARNING)
    register(PRESENTER)
    for tables in chosen.tables:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measure(Path(folder), tables, chosen.at_once, chosen.seconds))


async def measure(folder: Path, tables: int, at_once: Sequence[int], seconds: float) -> None:
    """Fill a database with so many tables, and play at some of them, more and more at once."""
    path = folder / "steiger.db"
    live = await fill_apart(path, "test", tables, range(1, 1 + sum(at_once)))
    db = await Database.open(path, "test")
    try:
        service = TableService(db, lambda: None)
        report.title(f"{tables} open tables, {path.stat().st_size / 2**20:.0f} MB")
        for many in at_once:
            playing, live = live[:many], live[many:]
            played = Played()
            begun = perf_counter()
            await asyncio.gather(*(_play(db, service, one, begun + seconds, played) for one in playing))
            taken = perf_counter() - begun
            report.times(f"{many} at once: a look", played.looks)
            report.times(
                f"{many} at once: a move, committed", played.moves, "5 ms, p99 25 ms" if many == 1 else ""
            )
            report.figure(f"{many} at once: moves", f"{len(played.moves) / taken:.0f} a second")
    finally:
        await db.close()


async def _play(db: Database, service: TableService, table: int, until: float, played: Played) -> None:
    """Play on at a table until then, or until its game is over."""
    chance = Random(table)
    while perf_counter() < until:
        chosen = await db.read(lambda c: next_move(c, table, chance))
        if chosen is None:
            return
        begun = perf_counter()
        await service.act(call(chosen[0]), table)
        looked = perf_counter()
        await service.move(call(chosen[0]), table, None, chosen[1])
        played.looks.append(looked - begun)
        played.moves.append(perf_counter() - looked)


if __name__ == "__main__":
    main()
