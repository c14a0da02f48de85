"""Taking back as a player meets it: the buttons of the panel, the preview of an undo, and what it asks."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest_asyncio

from bot.controls import read_id
from bot.post import BUTTONS_A_ROW, Button, Post
from bot.words import words
from cogs.views.panel import panel
from db import tables
from tests.bot.table_bench import Bench, opened_bench


@pytest_asyncio.fixture
async def bench(tmp_path: Path) -> AsyncGenerator[Bench, None]:
    async with opened_bench(tmp_path) as opened:
        yield opened


def operations(post: Post) -> list[str]:
    """What the buttons of a post do."""
    found = [read_id(one.id) for row in post.rows for one in row if isinstance(one, Button)]
    return [press.op for press in found if press is not None]


async def mined(bench: Bench, table: int, presses: int) -> int:
    """The draft played, and so many presses of a mining turn; the user at turn."""
    while (await bench.loaded(table)).state.phase == "draft":
        await bench.turn(table)
    user = await bench.user(table)
    space = next(one for one in await bench.choices(table) if one.startswith("place mining"))
    for line in (space, "cage 1", "cage 0")[:presses]:
        await bench.service.move(bench.call(user), table, None, line)
    return user


async def test_begin_anew_stands_beside_take_back_once_it_takes_back_more(bench: Bench) -> None:
    table = await bench.table(2)
    user = await mined(bench, table, 1)
    once = operations(panel(await bench.service.seen(user, table), words("en")))
    assert ("back" in once, "anew" in once) == (True, False)
    await bench.service.move(bench.call(user), table, None, "cage 1")
    twice = operations(panel(await bench.service.seen(user, table), words("en")))
    assert twice.index("anew") == twice.index("back") + 1


async def test_all_that_can_be_taken_back_or_taken_up_fits_one_row(bench: Bench) -> None:
    """What only leads elsewhere gives way."""
    table = await bench.table(2)
    user = await mined(bench, table, 3)
    seat = (await bench.loaded(table)).active[0]
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat, conceded=1))
    shown = panel(await bench.service.seen(user, table), words("en"), "steps")
    assert len(shown.rows[-1]) == BUTTONS_A_ROW
    assert operations(Post("", shown.rows[-1:])) == ["return", "finish", "back", "anew", "show"]
