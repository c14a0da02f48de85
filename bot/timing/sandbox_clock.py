"""The time in the sandbox: the machine's, moved by as much as the sandbox's own."""

import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Final

import aiohttp

from bot.ending import end
from bot.timing.clock import date_seconds
from bot.timing.sleeping import Sleeping

AGAIN_AFTER: Final = 0.5
"""Seconds until a sandbox that did not answer is asked again."""
HELD: Final = 40.0
"""Seconds within which the sandbox answers though nothing moved."""


class SandboxClock(Sleeping):
    """The machine's clock, moved at once with the sandbox's by whoever plays with that."""

    def __init__(self, wall: Callable[[], float] = time.time) -> None:
        super().__init__()
        self._wall = wall
        self._shift = 0.0
        self._certain = False

    @property
    def certain(self) -> bool:
        """Whether the sandbox has said how its time is moved."""
        return self._certain

    @property
    def moved(self) -> int:
        """Seconds by which its time is moved by hand."""
        return round(self._shift)

    def exact(self) -> float:
        """The time to a fraction of a second."""
        return self._wall() + self._shift

    def hear_date(self, date: str | None) -> None:
        """Go by the `Date` of an answer until the sandbox has said it exactly: the login brings the first."""
        said = date_seconds(date)
        if said is not None and not self._certain:
            self._shift = float(round(said - self._wall()))

    def hear_id(self, snowflake: int) -> None:
        """Nothing: ids do not go back where the sandbox's time is set back."""

    def move(self, shift: float) -> None:
        """Be ahead of the machine's clock by so many seconds."""
        self._shift, self._certain = shift, True
        self.stir()


@asynccontextmanager
async def following(clock: SandboxClock, sandbox: str) -> AsyncGenerator[None]:
    """Within this, the clock follows the sandbox at that address."""
    task = asyncio.create_task(_follow(clock, sandbox), name="the sandbox's time")
    try:
        yield
    finally:
        await end([task])


async def _follow(clock: SandboxClock, sandbox: str) -> None:
    known = ""
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=HELD)) as session:
        while True:
            try:
                known = await _heard(session, f"{sandbox}/sandbox/api/clock", known)
            except (aiohttp.ClientError, TimeoutError, ValueError, KeyError):
                known = ""  # another sandbox may stand there by then
                await asyncio.sleep(AGAIN_AFTER)
            else:
                clock.move(float(known))


async def _heard(session: aiohttp.ClientSession, address: str, known: str) -> str:
    """How far the sandbox's time is moved, as soon as that is another than is known."""
    async with session.get(address, params={"known": known}) as answer:
        answer.raise_for_status()
        return repr(float((await answer.json())["shift"]))
