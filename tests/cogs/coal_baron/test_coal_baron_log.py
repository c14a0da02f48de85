"""The log in pages: each built from its own events alone, and at its place for good."""

from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.post import TEXT_LIMIT
from bot.words import words
from cogs.coal_baron import PRESENTER
from cogs.views.log import LINES, log_page
from tests.bot.table_bench import Bench, opened_bench

TEXT = words("en")


@pytest_asyncio.fixture
async def bench(tmp_path: Path) -> AsyncGenerator[Bench, None]:
    async with opened_bench(tmp_path) as opened:
        yield opened


async def test_a_full_page_stays_as_it_is_while_the_game_goes_on(bench: Bench) -> None:
    table, rng = await bench.table(3), Random(1)
    for _ in range(12):
        await bench.turn(table, rng)
    loaded, lines = await bench.service.log(101, table)
    first = log_page(loaded, lines, 1, TEXT).text.splitlines()[1:]
    assert len(first) == LINES
    for _ in range(12):
        await bench.turn(table, rng)
    loaded, lines = await bench.service.log(101, table)
    assert log_page(loaded, lines, 1, TEXT).text.splitlines()[1:] == first
    assert log_page(loaded, lines, 99, TEXT) == log_page(loaded, lines, None, TEXT)


async def test_the_pages_together_tell_every_event_once(bench: Bench) -> None:
    table, rng = await bench.table(2), Random(2)
    for _ in range(15):
        await bench.turn(table, rng)
    loaded, lines = await bench.service.log(101, table)
    events = [event for line in lines for event in line.events]
    pages = -(-len(events) // LINES)
    told = [
        line for page in range(1, pages + 1) for line in log_page(loaded, lines, page, TEXT).text.splitlines()[1:]
    ]
    assert len(told) == len(events)
    assert all(PRESENTER.tell(event, loaded.scene, TEXT) in line for event, line in zip(events, told, strict=True))


async def test_a_page_writes_only_its_own_events(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = await bench.table(2), Random(3)
    for _ in range(15):
        await bench.turn(table, rng)
    loaded, lines = await bench.service.log(101, table)
    told: list[str] = []
    because = PRESENTER.because
    monkeypatch.setattr(PRESENTER, "because", lambda event, text: told.append(event.kind) or because(event, text))
    assert len(log_page(loaded, lines, 1, TEXT).text.splitlines()) == LINES + 1
    assert len(told) == LINES
    assert len(log_page(loaded, lines * 50, None, TEXT).text) <= TEXT_LIMIT
    assert len(told) <= 2 * LINES
