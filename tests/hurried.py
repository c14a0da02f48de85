"""A discord.py that tries again after a tenth of its time: no test is about how long it waits between attempts."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import ModuleType, SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

import discord
from discord.webhook import async_

TIMES: Final = 10
REQUESTS: Final[tuple[ModuleType, ...]] = (discord.http, async_)
"""What waits here between attempts is a whole number of seconds; a limit, which is Discord's own time, is none."""
LINES: Final[tuple[ModuleType, ...]] = (discord.client, discord.shard)


@contextmanager
def hurried() -> Iterator[None]:
    """Within it, discord.py waits less until it repeats a request that failed, and until it opens a line anew."""

    async def again(delay: float, *rest: Any) -> Any:
        return await asyncio.sleep(delay / TIMES if isinstance(delay, int) else delay, *rest)

    async def anew(delay: float, *rest: Any) -> Any:
        return await asyncio.sleep(delay / TIMES, *rest)

    with ExitStack() as stack:
        for modules, sleep in ((REQUESTS, again), (LINES, anew)):
            for module in modules:
                stack.enter_context(patch.object(module, "asyncio", SimpleNamespace(**_as_is(), sleep=sleep)))
        yield


def _as_is() -> dict[str, Any]:
    return {name: value for name, value in vars(asyncio).items() if name != "sleep"}
