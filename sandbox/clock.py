"""The sandbox's time, which tests and the page may move, and the ids made from it."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """Seconds since 1970, ahead of the machine's clock by `shift`.

    A bot that asks for it follows; to one that does not its own clock is wrong by as much.
    """

    def __init__(self) -> None:
        self.shift = 0.0
        self.on_move: Callable[[float], None] = lambda seconds: None
        self._moved = asyncio.Event()
        self._closed = False

    def now(self) -> float:
        """The shifted time, by which all ages are measured: Discord's time, as far as the bot can tell."""
        return time.time() + self.shift

    def not_before(self, seconds: float) -> None:
        """Go on from there if it is later: what exists already is not from the future."""
        self.shift = max(self.shift, seconds - time.time())

    def move(self, seconds: float) -> None:
        """Let so much time pass at once, or set it back; raises ValueError where no calendar has that time."""
        iso(self.now() + seconds)
        self.shift += seconds
        self.on_move(seconds)
        self._wake()

    async def until_moved(self, known: float | None, seconds: float) -> None:
        """Wait until the shift is another than is known, at most so long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.shift == known and not self._closed:
                    await self._moved.wait()

    def close(self) -> None:
        """Let nobody wait any longer."""
        self._closed = True
        self._wake()

    def _wake(self) -> None:
        self._moved.set()
        self._moved = asyncio.Event()


def iso(seconds: float) -> str:
    """The time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


class Snowflakes:
    """Ids that grow, made of the sandbox's time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def take(self) -> str:
        """A new id, greater than all before it."""
        wanted = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(wanted, self._last + 1)
        return str(self._last)

    def seen(self, snowflake: str) -> None:
        """Keep new ids above one that exists already, and the time after it."""
        self._last = max(self._last, int(snowflake))
        self._clock.not_before(((self._last >> 22) + DISCORD_EPOCH_MS) / 1000)
