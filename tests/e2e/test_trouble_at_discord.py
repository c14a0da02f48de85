"""Discord slow, limiting, failing or forgetful: nobody else waits long, nothing is lost, nothing stands twice."""

import asyncio
import time
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.names import EMBLEM
from bot.process import commands as commands_at_discord
from db import memory
from db.backup import copy_verified, restore
from db.numbered import schema_files
from tests.e2e.house import House, Table, control
from tests.sandbox.client import Answer, Player
from tests.sandbox.seen import Message

pytestmark = pytest.mark.slow

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
THREADS = "/channels/{channel_id}/threads"
EDITS_LIMITED = 30046


async def turn(house: House, table: Table) -> None:
    """A turn of the draft by commands, without waiting for the channel."""
    player = await house.at_turn(table)
    await player.command("coal draft", order=(await house.state(table.number)).draft[0])
    await player.command("table finish")


async def cards(player: Player) -> list[Message]:
    return [one for one in await player.messages() if any("b:join:" in part.custom_id for part in one.components)]


async def pressed(house: House, player: Player, message: Message, custom_id: str) -> Answer:
    """Press a control that the message never had, as a forged or forgotten one."""
    old = next(part.custom_id for part in message.components if part.custom_id)
    raw = _replaced(message.raw, old, custom_id)
    who = {"user": player.name, "session": player.session, "channel": message.channel}
    order = {**who, "do": "press", "message": message.id, "copy": raw, "custom_id": custom_id}
    (started,) = (await house.client.post("act", order))["interactions"]
    return Answer(player, await house.client.get("interaction", id=started["id"], wait="8"))


def _replaced(value: object, old: str, new: str) -> object:
    if isinstance(value, dict):
        return {key: _replaced(inner, old, new) for key, inner in value.items()}  # pyright: ignore
    if isinstance(value, list):
        return [_replaced(inner, old, new) for inner in value]  # pyright: ignore
    return new if value == old else value


@pytest.mark.slow
async def test_a_deferral_that_hangs_holds_the_channel_up_three_seconds_at_most(house: House) -> None:
    table = await house.table(2)
    message = await table.turn_message()
    await house.client.fault("slow", "POST", "*callback*", delay=8.0)
    first, second = table.players
    first.patience = second.patience = 30.0
    slow = asyncio.create_task(first.press(message, custom_id=control(message, "act")))
    await asyncio.sleep(0.3)
    began = time.monotonic()
    answer = await second.press(message, custom_id=control(message, "act"))
    assert answer.done
    assert time.monotonic() - began < 5
    await slow


@pytest.mark.slow
async def test_a_limit_on_the_card_holds_no_other_command_up(house: House) -> None:
    await house.english()
    anna, ben = house.player("Anna"), house.player("Ben")
    anna.patience = ben.patience = 20.0
    await house.client.fault("refuse", "POST", MESSAGES, status=429, retry_after=7.0)
    opening = asyncio.create_task(anna.command("table new", game="coal_baron"))
    await asyncio.sleep(0.3)
    began = time.monotonic()
    assert (await ben.command("table status")).done
    assert time.monotonic() - began < 6
    assert "open" in (await opening).text.lower()
    await house.rest()
    assert len(await cards(anna)) == 1


@pytest.mark.slow
async def test_a_limit_on_an_edit_of_an_old_message_delays_no_turn(house: House) -> None:
    table = await house.table(2)
    before = len(await table.public())
    await house.client.fault("refuse", "PATCH", MESSAGE, status=429, retry_after=12.0, code=EDITS_LIMITED)
    await turn(house, table)
    await asyncio.sleep(0.5)
    began = time.monotonic()
    await turn(house, table)
    while len(await table.public()) < before + 2:
        assert time.monotonic() - began < 8
        await asyncio.sleep(0.1)


@pytest.mark.parametrize("code", [0, EDITS_LIMITED])
async def test_a_limit_of_ten_minutes_on_edits_puts_them_off_and_delays_no_turn(house: House, code: int) -> None:
    house.may_be_refused.add(MESSAGE)
    table = await house.table(2)
    before, edits = len(await table.public()), len(await house.sent("PATCH", MESSAGE))
    await house.client.fault("refuse", "PATCH", MESSAGE, status=429, retry_after=600.0, code=code, count=50)
    for turns in (1, 2, 3):
        began = time.monotonic()
        await turn(house, table)
        await house.rest()
        assert time.monotonic() - began < 4
        assert len(await table.public()) == before + turns
    assert len(await house.sent("PATCH", MESSAGE)) == edits + 1
    assert len(await table.turn_messages()) == 4
    await house.pass_time(500)
    assert len(await house.sent("PATCH", MESSAGE)) == edits + 1
    await house.client.change("clear_faults")
    await house.pass_time(120)
    assert len(await table.turn_messages()) == 1
    assert not house.incidents.errors


