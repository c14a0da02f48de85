"""Waking hours: across midnight, all day, both changes of the clock, zones of every kind, counted by hand too."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.timing.waking import (
    Hours,
    ImpossibleHours,
    UnknownZone,
    after_waking,
    is_waking,
    local,
    next_waking,
    waking_between,
    zone_names,
)

HOUR, DAY = 3600, 24 * 3600
BERLIN = Hours("Europe/Berlin", 8 * 60, 22 * 60)
NIGHT = Hours("Europe/Berlin", 22 * 60, 6 * 60)
LEAPS = (
    ("Europe/Berlin", "2026-03-29T01:00"),
    ("Europe/Berlin", "2026-10-25T01:00"),
    ("America/New_York", "2026-03-08T07:00"),
    ("Australia/Lord_Howe", "2026-04-04T15:00"),  # half an hour
    ("America/Sao_Paulo", "2018-11-04T03:00"),  # at midnight: the day begins at one
    ("America/Havana", "2025-11-02T05:00"),  # 0:00 to 1:00 twice
    ("Pacific/Apia", "2011-12-30T10:00"),  # a day that never was
    ("Asia/Pyongyang", "2018-05-04T15:00"),  # half an hour for good
    ("Europe/Moscow", "2014-10-25T22:00"),  # other rules for good
    ("Asia/Kathmandu", "1985-12-31T18:30"),  # a quarter of an hour
    ("America/Caracas", "2016-05-01T07:00"),
    ("Africa/Casablanca", "2026-02-15T02:00"),  # winter time within the year
    ("Europe/Amsterdam", "1937-06-30T23:00"),  # seconds
    ("Africa/Monrovia", "1972-01-07T00:44"),
    ("Antarctica/Troll", "2026-03-29T01:00"),  # two hours
)
"""Zones, and an instant near one at which their clocks leapt."""

zones = st.sampled_from(sorted(zone_names()))
minutes = st.integers(0, 24 * 60 - 1)
anyhours = st.builds(Hours, zones, minutes, minutes)
instants = st.integers(-3_000_000_000, 4_000_000_000)
near_leaps = st.sampled_from(LEAPS).flatmap(
    lambda leap: st.tuples(
        st.builds(Hours, st.just(leap[0]), minutes, minutes),
        st.integers(-2 * DAY, 2 * DAY).map(at(leap[1]).__add__),
    )
)
cases = st.one_of(st.tuples(anyhours, instants), near_leaps)


def at(text: str, zone: str = "UTC") -> int:
    """An instant by what is read in a zone."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


def berlin(text: str) -> int:
    return at(text, "Europe/Berlin")


def read(hours: Hours, instant: int) -> bool:
    """Whether an instant lies in the hours, read off the clock on the wall."""
    then = datetime.fromtimestamp(instant, UTC).astimezone(ZoneInfo(hours.zone))
    second = then.hour * HOUR + then.minute * 60 + then.second
    start, end = hours.start * 60, hours.end * 60
    if start < end:
        return start <= second < end
    return start == end or second >= start or second < end


def test_waking_hours_begin_with_their_first_and_end_before_their_last_minute() -> None:
    assert not is_waking(BERLIN, berlin("2026-07-01T07:59:59"))
    assert is_waking(BERLIN, berlin("2026-07-01T08:00:00"))
    assert is_waking(BERLIN, berlin("2026-07-01T21:59:59"))
    assert not is_waking(BERLIN, berlin("2026-07-01T22:00:00"))


def test_hours_across_midnight() -> None:
    assert [is_waking(NIGHT, berlin(f"2026-07-01T{hour}:00")) for hour in ("21", "22", "00", "05", "06")] == [
        *(False, True, True, True, False)
    ]
    assert waking_between(NIGHT, berlin("2026-07-01T12:00"), berlin("2026-07-03T12:00")) == 16 * HOUR
    assert next_waking(NIGHT, berlin("2026-07-01T06:00")) == berlin("2026-07-01T22:00")


