"""Reminders in the sandbox, its time moved by hand: they come, are put off, go, and ring for nobody at night."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.timing.sandbox_clock import SandboxClock, following
from db import pings, users
from db.rows import HoursRow
from tests.e2e.house import House, Table, control, opened_house
from tests.sandbox.client import Player
from tests.sandbox.seen import Message

pytestmark = pytest.mark.slow

HOUR, DAY = 3600, 24 * 3600
SUPPRESS_NOTIFICATIONS = 1 << 12
ALL_DAY = HoursRow(zone="UTC", wakes=0, sleeps=0)


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    """A house whose bot takes its time from the sandbox."""
    async with opened_house(tmp_path) as house:
        await house.stop_bot()
        house.clock = SandboxClock()
        async with following(house.clock, house.sandbox.address):
            await house.start_bot()
            await house.english()
            yield house
            await house.stop_bot()


async def hours(house: House, chosen: HoursRow) -> None:
    """All players wake and sleep at these hours."""
    for user in range(200000000000000001, 200000000000000005):
        await house.running.db.transaction(lambda c, user=user: users.choose_hours(c, user, chosen))


async def awake_table(house: House) -> Table:
    """A table whose players never sleep, and want to be reminded there alone."""
    table = await house.table(2)
    await hours(house, ALL_DAY)
    for user in (200000000000000001, 200000000000000002):
        await house.running.db.transaction(lambda c, user=user: pings.choose(c, user, "reminder", "here"))
    await house.rest()
    return table


def reminders(messages: list[Message]) -> list[Message]:
    return [one for one in messages if any(":snooze:" in each.custom_id for each in one.components)]


async def stand(house: House, table: Table, count: int) -> list[Message]:
    """The reminders in the table's place, once there are so many."""
    found: list[Message] = []
    for _ in range(60):
        await house.rest()
        found = reminders(await table.public())
        if len(found) == count:
            return found
        await asyncio.sleep(0.05)
    raise AssertionError(f"{len(found)} reminders instead of {count}")


async def others(house: House, table: Table) -> Player:
    """Somebody at the table who need not decide."""
    at_turn = await house.at_turn(table)
    return next(player for player in table.players if player is not at_turn)


async def test_a_reminder_stands_until_its_seat_acts(house: House) -> None:
    table = await awake_table(house)
    await house.client.change("clock", seconds=DAY - HOUR)
    await stand(house, table, 0)
    await house.client.change("clock", seconds=2 * HOUR)
    (reminder,) = await stand(house, table, 1)
    player = await house.at_turn(table)
    assert "has been waiting for your decision since <t:" in reminder.text
    assert "Everybody there is waiting for you alone." in reminder.text
    assert not reminder.raw["flags"] & SUPPRESS_NOTIFICATIONS
    panel = await player.press(reminder, custom_id=control(reminder, "act"))
    await stand(house, table, 1)  # to look is not to act
    drafted = await panel.press(custom_id=control(panel, "do draft"))
    await stand(house, table, 0)
    await drafted.press(custom_id=control(drafted, "finish"))
    await house.rest()
    assert not house.incidents.errors


async def test_the_next_reminder_takes_the_place_of_the_one_before(house: House) -> None:
    table = await awake_table(house)
    await house.client.change("clock", seconds=DAY + HOUR)
    (first,) = await stand(house, table, 1)
    await house.client.change("clock", seconds=2 * DAY)
    await asyncio.sleep(0.3)
    (second,) = await stand(house, table, 1)
    assert first.id != second.id


async def test_a_snooze_takes_a_reminder_back_for_so_many_hours(house: House) -> None:
    table = await awake_table(house)
    await house.client.change("clock", seconds=DAY + HOUR)
    (reminder,) = await stand(house, table, 1)
    stranger = await others(house, table)
    answer = await stranger.press(reminder, custom_id=control(reminder, "snooze 8"))
    assert "not for you" in answer.text
    (still,) = await stand(house, table, 1)
    assert still.id == reminder.id
    player = await house.at_turn(table)
    answer = await player.press(reminder, custom_id=control(reminder, "snooze 8"))
    assert "I will not remind you again before" in answer.text
    await stand(house, table, 0)
    await house.client.change("clock", seconds=7 * HOUR)
    await stand(house, table, 0)
    await house.client.change("clock", seconds=2 * HOUR)
    await stand(house, table, 1)
    late = await house.press_old(player, reminder, control(reminder, "snooze 24"))
    assert "not for you, or it has been settled" in late.text
    await stand(house, table, 1)


