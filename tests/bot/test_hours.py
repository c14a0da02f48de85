"""Whose waking hours count: a player's own, else the table's, else what is usual."""

import pytest

from bot.tables.hours import hours_of, hours_of_table
from bot.timing.waking import Hours
from db import tables, users
from db.rows import HoursRow
from tests.bot.table_bench import Bench

BERLIN = Hours(zone="Europe/Berlin", start=480, end=1320)


async def test_who_chose_nothing_wakes_as_the_table_does(bench: Bench) -> None:
    table = await bench.table(2)
    await bench.db.transaction(lambda c: tables.change_table(c, table, language="de"))
    loaded = await bench.loaded(table)
    assert hours_of_table(loaded.row) == BERLIN
    assert await bench.db.read(lambda c: hours_of(c, loaded.row, 101)) == BERLIN


async def test_the_hours_of_a_table_are_those_chosen_for_it(bench: Bench) -> None:
    table = await bench.table(2)
    await bench.db.transaction(lambda c: tables.change_table(c, table, zone="Asia/Tokyo", wakes=0, sleeps=0))
    loaded = await bench.loaded(table)
    all_day = Hours(zone="Asia/Tokyo", start=0, end=0)
    assert await bench.db.read(lambda c: hours_of(c, loaded.row, 101)) == all_day


@pytest.mark.parametrize(
    ("chosen", "counted"),
    [
        (HoursRow(zone="Asia/Tokyo"), Hours(zone="Asia/Tokyo", start=480, end=1320)),
        (HoursRow(wakes=1320, sleeps=300), Hours(zone="Europe/London", start=1320, end=300)),
        (HoursRow(zone="Atlantis", wakes=300, sleeps=600), Hours(zone="Europe/London", start=300, end=600)),
        (HoursRow(wakes=300), Hours(zone="Europe/London", start=480, end=1320)),
        (HoursRow(wakes=-1, sleeps=1440), Hours(zone="Europe/London", start=480, end=1320)),
    ],
)
async def test_what_a_player_chose_counts_as_far_as_it_can(bench: Bench, chosen: HoursRow, counted: Hours) -> None:
    table = await bench.table(2)
    await bench.db.transaction(lambda c: users.choose_hours(c, 101, chosen))
    loaded = await bench.loaded(table)
    assert await bench.db.read(lambda c: hours_of(c, loaded.row, 101)) == counted
    assert await bench.db.read(lambda c: users.hours(c, 101)) == chosen
