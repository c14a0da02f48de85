"""Reminders at a table: when they come, for whom, and what becomes of them."""

from typing import Any

from bot.letters import ReminderLetter
from bot.tables.reminding import HOUR
from db import reminders, users, waits
from db.rows import HoursRow, WaitRow
from tests.bot.table_bench import Bench

DAY = 24 * HOUR
ALL_DAY = HoursRow(zone="UTC", wakes=0, sleeps=0)


async def awake_table(bench: Bench, players: int = 2) -> int:
    """A table whose first message stands and whose players never sleep."""
    table = await bench.table(players)
    for user in range(101, 101 + players):
        await bench.db.transaction(lambda c, user=user: users.choose_hours(c, user, ALL_DAY))
    await told(bench, table)
    return table


async def told(bench: Bench, table: int) -> None:
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))


async def pass_time(bench: Bench, seconds: int) -> None:
    """Let time pass minute by quarter of an hour, as the loop looks at it."""
    until = bench.now + seconds
    while bench.now < until:
        bench.now = min(until, bench.now + HOUR // 4)
        await bench.service.remind(bench.now)


async def wait_of(bench: Bench, table: int) -> WaitRow:
    return (await bench.db.read(lambda c: waits.waits(c, table)))[0]


async def reminded(bench: Bench, table: int) -> list[ReminderLetter]:
    """All reminders that were put into the outbox, edits left out."""
    rows = [row for row in await bench.rows(table) if row.edits is None]
    letters = await bench.letters(table)
    by_id = dict(zip([row.id for row in await bench.rows(table)], letters, strict=True))
    return [by_id[row.id] for row in rows if isinstance(by_id[row.id], ReminderLetter)]


async def standing(bench: Bench, table: int) -> list[Any]:
    """The reminders that were not taken back."""
    return [letter for letter in await reminded(bench, table) if not letter.over]


async def test_who_is_waited_for_for_a_day_is_reminded_once(bench: Bench) -> None:
    table = await awake_table(bench)
    await pass_time(bench, DAY - HOUR)
    assert await reminded(bench, table) == []
    await pass_time(bench, 2 * HOUR)
    (letter,) = await reminded(bench, table)
    assert letter.user == await bench.user(table)
    (wait,) = letter.waits
    assert (wait.alone, wait.limit, wait.finish) == (True, 0, False)
    await pass_time(bench, DAY)
    assert len(await reminded(bench, table)) == 1


async def test_a_reminder_goes_once_its_seat_has_acted(bench: Bench) -> None:
    table = await awake_table(bench)
    await pass_time(bench, DAY + HOUR)
    assert len(await standing(bench, table)) == 1
    await bench.turn(table)
    assert await standing(bench, table) == []
    assert await bench.db.read(lambda c: reminders.reminders_at(c, table)) == []
