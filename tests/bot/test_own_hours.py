"""Choosing waking hours: a player's own, a table's; and the one question whether they fit."""

import sqlite3
from collections.abc import Awaitable, Callable

import pytest

from bot.errors import Refused
from bot.tables.hours import Wanted, hours_of, hours_of_table, own_hours
from bot.timing.waking import Hours
from db import tables, users
from db.numbered import apply_files, create_meta, schema_files
from db.rows import HoursRow
from tests.bot.table_bench import CHANNEL, GUILD, Bench

LONDON = Hours(zone="Europe/London", start=480, end=1320)


async def own(bench: Bench, user: int = 101) -> HoursRow | None:
    return await bench.db.read(lambda c: users.hours(c, user))


async def test_what_is_left_out_stays_as_it_was(bench: Bench) -> None:
    choose = bench.service.choose_hours
    assert await choose(bench.call(101), Wanted(zone="Asia/Tokyo")) == "my-hours-set"
    assert await own(bench) == HoursRow(zone="Asia/Tokyo")
    await choose(bench.call(101), Wanted(wakes=300))
    assert await own(bench) == HoursRow(zone="Asia/Tokyo", wakes=300, sleeps=1320), "one end needs the other"
    await choose(bench.call(101), Wanted(sleeps=300))
    assert await own(bench) == HoursRow(zone="Asia/Tokyo", wakes=300, sleeps=300)


@pytest.mark.parametrize("wanted", [Wanted(zone="Atlantis"), Wanted(wakes=1440), Wanted(sleeps=-1)])
async def test_what_cannot_be_is_refused_and_changes_nothing(bench: Bench, wanted: Wanted) -> None:
    with pytest.raises(Refused):
        await bench.service.choose_hours(bench.call(101), wanted)
    assert await own(bench) is None


async def test_hours_that_cannot_be_are_mended_by_a_choice(bench: Bench) -> None:
    """A hand in the database, or a version to come, may have left them."""
    await bench.db.transaction(lambda c: users.choose_hours(c, 101, HoursRow(wakes=-5, sleeps=None)))
    await bench.service.choose_hours(bench.call(101), Wanted(wakes=300))
    assert await own(bench) == HoursRow(wakes=300, sleeps=1320)


async def test_a_choice_can_be_taken_back_to_that_of_the_table(bench: Bench) -> None:
    table = await bench.table(2)
    await bench.service.choose_hours(bench.call(101), Wanted(zone="Asia/Tokyo", wakes=0, sleeps=0))
    row = (await bench.loaded(table)).row
    assert await bench.db.read(lambda c: hours_of(c, row, 101)) == Hours(zone="Asia/Tokyo", start=0, end=0)
    assert await bench.service.forget_hours(bench.call(101)) == "my-hours-forgotten"
    assert await bench.db.read(lambda c: hours_of(c, row, 101)) == LONDON


async def test_what_counts_now_is_told_by_tables_where_something_is_open(bench: Bench) -> None:
    first = await bench.table(2)
    second = await bench.lobby(2, channel=30)
    await bench.service.set_hours(bench.call(101), second, Wanted(zone="Europe/Paris"))
    found = await bench.service.hours(101)
    assert found.everywhere is None
    assert dict(found.at_tables) == {
        LONDON: (first,),
        Hours(zone="Europe/Paris", start=480, end=1320): (second,),
    }
    await bench.service.choose_hours(bench.call(101), Wanted(zone="Asia/Tokyo"))
    assert [hours.zone for hours, _ in (await bench.service.hours(101)).at_tables] == ["Asia/Tokyo"]
    await bench.service.choose_hours(bench.call(101), Wanted(wakes=0))
    assert (await bench.service.hours(101)).everywhere == Hours(zone="Asia/Tokyo", start=0, end=1320)
    assert await bench.db.read(lambda c: own_hours(c, 999)) == await bench.service.hours(998)


async def test_everybody_is_asked_once_and_who_chose_already_never(bench: Bench) -> None:
    assert await bench.service.ask_hours(101)
    assert not await bench.service.ask_hours(101)
    await bench.service.choose_hours(bench.call(102), Wanted(zone="Asia/Tokyo"))
    assert not await bench.service.ask_hours(102)
    await bench.db.transaction(lambda c: users.choose_hours(c, 103, HoursRow(wakes=1, sleeps=2)))
    assert not await bench.service.ask_hours(103)


async def test_the_opener_chooses_the_hours_of_a_gathering_table(bench: Bench) -> None:
    table = await bench.lobby(2)
    with pytest.raises(Refused) as refused:
        await bench.service.set_hours(bench.call(102), table, Wanted(zone="Asia/Tokyo"))
    assert refused.value.key == "openers-for-a-day"
    await bench.service.set_hours(bench.call(101), table, Wanted(zone="Asia/Tokyo"))
    await bench.service.set_hours(bench.call(101), table, Wanted(zone="Asia/Tokyo"))
    assert (await bench.kinds(table)).count("nights") == 1, "what is as it was is not told"
    await bench.service.set_hours(bench.call(101), table, Wanted(sleeps=0))
    row = (await bench.loaded(table)).row
    assert hours_of_table(row) == Hours(zone="Asia/Tokyo", start=480, end=0)


async def test_a_game_that_has_begun_keeps_its_hours(bench: Bench) -> None:
    table = await bench.table(2)
    with pytest.raises(Refused) as refused:
        await bench.service.set_hours(bench.call(101), table, Wanted(zone="Asia/Tokyo"))
    assert refused.value.key == "lobby-is-running"


async def test_the_same_players_once_more_keep_the_hours(bench: Bench) -> None:
    table = await bench.lobby(2)
    await bench.service.set_hours(bench.call(101), table, Wanted(zone="Asia/Tokyo", wakes=0, sleeps=60))
    await bench.service.start(bench.call(101), table, 20)
    await bench.db.transaction(lambda c: tables.change_table(c, table, status="over"))
    again = await bench.service.rematch(bench.call(101), table, CHANNEL, threads=True)
    assert hours_of_table((await bench.loaded(again)).row) == Hours(zone="Asia/Tokyo", start=0, end=60)
    assert (await bench.loaded(again)).row.guild == GUILD


@pytest.mark.parametrize("of", ["choose", "forget"])
async def test_the_same_press_twice_is_one(bench: Bench, of: str) -> None:
    deeds: dict[str, Callable[[], Awaitable[str]]] = {
        "choose": lambda: bench.service.choose_hours(bench.call(101, 7), Wanted(zone="Asia/Tokyo")),
        "forget": lambda: bench.service.forget_hours(bench.call(101, 7)),
    }
    first = await deeds[of]()
    await bench.db.transaction(lambda c: users.choose_hours(c, 101, HoursRow(zone="Europe/Paris")))
    assert await deeds[of]() == first
    assert await own(bench) == HoursRow(zone="Europe/Paris")


def test_nobody_of_the_version_before_was_asked() -> None:
    with sqlite3.connect(":memory:", isolation_level=None) as connection:
        create_meta(connection, "test")
        apply_files(connection, schema_files()[:8])
        connection.execute("INSERT INTO users (user, language) VALUES (7, 'de')")
        apply_files(connection, schema_files()[8:])
        assert not users.hours_asked(connection, 7)
