"""What the tables are told after `steiger restore`, once and each by itself."""

import sqlite3
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.letters import LobbyLetter, TurnLetter
from bot.outgoing.composing import compose
from bot.tables import mending
from bot.tables.positions import shown
from bot.words import words
from db import tables
from db.restored import word_left
from tests.bot.table_bench import Bench
from tests.bot.test_mending import BROKEN, House

TEXT = words("en")


class Restored(House):
    """A house with a second table, restored from a backup after which the first was played on."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, hosted=True)
        self.file = folder / "a.db"
        self.other = 0
        self.since = 0

    async def prepare(self) -> None:
        await self.begin()
        async with self.opened() as bench:
            bench.interaction += 1000
            self.other = await bench.table(3, place=21)
            self.since = max([(await bench.loaded(one)).row.changed_at for one in (self.table, self.other)])
        self.backed_up(self.file)
        async with self.opened() as bench:
            bench.interaction += 2000
            await bench.turn(self.table)
            await bench.turn(self.table)

    def restore(self) -> None:
        assert self.brought_back(self.file)


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncGenerator[Restored, None]:
    made = Restored(tmp_path)
    await made.prepare()
    yield made


async def told(bench: Bench, table: int) -> list[TurnLetter]:
    found = [one for one in await bench.letters(table) if isinstance(one, TurnLetter)]
    return [one for one in found if one.news == "news-restored"]


@pytest.mark.slow
async def test_each_running_table_is_told_once_after_a_restore(house: Restored) -> None:
    house.restore()
    async with house.opened() as bench:
        await bench.service.tell_restored(bench.now)
        assert bench.woken
        await bench.service.tell_restored(bench.now)
        for table in (house.table, house.other):
            (letter,) = await told(bench, table)
            loaded = await bench.loaded(table)
            assert letter.asked == loaded.active
            assert shown(letter.position, loaded) == loaded.game.observe(loaded.state, None)
            said = compose(letter, loaded, 1)
            assert f"a backup from <t:{house.since}:f>. Whatever was played after that is lost." in said.text
            assert said.mentions
            assert any(isinstance(one, LobbyLetter) for one in await bench.letters(table))
        assert not bench.faults


async def test_without_a_restore_nobody_is_told(house: Restored) -> None:
    async with house.opened() as bench:
        await bench.service.tell_restored(bench.now)
        assert not await told(bench, house.table)


@pytest.mark.slow
async def test_a_table_that_cannot_be_read_keeps_no_other_from_being_told(house: Restored) -> None:
    house.restore()
    await house.write("UPDATE tables SET state = ? WHERE id = ?", BROKEN, house.table)
    async with house.opened() as bench:
        await bench.service.tell_restored(bench.now)
        assert not await told(bench, house.table)
        assert len(await told(bench, house.other)) == 1
        assert await bench.db.read(word_left) == {}


@pytest.mark.slow
async def test_a_table_that_the_rules_stumble_over_is_reported_and_left(
    house: Restored, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.restore()
    tell = mending.tell_restored

    def stumble(connection: sqlite3.Connection, table: int, *rest: Any) -> None:
        if table == house.table:
            raise IndexError("no such seat")
        tell(connection, table, *rest)

    monkeypatch.setattr(mending, "tell_restored", stumble)
    async with house.opened() as bench:
        await bench.service.tell_restored(bench.now)
        assert [str(fault) for fault in bench.faults] == ["no such seat"]
        assert len(await told(bench, house.other)) == 1
        assert await bench.db.read(word_left) == {}


@pytest.mark.slow
async def test_killed_in_between_the_next_start_tells_the_rest(house: Restored) -> None:
    house.restore()
    async with house.opened() as bench:
        await bench.db.transaction(lambda c: mending.tell_restored(c, house.other, house.since, bench.now))
    async with house.opened() as bench:
        await bench.service.tell_restored(bench.now)
        assert len(await told(bench, house.table)) == 1
        assert len(await told(bench, house.other)) == 1


@pytest.mark.slow
async def test_a_table_given_up_before_it_was_told_is_not_told(house: Restored) -> None:
    house.restore()
    async with house.opened() as bench:
        await bench.db.transaction(lambda c: tables.change_table(c, house.table, status="abandoned"))
        await bench.service.tell_restored(bench.now)
        assert not await told(bench, house.table)
        assert await bench.db.read(word_left) == {}
