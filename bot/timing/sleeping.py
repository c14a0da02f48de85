"""Sleeping by a clock whose time may be moved while somebody sleeps."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from math import floor
from typing import Final

LONGEST: Final = 30.0
"""Seconds after which a sleeper looks at the clock in any case: nobody tells that the machine slept or was set."""


class Alarm:
    """Wakes the one loop that sleeps with it, or lets its next sleep be none where it does not sleep yet."""

    def __init__(self) -> None:
        self.rung = False
        self.stirred = asyncio.Event()

    def ring(self) -> None:
        """Let the loop go on at once."""
        self.rung = True
        self.stirred.set()


class Sleeping(ABC):
    """A clock by which one can sleep."""

    def __init__(self) -> None:
        self._sleepers: set[Alarm] = set()

    @abstractmethod
    def exact(self) -> float:
        """The time to a fraction of a second."""

    def now(self) -> int:
        """Seconds since 1970, UTC."""
        return floor(self.exact())

    async def sleep_until(self, when: float, alarm: Alarm | None = None) -> None:
        """Sleep until an instant of this clock's, however its time is moved meanwhile, or until the alarm."""
        await self._sleep(lambda now: when - now, alarm)

    async def sleep_for(self, seconds: float, alarm: Alarm | None = None) -> None:
        """Sleep until so much time has passed, the alarm rings, or the time went back: then look anew."""
        begun = self.exact()
        await self._sleep(lambda now: begun + seconds - now if now > begun - 1 else 0, alarm)

    def stir(self) -> None:
        """Let all who sleep look at the clock: its time was moved."""
        for alarm in self._sleepers:
            alarm.stirred.set()

    async def _sleep(self, left: Callable[[float], float], alarm: Alarm | None) -> None:
        alarm = alarm or Alarm()
        self._sleepers.add(alarm)
        try:
            while not alarm.rung and (seconds := left(self.exact())) > 0:
                alarm.stirred.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(min(seconds, LONGEST)):
                        await alarm.stirred.wait()
            alarm.rung = False
        finally:
            self._sleepers.discard(alarm)
