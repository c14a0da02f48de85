"""People who play slowly: where they live, when they look at their phone, who is on holiday and who vanishes."""

import itertools
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Final
from zoneinfo import ZoneInfo

from bot.timing.waking import Hours, next_waking

HOUR, DAY = 3600, 24 * 3600
ZONES: Final = (
    *("Europe/Berlin", "Europe/London", "Europe/Paris", "America/New_York", "America/Los_Angeles"),
    "Australia/Sydney",
)
"""Where people live; five of the six change their clocks, the last the other way round."""
VANISH: Final = 0.05
"""So many of them vanish without a word."""


@dataclass
class Person:
    """Somebody who plays: `lag` is the waking time after which they usually look at what rang, in seconds."""

    user: int
    zone: str
    lag: int
    tells_zone: bool
    vanishes_at: int
    holidays: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    announces: bool = False
    """Whether they say by `/me away` that they are on holiday."""
    passes: bool = False
    """Whether they want their decisions passed meanwhile."""
    told_by: str = "here"
    """By which way they want to be told of their turn."""
    closed: bool = False
    """Whether Discord takes no direct messages to them."""
    forgets: float = 0.02
    looks_at: int | None = None

    @property
    def hours(self) -> Hours:
        """When they are awake."""
        return Hours(zone=self.zone, start=8 * 60, end=22 * 60)

    def looks_after(self, now: int, rng: Random) -> int | None:
        """When they look at their phone after something came, None for never again."""
        at = next_waking(self.hours, now + int(rng.expovariate(1 / self.lag)))
        for begin, end in self.holidays:
            if begin <= at < end:
                at = next_waking(self.hours, end + int(rng.expovariate(1 / HOUR)))
        return at if at < self.vanishes_at else None


def somebody(user: int, begin: int, days: int, rng: Random) -> Person:
    """A person as they come, over so many days from `begin` on."""
    vanishes = rng.random() < VANISH
    away = sorted(begin + rng.randrange(days * DAY) for _ in range(rng.choice((0, 1, 2)) * days // 180 + 1))
    return Person(
        user=user,
        zone=rng.choice(ZONES),
        lag=rng.choice((HOUR // 2, 2 * HOUR, 6 * HOUR, 14 * HOUR)),
        tells_zone=rng.random() < 0.6,
        vanishes_at=begin + rng.randrange(days * DAY) if vanishes else 2**40,
        holidays=[(at, at + rng.choice((3, 7, 14)) * DAY) for at in away],
        announces=rng.random() < 0.5,
        passes=rng.random() < 0.3,
        told_by=rng.choices(("here", "direct", "none"), (8, 2, 1))[0],
        closed=rng.random() < 0.1,
    )


def sleeps(zone: str, start: int, end: int, now: int) -> bool:
    """Whether the clock on the wall reads an hour of the night; reckoned by the calendar, not as the bot does."""
    local = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone))
    minute = local.hour * 60 + local.minute
    awake = start <= minute < end if start < end else minute >= start or minute < end
    return start != end and not awake


def instant(year: int, month: int, day: int) -> int:
    """Midnight of a day, UTC."""
    return int(datetime(year, month, day, tzinfo=UTC).timestamp())


def leaps_of(zone: str, begin: int, days: int) -> int:
    """How often the clocks there change within so many days."""
    offsets = [
        (datetime.fromtimestamp(begin, UTC) + timedelta(days=day)).astimezone(ZoneInfo(zone)).utcoffset()
        for day in range(days)
    ]
    return sum(one != two for one, two in itertools.pairwise(offsets))
