"""The time: the machine's as long as Discord's agrees with it, else Discord's, counted on since it was heard.

A machine's clock may be hours off, be set right or leap at any moment. How much time passes is known without it;
which time it is, Discord says: in the `Date` of every answer, and in the ids of interactions.
"""

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Final, NamedTuple, Protocol

import aiohttp
from discord.utils import snowflake_time

from bot.timing.sleeping import Alarm, Sleeping

log = logging.getLogger(__name__)

TOLERANCE: Final = 60.0
"""Seconds by which the machine's clock may be off and is used all the same."""
AGREEMENT: Final = 30.0
"""Seconds within which it must come back to be used again."""
STIRRING: Final = 2.0
"""Seconds by which the time must be moved for those who sleep to be told."""
EARLIEST: Final = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
"""No answer to this program is older: such a date is nonsense."""


class Clock(Protocol):
    """Where the time comes from."""

    @property
    def certain(self) -> bool:
        """Whether Discord has confirmed the time since the start; before that nothing may lapse."""
        ...

    @property
    def moved(self) -> int:
        """Seconds by which somebody moved the time by hand: in a sandbox, where it is to pass without a wait."""
        ...

    def now(self) -> int:
        """Seconds since 1970, UTC."""
        ...

    async def sleep_until(self, when: float, alarm: Alarm | None = None) -> None:
        """Sleep until an instant of this clock's, however its time is moved meanwhile, or until the alarm."""
        ...

    async def sleep_for(self, seconds: float, alarm: Alarm | None = None) -> None:
        """Sleep until so much time has passed, the alarm rings, or the time went back: then look anew."""
        ...

    def hear_date(self, date: str | None) -> None:
        """Learn from the `Date` of an answer, if it has one."""
        ...

    def hear_id(self, snowflake: int) -> None:
        """Learn from an id that Discord has just sent: it is no earlier than the time in it."""
        ...


class _Heard(NamedTuple):
    """A time of Discord's, and what the counter of passing seconds showed then."""

    time: float
    passed: float


def passed() -> float:
    """A count of seconds that nobody sets; where the system has one, it goes on while the machine sleeps."""
    kind = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime(kind)


class DiscordClock(Sleeping):
    """The machine's clock, with Discord as arbiter."""

    def __init__(self, wall: Callable[[], float] = time.time, counter: Callable[[], float] = passed) -> None:
        super().__init__()
        self._wall = wall
        self._counter = counter
        self._last: _Heard | None = None
        self._doubtful: _Heard | None = None
        self._wrong = False
        self._certain = False

    @property
    def certain(self) -> bool:
        """Whether Discord has confirmed the time since the start."""
        return self._certain

    @property
    def moved(self) -> int:
        """Nobody moves Discord's time."""
        return 0

    def exact(self) -> float:
        """The time to a fraction of a second."""
        wall = self._wall()
        if self._last is None:
            return wall
        true = self._counted(self._last)
        self._judge(wall - true)
        return true if self._wrong else wall

    def hear_date(self, date: str | None) -> None:
        """Learn from the `Date` of an answer. One that surprises counts once a second says the same."""
        said = date_seconds(date)
        if said is None:
            return
        confirmed = self._doubtful is not None and _near(said, self._counted(self._doubtful))
        heard = _Heard(said, self._counter())
        if not _near(said, self._time()) and not confirmed:
            self._doubtful = heard
            return
        self._doubtful, self._certain = None, True
        self._believe(heard)

    def hear_id(self, snowflake: int) -> None:
        """Learn from an interaction's id. Events are delivered late after a lost line: it may be old."""
        said = snowflake_time(snowflake).timestamp()
        if said > self._time() + TOLERANCE:
            self._believe(_Heard(said, self._counter()))

    def _believe(self, heard: _Heard) -> None:
        """Count on from what was heard, and let those who sleep look at the clock if that moves the time."""
        before = self.exact()
        self._last = heard
        if abs(self.exact() - before) > STIRRING:
            self.stir()

    def _time(self) -> float:
        return self._wall() if self._last is None else self._counted(self._last)

    def _counted(self, heard: _Heard) -> float:
        return heard.time + self._counter() - heard.passed

    def _judge(self, off: float) -> None:
        """Decide whether the machine's clock is to be believed, and say so where that changes."""
        wrong = abs(off) > (AGREEMENT if self._wrong else TOLERANCE)
        if wrong and not self._wrong:
            way = "ahead of" if off > 0 else "behind"
            by = timedelta(seconds=round(abs(off)))
            log.warning(
                "the machine's clock is %s %s Discord's; until it is right, Discord's time counts", by, way
            )
        elif self._wrong and not wrong:
            log.warning("the machine's clock agrees with Discord's again")
        self._wrong = wrong


def listening(clock: Clock) -> aiohttp.TraceConfig:
    """What lets a clock hear every answer of a session."""

    async def answered(_: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        clock.hear_date(end.response.headers.get("Date"))

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(answered)
    return trace


def _near(one: float, other: float) -> bool:
    return abs(one - other) <= TOLERANCE


def date_seconds(date: str | None) -> float | None:
    """The time of a `Date`, None where there is none or it is nonsense."""
    if date is None:
        return None
    try:
        found = parsedate_to_datetime(date)
    except (TypeError, ValueError, OverflowError):
        return None
    said = found.replace(tzinfo=found.tzinfo or UTC).timestamp()
    return said if said >= EARLIEST else None
