"""Faults on demand, Discord's refusals, and a world that lasts."""

import asyncio
import contextlib
import io
import json
import time
from collections.abc import Awaitable, Callable

import aiohttp
import discord
import pytest
from guest_bot import GuestBot

from sandbox.server import RunningSandbox
from tests.sandbox.client import Player, Refused, SandboxClient

pytestmark = pytest.mark.slow

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
Visit = Callable[[RunningSandbox], contextlib.AbstractAsyncContextManager[GuestBot]]


def general(bot: GuestBot) -> discord.TextChannel:
    channel = bot.get_channel(300000000000000001)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_429_is_waited_out_and_repeated(bot: GuestBot, client: SandboxClient) -> None:
    await client.fault("refuse", "POST", MESSAGES, status=429, retry_after=0.1)
    await general(bot).send("late")
    statuses = [one["status"] for one in (await client.ledger())["entries"] if one["route"] == MESSAGES]
    assert statuses == [429, 200]


async def test_a_429_without_via_is_taken_for_a_ban(bot: GuestBot, client: SandboxClient) -> None:
    await client.fault("refuse", "POST", MESSAGES, status=429, via=False)
    with pytest.raises(discord.HTTPException) as banned:
        await general(bot).send("never")
    assert banned.value.status == 429


async def test_any_code_can_be_asked_for(bot: GuestBot, client: SandboxClient) -> None:
    message = await general(bot).send("old")
    await client.fault("refuse", "PATCH", MESSAGE, code=30013, status=400, message="no")
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="new")
    assert (refused.value.code, refused.value.status) == (30013, 400)


async def test_a_time_out_is_seen_by_the_bot_and_keeps_from_acting(bot: GuestBot, client: SandboxClient) -> None:
    guild = general(bot).guild
    await client.change("time_out", user="Ben", seconds=60)
    users = (await client.get("world"))["users"]
    ben = next(user["id"] for user in users if user["name"] == "Ben")
    member = await guild.fetch_member(int(ben))
    assert member.is_timed_out()
    with pytest.raises(Refused, match="time-out"):
        await client.player("Ben", "general").command("table new")
    await client.change("time_out", user="Ben", seconds=0)
    assert not (await guild.fetch_member(int(ben))).is_timed_out()


@pytest.mark.slow
async def test_a_5xx_is_repeated(bot: GuestBot, client: SandboxClient) -> None:
    await client.fault("refuse", "POST", MESSAGES, status=502)
    await general(bot).send("once")
    assert [one.text for one in await client.messages("general")] == ["once"]


async def test_a_lost_answer_was_performed_and_its_nonce_makes_no_second(
    bot: GuestBot, client: SandboxClient
) -> None:
    await client.fault("lost", "POST", MESSAGES)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await general(bot).send("lost", nonce=77)
    await general(bot).send("lost", nonce=77)
    assert [one.text for one in await client.messages("general")] == ["lost"]


async def test_a_denied_call_was_performed_and_meets_its_own_effect(anna: Player, client: SandboxClient) -> None:
    """discord.py repeats a 502 by itself; the first answer stands, so its second attempt meets 40060."""
    await client.fault("denied", "POST", CALLBACK, status=502)
    answer = await anna.command("table place", space="mine")
    assert answer.text == "placed at mine"
    await client.settle(1.3)
    statuses = [one["status"] for one in (await client.ledger())["entries"] if one["route"] == CALLBACK]
    assert statuses == [502, 400]


async def test_a_cut_call_did_nothing(bot: GuestBot, client: SandboxClient) -> None:
    await client.fault("cut", "POST", MESSAGES)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await general(bot).send("cut")
    assert await client.messages("general") == []


async def test_a_slow_call_takes_its_time(bot: GuestBot, client: SandboxClient) -> None:
    await client.fault("slow", "POST", MESSAGES, delay=0.3)
    began = time.monotonic()
    await general(bot).send("slow")
    assert time.monotonic() - began >= 0.3


async def test_a_double_delivery_meets_40060(anna: Player, client: SandboxClient) -> None:
    await client.change("double_delivery", count=1)
    answer = await anna.command("table place", space="mine")
    await client.settle()
    assert answer.text == "placed at mine"
    statuses = [one["status"] for one in (await client.ledger())["entries"] if one["route"] == CALLBACK]
    assert sorted(statuses) == [200, 400]


async def test_a_dropped_line_is_resumed_without_loss(bot: GuestBot, anna: Player, client: SandboxClient) -> None:
    await client.change("socket", how="drop")
    await anna.say("while you were away")
    await client.connected()
    await client.settle()
    assert bot.heard == [""]
    assert (await client.get("activity"))["identifies"] == 1
    assert (await anna.command("table place", space="bank")).text == "placed at bank"


async def test_op_7_makes_the_bot_come_back(anna: Player, client: SandboxClient) -> None:
    await client.change("socket", how="reconnect")
    await asyncio.sleep(0.2)
    await client.connected()
    assert (await client.get("activity"))["identifies"] == 1
    assert (await anna.command("table place", space="bank")).text == "placed at bank"


