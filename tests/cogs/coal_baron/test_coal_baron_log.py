"""The log in pages: each read and built from its own events alone, and at its place for good."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from bot.post import TEXT_LIMIT
from bot.presenter import PRESENTERS, Party
from bot.tables.seeing import LEAST, LINES
from bot.words import Words, words
from cogs.coal_baron import PRESENTER
from cogs.views.log import log_page
from db import history
from games.engine.event import Event, visible_events
from tests.bot.table_bench import Bench

TEXT = words("en")


def noting(told: list[str]) -> Callable[[Event, Party, Words], str]:
    """An event as a sentence as ever, and a note of its kind."""

    def tell(event: Event, party: Party, text: Words) -> str:
        told.append(event.kind)
        return PRESENTER.tell(event, party, text)

    return tell


async def shown(bench: Bench, table: int, page: int | None, user: int = 101) -> list[str]:
    """The lines of a page after its head."""
    return log_page(await bench.service.log(user, table, page), TEXT).text.splitlines()[1:]


async def stored(bench: Bench, table: int) -> list[Event]:
    """Every event of the log, private ones included."""

    def read(connection: sqlite3.Connection) -> list[Any]:
        return connection.execute("SELECT events FROM log WHERE table_id = ? ORDER BY id", (table,)).fetchall()

    lines = await bench.db.read(read)
    return [event for (line,) in lines for event in msgspec.json.decode(line, type=list[Event])]


@pytest.mark.slow
async def test_a_full_page_stays_as_it_is_while_the_game_goes_on(bench: Bench) -> None:
    table, rng = await bench.table(3), Random(1)
    for _ in range(12):
        await bench.turn(table, rng)
    first = await shown(bench, table, 1)
    assert len(first) == LINES
    for _ in range(12):
        await bench.turn(table, rng)
    assert await shown(bench, table, 1) == first
    assert await shown(bench, table, 99) == await shown(bench, table, None)


async def test_the_pages_together_tell_each_viewer_every_event_once(bench: Bench) -> None:
    """Private events stand in the log of their seat alone, and undone ones stay."""
    table, rng = await bench.table(2), Random(2)
    for _ in range(25):
        await bench.turn(table, rng)
    await bench.db.transaction(lambda c: c.execute("UPDATE log SET undone = 1 WHERE id > 20"))
    events = await stored(bench, table)
    assert any(event.only is not None for event in events)
    for seat, viewer in ((None, 999), (0, 101), (1, 102)):
        told = await bench.told(viewer, table)
        assert tuple(event for event, _ in told) == visible_events(events, seat)
        assert {undone for _, undone in told} == {False, True}
        pages = (await bench.service.log(viewer, table)).pages
        lines = [line for page in range(1, pages + 1) for line in await shown(bench, table, page, viewer)]
        lines = [line for line in lines if not line.startswith("⚖")]
        loaded = await bench.loaded(table)
        assert all(
            PRESENTER.tell(event, loaded.party, TEXT) in line for (event, _), line in zip(told, lines, strict=True)
        )


async def test_the_last_page_is_never_a_mere_rest(bench: Bench) -> None:
    """Fewer than four lines stand on the page before instead; whatever the length, nothing is left out."""
    table = await bench.table(2)
    line = msgspec.json.encode([Event("shift_started", "course", 0, {"shift": 1})]).decode()
    await bench.db.transaction(lambda c: c.execute("DELETE FROM log"))
    await bench.db.transaction(lambda c: c.execute("DELETE FROM acts"))
    for count in range(1, 3 * LINES):
        await bench.db.transaction(lambda c: history.add_line(c, table, 0, actions="[]", events=line))
        lengths = [len((await bench.service.log(101, table, 1)).entries)]
        pages = (await bench.service.log(101, table)).pages
        lengths += [len((await bench.service.log(101, table, page)).entries) for page in range(2, pages + 1)]
        assert sum(lengths) == count
        assert all(length == LINES for length in lengths[:-1])
        assert pages == 1 or LEAST <= lengths[-1] < LEAST + LINES


async def test_only_the_page_asked_for_is_read_and_written(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = await bench.table(2), Random(3)
    for _ in range(15):
        await bench.turn(table, rng)
    told: list[str] = []
    monkeypatch.setitem(PRESENTERS, PRESENTER.game.id, replace(PRESENTER, tell=noting(told)))
    page = await bench.service.log(101, table, 2)
    assert len(page.entries) == LINES
    assert len(log_page(page, TEXT).text.splitlines()) == LINES + 1
    assert len(told) == LINES
    long = msgspec.structs.replace(page, entries=page.entries + page.entries[: LEAST - 1])
    assert len(log_page(long, TEXT).text) <= TEXT_LIMIT


async def test_a_log_without_events_says_so(bench: Bench) -> None:
    table = await bench.lobby(2)
    await bench.db.transaction(lambda c: c.execute("DELETE FROM acts"))
    assert str(table) in log_page(await bench.service.log(101, table, 3), TEXT).text
