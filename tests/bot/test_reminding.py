"""When reminders come: gaps in waking time, four at most, none at night, none from the limit on."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.letters import Reminded, ReminderLetter
from bot.outgoing.reminder_posts import reminder
from bot.post import TEXT_LIMIT
from bot.tables.reminding import (
    GAPS,
    HOUR,
    MOST,
    OWN_GAPS,
    Course,
    Due,
    finish_due,
    first_of,
    gap_of,
    next_due,
    pace_of,
    schedule,
)
from bot.timing.waking import Hours, is_waking, waking_between
from bot.words import LANGUAGES, Language, words
from db.reminders import TOGETHER

DAY = 24 * HOUR
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Auckland", "Africa/Casablanca")
BEGIN = int(datetime(2026, 6, 1, 8, tzinfo=UTC).timestamp())
ALL_DAY = Hours(zone="UTC", start=0, end=0)
BY_DAY = Hours(zone="UTC", start=8 * 60, end=22 * 60)

hours = st.builds(Hours, zone=st.sampled_from(ZONES), start=st.integers(0, 1439), end=st.integers(0, 1439)).filter(
    lambda found: found.length >= HOUR
)
starts = st.integers(BEGIN - 365 * DAY, BEGIN + 365 * DAY)
gaps = st.sampled_from([*GAPS.values(), *OWN_GAPS])


@st.composite
def courses(draw: st.DrawFn) -> Course:
    start = draw(starts)
    days = draw(st.sampled_from((2, 3, 5, 7, 14, 28)))
    return Course(hours=draw(hours), start=start, limit=start + days * DAY, gap=draw(gaps))


def course(pace: str = "day", days: int = 7, own: int | None = None, awake: Hours = ALL_DAY) -> Course:
    return Course(hours=awake, start=BEGIN, limit=BEGIN + days * DAY, gap=gap_of(pace, own))


def after(found: Course) -> list[tuple[float, str]]:
    """The reminders as hours since the beginning, and what they are."""
    return [((due.at - BEGIN) / HOUR, due.what) for due in schedule(found)]


@pytest.mark.parametrize(
    ("pace", "days", "expected"),
    [
        ("live", 7, [(0.25, "waits"), (0.75, "waits"), (144, "last")]),
        ("several", 7, [(6, "waits"), (18, "waits"), (144, "last")]),
        ("day", 7, [(24, "waits"), (72, "waits"), (144, "last")]),
        ("slower", 7, [(48, "waits"), (144, "last")]),
        ("day", 28, [(24, "waits"), (72, "waits"), (240, "waits"), (648, "last")]),
        ("day", 2, [(24, "last")]),
    ],
)
def test_reminders_follow_the_pace(pace: str, days: int, expected: list[tuple[float, str]]) -> None:
    assert after(course(pace, days)) == expected


def test_gaps_are_counted_in_waking_hours() -> None:
    """A day of 14 waking hours: 24 of them are over on the second day at 18:00; 24 before the end is the sixth."""
    found = after(course(awake=BY_DAY))
    assert found == [(24 + 10, "waits"), (5 * 24 + 4, "last")]


def test_a_reminder_close_to_the_last_is_left_to_it() -> None:
    """At 72 waking hours one would be due, two of them before the last."""
    whole = waking_between(BY_DAY, BEGIN, BEGIN + 7 * DAY)
    assert whole == 98 * HOUR
    assert [what for _, what in after(course(awake=BY_DAY))] == ["waits", "last"]


def test_an_own_interval_only_lengthens() -> None:
    assert gap_of("slower", 6 * HOUR) == 48 * HOUR
    assert gap_of("several", 24 * HOUR) == 24 * HOUR
    assert gap_of("day", None) == 24 * HOUR


def test_a_pace_that_nobody_knows_is_the_usual_one() -> None:
    assert pace_of("hourly") == "day"


def test_a_wait_that_begins_at_night_is_counted_from_waking() -> None:
    night = BEGIN - 5 * HOUR
    found = schedule(Course(hours=BY_DAY, start=night, limit=night + 7 * DAY, gap=GAPS["live"]))
    assert found[0].at == BEGIN + GAPS["live"]


@given(courses())
def test_reminders_are_few_waking_in_order_and_before_the_limit(found: Course) -> None:
    due = schedule(found)
    times = [one.at for one in due]
    assert len(due) <= MOST
    assert times == sorted(set(times))
    assert all(is_waking(found.hours, at) for at in times)
    assert all(found.start < at < found.limit for at in times)
    assert [one.number for one in due] == sorted({one.number for one in due})
    assert [one.what for one in due[:-1]] == ["waits"] * (len(due) - 1)


@given(courses())
def test_no_reminder_comes_before_its_gap(found: Course) -> None:
    for one in schedule(found):
        if one.what == "waits":
            assert waking_between(found.hours, found.start, one.at) >= found.gap


@pytest.mark.slow
@given(courses(), st.integers(0, 40 * DAY))
def test_whenever_one_looks_each_reminder_is_told_once_and_time_goes_on(found: Course, step: int) -> None:
    """Looks at any distance: numbers rise, of several that are past one is told, nothing is left at the limit."""
    now, reminded, told = found.start, 0, list[Due]()
    for _ in range(12):
        due = next_due(found, reminded, None, now)
        if due is None:
            break
        if due.at <= now:
            assert due.number > reminded
            assert now < found.limit
            told.append(due)
            reminded = due.number
        now = max(now, due.at) + step % (7 * HOUR)
    assert len(told) <= MOST
    assert next_due(found, reminded, None, found.limit) is None


@given(courses(), st.integers(0, MOST), st.integers(0, 30 * DAY))
def test_after_a_snooze_nothing_comes_earlier_nor_at_night_nor_from_the_limit_on(
    found: Course, reminded: int, later: int
) -> None:
    until = found.start + later
    due = next_due(found, reminded, until, found.start)
    if due is None:
        return
    assert until <= due.at < found.limit
    assert is_waking(found.hours, due.at)
    assert due.number >= reminded


def test_a_snooze_over_the_last_reminder_still_says_what_happens_then() -> None:
    found = course()
    due = next_due(found, 2, BEGIN + 150 * HOUR, BEGIN + 143 * HOUR)
    assert due == Due(BEGIN + 150 * HOUR, "last", MOST)


def test_what_would_follow_a_late_snooze_closely_is_over_with_it() -> None:
    """Due after 24, 72 and 144 hours; put off until 68 and until 138, four and six hours before the next."""
    found = course()
    assert next_due(found, 1, BEGIN + 68 * HOUR, BEGIN + 44 * HOUR) == Due(BEGIN + 68 * HOUR, "waits", 2)
    assert next_due(found, 2, BEGIN + 138 * HOUR, BEGIN + 130 * HOUR) == Due(BEGIN + 138 * HOUR, "last", MOST)
    assert next_due(found, 1, BEGIN + 60 * HOUR, BEGIN + 44 * HOUR) == Due(BEGIN + 60 * HOUR, "waits", 1)


@given(courses(), st.integers(0, 30 * DAY), st.integers(0, MOST))
def test_after_a_snooze_no_reminder_follows_within_eight_waking_hours_or_the_gap(
    found: Course, later: int, reminded: int
) -> None:
    due = next_due(found, reminded, found.start + later, found.start)
    if due is None:
        return
    after = next_due(found, due.number, None, due.at)
    if after is not None:
        assert waking_between(found.hours, due.at, after.at) >= min(8 * HOUR, found.gap)


def test_who_could_finish_is_told_after_a_quarter_of_an_hour_awake() -> None:
    assert finish_due(ALL_DAY, BEGIN).at == BEGIN + 15 * 60
    assert finish_due(BY_DAY, BEGIN - HOUR).at == BEGIN


def test_what_is_due_together_is_one_message() -> None:
    """At a live table both are due after a quarter of an hour."""
    regular, finish = Due(100, "waits", 1), Due(100, "finish", 0, finish=True)
    assert first_of(regular, finish, 50) == Due(100, "waits", 1, finish=True)
    assert first_of(Due(200, "waits", 1), finish, 50) == finish
    assert first_of(Due(200, "waits", 1), finish, 300) == Due(200, "waits", 1, finish=True)
    assert first_of(regular, Due(200, "finish", 0, finish=True), 50) == regular
    assert first_of(None, finish, 50) == finish


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_reminder_fits_a_message(language: Language) -> None:
    link = "https://discord.com/channels/" + "/".join(["9" * 19] * 3)
    text = words(language)
    wait = Reminded(10**6, 1, link, since=BEGIN, limit=BEGIN + DAY, alone=True, finish=True)
    letter = ReminderLetter(user=10**18, seat=0, waits=(wait,) * (1 + TOGETHER))
    loaded: Any = SimpleNamespace(party=SimpleNamespace(names=("Anna",)))
    post = reminder(letter, loaded, text, 10**6)
    assert len(post.text) <= TEXT_LIMIT
    assert post.mentions == (10**18,)
    gone = reminder(msgspec.structs.replace(letter, user=0), loaded, text, 10**6)
    assert (gone.mentions, "Anna" in gone.text) == ((), True)
