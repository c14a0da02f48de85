"""Direct messages in the sandbox, its time moved by hand: reminders, calls and questions, and what is refused."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.timing.sandbox_clock import SandboxClock, following
from db import direct, users
from db.rows import HoursRow
from tests.e2e.house import House, Table, control, opened_house
from tests.sandbox.client import Answer, Player
from tests.sandbox.seen import Message

pytestmark = pytest.mark.slow

HOUR, DAY = 3600, 24 * 3600
SILENT = 1 << 12
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
            await house.stop_bot()


def number_of(house: House, player: Player) -> int:
    user = house.sandbox.site.world.user_named(player.name)
    assert user is not None
    return int(user["id"])


async def alone(house: House, player: Player) -> list[Message]:
    """What the bot said to a player alone and left standing; private answers there left out."""
    return [one for one in await player.alone().messages() if one.author == "Steiger" and not one.private]


async def come(house: House, said: Callable[[], object], what: str = "") -> None:
    """Wait until something holds."""
    for _ in range(80):
        await house.rest()
        found = said()
        if asyncio.iscoroutine(found):
            found = await found
        if found:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(what or "it does not come")


async def stands(house: House, player: Player, start: str) -> Message:
    """The one direct message to a player, once it begins so."""
    found: list[Message] = []

    async def there() -> bool:
        found[:] = await alone(house, player)
        return len(found) == 1 and found[0].text.startswith(start)

    await come(house, there, f"{start}: {[one.text for one in found]}")
    return found[0]


async def here(table: Table, start: str) -> list[Message]:
    """The messages at the table that begin so."""
    return [one for one in await table.public() if one.text.startswith(start)]


async def chosen(player: Player, kind: str, way: str) -> Answer:
    """A choice in the panel of /me pings."""
    shown = await player.command("me pings")
    menu = next(one.custom_id for one in shown.components if one.custom_id.endswith(f":{kind}"))
    return await player.choose(shown, menu, way)


async def test_the_first_reminder_is_direct_and_the_second_at_the_table(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    await house.client.change("clock", seconds=DAY + HOUR)
    first = await stands(house, player, "⏰ Table 1, Coal Baron, has been waiting")
    assert not await here(table, "⏰")
    assert not first.raw["flags"] & SILENT
    panel = await player.alone().press(first, custom_id=control(first, "act"))
    assert panel.private
    await house.client.change("clock", seconds=2 * DAY)
    await come(house, lambda: here(table, "⏰"))
    (second,) = await here(table, "⏰")
    assert second.raw["pings"] == [str(number_of(house, player))]
    assert await alone(house, player) == []
    await house.draft(table)
    assert not await here(table, "⏰")
    assert not house.incidents.errors


async def test_a_reminder_is_put_off_from_the_direct_message(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    await house.client.change("clock", seconds=DAY + HOUR)
    first = await stands(house, player, "⏰")
    answer = await player.alone().press(first, custom_id=control(first, "snooze 8"))
    assert "I will not remind you again before" in answer.text
    await house.rest()
    assert await alone(house, player) == []
    await house.client.change("clock", seconds=9 * HOUR)
    await stands(house, player, "⏰")


async def test_a_turn_by_direct_message_is_played_from_there_and_becomes_done(house: House) -> None:
    table = await house.table(2)
    first = await house.at_turn(table)
    other = next(one for one in table.players if one is not first)
    answer = await chosen(other, "turn", "direct")
    assert answer.private
    assert "Your turn: **by direct message**" in answer.text
    await house.draft(table)
    message = (await table.turn_messages())[-1]
    assert message.raw["pings"] == []
    assert other.name in message.text
    call = await stands(house, other, "🔔 Table 1: take an order card: ")
    assert message.id in call.text
    panel = await other.alone().press(call, custom_id=control(call, "act"))
    drafted = await panel.press(custom_id=control(panel, "do draft"))
    await drafted.press(custom_id=control(drafted, "finish"))
    done = await stands(house, other, "✅ Done: table 1 no longer waits for you.")
    assert done.id == call.id
    assert done.components == []
    assert not house.incidents.errors


async def test_who_takes_no_direct_messages_is_mentioned_at_the_table_and_told_so_once(house: House) -> None:
    table = await house.table(2)
    first = await house.at_turn(table)
    other = next(one for one in table.players if one is not first)
    await chosen(other, "turn", "direct")
    await house.client.change("direct", user=other.name, on=False)
    await house.draft(table)
    await come(house, lambda: here(table, f"<@{number_of(house, other)}>: 🔔"))
    (call,) = await here(table, f"<@{number_of(house, other)}>: 🔔")
    assert call.raw["pings"] == [str(number_of(house, other))]
    assert await alone(house, other) == []
    assert "direct messages" not in (await house.act(table, first)).text  # nobody else's business
    answer = await house.act(table, other)
    assert "Discord does not deliver direct messages from me to you" in answer.text
    assert answer.private
    assert "direct messages" not in (await house.act(table, other)).text
    assert "Discord does not deliver direct messages" in (await other.command("me pings")).text
    await house.draft(table)
    assert not await here(table, f"<@{number_of(house, other)}>: 🔔")
    await house.draft(table)
    message = (await table.turn_messages())[-1]  # known by now: mentioned at once
    assert message.raw["pings"] == [str(number_of(house, other))]
    assert not house.incidents.errors


async def test_told_of_a_refusal_after_a_restart_as_well(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    await house.client.change("direct", user=player.name, on=False)
    await house.client.change("clock", seconds=DAY + HOUR)
    await come(house, lambda: here(table, "⏰"))
    await house.restart()
    await house.rest()
    assert "Discord does not deliver direct messages" in (await house.act(table, player)).text


@pytest.mark.parametrize("everywhere", [True, False])
async def test_who_left_the_server_gets_nothing_of_its_tables(house: House, everywhere: bool) -> None:
    """Where they share another server with the bot as well: there Discord would take it."""
    table = await house.table(2)
    player = await house.at_turn(table)
    await house.client.change("leave", user=player.name)
    if everywhere:
        await house.client.change("leave", user=player.name, guild="Zeche Zollern")
    await house.client.change("clock", seconds=DAY + HOUR)
    await come(house, lambda: sent_or_dropped(house, table))
    assert await alone(house, player) == []
    assert not any(player.name in one.text and one.raw["pings"] for one in await here(table, "⏰"))


async def sent_or_dropped(house: House, table: Table) -> bool:
    """Whether a reminder was put down and waits no longer."""

    def found(connection: sqlite3.Connection) -> list[str]:
        sql = """SELECT status FROM outbox WHERE letter LIKE '{"letter":"reminder"%' AND table_id = ?"""
        return [str(row[0]) for row in connection.execute(sql, (table.number,))]

    seen = await house.running.db.read(found)
    return bool(seen) and not {"waiting", "sending"} & set(seen)


async def test_without_a_shared_server_discord_refuses_and_nobody_is_told_twice(house: House) -> None:
    """The bot cannot look up members just then: Discord's refusal is the first that it hears of it."""
    table = await house.table(2)
    player = await house.at_turn(table)
    await house.client.change("clock", seconds=DAY - HOUR)
    await house.client.change("leave", user=player.name)
    await house.client.change("leave", user=player.name, guild="Zeche Zollern")
    fault = {"kind": "refuse", "method": "GET", "route": "/guilds/*/members/*", "status": 500, "count": 50}
    await house.client.change("fault", **fault)
    await house.client.change("clock", seconds=2 * HOUR)
    await come(house, lambda: here(table, "⏰"))
    assert len(await here(table, "⏰")) == 1
    assert await house.running.db.read(direct.untold) == [number_of(house, player)]


