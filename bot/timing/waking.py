"""Waking hours: which instants lie in them, and how much of them lies between two instants.

An instant lies in the hours if the clock on the wall there reads so. Where that clock leaps, the hours begin or
end with the leap; what it reads twice lies in them twice. Instants are seconds since 1970, UTC.
"""

import calendar
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

import msgspec

DAY: Final = 24 * 3600
MINUTES: Final = 24 * 60
YEARS_KEPT: Final = 2048
"""Years of zones whose offsets are kept; each is some hundred bytes."""


class UnknownZone(ValueError):
    """There is no time zone of that name."""


class ImpossibleHours(ValueError):
    """A beginning or end of the hours that no clock shows."""


class Hours(msgspec.Struct, frozen=True):
    """From `start` to before `end`, minutes of the local day, in a zone of the tz database.

    Across midnight where the end is earlier; equal ends mean all day. Raises UnknownZone or ImpossibleHours.
    """

    zone: str
    start: int
    end: int

    def __post_init__(self) -> None:
        if self.zone not in zone_names():
            raise UnknownZone(self.zone)
        if not (0 <= self.start < MINUTES and 0 <= self.end < MINUTES):
            raise ImpossibleHours(f"{self.start} to {self.end}")

    @property
    def length(self) -> int:
        """Seconds of a day whose clock does not leap."""
        return ((self.end - self.start) * 60) % DAY or DAY


class _Stretch(NamedTuple):
    """Instants in which a zone's clock does not leap, and by how much it is ahead of UTC."""

    begin: int
    end: int
    offset: int


def clock(minute: int) -> str:
    """A minute of the day as a clock shows it."""
    return f"{minute // 60}:{minute % 60:02}"


@lru_cache(maxsize=1)
def zone_names() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def local(zone: str, instant: int) -> datetime:
    """What clock and calendar read in a zone; raises UnknownZone."""
    if zone not in zone_names():
        raise UnknownZone(zone)
    return datetime.fromtimestamp(instant, ZoneInfo(zone))


def is_waking(hours: Hours, instant: int) -> bool:
    """Whether an instant lies in the hours."""
    stretch = next(_stretches(hours.zone, instant))
    return _since_start(hours, stretch, instant) % DAY < hours.length


def next_waking(hours: Hours, instant: int) -> int:
    """The first instant in the hours, from there on: that instant itself where it lies in them."""
    for stretch in _stretches(hours.zone, instant):
        asleep = _since_start(hours, stretch, stretch.begin) % DAY
        wakes = stretch.begin if asleep < hours.length else stretch.begin + DAY - asleep
        if wakes < stretch.end:
            return wakes
    raise AssertionError("time has no end")


def waking_between(hours: Hours, since: int, until: int) -> int:
    """Seconds in the hours from one instant to another; none where the other is not later."""
    total = 0
    for stretch in _stretches(hours.zone, since):
        if stretch.begin >= until:
            break
        total += _counted(hours, stretch, min(stretch.end, until)) - _counted(hours, stretch, stretch.begin)
    return total


def after_waking(hours: Hours, since: int, seconds: int) -> int:
    """The first instant until which so many seconds in the hours have passed; `since` itself for none."""
    if seconds <= 0:
        return since
    left = seconds
    for stretch in _stretches(hours.zone, since):
        before = _counted(hours, stretch, stretch.begin)
        here = _counted(hours, stretch, stretch.end) - before
        if left <= here:
            # The days that are over before, and what is left of the last: it ends within, so it is 1 at least.
            days, rest = divmod(before + left - 1, hours.length)
            return stretch.begin + days * DAY + rest + 1 - _since_start(hours, stretch, stretch.begin)
        left -= here
    raise AssertionError("time has no end")


def _since_start(hours: Hours, stretch: _Stretch, instant: int) -> int:
    """Local seconds since a day's hours began, of some day long ago."""
    return instant + stretch.offset - hours.start * 60


def _counted(hours: Hours, stretch: _Stretch, instant: int) -> int:
    """Seconds in the hours since then, had the clock never leapt."""
    days, rest = divmod(_since_start(hours, stretch, instant), DAY)
    return days * hours.length + min(rest, hours.length)


def _stretches(zone: str, since: int) -> Iterator[_Stretch]:
    """The stretches from an instant on, the first beginning there."""
    year = datetime.fromtimestamp(since, UTC).year
    while True:
        for stretch in _of_year(zone, year):
            if stretch.end > since:
                yield stretch._replace(begin=max(stretch.begin, since))
        year += 1


@lru_cache(maxsize=YEARS_KEPT)
def _of_year(zone: str, year: int) -> tuple[_Stretch, ...]:
    """The stretches of a year of UTC.

    Each day's ends are compared: nowhere in the database has a clock leapt there and back within three days.
    """
    place = ZoneInfo(zone)
    first, end = (calendar.timegm((one, 1, 1, 0, 0, 0)) for one in (year, year + 1))
    found: list[_Stretch] = []
    begin, offset = first, _offset(place, first)
    for day in range(first, end, DAY):
        after = min(day + DAY, end)
        if _offset(place, after) != offset:
            leap = _leap(place, day, after)
            if leap < end:
                found.append(_Stretch(begin, leap, offset))
                begin, offset = leap, _offset(place, leap)
    return (*found, _Stretch(begin, end, offset))


def _leap(place: ZoneInfo, before: int, after: int) -> int:
    """The first instant of a new offset within a day."""
    old = _offset(place, before)
    while after - before > 1:
        middle = (before + after) // 2
        if _offset(place, middle) == old:
            before = middle
        else:
            after = middle
    return after


def _offset(place: ZoneInfo, instant: int) -> int:
    ahead = datetime.fromtimestamp(instant, place).utcoffset()
    assert ahead is not None
    return round(ahead.total_seconds())
