"""Direct messages, silent ones, and the second server of the sandbox."""

from collections.abc import Awaitable, Callable

import discord
import pytest
from guest_bot import GuestBot

from sandbox.founding import GUILD, SECOND_GUILD
from sandbox.server import RunningSandbox
from sandbox.store import Store
from tests.sandbox.client import Player, Refused, SandboxClient

ANNA, BEN, CHLOE = 200000000000000001, 200000000000000002, 200000000000000003
HALL = 300000000000000012


async def test_a_direct_message_is_sent_edited_and_deleted(bot: GuestBot, anna: Player) -> None:
    user = await bot.fetch_user(ANNA)
    message = await user.send("your turn")
    first = (await anna.alone().messages())[-1]
    await message.edit(content="done")
    edited = (await anna.alone().messages())[-1]
    await message.delete()
    assert (first.text, edited.text, edited.id) == ("your turn", "done", first.id)
    assert first.pings == [str(ANNA)]
    assert await anna.alone().messages() == []


async def test_the_direct_channel_stays_the_same(bot: GuestBot, anna: Player) -> None:
    user = await bot.fetch_user(ANNA)
    again = await bot.http.start_private_message(ANNA)
    assert str((await user.create_dm()).id) == str(again["id"])
    assert (again["type"], again["recipients"][0]["id"]) == (1, str(ANNA))


async def test_a_closed_door_refuses_the_message_and_lets_the_old_ones_be_edited(
    bot: GuestBot, client: SandboxClient, anna: Player
) -> None:
    user = await bot.fetch_user(ANNA)
    message = await user.send("your turn")
    await client.change("direct", user="Anna", on=False)
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("again")
    await message.edit(content="done")
    await client.change("direct", user="Anna", on=True)
    await user.send("open again")
    assert closed.value.code == 50007
    assert [one.text for one in await anna.alone().messages()] == ["done", "open again"]


async def test_who_shares_no_server_gets_nothing(bot: GuestBot, client: SandboxClient) -> None:
    """Being in one of the two is enough."""
    user = await bot.fetch_user(BEN)
    await client.change("leave", user="Ben")
    await user.send("still in the other")
    await client.change("leave", user="Ben", guild="Zeche Zollern")
    with pytest.raises(discord.Forbidden) as gone:
        await user.send("nowhere")
    assert gone.value.code == 50278


async def test_others_lines_cannot_be_deleted_in_a_direct_channel(bot: GuestBot, anna: Player) -> None:
    line = await anna.alone().say("hello")
    channel = await (await bot.fetch_user(ANNA)).create_dm()
    with pytest.raises(discord.Forbidden) as refused:
        await channel.get_partial_message(int(line.id)).delete()
    assert refused.value.code == 50003


async def test_commands_and_presses_in_a_direct_channel_know_no_server(anna: Player) -> None:
    answer = await anna.alone().command("origin")
    assert answer.text == "no guild, private, dm=True, member=False, [(0, 0)]"
    pressed = await anna.alone().press(answer, "Act")
    assert pressed.text == "acted"
    formed = await anna.alone().press(await anna.alone().command("origin"), "Bid")
    assert (await formed.submit(amount="12", kind=["b"])).text == "bid 12 for b"


async def test_commands_of_servers_are_not_offered_in_a_direct_channel(
    client: SandboxClient, anna: Player
) -> None:
    assert "servers" in await client.offered(anna)
    assert "servers" not in await client.offered(anna.alone())
    assert "origin" in await client.offered(anna.alone())
    with pytest.raises(Refused, match="no such command"):
        await anna.alone().command("servers")


async def test_nobody_acts_in_anothers_direct_channel(
    bot: GuestBot, client: SandboxClient, anna: Player, ben: Player
) -> None:
    await (await bot.fetch_user(ANNA)).send("for Anna")
    channel = (await anna.alone().last()).channel
    with pytest.raises(Refused, match="does not see"):
        await ben.at(channel).command("origin")


async def test_a_silent_message_makes_no_sound_and_is_known(bot: GuestBot, client: SandboxClient) -> None:
    channel = bot.get_channel(300000000000000001)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(f"<@{ANNA}> at night", silent=True, allowed_mentions=discord.AllowedMentions.all())
    await channel.send(f"<@{ANNA}> by day", allowed_mentions=discord.AllowedMentions.all())
    night, day = (await client.messages("general"))[-2:]
    assert (night.silent, night.pings, night.silent_pings) == (True, [], [str(ANNA)])
    assert (day.silent, day.pings, day.silent_pings) == (False, [str(ANNA)], [])
    await (await bot.fetch_user(BEN)).send("psst", silent=True)
    assert (await client.player("Ben").alone().last()).silent_pings == [str(BEN)]


