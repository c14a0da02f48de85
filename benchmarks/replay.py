"""Shadow replay of the running tables of a database, and the record of an ended game.

    python -m benchmarks.replay [--tables 60] [--steps 200] [--repeats 10]

The tables are of all games, played by chance; each tenth action undoes the last turn where nobody else is asked.
"""

import argparse
import asyncio
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from benchmarks import report
from benchmarks.playing import begun, call, next_move, step
from bot.errors import Refusal
from bot.hosting.replaying import replay_all, replayed
from bot.hosting.settings import Settings
from bot.hosting.verify import verify
from bot.replayer import Replayer
from bot.tables import moves
from bot.tables.loaded import load, open_moves
from bot.tables.passing import pass_decision
from bot.tables.rechecking import Rechecking
from bot.tables.recording import ended_game, record_of
from db.database import Database
from games.registry import GAMES

LONGEST_TURN = 3
"""Actions after which a turn is finished that may be."""
ALONE = 5
"""Seconds in which moves are made and nothing else is done."""
PAUSE = 0.01
"""Seconds between two presses."""
BOUND = "10,000 actions/s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=60, help="running tables")
    parser.add_argument("--steps", type=int, default=200, help="actions at the longest of them")
    parser.add_argument("--repeats", type=int, default=10)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), chosen.tables, chosen.steps, chosen.repeats))


async def measure(folder: Path, tables: int, steps: int, repeats: int) -> None:
    path = folder / "steiger.db"
    db = await Database.open(path, "benchmark")
    chance = Random(tables)
    try:
        numbers = [
            await db.transaction(lambda c, n=n: played(c, n, chance, chance.randint(steps // 4, steps)))
            for n in range(tables)
        ]
        report.title(f"shadow replay, {tables} running tables of {len(GAMES)} games")
        for game in GAMES:
            rates = await db.read(lambda c, game=game: speeds(c, numbers, game, repeats))
            report.figure(f"replay of {game}", f"{median(rates):,.0f} actions/s", BOUND)
        begin = perf_counter()
        replay_all(Settings(), path, say=lambda line: None)
        report.figure("steiger replay-all", f"{perf_counter() - begin:.2f} s")
        await look_at_all(db)
        report.title("the record of an ended game")
        for number in numbers[: len(GAMES)]:
            await recorded(db, number, folder, repeats)
    finally:
        await db.close()


def played(connection: sqlite3.Connection, number: int, chance: Random, steps: int) -> int:
    """A table after so many actions, with turns undone; its number."""
    game = list(GAMES)[number % len(GAMES)]
    table = begun(connection, GAMES[game].seats[0] + number % 2, 1000 + number, game)
    for taken in range(steps):
        if not load(connection, table).active:
            break
        if taken % 10 == 9:
            with suppress(Refusal):
                moves.back(connection, call(load(connection, table).active[0]), table, None)
        elif not step(connection, table, chance):
            break
        if not load(connection, table).active:
            break
        with suppress(Refusal):
            seat = load(connection, table).active[0]
            if len(open_moves(load(connection, table), seat)) > LONGEST_TURN:
                moves.finish(connection, call(seat), table, None)
    return table


def speeds(connection: sqlite3.Connection, numbers: Sequence[int], game: str, repeats: int) -> list[float]:
    """Actions a second of whole replays, reading and comparing included."""
    found: list[float] = []
    for number in numbers:
        if load(connection, number).game.id != game:
            continue
        for _ in range(repeats):
            begin = perf_counter()
            shadow = replayed(connection, number)
            found.append(shadow.actions / (perf_counter() - begin))
            if not shadow.same:
                raise RuntimeError("the replay leads elsewhere than play did")
    return found


async def look_at_all(db: Database) -> None:
    """The look after an upgrade at every table, in its worker process."""
    await db.transaction(lambda c: c.execute("UPDATE tables SET rules = 'earlier'"))
    looking = Rechecking(db, Replayer(), _raise, lambda: None)
    begin = perf_counter()
    await looking.begin(dict.fromkeys(GAMES, "installed"))
    kept = perf_counter() - begin
    alone = await presses_beside(db, asyncio.create_task(asyncio.sleep(ALONE)))
    begin = perf_counter()
    task = asyncio.create_task(looking.look(lambda: 0))
    pressed = await presses_beside(db, task)
    await task
    report.times("keep where all tables stand, before the first press", [kept])
    report.figure("look at all of them, in the background", f"{perf_counter() - begin:.2f} s")
    report.times(f"{len(pressed)} presses meanwhile, committed", pressed, "5 ms, p99 25 ms")
    report.times(f"{len(alone)} presses before it", alone)


async def presses_beside(db: Database, task: asyncio.Task[None]) -> list[float]:
    """Seconds of moves at another table for as long as a task runs, a moment between two of them."""
    chance, found, place = Random(1), list[float](), 1
    table = await db.transaction(lambda c: begun(c, 4, place))
    while not task.done():
        chosen = await db.read(lambda c, table=table: next_move(c, table, chance))
        if chosen is None:
            place += 1
            table = await db.transaction(lambda c, place=place: begun(c, 4, place))
            continue
        begin = perf_counter()
        await db.transaction(
            lambda c, table=table, chosen=chosen: moves.move(c, call(chosen[0]), table, None, chosen[1])
        )
        found.append(perf_counter() - begin)
        await asyncio.sleep(PAUSE)
    return found


def _raise(error: BaseException, where: str) -> None:
    raise error


async def recorded(db: Database, number: int, folder: Path, repeats: int) -> None:
    """Making and verifying the record of a table played to its end by default actions."""

    def passed(connection: sqlite3.Connection) -> bool:
        loaded = load(connection, number)
        if loaded.active:
            pass_decision(connection, loaded, loaded.active[0], loaded.row.changed_at)
        return bool(loaded.active)

    while await db.transaction(passed):
        pass
    making: list[float] = []
    checking: list[float] = []
    file = folder / "record.json"
    game = (await db.read(lambda c: load(c, number))).game.id
    for _ in range(repeats):
        begin = perf_counter()
        data = record_of(await db.read(lambda c: ended_game(c, load(c, number))))
        making.append(perf_counter() - begin)
        file.write_bytes(data)
        begin = perf_counter()
        if not verify(file, lambda line: None):
            raise RuntimeError("the record does not verify")
        checking.append(perf_counter() - begin)
    report.times(f"make the record of {game}, {file.stat().st_size / 1000:.0f} kB", making)
    report.times("verify it", checking)


if __name__ == "__main__":
    main()