@pytest.mark.slow
async def test_an_ended_session_is_begun_anew(anna: Player, client: SandboxClient) -> None:
    await client.change("socket", how="invalidate")
    await asyncio.sleep(0.5)
    await client.connected(20)
    assert (await client.get("activity"))["identifies"] == 2
    assert (await anna.command("table place", space="bank")).text == "placed at bank"


async def test_a_dead_token_is_refused_everywhere(bot: GuestBot, client: SandboxClient) -> None:
    await client.change("dead_token", on=True)
    status, _ = await _post(client.address, "/channels/300000000000000001/messages", {"content": "who am I"})
    await asyncio.sleep(0.2)
    assert status == 401
    assert bot.is_closed()


async def test_a_token_dies_after_a_quarter_of_an_hour(bot: GuestBot, anna: Player, client: SandboxClient) -> None:
    caught: list[discord.Interaction] = []
    bot.tree.interaction_check = lambda interaction: _keep(caught, interaction)
    await anna.command("table place", space="mine")
    await client.change("clock", seconds=901)
    with pytest.raises(discord.HTTPException) as dead:
        await caught[0].edit_original_response(content="too late")
    assert dead.value.code == 50027


async def _keep(caught: list[discord.Interaction], interaction: discord.Interaction) -> bool:
    caught.append(interaction)
    return True


@pytest.mark.parametrize(
    ("right", "code"), [("send_messages", 50013), ("attach_files", 50013), ("view_channel", 50001)]
)
async def test_a_missing_right_refuses_a_picture(
    bot: GuestBot, client: SandboxClient, right: str, code: int
) -> None:
    await client.change("permission", channel="general", name=right, on=False)
    with pytest.raises(discord.Forbidden) as refused:
        await bot.http.send_message(300000000000000001, params=_with_file())
    assert refused.value.code == code
    await client.change("permission", channel="general", name=right, on=True)
    await bot.http.send_message(300000000000000001, params=_with_file())


def _with_file() -> discord.http.MultipartParameters:
    return discord.http.handle_message_parameters("x", file=discord.File(io.BytesIO(b"1"), "a.txt"))


async def test_pinning_and_threads_need_their_own_rights(bot: GuestBot, client: SandboxClient) -> None:
    message = await general(bot).send("card")
    for right in ("pin_messages", "create_public_threads"):
        await client.change("permission", channel="general", name=right, on=False)
    for deed in (message.pin(), message.create_thread(name="Table")):
        with pytest.raises(discord.Forbidden) as refused:
            await deed
        assert refused.value.code == 50013


async def test_app_permissions_follow_the_channel(bot: GuestBot, anna: Player, client: SandboxClient) -> None:
    caught: list[discord.Interaction] = []
    bot.tree.interaction_check = lambda interaction: _keep(caught, interaction)
    await client.change("permission", channel="coal-table", name="attach_files", on=False)
    await anna.command("table place", space="mine")
    await client.player("Ben").command("table place", space="mine")
    assert [one.app_permissions.attach_files for one in caught] == [False, False]
    assert [one.permissions.manage_threads for one in caught] == [True, False]


async def test_an_archived_thread_refuses_edits_and_reopens_for_a_line(
    bot: GuestBot, client: SandboxClient
) -> None:
    thread = await general(bot).create_thread(name="Table", type=discord.ChannelType.public_thread)
    message = await thread.send("first")
    await client.change("thread", channel="Table", archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="edited")
    assert refused.value.code == 50083
    await thread.send("second")
    await message.edit(content="edited")
    assert [one.text for one in await client.messages("Table")] == ["edited", "second"]


