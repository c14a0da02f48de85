"""What a seat tried in vain is kept for it: the last five, for 72 hours, and for nobody else."""

import sqlite3
from pathlib import Path

import pytest

from bot.errors import Refused, RuleRefused
from bot.tables import refusing
from bot.tables.refusing import KeptRefusal
from db import refusals
from tests.bot.table_bench import GUILD, THREAD, Bench, opened_bench

LONG = refusals.KEPT


async def refuse(bench: Bench, table: int, user: int | None = None) -> RuleRefused:
    """Something that the rules forbid, tried by whoever is at turn."""
    user = user or await bench.user(table)
    refusal = await bench.refused(bench.service.move(bench.call(user), table, None, "end"))
    assert isinstance(refusal, RuleRefused)
    return refusal


async def kept(bench: Bench, table: int, seat: int) -> tuple[KeptRefusal, ...]:
    return await bench.db.read(lambda c: refusing.last_of(c, table, seat, bench.now))


async def test_a_refusal_is_kept_with_what_was_tried_and_why(bench: Bench) -> None:
    table = await bench.table(2)
    seat = (await bench.loaded(table)).active[0]
    refusal = await refuse(bench, table)
    loaded = await bench.loaded(table)
    assert refusal.number is not None
    expected = KeptRefusal(refusal.number, loaded.row.seal, "end", refusal.violation, bench.now)
    assert await kept(bench, table, seat) == (expected,)
    assert await kept(bench, table, 1 - seat) == ()


async def test_only_the_last_five_are_kept_and_for_72_hours(bench: Bench) -> None:
    table = await bench.table(2)
    seat = (await bench.loaded(table)).active[0]
    numbers: list[int | None] = []
    for _ in range(7):
        numbers.append((await refuse(bench, table)).number)
        bench.now += 60
    assert [one.number for one in await kept(bench, table, seat)] == numbers[:1:-1]
    bench.now += LONG - 3 * 60
    assert [one.number for one in await kept(bench, table, seat)] == numbers[:3:-1]
    await refuse(bench, table)
    rows = await bench.db.read(lambda c: c.execute("SELECT id FROM refusals ORDER BY id").fetchall())
    assert len(rows) == 4, "older ones are gone for good"
    bench.now += LONG + 1
    assert await kept(bench, table, seat) == ()


async def test_those_of_other_seats_and_tables_are_as_they_were(bench: Bench) -> None:
    first, second = await bench.table(2), await bench.table(2, place=21)
    mine = (await refuse(bench, first)).number
    for _ in range(6):
        await refuse(bench, second)
    seat = (await bench.loaded(first)).active[0]
    assert [one.number for one in await kept(bench, first, seat)] == [mine]


async def test_a_refusal_is_read_by_its_own_seat_alone(bench: Bench) -> None:
    table = await bench.table(2)
    seat = (await bench.loaded(table)).active[0]
    number = (await refuse(bench, table)).number or 0
    now = bench.now
    assert await bench.db.read(lambda c: refusing.refusal_of(c, table, seat, number, now)) is not None
    assert await bench.db.read(lambda c: refusing.refusal_of(c, table, 1 - seat, number, now)) is None
    assert await bench.db.read(lambda c: refusing.refusal_of(c, table + 1, seat, number, now)) is None
    assert await bench.db.read(lambda c: refusing.refusal_of(c, table, seat, number, now + LONG + 1)) is None


async def test_what_is_refused_to_nobody_s_seat_is_not_kept(bench: Bench) -> None:
    table = await bench.table(2)
    assert await bench.key(bench.service.move(bench.call(999), table, None, "end")) == "not-seated"
    loaded = await bench.loaded(table)
    user = loaded.seats[loaded.active[0]].user or 0
    refused = RuleRefused((await refuse(bench, table)).violation, 1, 1, "end")
    await bench.db.transaction(lambda c: c.execute("DELETE FROM refusals"))
    assert await bench.service.keep_refusal(bench.call(999), table, refused) is None
    await bench.service.suspend(bench.call(900, moderates=THREAD), table, loaded.active[0])
    assert await bench.service.keep_refusal(bench.call(user), table, refused) is None
    await bench.db.transaction(lambda c: c.execute("UPDATE tables SET status = 'over'"))
    assert await bench.service.keep_refusal(bench.call(102), table, refused) is None
    assert bench.faults == []
    assert await bench.db.read(lambda c: c.execute("SELECT count(*) FROM refusals").fetchone()[0]) == 0


async def test_where_it_cannot_be_kept_the_answer_is_the_same(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bench.table(2)
    expected = await refuse(bench, table)

    def fail(*args: object, **columns: object) -> int:
        raise sqlite3.OperationalError("the disk is full")

    monkeypatch.setattr(refusals, "add", fail)
    refusal = await refuse(bench, table)
    assert (refusal.violation, refusal.text) == (expected.violation, expected.text)
    assert refusal.number is None
    assert len(bench.faults) == 1, "the host is told"


async def test_what_cannot_be_read_of_one_hides_no_other(bench: Bench) -> None:
    table = await bench.table(2)
    seat = (await bench.loaded(table)).active[0]
    first, second = await refuse(bench, table), await refuse(bench, table)
    await bench.damage("UPDATE refusals SET violation = '{\"code' WHERE id = ?", first.number)
    found = await kept(bench, table, seat)
    assert [(one.number, one.violation) for one in found] == [
        (second.number, second.violation),
        (first.number, None),
    ]


async def test_refusals_are_the_user_s_own_data_and_go_with_it(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.user(table)
    await refuse(bench, table)
    assert (await bench.service.own_data(user)).counts()["refusals"] == 1
    assert (await bench.service.own_data(999)).counts()["refusals"] == 0
    await bench.db.transaction(lambda c: c.execute("UPDATE tables SET status = 'over'"))
    await bench.service.forget(bench.call(user))
    assert await bench.db.read(lambda c: c.execute("SELECT count(*) FROM refusals").fetchone()[0]) == 0


async def test_they_outlive_a_restart(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(2)
        seat = (await bench.loaded(table)).active[0]
        number = (await refuse(bench, table)).number
        before = await kept(bench, table, seat)
    async with opened_bench(tmp_path) as bench:
        assert await kept(bench, table, seat) == before
        assert before[0].number == number


async def test_a_refusal_that_is_no_rule_s_is_not_kept(bench: Bench) -> None:
    table = await bench.table(2)
    refusal = await bench.refused(bench.service.move(bench.call(101, guild=GUILD + 1), table, None, "end"))
    assert isinstance(refusal, Refused | RuleRefused)
    await bench.refused(bench.service.move(bench.call(await bench.user(table)), table, None, "gibberish"))
    loaded = await bench.loaded(table)
    assert await kept(bench, table, loaded.active[0]) == ()
