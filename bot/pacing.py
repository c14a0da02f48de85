"""Staying below Discord's limit for one bot, so that it never has to refuse."""

import asyncio
from collections import deque
from typing import Final

PER_SECOND: Final = 40
"""Discord takes 50 requests a second from one bot; the rest is left for what does not go through the outbox."""


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
