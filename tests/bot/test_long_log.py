"""Of a long log no press and no preview reads more than the turns that it speaks of."""

import sqlite3
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from typing import TypeAlias

import pytest

from bot.tables.falling import MOST_TURNS
from db import history
from tests.bot.disputed_tables import disputed, letters, line_of, open_votes, two_turns
from tests.bot.table_bench import Bench

Never: TypeAlias = Callable[[], AbstractContextManager[None]]


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> Never:
    """A time in which whoever reads all lines of a log fails."""

    def read_all(connection: sqlite3.Connection, table_id: int) -> None:
        raise AssertionError(f"the whole log of table {table_id} is read")

    @contextmanager
    def within() -> Generator[None]:
        with monkeypatch.context() as patch:
            patch.setattr(history, "live_lines", read_all)
            yield

    return within


async def test_presses_beside_an_open_dispute_read_no_whole_log(bench: Bench, never: Never) -> None:
    table, first, _ = await two_turns(bench)
    await disputed(bench, table, first)
    before = (await letters(bench, table))[0].turns
    user = await bench.user(table)
    with never():
        await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
        await bench.service.finish(bench.call(user), table, None)
    assert (await letters(bench, table))[0].turns == before + 1  # and still it says what would fall by now


async def test_what_would_fall_is_shown_without_the_whole_log(bench: Bench, never: Never) -> None:
    table, first, second = await two_turns(bench)
    point = await line_of(bench, table)
    with never():
        assert len((await bench.service.undoable(bench.call(first), table)).turns) >= 2
        shown = await bench.service.preview(bench.call(first), table, 2)
        found = await bench.service.disputable(bench.call(first), table, point)
        assert await bench.service.ask_undo(bench.call(first), table, 2)
    assert set(shown.fall.whose) == {first - 101, second - 101}
    assert found.fall is not None


@pytest.mark.slow
async def test_a_line_of_more_turns_ago_than_can_fall_is_too_old(bench: Bench) -> None:
    table, first, _ = await two_turns(bench)
    point = await line_of(bench, table)
    for _ in range(MOST_TURNS):
        await bench.turn(table)
    assert await bench.key(bench.service.disputable(bench.call(first), table, point)) == "dispute-too-old"


async def test_lines_come_in_the_order_in_which_they_were_written(bench: Bench) -> None:
    """Whatever the index says: answers left ahead have no seal, and stand where they were left."""
    table, first, second = await two_turns(bench)
    await bench.service.ask_undo(bench.call(second), table, 1)
    for vote in await open_votes(bench, table):
        await bench.service.cast(bench.call(first), table, vote.id, "yes")
    await bench.turn(table)
    await bench.damage("UPDATE log SET seal = NULL WHERE id = (SELECT max(id) - 1 FROM log)")

    def stored(connection: sqlite3.Connection) -> list[tuple[int, bool, bool]]:
        found = connection.execute("SELECT id, undone IS NULL, events <> '[]' FROM log ORDER BY id")
        return [(int(id), bool(live), bool(tells)) for id, live, tells in found]

    every = await bench.db.read(stored)
    live = [id for id, held, _ in every if held]
    assert [line.id for line in await bench.db.read(lambda c: history.live_lines(c, table))] == live
    assert [one[0] for one in await bench.db.read(lambda c: history.live_events(c, table))] == live
    telling = [id for id, _, tells in every if tells][::-1]
    for count in (1, 2, len(telling)):
        newest = await bench.db.read(lambda c, most=count: history.newest_lines(c, table, most))
        assert [line.id for line in newest] == telling[:count]
