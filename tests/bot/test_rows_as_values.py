"""What columns hold as JSON is met as values: decoded where a table is loaded, encoded where it is written."""

import ast
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import pytest_asyncio

from bot import tables as package
from bot.errors import Damaged
from bot.tables.reopening import Reopening, columns_of
from db import tables
from tests.bot.table_bench import Bench, opened_bench

SOURCES = sorted(Path(package.__file__ or "").parent.glob("*.py"))


@pytest_asyncio.fixture
async def bench(tmp_path: Path) -> AsyncGenerator[Bench, None]:
    async with opened_bench(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_no_table_s_code_compares_or_writes_json_text(source: Path) -> None:
    texts = {node.value for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.Constant)}
    assert not texts & {"[]", "{}", "[", "{"}


async def test_open_turns_are_read_where_the_table_is_loaded(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.user(table)
    choice = (await bench.choices(table))[0]
    await bench.service.move(bench.call(user), table, None, choice)
    loaded = await bench.loaded(table)
    own = loaded.seat_of(user)
    assert own is not None
    assert loaded.turns[own.seat] == ((choice,),)
    assert [turn for seat, turn in enumerate(loaded.turns) if seat != own.seat] == [(), ()]


async def test_a_turn_just_finished_is_one_value_until_another_moves(bench: Bench) -> None:
    table = await bench.table(3)
    first = await bench.user(table)
    before = await bench.loaded(table)
    assert before.reopening is None
    assert await bench.turn(table) == first
    kept = (await bench.loaded(table)).reopening
    assert isinstance(kept, Reopening)
    seat = before.seat_of(first)
    assert seat is not None
    assert (kept.seat, kept.since) == (seat.seat, before.row.seal)
    assert not isinstance(kept.presses, Damaged)
    assert kept.presses
    second = await bench.user(table)
    await bench.service.move(bench.call(second), table, None, (await bench.choices(table))[0])
    assert (await bench.loaded(table)).reopening is None


@pytest.mark.parametrize("part", ["finished_by", "reopen_from", "reopen_moves"])
async def test_half_of_it_is_nothing(bench: Bench, part: str) -> None:
    table = await bench.table(3)
    await bench.turn(table)
    await bench.db.transaction(lambda c: tables.change_table(c, table, **{part: None}))
    assert (await bench.loaded(table)).reopening is None
    await bench.db.transaction(lambda c: tables.change_table(c, table, **columns_of(Reopening(0, 1, (("x",),)))))
    assert (await bench.loaded(table)).reopening == Reopening(0, 1, (("x",),))


async def test_the_host_is_told_of_a_finished_turn_that_cannot_be_read_before_it_is_wanted(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    await bench.db.transaction(lambda c: tables.change_table(c, table, reopen_moves="x"))
    await bench.service.seen(user, table)
    assert [fault.part for fault in bench.faults if isinstance(fault, Damaged)] == ["moves"]
    assert await bench.service.back(bench.call(user), table, None) == "turn-taken-back"
    seen = await bench.service.seen(user, table)
    assert seen.seat is not None
    assert seen.position is not None
    assert (seen.seat.cut, seen.position.moves) == ("unreadable", ())
