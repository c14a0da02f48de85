"""As many lines as the gateway asks for: each hears of its own guilds, and is cut by itself."""

from typing import Any

import aiohttp
import pytest

from sandbox.founding import GUILD, SECOND_GUILD
from sandbox.lines import shard_of
from sandbox.server import RunningSandbox
from tests.sandbox.client import SandboxClient


async def identified(socket: aiohttp.ClientWebSocketResponse, shard: int, of: int) -> Any:
    """What comes after IDENTIFY: READY, or the code with which the line is closed."""
    assert (await socket.receive_json())["op"] == 10
    await socket.send_json({"op": 2, "d": {"token": "x", "intents": 1, "shard": [shard, of]}})
    answer = await socket.receive()
    return answer.json()["d"] if answer.type is aiohttp.WSMsgType.TEXT else answer.data


def test_guilds_are_dealt_out_as_discord_deals_them() -> None:
    assert [shard_of(str(number << 22), 2) for number in range(4)] == [0, 1, 0, 1]
    assert shard_of("", 2) == 0
    assert shard_of(GUILD, 2) == shard_of(SECOND_GUILD, 2)


@pytest.mark.parametrize(("shard", "of"), [(1, 2), (1, 1), (0, 3)])
async def test_other_lines_than_it_asks_for_are_refused(sandbox: RunningSandbox, shard: int, of: int) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(sandbox.gateway) as socket:
        assert await identified(socket, shard, of) == 4010


async def test_each_line_hears_of_its_own_guilds(sandbox: RunningSandbox, client: SandboxClient) -> None:
    await client.change("shards", count=2)
    home = shard_of(GUILD, 2)
    async with (
        aiohttp.ClientSession() as http,
        http.ws_connect(sandbox.gateway) as first,
        http.ws_connect(sandbox.gateway) as second,
    ):
        ready = [await identified(first, 0, 2), await identified(second, 1, 2)]
        assert [one["shard"] for one in ready] == [[0, 2], [1, 2]]
        assert [guild["id"] for guild in ready[home]["guilds"]] == [GUILD, SECOND_GUILD]
        assert ready[1 - home]["guilds"] == []
        assert (await client.get("activity"))["connected"]
        await client.change("refuse_gateway", shard=1)
        seen = await client.get("activity")
        assert (seen["connected"], seen["shards"]) == (False, [0])
        async with http.ws_connect(sandbox.gateway) as again:
            assert await identified(again, 1, 2) == 1000
        await client.change("clear_faults")
        async with http.ws_connect(sandbox.gateway) as again:
            assert (await identified(again, 1, 2))["shard"] == [1, 2]
