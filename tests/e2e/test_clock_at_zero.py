"""The clock of a table in the sandbox, its time moved by hand: what players see, give, and find done at zero."""

import asyncio
import re
from collections.abc import AsyncGenerator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.timing.sandbox_clock import SandboxClock, following
from db import users
from db.rows import HoursRow
from tests.e2e.house import House, Table, control, opened_house
from tests.sandbox.client import Player
from tests.sandbox.seen import Message

pytestmark = pytest.mark.slow

HOUR, DAY = 3600, 24 * 3600
ZERO = 42 * HOUR
ALL_DAY = HoursRow(zone="UTC", wakes=0, sleeps=0)


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    """A house whose bot takes its time from the sandbox, and whose players never sleep."""
    async with opened_house(tmp_path) as house:
        await house.stop_bot()
        house.clock = SandboxClock()
        async with following(house.clock, house.sandbox.address):
            await house.start_bot()
            await house.english()
            for user in range(200000000000000001, 200000000000000005):
                await house.running.db.transaction(lambda c, user=user: users.choose_hours(c, user, ALL_DAY))
            yield house
            assert not house.incidents.errors
            await house.stop_bot()


async def timed(house: House, at_zero: str) -> Table:
    """A table of two whose opener chose a clock under *Options*."""
    card, players = await house.lobby(2)
    opener = players[0]
    options = await opener.press(card, custom_id=control(card, "rules"))
    options = await opener.choose(options, control(options, "pace"), f"clock-{at_zero}")
    assert "Clock: 42 h (3 waking days) to begin with" in options.text
    await opener.command("table start")
    await house.rest()
    thread = (await house.client.threads())[-1]["id"]
    return Table(int(card.components[0].custom_id.split(":")[2]), thread, tuple(one.at(thread) for one in players))


async def stands(house: House, table: Table, found: Callable[[list[Message]], bool], what: str) -> list[Message]:
    """The messages of the table's place, once they are as they are to be."""
    messages: list[Message] = []
    for _ in range(120):
        await house.rest()
        messages = await table.public()
        if found(messages):
            return messages
        await asyncio.sleep(0.1)
    raise AssertionError(f"not {what}: {[message.text for message in messages]}")


async def said(house: House, table: Table, sentence: str, count: int = 1) -> Message:
    """The newest message that says something, once so many do."""
    messages = await stands(
        house,
        table,
        lambda all_: sum(sentence in one.text for one in all_) == count,
        f"{count} times {sentence!r}",
    )
    return [one for one in messages if sentence in one.text][-1]


async def moved(house: House, seconds: int) -> None:
    await house.client.change("clock", seconds=seconds)


async def other(house: House, table: Table) -> Player:
    """Somebody at the table who need not decide."""
    at_turn = await house.at_turn(table)
    return next(player for player in table.players if player is not at_turn)


def until(text: str) -> int:
    """Until when there is time, as it is said."""
    found = re.search(r"[Tt]ime until <t:(\d+):f>", text)
    assert found is not None, text
    return int(found[1])


async def test_the_time_left_stands_where_a_player_looks_for_it(house: House) -> None:
    table = await timed(house, "tell")
    player = await house.at_turn(table)
    zero = until((await table.turn_message()).text)
    assert abs(zero - house.clock.now() - ZERO) < 60
    assert abs(until((await house.act(table)).text) - zero) < 60
    assert abs(until((await player.command("me tables")).text) - zero) < 60
    assert abs(until((await player.command("table status")).text) - zero) < 60
    shown = await (await other(house, table)).command("table pace")
    assert abs(until(shown.text) - zero) < 60
    assert "42 h (3 waking days) left" in shown.text


async def test_at_zero_the_table_is_told_and_another_seat_gives_more_time(house: House) -> None:
    table = await timed(house, "tell")
    player, friend = await house.at_turn(table), await other(house, table)
    await moved(house, ZERO - 12 * HOUR)
    warning = await said(house, table, "Your time is up <t:")
    refused = await player.press(warning, custom_id=control(warning, "time"))
    assert "the others can" in refused.text
    await moved(house, 12 * HOUR + 60)
    notice = await said(house, table, "is out of time. The game waits")
    assert "<@" in notice.text
    await moved(house, DAY)
    await said(house, table, "is out of time. The game waits")
    given = await friend.press(notice, custom_id=control(notice, "time"))
    assert given.text == "More time is given."
    await said(house, table, "more time, until <t:")
    assert abs(until((await house.act(table)).text) - house.clock.now() - 14 * HOUR) < 60
    await moved(house, 14 * HOUR + 60)
    await said(house, table, "is out of time. The game waits", 2)


async def test_at_zero_the_decision_is_passed_and_taken_back_by_its_owner(house: House) -> None:
    table = await timed(house, "pass")
    player = await house.at_turn(table)
    await moved(house, ZERO + 60)
    message = await said(house, table, "passed by the clock")
    assert (await house.at_turn(table)) is not player
    log = await player.command("table log")
    assert "⏱️ clock:" in log.text
    back = await player.press(message, custom_id=control(message, "back"))
    assert back.done
    await house.rest()
    assert await house.at_turn(table) is player
    assert abs(until((await house.act(table)).text) - house.clock.now() - 14 * HOUR) < 60
    await house.draft(table)
    assert (await house.at_turn(table)) is not player


async def test_at_zero_the_other_is_asked_how_to_go_on(house: House) -> None:
    table = await timed(house, "ask")
    player, friend = await house.at_turn(table), await other(house, table)
    await moved(house, ZERO + 60)
    question = await said(house, table, "is out of time, and the game waits. How do you want to go on?")
    chosen = await friend.press(question, label="More time")
    assert chosen.done
    assert await house.at_turn(table) is player
    assert abs(until((await house.act(table)).text) - house.clock.now() - 14 * HOUR) < 60


async def test_an_open_turn_is_finished_as_it_stands_whatever_was_chosen(house: House) -> None:
    table = await timed(house, "ask")
    player = await house.at_turn(table)
    panel = await house.act(table)
    await panel.press(custom_id=control(panel, "do draft"))
    await moved(house, ZERO + 60)
    await said(house, table, "the clock finished the turn as it stood")
    assert (await house.at_turn(table)) is not player


async def test_pace_and_clock_are_changed_by_vote_and_everybody_sees_it(house: House) -> None:
    table = await timed(house, "tell")
    anna, ben = table.players
    asked = await anna.command("table pace", pace="several", clock="pass")
    assert asked.done
    question = await said(house, table, "asks for another pace: several turns a day")
    await ben.press(question, label="Agree")
    await said(house, table, "From now on the pace is: several turns a day")
    shown = await anna.command("table pace")
    assert "14 h (1 waking day) to begin with, 4 h more" in shown.text
    assert "the least harmful legal move is made" in shown.text


async def test_a_bot_that_was_away_over_zero_takes_no_time_for_it(house: House) -> None:
    table = await timed(house, "pass")
    player = await house.at_turn(table)
    await moved(house, ZERO - HOUR)
    await asyncio.sleep(0.5)
    await house.stop_bot()
    await moved(house, 5 * DAY)
    await house.start_bot()
    await asyncio.sleep(1)
    await house.rest()
    assert await house.at_turn(table) is player
    await moved(house, 2 * HOUR)
    await said(house, table, "passed by the clock")