async def test_killed_after_the_commit_a_direct_message_is_sent_once(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    house.silence_outbox()
    await house.client.change("clock", seconds=DAY + HOUR)
    await come_down(house)
    await house.restart()
    await stands(house, player, "⏰")
    assert len(await house.sent("POST", "/users/@me/channels")) == 1


async def test_killed_before_it_is_noted_a_direct_message_is_not_sent_again(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    house.forget_arrivals()
    await house.client.change("clock", seconds=DAY + HOUR)
    await come_down(house)
    for _ in range(80):
        if await alone(house, player):
            break
        await asyncio.sleep(0.05)
    await house.restart()
    (message,) = await alone(house, player)
    await house.draft(table)
    done = await stands(house, player, "✅ Done")
    assert done.id == message.id
    assert not house.incidents.errors


async def come_down(house: House) -> None:
    """Wait until a direct message was put into the outbox."""

    def found(connection: sqlite3.Connection) -> int:
        sql = "SELECT count(*) FROM outbox WHERE edits IS NULL AND recipient IS NOT NULL"
        return int(connection.execute(sql).fetchone()[0])

    for _ in range(100):
        if await house.running.db.read(found):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("nothing was put down")


async def test_a_lost_answer_makes_no_second_direct_message(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    order = {"kind": "lost", "method": "POST", "route": "/channels/*/messages", "having": "has been waiting"}
    await house.client.change("fault", **order)
    await house.client.change("clock", seconds=DAY + HOUR)
    await stands(house, player, "⏰")


async def test_both_audible_ways_off_rings_for_nobody(house: House) -> None:
    table = await house.table(2)
    for player in table.players:
        for kind in ("turn", "reminder", "question"):
            await chosen(player, kind, "none")
    before = len(await table.public())
    await house.draft(table)
    await house.client.change("clock", seconds=5 * DAY)
    first = await house.at_turn(table)
    await first.command("table abandon")
    await house.rest()
    fresh = (await table.public())[before:]
    assert len(fresh) >= 2
    assert [one.raw["pings"] for one in fresh] == [[]] * len(fresh)
    for player in table.players:
        assert await alone(house, player) == []


async def test_a_question_is_answered_from_the_direct_message(house: House) -> None:
    table = await house.table(3)
    asker, voter, third = table.players
    await chosen(voter, "question", "direct")
    await asker.command("table abandon")
    asked = await stands(house, voter, "❓ Table 1, Coal Baron, asks you something.")
    notice = (await table.public())[-1]
    assert notice.raw["pings"] == [str(number_of(house, third))]
    await voter.alone().press(asked, custom_id=control(asked, "vote"))
    await house.rest()
    assert (await house.running.service.seen(0, table.number)).loaded.row.status == "abandoned"
    (after,) = await alone(house, voter)
    assert not any(one.custom_id.startswith("b:vote:") for one in after.components)


async def test_next_is_told_once_where_it_is_wanted_and_goes_when_it_is_their_turn(house: House) -> None:
    table = await house.table(3)
    for player, way in zip(table.players, ("here", "direct", "here"), strict=True):
        await chosen(player, "next", way)
    for _ in range(4):
        await house.draft(table)
        said = [one for one in await table.public() if "you are probably next" in one.text]
        said += [m for p in table.players for m in await alone(house, p) if "you are probably next" in m.text]
        (word,) = said
        following = await house.at_turn(table)
        assert word.raw["pings"]
        assert word.raw["pings"] != [str(number_of(house, following))]
    assert not house.incidents.errors
