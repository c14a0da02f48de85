"""An unmodified discord.py client and players meet in the sandbox."""

import asyncio
import contextlib
import io
from collections.abc import Callable

import discord
import pytest
from guest_bot import GuestBot

from sandbox.server import RunningSandbox
from tests.sandbox.client import NotThere, Player, Refused, SandboxClient

ANNA = "200000000000000001"
Visit = Callable[[RunningSandbox], contextlib.AbstractAsyncContextManager[GuestBot]]


async def test_commands_are_registered_and_described_in_the_users_language(anna: Player) -> None:
    german = await anna.sandbox.get("commands", user="Ben")
    english = await anna.sandbox.get("commands", user="Anna")
    words = [
        next(one["shown_description"] for one in seen["commands"][-1]["options"] if one["name"] == "new")
        for seen in (german, english)
    ]
    assert words == ["Einen Tisch eröffnen", "Open a table"]


async def test_a_deferred_command_gets_its_private_answer(anna: Player) -> None:
    answer = await anna.command("table new", game="Coal Baron", guest="Chloé")
    assert answer.text == "coal_baron for 3 with Chloé, asks Anna"
    assert answer.private
    assert answer.shown.labels == ["Act", "Bid", "Silent", "Refuse"]


async def test_a_private_answer_is_seen_in_its_session_only(anna: Player, ben: Player) -> None:
    answer = await anna.command("table new", game="coal_baron")
    reloaded = anna.sandbox.player("Anna")
    assert answer.shown.id in [one.id for one in await anna.messages()]
    assert await reloaded.messages() == []
    assert await ben.messages() == []


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({}, "game is required"),
        ({"game": "chess"}, "not one of its choices"),
        ({"game": "coal_baron", "players": 5}, "between 2 and 4"),
        ({"game": "coal_baron", "players": "many"}, "not a number"),
        ({"game": "coal_baron", "guest": "Nobody"}, "no such user"),
        ({"game": "coal_baron", "colour": "red"}, "no such option"),
    ],
)
async def test_the_client_refuses_what_discord_would_not_send(
    anna: Player, options: dict[str, object], reason: str
) -> None:
    with pytest.raises(Refused, match=reason):
        await anna.command("table new", **options)


@pytest.mark.slow
async def test_a_public_message_carries_picture_alt_text_and_one_ping(anna: Player, client: SandboxClient) -> None:
    await anna.command("table board")
    await client.settle()
    message = (await client.messages("coal-table"))[-1]
    assert message.alts == ["The board: two columns"]
    assert message.pings == [ANNA]
    assert message.attachments[0]["width"] == 640
    assert (await client.file(message.attachments[0])).startswith(b"\x89PNG")


async def test_a_button_edits_its_message(anna: Player) -> None:
    panel = await anna.command("table new", game="coal_baron")
    assert (await anna.press(panel, "Act")).text == "acted"


async def test_a_menu_takes_several_values(anna: Player) -> None:
    panel = await anna.command("table new", game="coal_baron")
    assert (await anna.choose(panel, "menu", ["mine", "bank"])).text == "chose mine, bank"
    with pytest.raises(Refused, match="between 1 and 2"):
        await anna.choose(panel, "menu", ["mine", "bank", "canteen"])
    with pytest.raises(Refused, match="no such choice"):
        await anna.choose(panel, "menu", "moon")


async def test_a_form_opens_and_is_answered(anna: Player) -> None:
    panel = await anna.command("table new", game="coal_baron")
    form = await anna.press(panel, "Bid")
    assert form.modal is not None
    assert form.modal["title"] == "Your bid"
    with pytest.raises(Refused, match="wrong length"):
        await form.submit(amount="1000", kind="y")
    assert (await form.submit(amount="12", kind="b")).text == "bid 12 for b"


async def test_a_press_answered_by_a_follow_up_shows_that(anna: Player) -> None:
    panel = await anna.command("table new", game="coal_baron")
    assert (await anna.press(panel, "Refuse")).text == "not your turn (§4.2)"


async def test_suggestions_come_from_the_bot(anna: Player) -> None:
    offered = await anna.suggest("table place", "space", "ba")
    assert offered == [{"name": "Bank", "value": "bank"}]


async def test_a_message_command_gets_its_message(anna: Player) -> None:
    line = await anna.say("what is coal?")
    answer = await anna.message_command("Explain", line)
    assert answer.text == "about 'what is coal?'"


@pytest.mark.slow
async def test_others_lines_reach_the_bot_without_their_words(
    anna: Player, bot: GuestBot, client: SandboxClient
) -> None:
    await anna.say("a secret")
    await anna.say("<@900000000000000001> hello")
    await client.settle()
    assert bot.heard == ["", "<@900000000000000001> hello"]


@pytest.mark.slow
async def test_no_answer_in_three_seconds_is_a_failure(anna: Player) -> None:
    answer = await anna.command("table slow")
    assert answer.failed
    with pytest.raises(NotThere):
        _ = answer.text


async def test_without_a_bot_the_application_does_not_respond(client: SandboxClient) -> None:
    assert (await client.get("world", user="Anna"))["connected"] is False
    with pytest.raises(Refused, match="no such command"):
        await client.player("Anna").command("table board")


@pytest.mark.slow
async def test_a_bot_that_left_answers_nothing(
    client: SandboxClient, sandbox: RunningSandbox, visit: Visit
) -> None:
    async with visit(sandbox):
        pass
    assert (await client.player("Anna").command("table board")).failed


