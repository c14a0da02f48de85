"""A sandbox in this process, with or without the guest bot."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import discord.gateway
import discord.http
import pytest
import yarl
from guest_bot import GuestBot

from sandbox.server import RunningSandbox, start
from tests.hurried import hurried
from tests.sandbox.client import Player, SandboxClient


@contextlib.asynccontextmanager
async def visiting(sandbox: RunningSandbox) -> AsyncIterator[GuestBot]:
    """The guest bot, connected to the sandbox."""
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = sandbox.rest
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway)
    bot = GuestBot()
    running = asyncio.create_task(bot.start("sandbox-token"))
    try:
        with hurried():
            async with SandboxClient(sandbox.address) as client:
                await client.connected()
            yield bot
    finally:
        await bot.close()
        await asyncio.wait([running], timeout=5)
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@pytest.fixture
async def sandbox() -> AsyncIterator[RunningSandbox]:
    running = await start()
    yield running
    await running.stop()


@pytest.fixture
async def client(sandbox: RunningSandbox) -> AsyncIterator[SandboxClient]:
    async with SandboxClient(sandbox.address) as open_client:
        yield open_client


@pytest.fixture
async def bot(sandbox: RunningSandbox) -> AsyncIterator[GuestBot]:
    async with visiting(sandbox) as guest:
        yield guest


@pytest.fixture
def anna(bot: GuestBot, client: SandboxClient) -> Player:
    return client.player("Anna")


@pytest.fixture
def ben(bot: GuestBot, client: SandboxClient) -> Player:
    return client.player("Ben")


@pytest.fixture
def visit() -> Callable[[RunningSandbox], "contextlib.AbstractAsyncContextManager[GuestBot]"]:
    return visiting


@pytest.fixture
def restart(tmp_path: Path) -> Callable[[], Awaitable[RunningSandbox]]:
    """Starts a sandbox on the same folder, each time anew."""

    async def again() -> RunningSandbox:
        return await start(0, tmp_path / "data")

    return again
