"""Thousands of open tables: some games are played through the service, the rest are copies of them."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random

from benchmarks.playing import begun, step
from db.database import Database
from db.query import insert

PATTERNS = 40
"""Different games behind all the tables."""
STEPS = 40
"""Actions played in the longest of them."""
STRANGERS = 7_000_000
"""Users of tables that nobody of the sandbox plays at have numbers from here on."""
KEPT = {"seats": 4, "log": 20, "checkpoints": 10, "outbox": 5}
"""Of each kind of rows the newest so many are copied."""
AT_ONCE = 250


async def fill(db: Database, tables: int, live: Sequence[int]) -> list[int]:
    """Open so many tables, those in the channels `live` with the sandbox's people; the numbers of these."""
    patterns = await db.transaction(_patterns)

    copied = tables - PATTERNS
    found: list[int] = []
    for first in range(0, copied, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, copied))
        found += await db.transaction(lambda c, numbers=numbers: _copies(c, patterns, numbers, live))
    return found


async def fill_apart(path: Path, owner: str, tables: int, live: Sequence[int]) -> list[int]:
    """The same in a process of its own, so that it leaves no memory behind in this one."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return await asyncio.get_running_loop().run_in_executor(pool, _filled, path, owner, tables, live)


def _filled(path: Path, owner: str, tables: int, live: Sequence[int]) -> list[int]:
    async def work() -> list[int]:
        db = await Database.open(path, owner)
        try:
            return await fill(db, tables, live)
        finally:
            await db.close()

    return asyncio.run(work())


def _copies(
    connection: sqlite3.Connection, patterns: Sequence[int], numbers: Sequence[int], live: Sequence[int]
) -> list[int]:
    found: list[int] = []
    for number in numbers:
        ours = number < len(live)
        channel = live[number] if ours else STRANGERS + number
        table = _copy(connection, patterns[number % PATTERNS], channel, not ours)
        if ours:
            found.append(table)
    return found


def _patterns(connection: sqlite3.Connection) -> list[int]:
    chance = Random(PATTERNS)
    found: list[int] = []
    for number in range(PATTERNS):
        table = begun(connection, 2 + number % 3, STRANGERS + 1_000_000 + number)
        for _ in range(chance.randint(10, STEPS)):
            step(connection, table, chance)
        found.append(table)
    # What was told was told: these channels are nobody's.
    connection.execute("UPDATE outbox SET status = 'sent', message = 1 + id")
    return found


def _copy(connection: sqlite3.Connection, pattern: int, channel: int, strangers: bool) -> int:
    (row,) = _rows(connection, "tables", pattern, "id")
    table = insert(connection, "tables", **_without(row, "id") | {"channel": channel, "place": channel})
    for child, kept in KEPT.items():
        for own in _rows(connection, child, pattern, "table_id")[-kept:]:
            values = _without(own, "id") | {"table_id": table}
            if child == "seats" and strangers:
                values["user"] = STRANGERS + 10 * table + own["seat"]
            if child == "outbox":
                values |= {"channel": channel, "message": STRANGERS + own["id"] + 1000 * table}
            insert(connection, child, **values)
    return table


def _rows(connection: sqlite3.Connection, name: str, pattern: int, key: str) -> list[sqlite3.Row]:
    return connection.execute(f"SELECT * FROM {name} WHERE {key} = ?", (pattern,)).fetchall()


def _without(row: sqlite3.Row, key: str) -> dict[str, object]:
    return {name: row[name] for name in row.keys() if name != key}  # noqa: SIM118 - a Row iterates over its values
