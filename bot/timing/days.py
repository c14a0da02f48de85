"""Days of the calendar in a zone: which is now, and when each begins."""

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.timing.waking import UnknownZone, local, zone_names


def day_of(zone: str, instant: int) -> date:
    """The day on which an instant lies in a zone; raises UnknownZone."""
    return local(zone, instant).date()


def begin_of(zone: str, day: date) -> int:
    """The first instant of a day in a zone; raises UnknownZone.

    Where the clock leaps over midnight the day begins with the leap; where it reads it twice, with the first.
    """
    if zone not in zone_names():
        raise UnknownZone(zone)
    return int(datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(zone)).timestamp())


def end_of(zone: str, day: date) -> int:
    """The first instant after a day in a zone; raises UnknownZone."""
    return begin_of(zone, day + timedelta(days=1))


def known_day(stored: str) -> date | None:
    """A day as it is stored, None where it cannot be read or has no day after it."""
    try:
        day = date.fromisoformat(stored)
    except ValueError:
        return None
    return day if day < date.max else None


def day_in(stored: str, instant: int) -> date:
    """A day as it is stored; where it cannot be read, that of an instant."""
    return known_day(stored) or day_of("UTC", instant)


def day_after(day: date) -> str:
    """The day after, as it is stored."""
    return (day + timedelta(days=1)).isoformat()
