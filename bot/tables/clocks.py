"""A table's clock: how much time each seat has, in waking seconds. Pure: instants, hours and figures in.

A seat begins with the base. A decision uses up the waking time of that seat from when it was told; when it is made
the increment is added, up to the cap. At zero that is done which the table chose.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from bot.errors import UNDECODABLE
from bot.tables.reminding import HOUR, Pace
from bot.timing.waking import Hours, after_waking, waking_between

AtZero: TypeAlias = Literal["tell", "pass", "ask"]
"""What is done where time runs out: the table is told, the decision is passed, or the others are asked."""
AT_ZERO: Final[tuple[AtZero, ...]] = ("tell", "pass", "ask")
NO_CLOCK: Final = ""
"""How it is stored that a table has none."""

LONGEST: Final = 366 * 24 * HOUR
"""No clock gives anybody more time, in waking seconds."""
LATEST: Final = 1 << 34
"""No time runs since then: the year is 2514, and calendars still know it."""


class ImpossibleClock(ValueError):
    """Figures by which nobody can play: no increment, a cap below base or increment, or more than a year."""


class TableClock(msgspec.Struct, frozen=True):
    """The figures in waking seconds, and what is done at zero. Raises ImpossibleClock."""

    base: int
    increment: int
    cap: int
    at_zero: AtZero = "tell"

    def __post_init__(self) -> None:
        if not (0 < self.base <= self.cap <= LONGEST and 0 < self.increment <= self.cap):
            raise ImpossibleClock(f"{self.base} + {self.increment} up to {self.cap}")


MINUTE: Final = 60
PRESETS: Final[Mapping[Pace, TableClock]] = {
    "live": TableClock(30 * MINUTE, 10 * MINUTE, HOUR),
    "several": TableClock(14 * HOUR, 4 * HOUR, 28 * HOUR),
    "day": TableClock(42 * HOUR, 14 * HOUR, 70 * HOUR),
    "slower": TableClock(84 * HOUR, 28 * HOUR, 140 * HOUR),
}
"""By a table's pace the figures that it may choose: a waking day has 14 hours."""


class Running(msgspec.Struct, frozen=True):
    """The time of a decision: what of it is used up, and since when it runs on, None where it stands still.

    The hours are those of its beginning: hours chosen meanwhile count from the next decision on.
    """

    hours: Hours
    used: int = 0
    since: int | None = None

    def used_until(self, until: int) -> int:
        """Waking seconds that are used up at an instant."""
        return self.used if self.since is None else self.used + waking_between(self.hours, self.since, until)

    def charged(self, until: int, resumes: int) -> "Running":
        """The same with what was used up until an instant, running on from another; what stands still as it is.

        Nothing is taken off for time in between, and nothing is moved: nights stay where they are.
        """
        if self.since is None:
            return self
        return Running(self.hours, self.used_until(until), max(self.since, resumes))

    def zero(self, left: int) -> int | None:
        """When `left` waking seconds are used up, None where time stands still."""
        return None if self.since is None else after_waking(self.hours, self.since, left - self.used)


def clock_in(stored: str | None) -> TableClock | None:
    """The clock that is stored, None where there is none; one that cannot be read is none."""
    if not stored:
        return None
    try:
        return msgspec.json.decode(stored, type=TableClock)
    except UNDECODABLE:
        return None


def preset(pace: Pace, at_zero: AtZero) -> TableClock:
    """The clock of a pace."""
    return msgspec.structs.replace(PRESETS[pace], at_zero=at_zero)


def following(clock: TableClock | None, before: Pace, now: Pace) -> TableClock | None:
    """The clock of a table that changes its pace: the preset of the old one becomes that of the new one."""
    if clock is None or clock != preset(before, clock.at_zero):
        return clock
    return preset(now, clock.at_zero)


def within_reason(seconds: int) -> int:
    """Seconds that were stored, where no clock could have counted so many: as many as it could."""
    return min(max(seconds, 0), LONGEST)


def at_least(clock: TableClock, left: int) -> int:
    """The time of a seat that must decide (again): one increment at least."""
    return max(left, clock.increment)


def incremented(clock: TableClock, left: int) -> int:
    """The time of a seat that gets an increment: up to the cap, and never less than before."""
    return max(left, min(left + clock.increment, clock.cap))
