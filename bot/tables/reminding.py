"""When somebody who is waited for is reminded. Pure: instants and hours in.

Reminders are counted in the waking hours of whoever is reminded: after the gap of the table's pace, after twice
that again, then after a week each. The last tells what happens at the limit, a waking day before it.
"""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

import msgspec

from bot.timing.waking import Hours, after_waking, next_waking, waking_between

Pace: TypeAlias = Literal["live", "several", "day", "slower"]
HOUR: Final = 3600
GAPS: Final[dict[Pace, int]] = {"live": HOUR // 4, "several": 6 * HOUR, "day": 24 * HOUR, "slower": 48 * HOUR}
"""By a table's pace, the waking seconds before the first reminder."""
OWN_GAPS: Final = tuple(hours * HOUR for hours in (6, 12, 24, 48, 96))
"""Waking seconds of which a user may choose one: nobody reminds them earlier, at whatever pace."""
USUAL: Final[Pace] = "day"
MOST: Final = 4
"""Nobody is reminded more often of one decision."""
WARNING: Final = 24 * HOUR
"""Waking seconds between the last reminder and the limit; half the way where that is shorter."""
NEAR: Final = 8 * HOUR
"""A reminder that would stand closer to the last one than this, or than the first gap, is left to it."""
UNTOUCHED: Final = HOUR // 4
"""Seconds without a press after which somebody who could finish the turn is told so."""
WEEK: Final = 7

What: TypeAlias = Literal["waits", "last", "finish"]
"""`last`: tells as well what happens at the limit; `finish`: the turn could be finished."""


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """A decision as time runs for it: from `start`, to `limit`, in these hours, by that first gap."""

    hours: Hours
    start: int
    limit: int
    gap: int


class Due(msgspec.Struct, frozen=True):
    """What is due of a wait, and when; `number` reminders are over once it is told.

    `finish`: the reminder says as well that the turn could be finished.
    """

    at: int
    what: What
    number: int
    finish: bool = False


def pace_of(stored: str) -> Pace:
    """The pace of that name; one that nobody knows is the usual one."""
    return stored if stored in GAPS else USUAL


def gap_of(pace: str, own: int | None) -> int:
    """Waking seconds before the first reminder: the pace's, or the reader's own where they are more."""
    return max(GAPS[pace_of(pace)], own or 0)


def schedule(course: Course) -> tuple[Due, ...]:
    """All reminders of a decision that nobody snoozes, in order; they lie in waking hours before the limit."""
    last = _last(course)
    near = min(NEAR, course.gap)
    kept: list[Due] = []
    for waking in _gaps(course):
        at = _at(course, waking)
        if len(kept) == MOST - 1 or at >= course.limit:
            break
        if last is not None and (at >= last or waking_between(course.hours, at, last) < near):
            break
        kept.append(Due(at, "waits", len(kept) + 1))
    return (*kept, *(() if last is None else (Due(last, "last", MOST),)))


def next_due(course: Course, reminded: int, snoozed_until: int | None, now: int) -> Due | None:
    """The next reminder, None where none is left: of several that are past, the newest alone.

    After a snooze it comes when that is over, whatever was due meanwhile or would follow closely.
    """
    if now >= course.limit:
        return None
    if snoozed_until is not None:
        return _after_snooze(course, reminded, snoozed_until)
    left = [due for due in schedule(course) if due.number > reminded]
    past = [due for due in left if due.at <= now]
    return past[-1] if past else next(iter(left), None)


def finish_due(hours: Hours, moved_at: int) -> Due:
    """When somebody who could finish the turn is told so."""
    return Due(next_waking(hours, moved_at + UNTOUCHED), "finish", 0, finish=True)


def first_of(regular: Due | None, finish: Due | None, now: int) -> Due | None:
    """What comes first, a reminder or the word that the turn could be finished; both at once are one message."""
    if regular is None or finish is None:
        return regular or finish
    if finish.at < regular.at and regular.at > now:
        return finish
    return msgspec.structs.replace(regular, finish=finish.at <= max(regular.at, now))


def _after_snooze(course: Course, reminded: int, until: int) -> Due | None:
    at = next_waking(course.hours, max(until, course.start))
    if at >= course.limit:
        return None
    near = min(NEAR, course.gap)
    # What would follow closely is over with it; the last among them is told at once.
    over = [due for due in schedule(course) if due.at <= at or waking_between(course.hours, at, due.at) < near]
    last = bool(over) and over[-1].what == "last"
    number = max([reminded, *(due.number for due in over)])
    return Due(at, "last" if last else "waits", MOST if last else number)


def _last(course: Course) -> int | None:
    """When the last reminder comes, None where nobody would be awake for it before the limit."""
    whole = waking_between(course.hours, course.start, course.limit)
    at = _at(course, max(whole - WARNING, whole // 2))
    return at if at < course.limit else None


def _at(course: Course, waking: int) -> int:
    """The first waking instant by which so many waking seconds have passed."""
    return next_waking(course.hours, after_waking(course.hours, course.start, waking))


def _gaps(course: Course) -> Iterator[int]:
    """Waking seconds from the start to each reminder."""
    total = course.gap
    yield total
    total += 2 * course.gap
    while True:
        yield total
        total += WEEK * course.hours.length
