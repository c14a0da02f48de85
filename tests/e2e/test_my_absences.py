"""Being away in the sandbox, its time moved by hand: said by command or from a reminder, told at both ends."""

import asyncio
from collections.abc import AsyncGenerator
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.timing.days import day_of, end_of
from bot.timing.sandbox_clock import SandboxClock, following
from db import pings, users
from db.rows import HoursRow, SeatRow
from tests.e2e.house import House, Table, control, opened_house
from tests.sandbox.client import Player
from tests.sandbox.seen import Message

HOUR, DAY = 3600, 24 * 3600
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


async def awake_table(house: House, players: int = 3) -> Table:
    """A table whose players never sleep, and want to be reminded there alone."""
    table = await house.table(players)
    for user in range(200000000000000001, 200000000000000005):
        await house.running.db.transaction(lambda c, user=user: pings.choose(c, user, "reminder", "here"))
        await house.running.db.transaction(lambda c, user=user: users.choose_hours(c, user, ALL_DAY))
    await house.rest()
    return table


async def told(house: House, table: Table, *texts: str) -> list[Message]:
    """The messages at the table in which these texts stand, in order, once each does."""
    found: list[Message] = []
    for _ in range(80):
        await house.rest()
        found = [one for one in await table.public() if any(text in one.text for text in ("is away", "is back"))]
        if len(found) == len(texts) and all(text in one.text for text, one in zip(texts, found, strict=True)):
            return found
        await asyncio.sleep(0.05)
    raise AssertionError([one.text for one in found])


async def seat_of(house: House, table: Table, player: Player) -> SeatRow:
    user = house.sandbox.site.world.user_named(player.name)
    assert user is not None
    found = (await house.running.service.seen(0, table.number)).loaded.seat_of(int(user["id"]))
    assert found is not None
    return found


async def idle(house: House, table: Table) -> Player:
    at_turn = await house.at_turn(table)
    return next(player for player in table.players if player is not at_turn)


@pytest.mark.slow
async def test_an_absence_by_command_is_told_at_both_ends_and_rings_for_nobody(house: House) -> None:
    table = await awake_table(house)
    ben = await idle(house, table)
    answer = await ben.command("me away", from_="today", to="tomorrow")
    assert answer.private
    assert "What should happen at your tables meanwhile?" in answer.text
    assert "the game waits for you" in answer.text
    assert "It has begun" in answer.text
    (begun,) = await told(house, table, "is away. The game waits for")
    assert "<@" not in begun.text
    await house.client.change("clock", seconds=3 * DAY)
    (_, back) = await told(house, table, "is away", "is back.")
    assert "<@" not in back.text
    assert (await ben.command("me away")).text.startswith("You have not announced any days away")
    assert not house.incidents.errors


@pytest.mark.slow
async def test_whoever_must_decide_is_away_named_and_called_at_the_end(house: House) -> None:
    table = await awake_table(house)
    player = await house.at_turn(table)
    await player.command("me away", from_="today", to="tomorrow", show=True)
    (begun,) = await told(house, table, "is away, back by ")
    assert "<t:" not in begun.text, "a point in time would tell of their zone"
    status = await (await idle(house, table)).command("table status")
    assert "(away, back by " in status.text
    await house.client.change("clock", seconds=3 * DAY)
    (_, back) = await told(house, table, "is away", "is back.")
    assert "<@" in back.text
    assert "do not count" in back.text


@pytest.mark.slow
async def test_a_hand_over_to_somebody_away_has_no_mention(house: House) -> None:
    table = await awake_table(house, 2)
    player = await idle(house, table)
    await player.command("me away", from_="today", to="in 3 days")
    await player.command("me away", from_="today", to="tomorrow")
    await told(house, table, "is away")
    before = len(await table.public())
    await house.draft(table)
    message = (await house.told(table, before + 1))[-1]
    assert "<@" not in message.text
    assert "(away)" in message.text


@pytest.mark.slow
async def test_passed_until_back_by_a_press_of_the_panel(house: House) -> None:
    table = await awake_table(house)
    player = await house.at_turn(table)
    answer = await player.command("me away", from_="today", to="tomorrow")
    menu = next(one for one in answer.components if one.custom_id.startswith(f"m:away:{table.number}:"))
    kept = await player.choose(answer.shown, menu.custom_id, "pass")
    assert "passed there meanwhile" in kept.text
    for _ in range(80):
        await house.rest()
        if await house.at_turn(table) is not player:
            break
        await asyncio.sleep(0.05)
    assert await house.at_turn(table) is not player
    shown = await house.act(table, player)
    assert "You are away" in shown.text
    back = await shown.press(custom_id=control(shown, "away back"))
    assert "Welcome back" in back.text
    await told(house, table, "Meanwhile the table passes", "is back")


@pytest.mark.slow
async def test_a_successor_at_once_is_asked_for_once_more(house: House) -> None:
    table = await awake_table(house)
    player = await house.at_turn(table)
    answer = await player.command("me away", from_="today", to="tomorrow")
    menu = next(one for one in answer.components if one.custom_id.startswith(f"m:away:{table.number}:"))
    sure = await player.choose(answer.shown, menu.custom_id, "seat")
    assert "at once, for good" in sure.text
    await seat_of(house, table, player)
    done = await sure.press(custom_id=control(sure, "away sure"))
    assert "table return" in done.text
    for _ in range(80):
        await house.rest()
        if [one for one in await table.public() if "left table" in one.text]:
            break
        await asyncio.sleep(0.05)
    assert [one for one in await table.public() if "left table" in one.text]


