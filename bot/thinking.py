"""What computers think, thought in a process of its own, so that neither its time nor its death is the bot's."""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Final, TypeAlias

from bot.worker import Worker, WorkerDied
from players.entry import Considered, Question, ThoughtError, think_of

_FRAME: Final = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>\d+)')

Think: TypeAlias = Callable[[Question], list[Considered]]

LONGEST: Final = 30.0
"""Seconds after which a thought is given up: each ends by itself within those of its level."""
IDLE: Final = 60.0
"""Seconds without a thought after which the worker ends."""


class ThoughtFailed(Exception):
    """A thought met a fault, did not end, or its worker died. Of a fault it tells kind and place."""


class Thinker:
    """Thinks one decision after the other in a worker, which begins with the first and ends when it is idle."""

    def __init__(
        self,
        executor: Callable[[], Executor] | None = None,
        work: Think = think_of,
        advice: Think | None = None,
        longest: float = LONGEST,
        idle: float = IDLE,
    ) -> None:
        self._make = executor or Worker
        self._work = work
        self._advise = advice or work
        self._longest = longest
        self._idle = idle
        self._executor: Executor | None = None
        self._one = asyncio.Lock()
        self._advice = asyncio.Lock()
        self._end: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        """Whether there is a worker."""
        return self._executor is not None

    async def think(self, question: Question) -> list[Considered]:
        """What the seat does next, and what that was compared with, the best first; raises ThoughtFailed."""
        return await self._next(self._work, question)

    async def _next(self, work: Think, question: Question) -> list[Considered]:
        async with self._one:
            self._keep()
            try:
                return await self._thought(work, question)
            finally:
                self._end = asyncio.get_running_loop().call_later(self._idle, self.close)

    async def advise(self, question: Question) -> list[Considered]:
        """The same as a hint for a person, thought by `advice` where that is another work.

        One hint at a time waits among the thoughts of computers at tables: so whoever asks for many holds no table
        up for longer than one takes.
        """
        async with self._advice:
            return await self._next(self._advise, question)

    def close(self) -> None:
        """End the worker; what it was thinking is lost. The next thought begins another."""
        self._keep()
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    def _keep(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None

    async def _thought(self, work: Think, question: Question) -> list[Considered]:
        if self._executor is None:
            self._executor = self._make()
        try:
            async with asyncio.timeout(self._longest):
                return await asyncio.get_running_loop().run_in_executor(self._executor, work, question)
        except ThoughtError as error:
            raise ThoughtFailed(_kind_and_place(str(error))) from error
        except TimeoutError as error:
            self.close()
            raise ThoughtFailed(f"a thought did not end within {self._longest:g} seconds") from error
        except WorkerDied as error:
            raise ThoughtFailed("the process that thinks died") from error


def _kind_and_place(told: str) -> str:
    """What may be said of a fault wherever it is read: its words may tell what is hidden in a game."""
    kind = (told.splitlines() or [""])[-1].split(":")[0].strip()
    frames = list(_FRAME.finditer(told))
    if not frames:
        return kind
    return f"{kind} at {'/'.join(Path(frames[-1]['file']).parts[-2:])}:{frames[-1]['line']}"
