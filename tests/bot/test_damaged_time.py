"""Rows about clocks, absences and pings that cannot be what they say: one stops no other, nobody is locked out."""

from datetime import date
from typing import Any

import pytest

from bot.outgoing.composing import compose
from bot.tables.going_away import Days
from bot.words import words
from cogs.views.away import away_post
from cogs.views.pings import pings_post
from tests.bot.clocked_tables import DAY, clocked
from tests.bot.table_bench import Bench
from tests.bot.telling import Told
from tests.bot.test_away_seats import away, seat_of, standing_table


async def live(bench: Bench, table: int, sent: Told | None = None) -> None:
    """Turns are played at it, days pass, and all that is due is done and told."""
    sent = sent or Told(bench)
    sent.discord.loses = 0
    await sent.settle()
    for _ in range(2):
        await bench.turn(table)
        await sent.settle()
    for _ in range(20):
        bench.now += DAY // 2
        await bench.service.agenda.do(bench.now)
        await sent.settle()
    assert sent.faults == []
    assert bench.faults == []
    await bench.turn(table)
    await sent.settle()
    assert sent.faults == []


@pytest.mark.slow
@pytest.mark.parametrize("back", ["soon", "2026-13-44", "99999-01-01", "0000-00-00"])
async def test_a_day_back_that_cannot_be_read_is_not_shown(bench: Bench, back: str) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    await away(bench, user, 5)
    await bench.service.agenda.do(bench.now)
    await bench.damage("UPDATE seats SET back = ? WHERE user = ?", back, user)
    loaded = await bench.loaded(table)
    for row, letter in zip(await bench.rows(table), await bench.letters(table), strict=True):
        assert compose(letter, loaded, row.id).text
    await live(bench, table)


@pytest.mark.parametrize("column", ["first_day", "last_day"])
async def test_days_of_an_absence_that_cannot_be_read_bar_nobody(bench: Bench, column: str) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    await away(bench, user, 5, shown=True)
    await bench.damage(f"UPDATE absences SET {column} = 'soon' WHERE user = ?", user)
    await bench.service.agenda.do(bench.now)
    assert bench.faults == []
    assert (await seat_of(bench, table, user)).away == "wait"
    for language in ("de", "en", "fr"):
        assert away_post(await bench.service.absences(user, bench.now), words(language)).text
    assert await bench.key(
        bench.service.go_away(bench.call(user), Days(date(2027, 1, 16), date(2027, 1, 17), "UTC"))
    )
    await bench.service.end_absence(bench.call(user), None)
    await live(bench, table)