def test_equal_ends_mean_all_day() -> None:
    for minute in (0, 600):
        hours = Hours("Europe/Berlin", minute, minute)
        since, until = berlin("2026-03-28T12:00"), berlin("2026-03-30T12:00")
        assert waking_between(hours, since, until) == until - since == 47 * HOUR
        assert next_waking(hours, since) == since
        assert after_waking(hours, since, 47 * HOUR) == until


def test_the_next_instant_is_this_one_while_awake_and_the_morning_at_night() -> None:
    noon = berlin("2026-07-01T12:00")
    assert next_waking(BERLIN, noon) == noon
    assert next_waking(BERLIN, berlin("2026-07-01T22:00")) == berlin("2026-07-02T08:00")
    assert next_waking(BERLIN, berlin("2026-07-02T03:00")) == berlin("2026-07-02T08:00")


def test_the_night_before_the_clock_goes_forward_is_an_hour_shorter() -> None:
    evening, morning = berlin("2026-03-28T22:00"), berlin("2026-03-29T08:00")
    assert next_waking(BERLIN, evening) == morning == evening + 9 * HOUR
    assert waking_between(BERLIN, berlin("2026-03-28T21:00"), berlin("2026-03-29T09:00")) == 2 * HOUR


def test_a_time_that_does_not_exist_is_the_leap() -> None:
    leap = at("2026-03-29T01:00")
    begins, ends = Hours("Europe/Berlin", 150, 600), Hours("Europe/Berlin", 600, 150)
    assert next_waking(begins, leap - HOUR) == leap
    assert not is_waking(begins, leap - 1)
    assert is_waking(ends, leap - 1)
    assert not is_waking(ends, leap)


