"""Starts the bot's client, on Discord or in a sandbox, and ends it."""

import asyncio
import base64
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.drawing import Drawer
from bot.ending import end
from bot.hosting.settings import Settings, SettingsError
from bot.incidents import Incidents
from bot.process.client import Steiger
from bot.process.connecting import FATAL, LINES, for_the_host
from bot.timing.clock import Clock, DiscordClock
from bot.timing.sandbox_clock import SandboxClock, following
from db.database import Database


async def run(settings: Settings, *, sandbox: str | None) -> None:
    """Run the bot until it is cancelled; `sandbox` is the address of a sandbox to play in instead of Discord.

    It waits for a Discord that cannot be reached. Raises SettingsError where only the host can help.
    """
    token = "sandbox" if settings.token is None else settings.token.value
    if sandbox is not None:
        lead_to(sandbox)
    for name in ("discord.client", "discord.shard"):
        logging.getLogger(name).addFilter(LINES)
    incidents = Incidents(secrets=(token,) if sandbox is None else ())
    owner = "sandbox" if sandbox is not None else str(_application(token))
    db = await Database.open(settings.database(sandbox=sandbox is not None), owner)
    drawer = Drawer()
    try:
        async with _time(sandbox) as clock, Steiger(db, settings, incidents, clock, drawer) as client:
            incidents.send = client.tell_host
            await _play(client, token)
    except FATAL as error:
        raise SettingsError(for_the_host(error)) from error
    finally:
        drawer.close()
        await incidents.close()
        await db.close()


@asynccontextmanager
async def _time(sandbox: str | None) -> AsyncGenerator[Clock]:
    """The clock of a bot on Discord, or in a sandbox at that address."""
    if sandbox is None:
        yield DiscordClock()
        return
    clock = SandboxClock()
    async with following(clock, sandbox):
        yield clock


async def _play(client: Steiger, token: str) -> None:
    """Play until the client ends by itself, or this is cancelled.

    `end` does so even where the first cancellation is lost: discord.py connects within `asyncio.wait_for`.
    """
    playing = asyncio.create_task(client.start(token), name="the connection to Discord")
    try:
        await asyncio.wait([playing])
    finally:
        if not playing.done():
            await end([playing])
        await client.close()
    await playing


def lead_to(sandbox: str) -> None:
    """Point discord.py, otherwise untouched, at a sandbox."""
    Route.BASE = f"{sandbox}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(sandbox.replace("http", "ws", 1) + "/gateway")


def _application(token: str) -> int:
    """The application's id, which is the first part of a bot's token."""
    first = token.split(".")[0]
    with suppress(ValueError):
        return int(base64.b64decode(first + "=" * (-len(first) % 4)))
    raise ValueError("the first part of the token is not an application's id")
