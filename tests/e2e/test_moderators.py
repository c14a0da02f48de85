"""What moderators do in the channels that they moderate, and in no others."""

import discord
import pytest

from db import tables
from tests.e2e.house import CHANNEL, House
from tests.sandbox.client import Player

pytestmark = pytest.mark.slow

OTHER = "general"


async def moderator(house: House, channel: str = CHANNEL, name: str = "Emma") -> Player:
    """Somebody without a seat who may manage messages in one channel."""
    await house.english()
    await house.client.change("permission", user=name, channel=channel, name="manage_messages", on=True)
    await house.rest()
    return house.player(name, channel)


async def test_an_expelled_player_sees_it_on_the_card_and_cannot_press_join_again(house: House) -> None:
    emma = await moderator(house)
    card, (_, ben, _) = await house.lobby(3)
    refused = await ben.command("moderate expel", player="Anna")
    assert "Only moderators can do that" in refused.text
    answer = await emma.command("moderate expel", player="Ben")
    assert "no longer has a seat" in answer.text
    await house.rest()
    (shown,) = [one for one in await emma.messages() if one.id == card.id]
    assert "was removed by a moderator" in shown.text
    again = await ben.press(shown, label="Join")
    assert "A moderator removed you" in again.text
    log = await emma.command("table log")
    assert "Emma (moderator) removed" in log.text


async def test_a_closed_gathering_table_says_so_on_its_card_and_by_whom(house: House) -> None:
    emma = await moderator(house)
    card, _ = await house.lobby(2)
    assert "closed" in (await emma.command("moderate close")).text
    await house.rest()
    messages = await emma.messages()
    assert "is closed" in next(one for one in messages if one.id == card.id).text
    assert "Emma (moderator) closed" in messages[-1].text


async def test_a_table_is_moved_by_who_moderates_where_it_is_played_and_its_pin_follows(house: House) -> None:
    emma, dmitri = await moderator(house), await moderator(house, OTHER, "Dmitri")
    table = await house.table(2)
    refused = await dmitri.command("moderate move", table=table.number)
    assert "no seat" in refused.text or "Only moderators can do that" in refused.text
    assert "goes on here" in (await emma.at(OTHER).command("moderate move", table=table.number)).text
    await house.rest()
    there = [one for one in await emma.at(OTHER).messages() if not one.private]
    turn = [one for one in there if any(c.custom_id.startswith("b:act:") for c in one.components)]
    assert len(turn) == 1
    assert [one.raw["pinned"] for one in there if "📌" in one.text] == [True]
    left = await table.public()
    assert not any(c.custom_id.startswith("b:act:") for one in left for c in one.components)
    assert [one.raw["pinned"] for one in left if "📌" in one.text] == [False]
    assert "goes on in" in left[-1].text
    player = house.player(table.players[0].name, OTHER)
    panel = await player.press(turn[0], label="Act")
    assert panel.text


async def test_a_hidden_name_leaves_every_message_and_every_picture_that_stands(house: House) -> None:
    emma = await moderator(house)
    table = await house.table(2)
    await house.draft(table)
    assert any("Ben" in one.text for one in await table.public())
    before = len(house.drawer.pictures)
    offered = await emma.at(table.thread).suggest("moderate hide", "text", "Be")
    (value,) = [one["value"] for one in offered if "Ben" in one["name"]]
    answer = await emma.at(table.thread).command("moderate hide", text=value)
    assert "It is hidden" in answer.text
    await house.rest()
    shown = await table.public()
    assert [one.text for one in shown if "Ben" in one.text] == []
    assert sum(bool(one.attachments) for one in shown) == len(house.drawer.pictures) - before
    assert all("Ben" not in str(picture) for picture in house.drawer.pictures[before:])
    assert "hid the name of" in (await emma.at(table.thread).command("table log")).text
    panel = await house.act(table)
    assert panel.text


async def test_the_thread_of_a_table_with_a_hidden_name_gets_its_usual_name(house: House) -> None:
    emma = await moderator(house)
    table = await house.table(2)
    bot = house.running
    await bot.db.transaction(lambda c: tables.change_table(c, table.number, name="Rude words"))
    thread = bot.get_channel((await bot.service.seen(0, table.number)).loaded.row.place)
    assert isinstance(thread, discord.Thread)
    usual = thread.name
    await thread.edit(name="Rude words")
    await house.rest()
    assert "It is hidden" in (await emma.at(table.thread).command("moderate hide", text="table")).text
    await house.rest()
    assert thread.name == usual


async def test_a_suspended_player_reads_at_the_press_of_act_why_there_is_nothing_to_do(house: House) -> None:
    emma = await moderator(house)
    table = await house.table(3)
    anna = house.player("Anna", table.thread)
    (turn,) = [
        one for one in await table.public() if any(c.custom_id.startswith("b:act:") for c in one.components)
    ]
    assert "is suspended" not in (await anna.press(turn, label="Act")).text
    await emma.at(table.thread).command("moderate suspend", player="Anna")
    await house.rest()
    assert "Your seat at table 1 is suspended." in (await anna.press(turn, label="Act")).text
