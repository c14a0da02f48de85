"""One's own tables: which waits, in which order, and what has happened there since."""

import sqlite3
import time

import pytest

from bot.tables.own_tables import A_PAGE, in_order, waits_since
from db import tables
from tests.bot.own_rows import row
from tests.bot.table_bench import Bench

MANY = 200
COPIED = {
    "tables": "game, status, guild, channel, place, language, options, host, seed, salt, state, seal, created_at, "
    "changed_at",
    "seats": "seat, user, name, colour, moves",
    "waits": "seat, since, told",
    "log": "seal, seat, actions, events, learnt, ends_turn, at",
}


def test_the_one_that_waits_longest_for_me_is_first() -> None:
    rows = [
        row(1, others_since=5),
        row(2, waits_since=50, others_since=50),
        row(3, status="lobby"),
        row(4, waits_since=40, others_since=40),
        row(5, resting=1, waits_since=1),
        row(6, status="lobby", unanswered=1, nudged_at=45),
        row(7, others_since=4),
    ]
    assert [one.id for one in in_order(rows)] == [4, 6, 2, 7, 1, 3, 5]


@pytest.mark.parametrize("why", ["resting", "suspended", "conceded", "passing"])
def test_what_a_seat_cannot_or_need_not_do_waits_for_nobody(why: str) -> None:
    assert waits_since(row(1, waits_since=9)) == 9
    assert waits_since(row(1, waits_since=9, **{why: 1})) is None


async def test_a_page_counts_what_happened_since_the_own_last_turn(bench: Bench) -> None:
    table = await bench.table(2)
    first = await bench.user(table)
    other = next(user for user in (101, 102) if user != first)
    order = (await bench.loaded(table)).state.draft[0]
    await bench.service.move(bench.call(first), table, None, f"draft {order}")
    await bench.service.finish(bench.call(first), table, None)
    mine, theirs = await bench.service.own_tables(first), await bench.service.own_tables(other)
    assert mine.entries[0].events == 0
    assert mine.waiting == 0
    assert theirs.waiting == 1
    news = await bench.service.news(other, table)
    assert theirs.entries[0].events == len(news.events) > 0


async def test_next_goes_round_those_that_wait(bench: Bench) -> None:
    waiting: list[int] = []
    for number in range(3):
        bench.now += 60
        table = await bench.table(2, place=50 + number)
        user = await bench.user(table)
        if user != 101:
            order = (await bench.loaded(table)).state.draft[0]
            await bench.service.move(bench.call(user), table, None, f"draft {order}")
            await bench.service.finish(bench.call(user), table, None)
        waiting.append(table)
    following = bench.service.next_waiting
    assert await following(101) == waiting[0]
    assert [await following(101, table) for table in waiting] == [waiting[1], waiting[2], waiting[0]]
    assert await following(101, 999) == waiting[0], "a table that waits no longer leads to the first"
    assert await following(999) is None
    await bench.db.transaction(lambda c: c.execute("DELETE FROM waits WHERE table_id > ?", (waiting[0],)))
    assert await following(101, waiting[0]) is None, "no other"


async def test_a_page_that_is_not_there_is_the_last(bench: Bench) -> None:
    assert (await bench.service.own_tables(101, 7)).count == 0
    for number in range(A_PAGE + 1):
        await bench.table(2, place=50 + number)
    found = await bench.service.own_tables(101, 99)
    assert (found.number, found.pages, found.count, len(found.entries)) == (2, 2, A_PAGE + 1, 1)
    assert (await bench.service.own_tables(101, -3)).number == 1


async def test_two_hundred_tables_are_listed_at_once(bench: Bench) -> None:
    """By the reader's connection: whoever looks holds up nobody who plays."""
    table = await bench.table(2)

    def copies(connection: sqlite3.Connection) -> None:
        for name, columns in COPIED.items():
            key = "id" if name == "tables" else "table_id"
            for number in range(1000, 1000 + MANY):
                sql = f"INSERT INTO {name} ({key}, {columns}) SELECT ?, {columns} FROM {name} WHERE {key} = ?"
                connection.execute(sql, (number, table))

    await bench.db.transaction(copies)
    begun = time.perf_counter()
    found = await bench.service.own_tables(101, 3)
    for own in found.entries:
        await bench.service.seen(101, own.row.id)
    took = time.perf_counter() - begun
    assert found.count == MANY + 1
    assert took < 0.5, took
    await bench.db.transaction(lambda c: tables.change_table(c, table, status="over"))
    assert (await bench.service.own_tables(101)).count == MANY