async def test_a_limit_on_edits_of_a_channel_holds_no_edit_of_another(house: House) -> None:
    first, second = await house.table(2, "general"), await house.table(2, "coal-table")
    await house.client.fault("refuse", "PATCH", MESSAGE, status=429, retry_after=600.0)
    await turn(house, first)
    await house.rest()
    await turn(house, second)
    await house.rest()
    assert (len(await first.turn_messages()), len(await second.turn_messages())) == (2, 1)


async def test_a_late_picture_comes_after_the_limit_on_edits(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.outgoing.sending.PICTURE_WAIT", 0.05)
    table = await house.table(2)
    house.running.http.max_ratelimit_timeout = 0.2
    house.drawer.delay = 0.2
    await house.client.fault("refuse", "PATCH", MESSAGE, status=429, retry_after=1.0, having=".png")
    await turn(house, table)
    await house.rest()
    assert not (await table.turn_message()).attachments
    house.clock.time += 1
    for _ in range(60):
        if (await table.turn_message()).attachments:
            break
        await asyncio.sleep(0.05)
    assert (await table.turn_message()).attachments


async def test_a_limit_on_new_messages_is_waited_for_and_is_no_incident(house: House) -> None:
    table = await house.table(2)
    before = len(await table.public())
    await house.client.fault("refuse", "POST", MESSAGES, status=429, retry_after=90.0)
    await turn(house, table)
    await house.rest()
    assert len(await table.public()) == before
    await house.pass_time(60)
    assert len(await table.public()) == before
    await house.pass_time(31)
    assert len(await table.public()) == before + 1


async def test_a_turn_message_too_old_to_be_rewritten_is_posted_anew(house: House) -> None:
    house.may_be_refused.add(MESSAGE)
    table = await house.table(2)
    player = await house.draft(table)
    before = len(await table.public())
    await house.client.fault("refuse", "PATCH", MESSAGE, status=400, code=EDITS_LIMITED, count=50)
    await player.command("table back")
    await house.rest()
    assert len(await table.public()) == before + 1
    await player.command("table finish")
    await house.rest()
    assert len(await table.public()) == before + 2


async def test_a_card_too_old_to_be_edited_stops_nothing_and_follows_later(house: House) -> None:
    card, (anna, _) = await house.lobby(2)
    await house.client.fault("refuse", "PATCH", MESSAGE, status=400, code=EDITS_LIMITED, count=2)
    for name in ("Chloé", "Dmitri"):
        player = house.player(name)
        await player.press(card, custom_id=control(card, "join"))
        await house.rest()
    await anna.command("table new", game="coal_baron")
    await house.rest()
    assert len(await cards(anna)) == 2
    for _ in range(2):
        await house.pass_time(20)
    old, _ = await cards(anna)
    assert "Dmitri" in old.text


async def test_a_card_whose_post_was_answered_by_silence_is_found_and_stays(house: House) -> None:
    await house.english()
    anna, ben = house.player("Anna"), house.player("Ben")
    await house.client.fault("lost", "POST", MESSAGES)
    assert "no table was opened" not in (await anna.command("table new", game="coal_baron")).text
    await house.pass_time(6)
    (card,) = await cards(anna)
    assert "You have a seat" in (await ben.press(card, custom_id=control(card, "join"))).text
    await house.rest()
    assert len(await cards(anna)) == 1


@pytest.mark.parametrize("kind", ["lost", "cut", "refuse"])
async def test_a_thread_that_fails_for_an_instant_is_no_reason_to_play_in_the_channel(
    house: House, kind: str
) -> None:
    await house.english()
    card, (anna, _) = await house.lobby(2)
    await house.client.fault(kind, "POST", THREADS, status=503)
    first = await anna.press(card, custom_id=control(card, "start"))
    if kind != "lost":
        assert "nothing was started" in first.text
        assert (await house.running.service.seen(0, 1)).loaded.row.status == "lobby"
        await anna.press_stale(card, custom_id=control(card, "start"))
    await house.rest()
    (thread,) = await house.client.threads()
    row = (await house.running.service.seen(0, 1)).loaded.row
    assert (row.status, str(row.place)) == ("running", thread["id"])


async def test_commands_that_cannot_be_registered_are_registered_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands_at_discord, "REGISTER_GAPS", (0.05, 0.1))
    await house.running.db.transaction(lambda c: memory.remember(c, "registered commands", "{}"))
    await house.stop_bot()
    await house.client.fault("refuse", "PUT", "/applications/*/commands", status=503, count=2)
    await house.start_bot()
    uploads = "/applications/{application_id}/commands"
    tried: list[int] = []
    for _ in range(100):
        tried = [entry["status"] for entry in await house.sent("PUT", uploads)]
        if tried[-3:] == [503, 503, 200]:
            break
        await asyncio.sleep(0.05)
    assert tried[-3:] == [503, 503, 200]
    assert len(house.incidents.errors) == 2
    house.incidents.errors.clear()