async def test_a_hand_over_at_night_rings_for_nobody_and_is_not_told_again_in_the_morning(house: House) -> None:
    table = await awake_table(house)
    hour = datetime.fromtimestamp(house.clock.now(), UTC).hour
    asleep = HoursRow(zone="UTC", wakes=(hour + 3) % 24 * 60, sleeps=(hour + 4) % 24 * 60)
    await hours(house, asleep)
    before = len(await table.public())
    await house.draft(table)
    message = (await house.told(table, before + 1))[-1]
    assert message.raw["flags"] & SUPPRESS_NOTIFICATIONS
    assert "<@" in message.text
    await house.client.change("clock", seconds=4 * HOUR)
    await asyncio.sleep(0.3)
    assert len(await house.told(table, before + 1)) == before + 1


async def test_a_hand_over_by_day_rings(house: House) -> None:
    table = await awake_table(house)
    before = len(await table.public())
    await house.draft(table)
    message = (await house.told(table, before + 1))[-1]
    assert not message.raw["flags"] & SUPPRESS_NOTIFICATIONS


async def test_who_forgets_to_finish_is_told_so_once(house: House) -> None:
    table = await awake_table(house)
    player = await house.at_turn(table)
    panel = await house.act(table)
    await panel.press(custom_id=control(panel, "do draft"))

    async def words() -> list[Message]:
        await house.rest()
        return [one for one in await table.public() if "could end as it stands" in one.text]

    await house.client.change("clock", seconds=20 * 60)
    for _ in range(60):
        if await words():
            break
        await asyncio.sleep(0.05)
    (word,) = await words()
    panel = await player.press(word, custom_id=control(word, "act"))
    await panel.press(custom_id=control(panel, "finish"))
    assert await words() == []


async def test_a_lost_line_leaves_one_loop_and_one_reminder(house: House) -> None:
    table = await awake_table(house)
    await house.running.wait_until_ready()
    for _ in range(3):
        await house.client.change("socket", how="close", code=4000)
        await asyncio.sleep(0.1)
        await house.client.connected()
    await house.client.change("clock", seconds=DAY + HOUR)
    await stand(house, table, 1)
    names = [task.get_name() for task in asyncio.all_tasks()]
    assert names.count("what is due") == 1
    sent: list[dict[str, Any]] = await house.sent("POST", "/messages")
    assert len([one for one in sent if "snooze" in str(one)]) <= 1


async def put_down(house: House, count: int) -> None:
    """Wait until so many reminders were put into the outbox."""

    def found(connection: sqlite3.Connection) -> int:
        sql = """SELECT count(*) FROM outbox WHERE edits IS NULL AND letter LIKE '{"letter":"reminder"%'"""
        return int(connection.execute(sql).fetchone()[0])

    for _ in range(100):
        if await house.running.db.read(found) == count:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("nothing was put down")


async def test_killed_after_the_commit_a_reminder_is_told_once(house: House) -> None:
    table = await awake_table(house)
    house.silence_outbox()
    await house.client.change("clock", seconds=DAY + HOUR)
    await put_down(house, 1)
    await house.restart()
    await stand(house, table, 1)
    await put_down(house, 1)


async def test_killed_before_it_is_noted_a_reminder_is_not_told_again(house: House) -> None:
    table = await awake_table(house)
    house.forget_arrivals()
    await house.client.change("clock", seconds=DAY + HOUR)
    await put_down(house, 1)
    for _ in range(100):
        if reminders(await table.public()):
            break
        await asyncio.sleep(0.05)
    await house.restart()
    await stand(house, table, 1)
    await house.draft(table)
    await stand(house, table, 0)


async def test_killed_before_it_is_noted_and_acted_on_meanwhile_a_reminder_goes(house: House) -> None:
    table = await awake_table(house)
    house.forget_arrivals()
    await house.client.change("clock", seconds=DAY + HOUR)
    await put_down(house, 1)
    for _ in range(100):
        if reminders(await table.public()):
            break
        await asyncio.sleep(0.05)
    player = await house.at_turn(table)
    order = (await house.state(table.number)).draft[0]
    await player.command("coal draft", order=order)
    await house.restart()
    await stand(house, table, 0)
    assert not house.incidents.errors


@pytest.mark.parametrize("instant", ["before the deletion", "after the deletion"])
async def test_killed_while_a_reminder_goes_it_goes_once_and_for_all(house: House, instant: str) -> None:
    table = await awake_table(house)
    await house.client.change("clock", seconds=DAY + HOUR)
    await stand(house, table, 1)
    if instant == "before the deletion":
        house.silence_outbox()
    else:
        house.forget_arrivals()
    player = await house.at_turn(table)
    order = (await house.state(table.number)).draft[0]
    await player.command("coal draft", order=order)
    await house.restart()
    await stand(house, table, 0)
    assert not house.incidents.errors