async def test_the_second_server_has_its_own_people_roles_and_channels(
    bot: GuestBot, client: SandboxClient
) -> None:
    second = bot.get_guild(int(SECOND_GUILD))
    assert second is not None
    assert [one.name for one in bot.guilds] == ["Zeche Sandkasten", "Zeche Zollern"]
    assert [one.name for one in second.text_channels] == ["lohnhalle", "maschinenhalle", "kaue"]
    assert {one.name for one in second.roles} == {"@everyone", "Steiger", "Betriebsführer", "Kumpel"}
    assert (await second.fetch_member(BEN)).guild_permissions.manage_guild
    assert not (await second.fetch_member(ANNA)).guild_permissions.manage_guild
    with pytest.raises(discord.NotFound):
        await second.fetch_member(200000000000000004)
    with pytest.raises(Refused, match="does not see"):
        await client.player("Greta").say("not mine")


async def test_commands_in_the_second_server_come_from_there(anna: Player) -> None:
    answer = await anna.at("maschinenhalle").command("origin")
    assert answer.text == f"Zeche Zollern, text, dm=False, member=True, [(0, {SECOND_GUILD})]"
    assert (await anna.command("origin")).text.endswith(f"[(0, {GUILD})]")


async def test_a_role_is_mentioned_where_that_is_allowed(bot: GuestBot, client: SandboxClient) -> None:
    hall = bot.get_channel(HALL)
    assert isinstance(hall, discord.TextChannel)
    role = next(one for one in hall.guild.roles if one.name == "Kumpel")
    allowed = discord.AllowedMentions(roles=[role])
    await hall.send(role.mention, allowed_mentions=allowed)
    await client.change("permission", name="mention_everyone", on=False, channel="maschinenhalle")
    await hall.send(role.mention, allowed_mentions=allowed)
    heard, unheard = (await client.messages("maschinenhalle"))[-2:]
    assert set(heard.pings) == {str(CHLOE), "200000000000000008"}
    assert unheard.pings == []


async def test_roles_are_made_held_and_deleted(bot: GuestBot, client: SandboxClient) -> None:
    second = bot.get_guild(int(SECOND_GUILD))
    assert second is not None
    await client.change("new_role", guild="Zeche Zollern", name="Gäste", rights=["manage_guild"])
    await client.change("hold_role", guild="Zeche Zollern", user="Anna", role="Gäste", on=True)
    assert (await second.fetch_member(ANNA)).guild_permissions.manage_guild
    await client.change("delete_role", guild="Zeche Zollern", role="Gäste")
    assert not (await second.fetch_member(ANNA)).guild_permissions.manage_guild
    assert [one.name for one in second.roles if one.name == "Gäste"] == []


async def test_the_second_server_can_be_lost_alone(bot: GuestBot, client: SandboxClient) -> None:
    await client.change("server", guild="Zeche Zollern", how="remove")
    await client.change("leave", user="Anna", guild="Zeche Zollern")
    while len(bot.guilds) > 1:
        await bot.wait_for("guild_remove", timeout=5)
    assert [one.name for one in bot.guilds] == ["Zeche Sandkasten"]
    await client.change("server", guild="Zeche Zollern", how="back")
    await client.player("Ben").command("origin")
    assert len(bot.guilds) == 2


async def test_a_world_of_before_gets_the_second_server(
    tmp_path: object, restart: Callable[[], Awaitable[RunningSandbox]]
) -> None:
    """Its first server, members and roles are as they were, and a role of before can be deleted."""
    before = await restart()
    folder = before.site.store
    for kind in ("members", "roles", "guild", "channels"):
        for key, doc in list(folder.every(kind)):
            if SECOND_GUILD in (key, doc.get("_guild"), doc.get("guild_id")) or ":" in key:
                folder.drop(kind, key)
            else:
                doc.pop("_guild", None)
                folder.put(kind, key, doc)
    for user in ("200000000000000007", "200000000000000008"):
        folder.drop("users", user)
    _leave(before)
    await before.stop()
    after = await restart()
    world = after.site.world
    assert [one["name"] for one in world.guilds.values()] == ["Zeche Sandkasten", "Zeche Zollern"]
    assert str(BEN) not in world.members_of(GUILD)
    assert world.roles_of(GUILD)[1]["name"] == "Steiger"
    assert world.user_named("Greta") is not None
    async with SandboxClient(after.address) as client:
        await client.change("delete_role", role="Foreman")
    assert [one["name"] for one in world.roles_of(GUILD)] == ["@everyone", "Steiger"]
    await after.stop()


def _leave(running: RunningSandbox) -> None:
    store: Store = running.site.store
    store.drop("members", str(BEN))
