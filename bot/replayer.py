"""Shadow replays in a worker process: one after the other, each within a bound of time."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final, TypeVar

from bot.worker import Worker, WorkerDied

T = TypeVar("T")
R = TypeVar("R")

LONGEST: Final = 60.0
"""Seconds after which a replay is given up: the longest game takes less than one."""


class ReplayFailed(Exception):
    """A replay did not end, or its worker died."""


class Replayer:
    """Carries out pure work on a game's course; the worker begins with the first, and runs until it is closed."""

    def __init__(self, executor: Callable[[], Executor] | None = None, longest: float = LONGEST) -> None:
        self._make = executor or Worker
        self._longest = longest
        self._executor: Executor | None = None
        self._one = asyncio.Lock()

    async def run(self, work: Callable[[T], R], course: T) -> R:
        """What the work makes of a course; raises ReplayFailed, and whatever the work raises."""
        async with self._one:
            return await self._carried_out(work, course)

    def close(self) -> None:
        """End the worker; what it was doing is lost. Whatever is asked for next begins another."""
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    async def _carried_out(self, work: Callable[[T], R], course: T) -> R:
        if self._executor is None:
            self._executor = self._make()
        try:
            async with asyncio.timeout(self._longest):
                return await asyncio.get_running_loop().run_in_executor(self._executor, work, course)
        except TimeoutError as error:
            self.close()
            raise ReplayFailed(f"a replay did not end within {self._longest:g} seconds") from error
        except WorkerDied as error:
            self.close()
            raise ReplayFailed("the process of a replay died") from error