async def test_a_locked_thread_needs_manage_threads(bot: GuestBot, client: SandboxClient) -> None:
    thread = await general(bot).create_thread(name="Table", type=discord.ChannelType.public_thread)
    await client.change("thread", channel="Table", locked=True)
    await thread.send("the bot may")
    await client.change("permission", channel="general", name="manage_threads", on=False)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("now it may not")
    assert refused.value.code == 160005


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"content": "x" * 2001}, "content"),
        ({"content": "x", "embeds": [{"description": "x" * 4097}]}, "embeds.0.description"),
        ({"content": "x", "components": [{"type": 1, "components": []}] * 6}, "components"),
        (
            {
                "components": [
                    {"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}]}
                ]
            },
            "label",
        ),
        ({"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x"}]}]}, "custom_id"),
        (
            {
                "components": [
                    {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "a"}] * 2}
                ]
            },
            "components.0.components.1.custom_id",
        ),
        (
            {
                "components": [
                    {
                        "type": 1,
                        "components": [
                            {
                                "type": 3,
                                "custom_id": "m",
                                "options": [{"label": str(n), "value": str(n)} for n in range(26)],
                            }
                        ],
                    }
                ]
            },
            "options",
        ),
        ({"content": "x", "attachments": [{"id": "0", "description": "x" * 1025}]}, "attachments.0.description"),
    ],
)
async def test_limits_are_refused_with_the_path(
    sandbox: RunningSandbox, body: dict[str, object], path: str
) -> None:
    status, answer = await _post(sandbox.address, "/channels/300000000000000001/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    assert all(f'"{part}"' in json.dumps(answer["errors"]) for part in path.split("."))


async def test_an_empty_message_is_refused(sandbox: RunningSandbox) -> None:
    assert (await _post(sandbox.address, "/channels/300000000000000001/messages", {"content": ""}))[1][
        "code"
    ] == 50006


async def _post(address: str, path: str, body: object, method: str = "POST") -> tuple[int, dict[str, object]]:
    url, headers = f"{address}/api/v10{path}", {"Authorization": "Bot x"}
    async with (
        aiohttp.ClientSession(headers=headers) as http,
        http.request(method, url, json=body) as response,
    ):
        return response.status, await response.json()


@pytest.mark.parametrize(
    "command",
    [
        {"name": "Upper", "description": "x"},
        {"name": "two words", "description": "x"},
        {"name": "x", "description": ""},
        {"name": "x", "description": "y" * 101},
        {
            "name": "x",
            "description": "y",
            "options": [{"type": 1, "name": f"o{n}", "description": "z"} for n in range(26)],
        },
        {
            "name": "x",
            "description": "y",
            "options": [
                {"type": 3, "name": "a", "description": "z"},
                {"type": 3, "name": "b", "description": "z", "required": True},
            ],
        },
        {"name": "x", "description": "y", "name_localizations": {"xx": "z"}},
    ],
)
async def test_commands_that_break_a_limit_are_refused(
    sandbox: RunningSandbox, command: dict[str, object]
) -> None:
    status, answer = await _post(sandbox.address, "/applications/900000000000000001/commands", [command], "PUT")
    assert (status, answer["code"]) == (400, 50035)


async def test_old_messages_can_be_edited_a_few_times_only(bot: GuestBot, client: SandboxClient) -> None:
    message = await general(bot).send("0")
    await client.change("clock", seconds=3700)
    for number in range(20):
        await message.edit(content=str(number))
    await client.change("clock", seconds=1)
    bot.http.max_ratelimit_timeout = 0.5
    with pytest.raises(discord.RateLimited):
        await message.edit(content="one too many")


async def test_the_world_outlives_its_process(
    restart: Callable[[], Awaitable[RunningSandbox]], visit: Visit
) -> None:
    first = await restart()
    async with visit(first), SandboxClient(first.address) as client:
        anna = client.player("Anna")
        await anna.command("table board")
        await client.settle()
        panel = await anna.command("table new", game="coal_baron")
        await client.change("rename", user="Ben", name="Benedikt")
    await first.stop()
    second = await restart()
    async with visit(second), SandboxClient(second.address) as client:
        message = (await client.messages("coal-table"))[-1]
        assert message.text.endswith("@everyone")
        assert (await client.file(message.attachments[0])).startswith(b"\x89PNG")
        anna_again = client.player("Anna")
        anna_again.session = anna.session
        assert (await anna_again.press(panel, "Act")).text == "acted"
        assert "Benedikt" in [one["name"] for one in (await client.get("world"))["users"]]
    await second.stop()


async def test_strangers_cannot_steer_the_sandbox(sandbox: RunningSandbox) -> None:
    async with aiohttp.ClientSession() as http:
        for headers in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}):
            async with http.get(f"{sandbox.address}/sandbox/api/world", headers=headers) as response:
                assert response.status == 403


async def test_refusals_of_the_control_api_say_why(client: SandboxClient) -> None:
    with pytest.raises(Refused, match="no such deed"):
        await client.change("dance")
    with pytest.raises(Refused, match="no such permission"):
        await client.change("permission", name="fly", on=True)


async def test_a_press_on_an_edited_message_can_be_stale(
    bot: GuestBot, anna: Player, client: SandboxClient
) -> None:
    panel = await anna.command("table new", game="coal_baron")
    seen = panel.shown
    form = await anna.press(panel, "Bid")
    await form.submit(amount="1", kind="y")
    await client.change("delete_message", message=seen.id, channel="coal-table")
    with pytest.raises(Refused, match="no such message"):
        await anna.press(seen, "Refuse")
    assert (await anna.press_stale(seen, "Refuse")).text == "not your turn (§4.2)"


async def test_a_public_edit_after_a_deferred_press_ends_it(
    bot: GuestBot, client: SandboxClient, anna: Player
) -> None:
    class Card(discord.ui.View):
        @discord.ui.button(label="Join", custom_id="join")
        async def join(self, interaction: discord.Interaction, _: object) -> None:
            await interaction.response.defer()
            await message.edit(content="Anna joined")

    message = await general(bot).send("card", view=Card())
    seen = (await client.messages("general"))[-1]
    answer = await anna.at("general").press(seen, "Join")
    assert (answer.done, answer.text) == (True, "Anna joined")
