"""In a database of the version before practice games were removed without going through everything there is."""

import sqlite3
from pathlib import Path

from db import tables
from tests.bot.table_bench import opened_bench
from tests.bot.test_practice_games import ME, begun
from tests.db.older import take_back

BEFORE = 23
BELONGING = ("ballots", "rulings", "tables")
"""What else is removed with a practice game, besides what has the number of its table."""


async def test_a_practice_game_begun_before_is_removed(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        number = await begun(bench)
        await bench.db.transaction(lambda c: take_back(c, BEFORE))
        interaction = bench.interaction
    async with opened_bench(tmp_path) as bench:
        bench.interaction = interaction
        await bench.service.end_practice(bench.call(ME), number)
        assert await bench.service.practices(ME) == []
        assert await bench.db.read(lambda c: c.execute("PRAGMA foreign_key_check").fetchall()) == []
        assert bench.faults == []


async def test_nothing_is_gone_through_where_a_practice_game_is_removed(tmp_path: Path) -> None:
    """Neither for what belongs to it nor for what might refer to that."""
    async with opened_bench(tmp_path) as bench:
        found = await bench.db.read(_plans)
    assert len(found) > 40
    assert [plan for plan in found if ": SCAN " in plan] == []


def _plans(connection: sqlite3.Connection) -> list[str]:
    kept = [str(name) for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    belonging = [str(name) for (name,) in connection.execute(tables.BELONGING)]
    orders = [f"DELETE FROM {name} WHERE table_id = 1" for name in belonging]
    for name in kept:
        for _, _, parent, column, *_ in connection.execute(f"PRAGMA foreign_key_list({name})"):
            if parent in (*belonging, *BELONGING):
                orders.append(f"SELECT rowid FROM {name} WHERE {column} = 1")
    return [f"{order}: {row[3]} " for order in orders for row in connection.execute(f"EXPLAIN QUERY PLAN {order}")]