async def reminder_of(house: House, table: Table) -> Message:
    for _ in range(80):
        await house.rest()
        found = [
            one for one in await table.public() if any(":snooze:" in each.custom_id for each in one.components)
        ]
        if found:
            return found[-1]
        await asyncio.sleep(0.05)
    raise AssertionError("no reminder")


@pytest.mark.slow
async def test_from_a_reminder_whom_it_reminds_is_away_and_a_stranger_is_not(house: House) -> None:
    table = await awake_table(house)
    await house.client.change("clock", seconds=DAY + HOUR)
    reminder = await reminder_of(house, table)
    player, stranger = await house.at_turn(table), await idle(house, table)
    refused = await stranger.press(reminder, custom_id=control(reminder, "away now"))
    assert refused.modal is None
    assert "not for you" in refused.text
    form = await player.press(reminder, custom_id=control(reminder, "away now"))
    assert form.modal is not None
    done = await form.submit(**{"0": "today", "1": "tomorrow"})
    assert "Saved." in done.text
    await told(house, table, "is away")
    gone = [one for one in await table.public() if any(":snooze:" in each.custom_id for each in one.components)]
    assert gone == []
    late = await house.press_old(player, reminder, control(reminder, "away now"))
    assert "it has been settled" in late.text
    assert not house.incidents.errors


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"from_": "today"}, "Give both days"),
        ({"from_": "soonish", "to": "tomorrow"}, "“soonish”"),
        ({"from_": "tomorrow", "to": "today"}, "before the first"),
        ({"from_": "2/3", "to": "tomorrow"}, "two different days"),
        ({"from_": "2020-01-01", "to": "tomorrow"}, "is over"),
        ({"from_": "today", "to": "2040-01-01"}, "60 days"),
        ({"from_": "[x](https://evil.example) @everyone", "to": "tomorrow"}, "cannot read"),
    ],
)
async def test_what_cannot_be_is_answered_in_one_sentence(
    house: House, options: dict[str, str], said: str
) -> None:
    answer = await house.player("Ben").command("me away", **options)
    assert said in answer.text
    assert "Nothing has changed" in answer.text
    assert await house.running.db.read(lambda c: c.execute("SELECT count(*) FROM absences").fetchone()[0]) == 0


@pytest.mark.slow
async def test_in_a_direct_message_as_well(house: House) -> None:
    table = await awake_table(house)
    ben = house.player("Ben", "@bot")
    days = await ben.suggest("me away", "to", "", **{"from": "tomorrow"})
    assert "tomorrow" in days[0]["name"]
    answer = await ben.command("me away", from_="tomorrow", to=days[2]["value"])
    assert f"Table {table.number}" in answer.text
    back = await answer.press(custom_id=control(answer, "away drop"))
    assert "Taken back" in back.text
    assert "You have not announced any days away" in back.text


@pytest.mark.slow
@pytest.mark.parametrize("instant", ["before it is told", "before it is noted"])
async def test_killed_at_either_end_each_is_told_once(house: House, instant: str) -> None:
    table = await awake_table(house)
    ben = await idle(house, table)
    await ben.command("me away", from_="tomorrow", to="tomorrow")
    for texts, seconds in ((("is away",), DAY), (("is away", "is back"), DAY)):
        if instant == "before it is told":
            house.silence_outbox()
        else:
            house.forget_arrivals()
        await house.client.change("clock", seconds=seconds)
        await asyncio.sleep(0.5)
        await house.restart()
        await told(house, table, *texts)
    assert not house.incidents.errors


@pytest.mark.slow
async def test_killed_while_both_ends_pass_nothing_is_told(house: House) -> None:
    table = await awake_table(house)
    await (await idle(house, table)).command("me away", from_="tomorrow", to="tomorrow")
    await house.stop_bot()
    await house.client.change("clock", seconds=4 * DAY)
    await house.start_bot()
    await asyncio.sleep(0.3)
    await told(house, table)


@pytest.mark.slow
async def test_five_tables_are_asked_on_two_pages(house: House) -> None:
    ben = house.player("Ben", "@bot")
    for number in range(5):
        await house.client.change("new_channel", name=f"pit-{number}")
        await house.table(2, f"pit-{number}")
    answer = await ben.command("me away", from_="tomorrow", to="tomorrow")
    assert len([one for one in answer.components if one.custom_id.startswith("m:away:")]) == 4
    later = await answer.press(label="Later")
    assert len([one for one in later.components if one.custom_id.startswith("m:away:")]) == 1
    second = await ben.command("me away", from_="in a week", to="tomorrow")
    assert "Nothing has changed" in second.text


@pytest.mark.slow
async def test_a_pause_takes_the_same_days_in_the_tables_zone(house: House) -> None:
    table = await awake_table(house)
    anna = table.players[0]
    offered = await anna.suggest("table pause", "until", "tomor")
    assert offered[0]["name"].startswith("tomorrow, ")
    refused = await anna.command("table pause", until="soon")
    assert "“soon”" in refused.text
    answer = await anna.command("table pause", until="tomorrow")
    assert answer.private
    await house.rest()
    question = next(one for one in reversed(await table.public()) if "asks for a pause until" in one.text)
    tomorrow = day_of("Europe/London", house.clock.now()) + timedelta(1)
    assert f"<t:{end_of('Europe/London', tomorrow)}:f>" in question.text
