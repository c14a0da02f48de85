"""What somebody may say of days on which they are away, and what a stranger cannot do with it."""

from datetime import date, timedelta
from typing import Any

import pytest

from bot.tables.going_away import AHEAD, LONGEST, MOST, Days, own_zone
from bot.tables.snoozing import reminds
from bot.timing.days import begin_of, day_of
from db import users
from db.rows import HoursRow
from tests.bot.table_bench import Bench

DAY = 24 * 3600


def days(bench: Bench, first: int, last: int, zone: str = "Europe/Berlin") -> Days:
    """From so many days from now to so many."""
    today = day_of(zone, bench.now)
    return Days(today + timedelta(first), today + timedelta(last), zone)


@pytest.mark.parametrize(
    ("first", "last", "key"),
    [
        (-1, 3, "away-past"),
        (3, 2, "away-backwards"),
        (0, LONGEST, "away-too-long"),
        (AHEAD + 1, AHEAD + 2, "away-too-far"),
        (4, 6, "away-overlaps"),
        (0, 5, "away-overlaps"),
        (6, 8, "away-overlaps"),
    ],
)
async def test_what_cannot_be_is_refused(bench: Bench, first: int, last: int, key: str) -> None:
    await bench.service.go_away(bench.call(101), days(bench, 5, 6))
    assert await bench.key(bench.service.go_away(bench.call(101), days(bench, first, last))) == key
    assert len(await bench.service.absences(101, bench.now)) == 1


async def test_the_longest_and_neighbours_are_taken(bench: Bench) -> None:
    await bench.service.go_away(bench.call(101), days(bench, 0, LONGEST - 1))
    await bench.service.go_away(bench.call(101), days(bench, LONGEST, LONGEST))
    await bench.service.go_away(bench.call(102), days(bench, 0, 0))
    assert len(await bench.service.absences(101, bench.now)) == 2


async def test_there_is_an_end_to_them(bench: Bench) -> None:
    for number in range(MOST):
        await bench.service.go_away(bench.call(101), days(bench, number, number))
    refused = await bench.key(bench.service.go_away(bench.call(101), days(bench, 9, 9)))
    assert refused == "away-too-many"


async def test_days_are_those_of_the_zone_and_today_counts_from_now(bench: Bench) -> None:
    said = days(bench, 0, 1, "Pacific/Auckland")
    await bench.service.go_away(bench.call(101), said)
    row = (await bench.service.absences(101, bench.now))[0].row
    assert row.starts_at == bench.now
    assert row.ends_at == begin_of("Pacific/Auckland", said.last + timedelta(1))
    await bench.service.go_away(bench.call(102), days(bench, 1, 1, "America/Los_Angeles"))
    row = (await bench.service.absences(102, bench.now))[0].row
    assert row.starts_at == begin_of("America/Los_Angeles", date.fromisoformat(row.first_day))


async def test_the_zone_is_ones_own_else_the_newest_tables_else_the_languages(bench: Bench) -> None:
    async def zone() -> str:
        return await bench.db.read(lambda c: own_zone(c, 102, "fr"))

    assert await zone() == "Europe/Paris"
    table = await bench.table(2)
    assert await zone() == "Europe/London"
    await bench.db.transaction(lambda c: c.execute("UPDATE tables SET zone = 'Asia/Tokyo' WHERE id = ?", (table,)))
    assert await zone() == "Asia/Tokyo"
    await bench.db.transaction(lambda c: users.choose_hours(c, 102, HoursRow(zone="Europe/Vienna")))
    assert await zone() == "Europe/Vienna"
    await bench.db.transaction(lambda c: users.choose_hours(c, 102, HoursRow(zone="Nowhere/Else")))
    assert await zone() == "Asia/Tokyo"


async def test_an_interaction_delivered_twice_is_kept_once(bench: Bench) -> None:
    call = bench.call(101)
    for _ in range(2):
        assert await bench.service.go_away(call, days(bench, 1, 2)) == "away-kept"
    assert len(await bench.service.absences(101, bench.now)) == 1


@pytest.mark.parametrize("late", [False, True])
async def test_nobody_touches_the_absence_of_another_or_one_that_is_over(bench: Bench, late: bool) -> None:
    table = await bench.table(2)
    await bench.service.go_away(bench.call(101), days(bench, 0, 2))
    number = (await bench.service.absences(101, bench.now))[0].row.id
    if late:
        bench.now += 9 * DAY
    call, service = bench.call(101 if late else 102), bench.service
    tried: list[Any] = [
        service.end_absence(call, number),
        service.end_absence(bench.call(102), None),
        service.show_away(bench.call(call.user), number, True),
        service.choose_away(bench.call(call.user), number, table, "pass"),
    ]
    for one in tried:
        assert await bench.key(one) == "away-unknown"


async def test_a_choice_is_for_ones_own_running_table(bench: Bench) -> None:
    table, lobby = await bench.table(2), await bench.lobby(2, 11)
    await bench.service.go_away(bench.call(300), days(bench, 0, 2))
    number = (await bench.service.absences(300, bench.now))[0].row.id
    choose = bench.service.choose_away
    assert await bench.key(choose(bench.call(300), number, table, "pass")) == "not-seated"
    assert await bench.key(choose(bench.call(300, guild=2), number, table, "pass")) == "table-unknown"
    await bench.service.go_away(bench.call(101), days(bench, 0, 2))
    mine = (await bench.service.absences(101, bench.now))[0].row.id
    assert await bench.key(choose(bench.call(101), mine, lobby, "pass")) == "table-is-lobby"
    assert await bench.key(choose(bench.call(101), mine, table, "dance")) == "option-unknown"
    assert await choose(bench.call(101, guild=0), mine, table, "pass") == "away-chosen-pass", "in a direct message"


async def test_a_reminder_lets_only_whom_it_reminds_be_away(bench: Bench) -> None:
    assert not await bench.db.read(lambda c: reminds(c, 101, 1))


async def test_own_data_has_absences_and_deletes_them(bench: Bench) -> None:
    table = await bench.table(2)
    await bench.service.go_away(bench.call(101), days(bench, 0, 2))
    number = (await bench.service.absences(101, bench.now))[0].row.id
    await bench.service.choose_away(bench.call(101), number, table, "pass")
    (row,) = (await bench.service.own_data(101)).kinds["absences"]
    assert (row["choice"], row["table_id"], row["user"]) == ("pass", table, 101)
    assert (await bench.service.own_data(102)).kinds["absences"] == []
    await bench.service.forget(bench.call(101))
    assert (await bench.service.own_data(101)).kinds["absences"] == []
    assert await bench.service.absences(101, bench.now) == ()
