"""Computers play where they must decide: one thought after the other, in turn with what people press."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from bot.incidents import Report
from bot.tables.computing import Decision, Job, job_of, play, play_by_default
from bot.thinking import Thinker, ThoughtFailed
from bot.timing.clock import Clock
from bot.timing.sleeping import Alarm
from db.computers import AtTurn, at_turn, one_goes_on
from db.database import Database
from db.errors import DatabaseError
from players.entry import Considered

log = logging.getLogger(__name__)

LOOK_EVERY: Final = 60.0
"""Seconds between two looks at who must decide, where nothing rings."""
BUSY_AGAIN: Final = 0.2
"""Seconds after which a table is looked at again where somebody's press came first."""
GONE_AGAIN: Final = 2.0
"""Seconds after which whoever waits for a table looks again: of one that is gone no computer says anything."""
PAUSES: Final = (1, 5, 30)
"""Seconds after each thought in vain before the next; after one more the least harmful actions are played.

A machine that cannot begin a process for a moment costs nobody a move.
"""
STUCK_AGAIN: Final = 600
"""Seconds for which a table is left alone of which a computer cannot even do that."""


class Failure(msgspec.Struct, frozen=True):
    """How often a decision was thought in vain, and until when its table is left alone."""

    decision: Decision
    times: int
    until: int = 0


class ComputerPlayers:
    """Lets computers decide. `busy` says of a place and its table whether a press that came before is still to be
    done; `wake` is called where somebody may have been told something. `alarm` rings where one may have to decide.
    """

    def __init__(
        self,
        db: Database,
        thinker: Thinker,
        busy: Callable[[int, int], bool],
        clock: Clock,
        report: Report,
        wake: Callable[[], None],
    ) -> None:
        self.alarm = Alarm()
        self._db = db
        self._thinker = thinker
        self._busy = busy
        self._clock = clock
        self._report = report
        self._wake = wake
        self._last = 0
        self._moved = asyncio.Event()
        self._thoughts: dict[int, tuple[Decision, list[Considered]]] = {}
        self._failures: dict[int, Failure] = {}

    async def run(self) -> None:
        """Play, for ever."""
        while True:
            pause = await self.play_one()
            if pause is not None:
                await self._clock.sleep_for(pause, self.alarm)

    async def until_settled(self, table: int, seconds: float) -> bool:
        """Whether no computer must decide at a table any more, waited for at most so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    moved = self._moved
                    if not await self._db.read(lambda c: one_goes_on(c, table)):
                        return True
                    with suppress(TimeoutError):
                        async with asyncio.timeout(GONE_AGAIN):
                            await moved.wait()
        return False

    async def play_one(self) -> float | None:
        """Decide for the computer that has waited longest; None, or how long to wait where none can decide now."""
        waiting = await self._db.read(lambda c: at_turn(c, self._last))
        tables = {one.table for one in waiting}
        self._thoughts = {table: kept for table, kept in self._thoughts.items() if table in tables}
        self._failures = {table: kept for table, kept in self._failures.items() if table in tables}
        for one in waiting:
            if self._may_think(one) and (job := await self._job(one)) is not None:
                self._last = job.table
                await self._decide(job)
                return None
        if any(self._busy(one.place, one.table) for one in waiting):
            return BUSY_AGAIN
        return min((left for one in waiting if (left := self._left_alone(one.table))), default=LOOK_EVERY)

    def _may_think(self, one: AtTurn) -> bool:
        return not self._left_alone(one.table) and not self._busy(one.place, one.table)

    def _left_alone(self, table: int) -> int:
        """For how many seconds a table is left alone after what was thought there in vain."""
        failure = self._failures.get(table)
        left = 0 if failure is None else failure.until - self._clock.now()
        return left if 0 < left <= STUCK_AGAIN else 0  # a longer time: the clock has been set back since

    async def _job(self, one: AtTurn) -> Job | None:
        return await self._db.read(lambda c: job_of(c, one.table, one.seat))

    async def _decide(self, job: Job) -> None:
        failure = self._failures.get(job.table)
        if failure is not None and failure.decision == job.decision and failure.times > len(PAUSES):
            await self._play_by_default(job)
            return
        try:
            compared = await self._compared(job)
            if self._busy(job.place, job.table):
                return  # who pressed while it thought comes before it; the thought is kept
            played = await self._db.transaction(lambda c: play(c, job, compared, self._clock.now()))
        except DatabaseError:  # nothing is wrong with the table
            raise
        except Exception as error:
            self._fail(job, error)
            return
        self._done(job)
        if played:
            self._wake()

    async def _compared(self, job: Job) -> list[Considered]:
        """What was thought, be it before somebody pressed something that changed nothing."""
        kept = self._thoughts.get(job.table)
        if kept is not None and kept[0] == job.decision:
            return kept[1]
        compared = await self._thinker.think(job.question)
        self._thoughts[job.table] = job.decision, compared
        return compared

    async def _play_by_default(self, job: Job) -> None:
        try:
            await self._db.transaction(lambda c: play_by_default(c, job, self._clock.now()))
        except DatabaseError:
            raise
        except Exception as error:
            self._failures[job.table] = Failure(job.decision, len(PAUSES) + 1, self._clock.now() + STUCK_AGAIN)
            self._report(error, _where(job))
            return
        self._done(job)
        self._wake()

    def _done(self, job: Job) -> None:
        self._moved.set()
        self._moved = asyncio.Event()
        self._thoughts.pop(job.table, None)
        self._failures.pop(job.table, None)

    def _fail(self, job: Job, error: Exception) -> None:
        """Count a decision that was thought in vain; the host is told of the last."""
        thought = self._thoughts.pop(job.table, None)
        before = self._failures.get(job.table)
        times = before.times + 1 if before is not None and before.decision == job.decision else 1
        last = times > len(PAUSES)
        until = 0 if last else self._clock.now() + PAUSES[times - 1]
        self._failures[job.table] = Failure(job.decision, times, until)
        if last:
            self._report(error, _where(job))
        elif isinstance(error, ThoughtFailed):
            log.warning("%s: thought in vain: %s", _where(job), error)
        if thought is not None:  # for the log alone: who reads the host's channel may play there
            chosen = " ; ".join(thought[1][0].line) if thought[1] else "nothing"
            log.warning("%s: cannot be played: %s: %r", _where(job), chosen, error)


def _where(job: Job) -> str:
    return f"the {job.level} in seat {job.seat} of table {job.table}"
