"""The bot in this process and a sandbox in its own, so that Discord's side does not run on the bot's loop."""

import asyncio
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, cast

import discord
import msgspec
from discord.gateway import DiscordWebSocket

from bot.drawing import Drawer
from bot.process.starting import lead_to
from bot.thinking import Thinker
from db.database import Database
from tests.e2e.house import DotDrawer, House
from tests.sandbox.client import SandboxClient


class Timing(msgspec.Struct):
    """When an event of the gateway came, and how long its deferral and its transactions took since."""

    received: float
    deferred: float = 0.0
    waited: float = 0.0
    committed: float = 0.0

    @property
    def total(self) -> float:
        """From the event's receipt to the end of its transaction."""
        return self.committed - self.received

    @property
    def own(self) -> float:
        """The same without the round trip of the deferral, which is Discord's."""
        return self.total - self.waited


CURRENT: ContextVar[Timing | None] = ContextVar("timing", default=None)
"""Each event's tasks inherit its timing."""


@asynccontextmanager
async def sandbox_process(folder: Path | None = None) -> AsyncGenerator[str, None]:
    """A sandbox in a process of its own; its address."""
    data = ["--data", str(folder)] if folder else []
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--port", "0", *data),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        assert process.stdout is not None
        yield (await process.stdout.readline()).decode().strip()
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def opened_venue(
    folder: Path, *, pictures: bool = True, minds: Callable[[], Executor] | None = None
) -> AsyncGenerator[House, None]:
    """A house whose sandbox is elsewhere; with `pictures` the real ones are drawn in the real worker.

    With `minds`, which makes the worker for it, computers think, else they play by chance.
    """
    async with sandbox_process() as address, SandboxClient(address) as client:
        lead_to(address)
        drawer = Drawer() if pictures else DotDrawer()
        house = House(cast(Any, None), client, folder, drawer=cast(DotDrawer, drawer))
        if minds is not None:
            house.make_thinker = partial(Thinker, minds)
        try:
            await house.start_bot()
            yield house
        finally:
            await house.stop_bot()
            await house.incidents.close()
            drawer.close()


def watch_receipt() -> None:
    """Start a timing at each event that arrives."""
    received: Callable[..., Awaitable[None]] = DiscordWebSocket.received_message

    async def timed(self: DiscordWebSocket, message: Any, /) -> None:
        CURRENT.set(Timing(perf_counter()))
        await received(self, message)

    DiscordWebSocket.received_message = timed


def watch_deferral() -> None:
    """Note how long each deferral waits for Discord."""
    defer: Callable[..., Awaitable[Any]] = discord.InteractionResponse[Any].defer

    async def timed(self: discord.InteractionResponse[Any], **options: Any) -> Any:
        begin = perf_counter()
        answer = await defer(self, **options)
        timing = CURRENT.get()
        if timing is not None:
            timing.deferred = perf_counter()
            timing.waited = timing.deferred - begin
        return answer

    discord.InteractionResponse.defer = cast(Any, timed)


def watch_commits(db: Database, into: list[Timing]) -> None:
    """Collect the timing of each interaction's transaction."""
    transaction = db.transaction

    async def timed(work: Callable[..., Any]) -> Any:
        result = await transaction(work)
        timing = CURRENT.get()
        if timing is not None and timing.deferred:
            timing.committed = perf_counter()
            into.append(timing)
            CURRENT.set(None)
        return result

    cast(Any, db).transaction = timed