async def test_a_table_whose_thread_is_gone_comes_home_to_the_channel_of_its_card(house: House) -> None:
    await house.english()
    table = await house.table(2)
    await house.client.change("delete_channel", channel=table.thread)
    await house.rest()
    answer = await house.player("Anna").command("table move", table=table.number)
    assert "goes on here" in answer.text
    await house.rest()
    home = Table(table.number, "coal-table", tuple(player.at("coal-table") for player in table.players))
    await house.draft(home)
    assert len(await home.turn_messages()) == 1


async def test_a_message_that_reaches_the_old_place_after_a_move_is_no_turn_message(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table(2)
    outbox = house.running.outbox
    arrived = outbox._arrived  # pyright: ignore[reportPrivateUsage]
    reached, go_on = asyncio.Event(), asyncio.Event()

    async def held_back(row: Any, *rest: Any) -> None:
        if str(row.channel) == table.thread:
            reached.set()
            await go_on.wait()
        await arrived(row, *rest)

    monkeypatch.setattr(outbox, "_arrived", held_back)
    await turn(house, table)
    await reached.wait()
    await house.client.change("delete_channel", channel=table.thread)
    anna = house.player("Anna", "second-table")
    await anna.command("table move", table=table.number)
    for _ in range(100):
        if len(await anna.messages()) >= 3:
            break
        await asyncio.sleep(0.05)
    await house.client.settle(0.2)
    go_on.set()
    await house.rest()
    row = (await house.running.service.seen(0, table.number)).loaded.row
    assert str(row.turn_message) in [one.id for one in await anna.messages()]


async def test_after_a_restore_the_next_turn_is_told_and_old_cards_and_panels_are_dead(house: House) -> None:
    await house.english()
    table = await house.table(2)
    saved = house.folder / "saved.db"
    await asyncio.to_thread(copy_verified, house.folder / "steiger.db", saved)
    panel = await house.act(table)
    old_card, _ = await house.lobby(1)
    await house.draft(table)
    await house.stop_bot()
    now = datetime.now(UTC)
    await asyncio.to_thread(restore, saved, house.folder / "steiger.db", len(schema_files()), now)
    await house.start_bot()
    await house.rest()
    told = len(await table.public())
    assert "The host restored a backup from <t:" in (await table.public())[-1].text
    await house.press_old(await house.at_turn(table), panel, control(panel, "do draft"))
    held = (await house.running.service.seen(0, table.number)).loaded.seats
    assert [seat.moves for seat in held] == ["[]", "[]"]
    await house.client.change("new_channel", name="other")
    await house.player("Emma", "other").command("table new", game="coal_baron")
    assert (
        "no table 2" in (await house.player("Ben").press_stale(old_card, custom_id=control(old_card, "join"))).text
    )
    await turn(house, table)
    await house.rest()
    assert len(await table.public()) == told + 1


@pytest.mark.parametrize(
    "custom_id",
    [
        "b:vote:1:0:",
        "b:vote:1:0:x yes 1",
        "b:vote:1:0:99999999999999999999999 yes",
        "b:vote:1:0:² yes",
        "b:log:1:0:²",
        "b:log:1:0:99999999999999999999999",
        "b:act:٣:0:1",
        "b:do:1:1:\n",
        "b:show:1:1:a\nb",
        "f:do:1:1:x",
        "b:nonsense:1:0:",
    ],
)
async def test_a_crafted_control_is_answered_once_and_is_no_incident(house: House, custom_id: str) -> None:
    table = await house.table(2)
    answer = await pressed(house, await house.at_turn(table), await table.turn_message(), custom_id)
    assert answer.done
    assert not answer.failed
    assert not answer.followups


async def test_a_notice_of_a_missing_right_that_did_not_arrive_comes_with_the_next(house: House) -> None:
    await house.english()
    table = await house.table(2)
    for name in ("attach_files", "send_messages_in_threads"):
        await house.client.change("permission", name=name, on=False)
    before = len(await table.public())
    await turn(house, table)
    await house.rest()
    await house.client.change("permission", name="send_messages_in_threads", on=True)
    assert "Attach Files" in (await house.told(table, before + 1))[-1].text


async def test_the_parts_of_the_board_are_called_by_plain_names_with_their_colour(house: House) -> None:
    users = (await house.client.get("world"))["users"]
    anna = next(user["id"] for user in users if "Anna" in str(user))
    await house.client.change("rename", user=anna, name="a_b*c[d]")
    player, ben = house.player(anna), house.player("Ben")
    await player.command("table new", game="coal_baron")
    await house.rest()
    (card,) = await cards(player)
    await ben.press(card, custom_id=control(card, "join"))
    await player.press(card, custom_id=control(card, "start"))
    await house.rest()
    (thread,) = await house.client.threads()
    offered = [one["name"] for one in await ben.at(thread["id"]).suggest("board view", "part")]
    named = [name for name in offered if "a_b*c[d]" in name]
    assert named
    assert any(emblem in named[0] for emblem in EMBLEM.values())
