"""Take back, undo and replay of a long game.

    python -m benchmarks.undo [--steps 1500] [--repeats 40]

The game is played nearly to its end and undone by twenty turns, again and again, until its log has so many steps.
"""

import argparse
import asyncio
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, TypeAlias

import msgspec

from benchmarks import report
from benchmarks.playing import begun, call, step
from bot.tables import moves, questions, restoring, undoing
from bot.tables.loaded import load, open_moves
from db import history, votes
from db.database import Database
from games.engine.contract import Setup
from tests.games.record import Step, record_of, replay

BOUND = "5 ms"
BACK = 20
"""Turns undone at once."""
PLAYED = 90
"""Actions taken before each undo, so that the game does not shrink to its start."""
LAST_SHIFT, LAST_WORKERS = 3, 12

Deed: TypeAlias = Callable[[sqlite3.Connection], object]
Preparation: TypeAlias = Callable[[sqlite3.Connection, int, Random], Deed]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=1500, help="recorded steps")
    parser.add_argument("--repeats", type=int, default=40)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), chosen.steps, chosen.repeats))


async def measure(folder: Path, steps: int, repeats: int) -> None:
    db = await Database.open(folder / "steiger.db", "benchmark")
    chance = Random(steps)
    try:
        table = await db.transaction(lambda c: begun(c, 4, 1))
        await db.transaction(lambda c: lengthen(c, table, chance, steps))
        recorded = len(await db.read(lambda c: taken(c, table)))
        restores = await db.read(lambda c: restored(c, table))
        rates = await db.read(lambda c: speeds(c, table))
        backs = [await timed(db, table, chance, open_a_turn) for _ in range(repeats)]
        reopened = [await timed(db, table, chance, finish_a_turn) for _ in range(repeats)]
        undone = [await timed(db, table, chance, ask_for_undo) for _ in range(repeats)]
    finally:
        await db.close()
    report.title(f"undo, {recorded} recorded steps")
    report.times("restore a checkpoint", restores, BOUND)
    report.times("take back a move, committed", backs, BOUND)
    report.times("take back a finished turn, committed", reopened, BOUND)
    report.times(f"undo of {BACK} turns, committed", undone, BOUND)
    report.figure("replay", f"{median(rates):,.0f} actions/s", "10,000 actions/s")


def lengthen(connection: sqlite3.Connection, table: int, chance: Random, steps: int) -> None:
    """Play on, and back, until the log holds so many steps; the game is not over then."""
    while len(taken(connection, table)) < steps:
        for _ in range(60):
            play_on(connection, table, chance)


def play_on(connection: sqlite3.Connection, table: int, chance: Random) -> None:
    """Take one action; a game nearly over is undone first."""
    state = load(connection, table).state
    if state.shift == LAST_SHIFT and sum(seat.workers for seat in state.seats) < LAST_WORKERS:
        undo(connection, table)
    step(connection, table, chance)


def undo(connection: sqlite3.Connection, table: int) -> None:
    """Ask for the last turns to be undone, and agree."""
    undoing.ask_undo(connection, call(0), table, BACK)
    for vote in votes.open_votes(connection, table):
        for seat in msgspec.json.decode(vote.asked, type=list[int]):
            questions.cast(connection, call(seat), table, vote.id, "yes")


def taken(connection: sqlite3.Connection, table: int) -> list[str]:
    """Every recorded step, undone ones included."""
    lines = connection.execute("SELECT actions FROM log WHERE table_id = ? ORDER BY id", (table,))
    return [text for (actions,) in lines for text in msgspec.json.decode(actions, type=list[str])]


def restored(connection: sqlite3.Connection, table: int) -> list[float]:
    """Seconds of reading one checkpoint after another of those that an undo may lead to."""
    loaded = load(connection, table)
    seals = [line.seal for line in history.live_lines(connection, table) if line.seal is not None]
    found: list[float] = []
    for seal in seals[-40:]:
        begin = perf_counter()
        restoring.position_after(connection, loaded, seal)
        found.append(perf_counter() - begin)
    return found


def speeds(connection: sqlite3.Connection, table: int) -> list[float]:
    """Actions a second of replays of the live branch from its start."""
    loaded = load(connection, table)
    options = msgspec.json.decode(loaded.row.options, type=loaded.game.options_type)
    setup: Setup[Any] = Setup(seats=len(loaded.seats), options=options, seed=loaded.row.seed)
    steps = [
        Step(line.seat or 0, text)
        for line in history.live_lines(connection, table)
        for text in msgspec.json.decode(line.actions, type=list[str])
    ]
    record = record_of(loaded.game, setup, steps)
    found: list[float] = []
    for _ in range(10):
        begin = perf_counter()
        end = replay(loaded.game, record)
        found.append(len(steps) / (perf_counter() - begin))
        if loaded.game.active_seats(end.state) != loaded.active:
            raise RuntimeError("the replay leads elsewhere than play did")
    return found


def open_a_turn(connection: sqlite3.Connection, table: int, chance: Random) -> Deed:
    """Play until somebody has made a move without sealing it; the deed takes it back."""
    while True:
        play_on(connection, table, chance)
        loaded = load(connection, table)
        seat = loaded.active[0]
        if open_moves(loaded, seat):
            return lambda c: moves.back(c, call(seat), table, None)


def finish_a_turn(connection: sqlite3.Connection, table: int, chance: Random) -> Deed:
    """Play until somebody has finished a turn that can still be taken back; the deed does so."""
    while True:
        play_on(connection, table, chance)
        seat = load(connection, table).row.finished_by
        if seat is not None:
            return lambda c: moves.back(c, call(seat), table, None)


def ask_for_undo(connection: sqlite3.Connection, table: int, chance: Random) -> Deed:
    """Ask for an undo to which all but one agree; the deed is the last agreement."""
    for _ in range(PLAYED):
        play_on(connection, table, chance)
    undoing.ask_undo(connection, call(0), table, BACK)
    vote = votes.open_votes(connection, table)[0]
    *others, last = msgspec.json.decode(vote.asked, type=list[int])
    for seat in others:
        questions.cast(connection, call(seat), table, vote.id, "yes")
    return lambda c: questions.cast(c, call(last), table, vote.id, "yes")


async def timed(db: Database, table: int, chance: Random, prepare: Preparation) -> float:
    """Seconds of a deed in a transaction of its own."""
    deed = await db.transaction(lambda c: prepare(c, table, chance))
    begin = perf_counter()
    await db.transaction(deed)
    return perf_counter() - begin


if __name__ == "__main__":
    main()
