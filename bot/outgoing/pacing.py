"""Staying below Discord's limits: for one bot at any time, and for edits in a channel once it said so."""

import asyncio
from collections import deque
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

import discord

from bot.refusals import EDITS_LIMITED, TOO_MANY, EditsLimited
from bot.timing.clock import Clock

PER_SECOND: Final = 40
"""Discord takes 50 requests a second from one bot; the rest is left for what does not go through the outbox."""
LONGEST_WAIT: Final = 30.0
"""Seconds that discord.py waits by itself for the end of a limit; of a longer one it tells at once."""
PAUSE: Final = 5
"""Seconds without edits after a limit whose end is not known; twice as many after each further one."""
LONGEST_PAUSE: Final = 600


class Pace:
    """Lets at most `most` calls begin within any second, in the order in which they came."""

    def __init__(self, most: int = PER_SECOND) -> None:
        self._begun: deque[float] = deque(maxlen=most)
        self._most = most
        self._lock = asyncio.Lock()

    async def turn(self) -> None:
        """Return as soon as one more call may begin."""
        async with self._lock:
            now = asyncio.get_running_loop().time()
            if len(self._begun) == self._most:
                await asyncio.sleep(max(0.0, self._begun[0] + 1 - now))
            self._begun.append(asyncio.get_running_loop().time())


class EditLimits:
    """The channels in which Discord takes no edits for a while: edits of old messages are limited for each."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until: dict[int, float] = {}
        self._pauses: dict[int, int] = {}

    def check(self, channel: int) -> None:
        """Raises EditsLimited while a channel's limit lasts."""
        left = self._until.get(channel, 0) - self._clock.now()
        # A limit that seems to last longer than any was recorded before the clock was set back.
        if 0 < left <= LONGEST_PAUSE * 6:
            raise EditsLimited(left)
        self._until.pop(channel, None)

    def met(self, channel: int, seconds: float | None = None) -> EditsLimited:
        """Record a limit of so many seconds, or one of which Discord did not say how long; the error to raise."""
        if seconds is None:
            seconds = self._pauses.get(channel, PAUSE)
            self._pauses[channel] = min(2 * int(seconds), LONGEST_PAUSE)
        self._until[channel] = self._clock.now() + seconds
        return EditsLimited(seconds)

    def taken(self, channel: int) -> None:
        """Record that an edit was taken."""
        self._pauses.pop(channel, None)


@contextmanager
def limits_met(limits: EditLimits, channel: int) -> Generator[None]:
    """Around an edit: a limit that it meets is recorded and becomes an EditsLimited, as does a long wait."""
    try:
        yield
    except discord.RateLimited as error:
        raise limits.met(channel, error.retry_after) from error
    except TimeoutError as error:
        raise limits.met(channel) from error
    except discord.HTTPException as error:
        if error.code != EDITS_LIMITED and error.status != TOO_MANY:
            raise
        raise limits.met(channel) from error
    limits.taken(channel)