async def test_two_presses_at_once_are_two_interactions(anna: Player) -> None:
    panel = await anna.command("table new", game="coal_baron")
    answers = await anna.press_twice(panel, "Act")
    assert len({one.id for one in answers}) == 2
    assert [one.text for one in answers] == ["acted", "acted"]


async def test_threads_are_made_filled_locked_and_deleted(
    bot: GuestBot, client: SandboxClient, anna: Player
) -> None:
    channel = bot.get_channel(300000000000000002)
    assert isinstance(channel, discord.TextChannel)
    card = await channel.send("card")
    thread = await card.create_thread(name="Table 7")
    await thread.send("first line")
    assert [one.text for one in await client.messages("Table 7")] == ["first line"]
    await thread.edit(archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.get_partial_message(thread.id + 1).edit(content="x")
    assert refused.value.code == 10008
    with pytest.raises(Refused, match="locked"):
        await anna.at("Table 7").say("hello")
    await client.change("delete_channel", channel="Table 7")
    with pytest.raises(discord.NotFound) as gone:
        await thread.send("too late")
    assert gone.value.code == 10003


async def test_pins_post_their_line_and_are_listed(bot: GuestBot, client: SandboxClient) -> None:
    channel = bot.get_channel(300000000000000001)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("signpost")
    await message.pin()
    assert [one.content async for one in channel.pins()] == ["signpost"]
    assert [one.type for one in await client.messages("general")] == [0, 6]
    await message.unpin()
    assert [one.content async for one in channel.pins()] == []


async def test_edits_replace_files_and_keep_those_named(bot: GuestBot, client: SandboxClient) -> None:
    channel = bot.get_channel(300000000000000001)
    assert isinstance(channel, discord.TextChannel)
    files = [discord.File(io.BytesIO(b"1"), "a.txt"), discord.File(io.BytesIO(b"2"), "b.txt")]
    message = await channel.send("files", files=files)
    new = discord.File(io.BytesIO(b"3"), "c.txt", description="third")
    message = await message.edit(attachments=[message.attachments[1], new])
    seen = (await client.messages("general"))[-1]
    assert [one["filename"] for one in seen.attachments] == ["b.txt", "c.txt"]
    assert seen.alts == ["", "third"]
    assert await message.attachments[1].read() == b"3"


async def test_an_embeds_picture_hides_its_attachment(bot: GuestBot) -> None:
    channel = bot.get_channel(300000000000000001)
    assert isinstance(channel, discord.TextChannel)
    embed = discord.Embed(title="board").set_image(url="attachment://a.png")
    message = await channel.send(embed=embed, file=discord.File(io.BytesIO(b"1"), "a.png"))
    assert message.attachments == []
    assert message.embeds[0].image.url


async def test_history_reads_pages_in_both_directions(bot: GuestBot) -> None:
    channel = bot.get_channel(300000000000000001)
    assert isinstance(channel, discord.TextChannel)
    for number in range(5):
        await channel.send(str(number))
    newest = [one.content async for one in channel.history(limit=3)]
    oldest = [one.content async for one in channel.history(limit=2, oldest_first=True)]
    assert (newest, oldest) == (["4", "3", "2"], ["0", "1"])


async def test_members_who_left_and_closed_doors(bot: GuestBot, client: SandboxClient) -> None:
    guild = bot.guilds[0]
    member = await guild.fetch_member(200000000000000002)
    assert member.display_name == "Ben"
    await client.change("direct", user="Ben", on=False)
    with pytest.raises(discord.Forbidden) as closed:
        await member.send("hello")
    assert closed.value.code == 50007
    await client.change("leave", user="Ben")
    with pytest.raises(discord.NotFound) as gone:
        await guild.fetch_member(member.id)
    assert gone.value.code == 10007
    with pytest.raises(Refused):
        await client.player("Ben").say("still here?")


async def test_direct_messages_are_seen_by_their_user_only(bot: GuestBot, client: SandboxClient) -> None:
    user = await bot.fetch_user(200000000000000003)
    message = await user.send("psst")
    assert [one.text for one in await client.player("Chloé", str(message.channel.id)).messages()] == ["psst"]
    with pytest.raises(Refused):
        await client.player("Anna", str(message.channel.id)).messages()


@pytest.mark.slow
async def test_nothing_unknown_was_asked(anna: Player, client: SandboxClient) -> None:
    await anna.command("table board")
    await client.settle()
    ledger = await client.ledger()
    assert (ledger["unknown"], ledger["misfits"]) == ([], [])
    posted = [one for one in ledger["entries"] if one["route"] == "/channels/{channel_id}/messages"]
    assert [one["audience"] for one in posted] == ["everyone"]
    assert posted[0]["files"][0]["description"] == "The board: two columns"


async def test_unknown_routes_are_written_down(bot: GuestBot, client: SandboxClient) -> None:
    with pytest.raises(discord.NotFound):
        await bot.http.request(discord.http.Route("GET", "/guilds/1/stickers"))
    assert (await client.ledger())["unknown"] == ["GET /api/v10/guilds/1/stickers"]


async def test_concurrent_players_do_not_mix(anna: Player, ben: Player) -> None:
    answers = await asyncio.gather(*(one.command("table new", game="coal_baron") for one in (anna, ben)))
    assert [one.text.rsplit(" ", 1)[-1] for one in answers] == ["Anna", "Ben"]
