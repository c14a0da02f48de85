"""B. Buttons: after a restart, stale, of another game."""

import asyncio
import json
from typing import Any

import pytest

from tests.e2e.house import House, control, leave_game
from tests.sandbox.client import Answer, Message

MESSAGES = "/channels/{channel_id}/messages"


def altered(message: Message | Answer, custom_id: str, another: str) -> Message:
    """The message with one custom id in place of another, as a forged or very old copy would have it."""
    shown = message.shown if isinstance(message, Answer) else message
    return Message(json.loads(json.dumps(shown.raw).replace(custom_id, another)))


@pytest.mark.slow
async def test_trap_09_buttons_of_three_tables_work_after_a_restart_and_a_month(house: House) -> None:
    await house.english()
    tables = [await house.table(2, channel) for channel in ("general", "coal-table", "second-table")]
    old = await tables[0].turn_message()
    await house.draft(tables[0])
    await house.restart()
    await house.pass_time(30 * 24 * 3600)
    for table in tables:
        assert control(await house.act(table), "do draft")
    player = await house.at_turn(tables[0])
    answer = await house.press_old(player, old, control(old, "act"))
    assert control(answer, "do draft")


@pytest.mark.slow
async def test_trap_10_invalid_sessions_leave_buttons_answered_once(house: House) -> None:
    table = await house.table(2)
    message = await table.turn_message()
    player = await house.at_turn(table)
    for _ in range(5):
        await house.client.change("socket", how="invalidate", resumable=False)
        await asyncio.sleep(0.05)
        await house.client.connected()
        answer = await player.press(message, custom_id=control(message, "act"))
        assert control(answer, "do draft")
        assert not answer.followups


@pytest.mark.slow
async def test_trap_11_button_acts_only_on_its_own_table(house: House) -> None:
    first, second = await house.table(2, "general"), await house.table(2, "coal-table")
    panels = [await house.act(table, table.players[0]) for table in (first, second)]
    player = await house.at_turn(first)
    panel = await house.act(first, player)
    await house.act(second, player)
    before = await house.state(second.number)
    done = await panel.press(custom_id=control(panel, "do draft"))
    await done.press(custom_id=control(done, "finish"))
    await house.rest()
    assert await house.state(second.number) == before
    assert len((await house.state(first.number)).draft) == len(before.draft) - 1
    assert all(panel.private for panel in panels)


@pytest.mark.slow
async def test_trap_12_a_button_of_an_earlier_position_shows_the_present_one(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    panel = await house.act(table)
    stale = control(panel, "do draft")
    await house.draft(table)
    await house.draft(table)
    before = await house.state(table.number)
    answer = await house.press_old(player, panel, stale)
    assert "earlier position" in answer.text
    assert await house.state(table.number) == before


@pytest.mark.slow
async def test_trap_12_controls_of_finished_and_unknown_tables_are_answered(house: House) -> None:
    await house.english()
    table = await house.table(2)
    message = await table.turn_message()
    panel = await house.act(table)
    draft = control(panel, "do draft")
    unknown = altered(panel, draft, draft.replace(f":{table.number}:", ":999:"))
    answer = await house.press_old(table.players[0], unknown, draft.replace(f":{table.number}:", ":999:"))
    assert "no table 999" in answer.text
    foreign = altered(panel, draft, "some-older-bot:42")
    assert "earlier version" in (await house.press_old(table.players[0], foreign, "some-older-bot:42")).text
    gone = altered(panel, draft, f"b:dance:{table.number}:0:")
    assert "earlier version" in (await house.press_old(table.players[0], gone, f"b:dance:{table.number}:0:")).text
    for player in table.players:
        await leave_game(player)
    await house.rest()
    for shown, pressed in ((panel, draft), (message, control(message, "act"))):
        answer = await house.press_old(table.players[0], shown, pressed)
        assert answer.private
        assert answer.done


@pytest.mark.slow
async def test_trap_13_cards_and_turn_messages_keep_their_own_controls(house: House) -> None:
    first, (anna, *_) = await house.lobby(1)
    second, _ = await house.lobby(1)
    ben, emma = house.player("Ben"), house.player("Emma")
    await asyncio.gather(
        ben.press(first, custom_id=control(first, "join")),
        emma.press(second, custom_id=control(second, "join")),
        anna.press(first, custom_id=control(first, "rules")),
    )
    await ben.press(first, custom_id=control(first, "leave"))
    await ben.press(first, custom_id=control(first, "join"))
    await anna.press(first, custom_id=control(first, "start"))
    await house.rest()
    cards = {message.id: message for message in await anna.messages()}
    assert not cards[first.id].components
    ops = {component.custom_id.split(":")[1] for component in cards[second.id].components}
    assert ops == {"join", "leave", "rules", "start", "language", "computer"}
    numbers = {component.custom_id.split(":")[2] for component in cards[second.id].components}
    assert len(numbers) == 1


@pytest.mark.slow
async def test_trap_14_controls_are_kept_nowhere(house: House) -> None:
    table = await house.table(2)
    panel = await house.act(table)
    store: Any = house.running._connection._view_store  # pyright: ignore[reportPrivateUsage]
    before = (len(store._views), len(store._synced_message_views), len(store._modals))
    for _ in range(10):
        await house.draft(table) if (await house.state(table.number)).phase == "draft" else None
        await panel.press(custom_id=control(panel, "board"))
        panel = await house.act(table)
    after = (len(store._views), len(store._synced_message_views), len(store._modals))
    assert after == before


@pytest.mark.slow
async def test_trap_15_a_message_that_discord_will_not_take_holds_nobody_up(house: House) -> None:
    house.may_be_refused.add(MESSAGES)
    table = await house.table(2)
    await house.client.fault("refuse", "POST", MESSAGES, status=400, code=50035, count=2)
    await house.draft(table)
    assert not await house.running.service.held_up(table.number)
    assert len(house.incidents.errors) == 1
    assert (await table.turn_message()).text.startswith("<@")
    assert len(await table.turn_messages()) == 1
    await house.client.fault("refuse", "POST", MESSAGES, status=400, code=50035, count=50)
    player = await house.at_turn(table)
    await player.command("coal draft", order=(await house.state(table.number)).draft[0])
    await player.command("table finish")
    await house.rest()
    assert await house.running.service.held_up(table.number)
    await house.client.change("clear_faults")
    await house.pass_time(60)
    assert (await table.turn_message()).attachments
    assert not await house.running.service.held_up(table.number)
    assert len(await table.turn_messages()) == 1
    house.incidents.errors.clear()


async def test_trap_15_no_control_has_an_emoji_that_could_vanish(house: House) -> None:
    table = await house.table(2)
    await house.act(table)
    bodies = [json.dumps(entry["body"]) for entry in await house.sent()]
    assert not any('"emoji": {' in body for body in bodies)