async def test_a_choice_that_nobody_knows_is_to_wait(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    number = await away(bench, user, 5)
    await bench.service.choose_away(bench.call(user), number, table, "pass")
    await bench.damage("UPDATE wishes SET choice = 'dance'")
    await bench.service.agenda.do(bench.now)
    assert (await seat_of(bench, table, user)).away == "wait"
    due = await bench.service.agenda.next(bench.now)
    assert due is None or due > bench.now
    for language in ("de", "en", "fr"):
        assert away_post(await bench.service.absences(user, bench.now), words(language)).text
    await live(bench, table)


async def test_two_absences_at_once_that_want_different_things_spin_nothing(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    first, second = await away(bench, user, 5), await away(bench, user, 3, after=9)
    await bench.service.choose_away(bench.call(user), first, table, "wait")
    await bench.service.choose_away(bench.call(user), second, table, "pass")
    await bench.damage("UPDATE absences SET starts_at = ? WHERE id = ?", bench.now - 1, second)
    for _ in range(4):
        await bench.service.agenda.do(bench.now)
    due = await bench.service.agenda.next(bench.now)
    assert due is None or due > bench.now
    notices = [one for one in await bench.letters(table) if "away" in getattr(one, "key", "")]
    assert len(notices) == 1


CLOCKS = [
    '{"base":100000000000000000,"increment":1,"cap":100000000000000000}',
    '{"base":-5,"increment":0,"cap":1}',
    '{"base":600,"increment":600,"cap":600,"at_zero":"dance"}',
    "[]",
    "nonsense",
    '{"base":1e400,"increment":1,"cap":1}',
]


@pytest.mark.one_quick
@pytest.mark.parametrize("stored", CLOCKS)
async def test_a_table_whose_clock_cannot_be_is_played_on(bench: Bench, stored: str) -> None:
    table = await clocked(bench)
    await bench.damage("UPDATE tables SET clock = ? WHERE id = ?", stored, table)
    await live(bench, table)


WAITS: list[tuple[str, Any]] = [
    ("clock_hours", "nonsense"),
    ("clock_hours", '{"zone":"Nowhere/Else","start":0,"end":0}'),
    ("clock_hours", '{"zone":"UTC","start":-5,"end":99999}'),
    ("clock_used", -(10**17)),
    ("clock_used", 10**17),
    ("clock_since", 10**17),
    ("clock_since", -(10**17)),
    ("still_since", 10**17),
    ("still_since", -5),
    ("stood", -(10**15)),
    ("touched_at", 10**17),
    ("snoozed_until", 10**17),
    ("zero_done", 77),
]


@pytest.mark.one_quick
@pytest.mark.parametrize(("column", "value"), WAITS)
async def test_a_wait_whose_time_cannot_be_is_played_on(bench: Bench, column: str, value: Any) -> None:
    table = await clocked(bench)
    await bench.damage(f"UPDATE waits SET {column} = ?", value)
    await live(bench, table)


SEATS: list[tuple[str, Any]] = [
    ("time_left", 10**17),
    ("time_left", -(10**17)),
    ("incremented", -(10**17)),
    ("incremented", 10**17),
    ("out_of_time", -3),
    ("away", "dance"),
    ("away_used", 10**17),
    ("away_used", -(10**17)),
    ("next_told", 9),
]


@pytest.mark.one_quick
@pytest.mark.parametrize(("column", "value"), SEATS)
async def test_a_seat_whose_time_cannot_be_is_played_on(bench: Bench, column: str, value: Any) -> None:
    table = await clocked(bench)
    await bench.damage(f"UPDATE seats SET {column} = ?", value)
    await live(bench, table)


@pytest.mark.parametrize("kind", ["turn", "reminder", "question", "next"])
async def test_a_way_that_nobody_knows_is_the_usual_and_can_be_chosen_anew(bench: Bench, kind: str) -> None:
    table = await standing_table(bench)
    await bench.damage(f"UPDATE users SET ping_{kind} = 'pigeon'")
    for user in (101, 102, 103):
        chosen = await bench.service.pings(user)
        for language in ("de", "en", "fr"):
            assert pings_post(chosen, words(language)).text
    await live(bench, table)


@pytest.mark.slow
@pytest.mark.parametrize(("column", "value"), [("channel", -1), ("refused_at", 10**17), ("refused_at", -5)])
async def test_a_direct_channel_that_cannot_be_is_none(bench: Bench, column: str, value: int) -> None:
    table = await standing_table(bench)
    for user in (101, 102, 103):
        await bench.service.choose_pings(bench.call(user), "turn", "direct")
        await bench.db.transaction(
            lambda c, u=user: c.execute(f"INSERT INTO directs (user, {column}) VALUES (?, ?)", (u, value))
        )
    await live(bench, table)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["", "dance"])
async def test_a_call_of_a_kind_that_nobody_knows_ends_with_the_next_change(bench: Bench, kind: str) -> None:
    table = await standing_table(bench)
    for user in (101, 102, 103):
        await bench.service.choose_pings(bench.call(user), "turn", "direct")
        await bench.service.choose_pings(bench.call(user), "next", "here")
    sent = Told(bench)
    await sent.settle()
    await bench.turn(table)
    await sent.settle()
    await bench.damage("UPDATE reminders SET kind = ?", kind)
    await live(bench, table, sent)
