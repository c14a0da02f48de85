"""Where a table can be played: channels of every kind, and what `/table new` knows of the start to come."""

import discord
import pytest

from tests.e2e.house import House

pytestmark = pytest.mark.slow

WRONG_CHANNEL_TYPE = 50024
THREADS = "/channels/*/threads"


async def made(house: House, kind: str) -> str:
    """The name of a fresh channel of a kind."""
    await house.english()
    await house.client.change("new_channel", name=f"{kind}-place", kind=kind)
    await house.rest()
    return f"{kind}-place"


async def test_in_an_announcement_channel_a_table_has_a_thread_of_the_right_kind(house: House) -> None:
    channel = await made(house, "announcement")
    first, second = await house.table(2, channel), await house.table(2, channel)
    assert first.thread != second.thread
    threads = {thread["id"]: thread["type"] for thread in await house.client.threads(channel)}
    assert threads == {
        first.thread: discord.ChannelType.news_thread.value,
        second.thread: discord.ChannelType.news_thread.value,
    }


async def test_where_discord_takes_no_threads_a_second_table_is_refused_at_once(house: House) -> None:
    """Else it could be opened and joined, and never started."""
    await house.english()
    await house.client.fault("refuse", "POST", THREADS, status=400, code=WRONG_CHANNEL_TYPE)
    table = await house.table(2)
    assert table.thread == "coal-table"
    before = len(await table.public())
    refused = await house.player("Chloé").command("table new", game="coal_baron")
    assert f"Table {table.number} is already in this channel" in refused.text
    await house.rest()
    assert len(await table.public()) == before
    await house.restart()
    assert "already in this channel" in (await house.player("Chloé").command("table new", game="coal_baron")).text


async def test_a_channel_that_takes_threads_again_is_no_longer_refused(house: House) -> None:
    await house.english()
    await house.client.fault("refuse", "POST", THREADS, status=400, code=WRONG_CHANNEL_TYPE)
    alone = await house.table(2)
    await alone.players[0].command("table abandon")
    await house.rest()
    asking = (await alone.public())[-1]
    yes = next(one.custom_id for one in asking.components if " yes" in one.custom_id)
    await alone.players[1].press(asking, custom_id=yes)
    await house.rest()
    first, second = await house.table(2), await house.table(2)
    assert len({"coal-table", first.thread, second.thread}) == 3


async def test_the_chat_of_a_voice_channel_holds_one_table(house: House) -> None:
    channel = await made(house, "voice")
    table = await house.table(2, channel)
    assert table.thread == channel
    assert (await table.turn_message()).text
    refused = await house.player("Chloé", channel).command("table new", game="coal_baron")
    assert f"Table {table.number} is already in this channel" in refused.text