def test_a_time_that_exists_twice_lies_in_the_hours_twice() -> None:
    first = at("2026-10-25T00:00")  # 2:00, for the first time
    hours = Hours("Europe/Berlin", 2 * 60, 3 * 60)
    assert waking_between(hours, first - DAY // 2, first + DAY // 2) == 2 * HOUR
    half = Hours("Europe/Berlin", 150, 180)
    assert next_waking(half, first) == first + HOUR // 2
    assert next_waking(half, first + HOUR) == first + HOUR + HOUR // 2
    assert waking_between(half, first, first + 2 * HOUR) == HOUR


def test_a_waking_day_across_each_change_of_the_clock() -> None:
    for day in ("2026-03-28", "2026-10-24"):
        evening = berlin(f"{day}T18:00")
        then = datetime.fromtimestamp(after_waking(BERLIN, evening, 14 * HOUR), ZoneInfo("Europe/Berlin"))
        assert (then.hour, then.minute) == (18, 0)


def test_a_day_that_never_was_has_no_waking_hours() -> None:
    hours = Hours("Pacific/Apia", 8 * 60, 22 * 60)
    thursday = at("2011-12-29T21:00", "Pacific/Apia")
    saturday = at("2011-12-31T09:00", "Pacific/Apia")
    assert saturday - thursday == 12 * HOUR
    assert waking_between(hours, thursday, saturday) == 2 * HOUR


def test_n_waking_seconds_end_with_the_hours_not_with_the_next_morning() -> None:
    assert after_waking(BERLIN, berlin("2026-07-01T21:00"), HOUR) == berlin("2026-07-01T22:00")
    assert after_waking(BERLIN, berlin("2026-07-01T21:00"), HOUR + 1) == berlin("2026-07-02T08:00") + 1
    assert after_waking(BERLIN, berlin("2026-07-01T23:00"), 0) == berlin("2026-07-01T23:00")


def test_nothing_lies_between_an_instant_and_an_earlier_one() -> None:
    noon = berlin("2026-07-01T12:00")
    assert waking_between(BERLIN, noon, noon) == waking_between(BERLIN, noon, noon - DAY) == 0


@pytest.mark.parametrize(
    "name",
    ["", "Berlin", "Europe", "europe/berlin", "../../etc/passwd", "/etc/localtime", "posix/UTC", "\ud800", "a\0b"],
)
def test_a_zone_that_does_not_exist_is_named(name: str) -> None:
    with pytest.raises(UnknownZone):
        Hours(name, 0, 0)
    with pytest.raises(UnknownZone):
        local(name, 0)


@pytest.mark.parametrize(("start", "end"), [(-1, 0), (0, 24 * 60), (24 * 60, 0), (0, -60)])
def test_hours_that_no_clock_shows_are_refused(start: int, end: int) -> None:
    with pytest.raises(ImpossibleHours):
        Hours("Europe/Berlin", start, end)


@pytest.mark.parametrize(("zone", "near"), LEAPS)
def test_the_clock_leaps_near_those_instants(zone: str, near: str) -> None:
    """Else the properties would say nothing about leaps."""
    place, middle = ZoneInfo(zone), at(near)
    offsets = {datetime.fromtimestamp(middle + hour * HOUR, place).utcoffset() for hour in range(-36, 37)}
    assert len(offsets) > 1


@given(cases)
def test_an_instant_lies_in_the_hours_if_the_clock_on_the_wall_says_so(case: tuple[Hours, int]) -> None:
    hours, instant = case
    assert is_waking(hours, instant) == read(hours, instant)


@given(cases, st.integers(0, 3 * DAY))
def test_counting_agrees_with_reading_each_minute_off_the_wall(case: tuple[Hours, int], span: int) -> None:
    hours, instant = case
    minute = instant - instant % 60
    last = minute + span // 60 * 60
    counted = sum(60 for one in range(minute, last, 60) if read(hours, one))
    # A clock that was ahead by odd seconds begins its minutes within ours.
    odd = any(_odd(hours.zone, one) for one in (*range(minute, last, HOUR), last))
    assert abs(waking_between(hours, minute, last) - counted) <= (60 * 8 if odd else 0)


def _odd(zone: str, instant: int) -> bool:
    offset = datetime.fromtimestamp(instant, ZoneInfo(zone)).utcoffset()
    return offset is None or offset.total_seconds() % 60 != 0


@pytest.mark.slow
@given(cases, st.integers(0, 400 * DAY), st.integers(0, 400 * DAY))
def test_what_lies_between_adds_up(case: tuple[Hours, int], one: int, two: int) -> None:
    hours, since = case
    whole = waking_between(hours, since, since + one + two)
    assert whole == waking_between(hours, since, since + one) + waking_between(
        hours, since + one, since + one + two
    )
    assert 0 <= whole <= one + two


@given(cases, st.integers(1, 100 * DAY))
def test_after_n_seconds_n_have_passed_and_an_instant_before_one_less(
    case: tuple[Hours, int], seconds: int
) -> None:
    hours, since = case
    until = after_waking(hours, since, seconds)
    assert waking_between(hours, since, until) == seconds
    assert waking_between(hours, since, until - 1) == seconds - 1


@given(cases, st.integers(0, 30 * DAY), st.integers(0, 30 * DAY))
def test_more_seconds_and_later_beginnings_never_end_earlier(
    case: tuple[Hours, int], seconds: int, more: int
) -> None:
    hours, since = case
    assert after_waking(hours, since, seconds) <= after_waking(hours, since, seconds + more)
    assert after_waking(hours, since, seconds) <= after_waking(hours, since + more, seconds)


@given(cases)
def test_the_next_instant_is_in_the_hours_and_nothing_lies_before_it(case: tuple[Hours, int]) -> None:
    hours, instant = case
    wakes = next_waking(hours, instant)
    assert wakes >= instant
    assert read(hours, wakes)
    assert waking_between(hours, instant, wakes) == 0
    assert next_waking(hours, wakes) == wakes
