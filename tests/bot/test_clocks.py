"""A table's clock by figures: what is charged, what is left, when it is over, also where clocks on walls leap."""

from datetime import UTC, datetime
from itertools import pairwise

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.tables.clocks import (
    AT_ZERO,
    PRESETS,
    ImpossibleClock,
    Running,
    TableClock,
    at_least,
    clock_in,
    following,
    incremented,
    preset,
)
from bot.tables.paces import stored
from bot.tables.reminding import GAPS, HOUR
from bot.timing.waking import Hours, is_waking, waking_between

DAY = 24 * HOUR
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Auckland", "Africa/Casablanca")
SPRING = int(datetime(2026, 3, 28, 12, tzinfo=UTC).timestamp())
AUTUMN = int(datetime(2026, 10, 24, 12, tzinfo=UTC).timestamp())
BERLIN = Hours("Europe/Berlin", 8 * 60, 22 * 60)
NIGHT = Hours("Europe/Berlin", 22 * 60, 6 * 60)

hours = st.builds(Hours, zone=st.sampled_from(ZONES), start=st.integers(0, 1439), end=st.integers(0, 1439))
starts = st.one_of(st.integers(SPRING - 400 * DAY, SPRING + 400 * DAY), st.sampled_from((SPRING, AUTUMN)))
lengths = st.lists(st.tuples(st.integers(0, 3 * DAY), st.integers(0, 2 * DAY)), min_size=1, max_size=8)


@pytest.mark.slow
@given(hours, starts, lengths)
@example(BERLIN, SPRING, [(20 * HOUR, 7 * HOUR), (30 * HOUR, 0)])
@example(BERLIN, AUTUMN, [(20 * HOUR, 7 * HOUR), (30 * HOUR, 0)])
@example(NIGHT, SPRING, [(15 * HOUR, 1), (3 * HOUR, 9)])
def test_what_is_charged_is_the_waking_time_that_ran_however_often_it_stood_still(
    awake: Hours, start: int, ran: list[tuple[int, int]]
) -> None:
    running, at, expected = Running(awake, 0, start), start, 0
    for runs, stands in ran:
        expected += waking_between(awake, at, at + runs)
        running = running.charged(at + runs, at + runs + stands)
        at += runs + stands
    assert running.used == expected
    assert running.used_until(at) == expected
    assert running.since == at


@given(hours, starts, st.integers(1, 200 * HOUR), st.integers(0, 5 * DAY), st.integers(0, 3 * DAY))
def test_time_is_over_just_when_all_of_it_is_used_up(
    awake: Hours, start: int, left: int, ran: int, stood: int
) -> None:
    running = Running(awake, 0, start)
    for one in (running, running.charged(start + ran, start + ran + stood)):
        zero = one.zero(left)
        assert zero is not None
        if one.used >= left:
            assert zero == one.since
            continue
        assert one.used_until(zero) == left
        assert one.used_until(zero - 1) == left - 1
        assert is_waking(awake, zero - 1)


@pytest.mark.slow
@given(hours, starts, st.integers(0, 100 * HOUR), st.integers(0, 3 * DAY), st.integers(0, 9 * DAY))
def test_what_stands_still_is_charged_nothing_and_is_never_over(
    awake: Hours, start: int, used: int, until: int, resumes: int
) -> None:
    still = Running(awake, used, None)
    assert still.charged(start + until, start + resumes) == still
    assert still.used_until(start + until) == used
    assert still.zero(10**6) is None


def test_a_pause_that_begins_at_night_shifts_nothing_across_it() -> None:
    """Ten hours of pause, of which two lie in the day: just the two do not count."""
    evening = int(datetime(2026, 6, 1, 19, tzinfo=UTC).timestamp())  # 21 o'clock there
    running = Running(BERLIN, 0, evening).charged(evening + 3 * HOUR, evening + 13 * HOUR)
    assert running.used == HOUR
    assert running.zero(2 * HOUR) == evening + 14 * HOUR  # 11 o'clock there


@given(st.sampled_from(sorted(GAPS)), st.sampled_from(AT_ZERO), st.integers(0, 200 * HOUR))
def test_an_increment_never_takes_and_ends_at_the_cap(pace: str, at_zero: str, left: int) -> None:
    clock = preset(pace, at_zero)  # pyright: ignore[reportArgumentType]
    after = incremented(clock, left)
    assert left <= after <= max(left, clock.cap)
    assert after == left + clock.increment or after == max(left, clock.cap)
    assert at_least(clock, left) == max(left, clock.increment)


def test_each_slower_pace_gives_more() -> None:
    for quick, slow in pairwise(PRESETS[pace] for pace in GAPS):
        assert (quick.base, quick.increment, quick.cap) < (slow.base, slow.increment, slow.cap)
        assert quick.base < slow.base
        assert quick.increment < slow.increment
        assert quick.cap < slow.cap
    day = PRESETS["day"]
    assert (day.base, day.increment, day.cap) == (42 * HOUR, 14 * HOUR, 70 * HOUR)


def test_a_clock_follows_the_pace_only_where_it_is_its_preset() -> None:
    assert following(None, "day", "live") is None
    assert following(preset("day", "ask"), "day", "live") == preset("live", "ask")
    own = TableClock(HOUR, HOUR, 9 * HOUR, "pass")
    assert following(own, "day", "live") == own


@pytest.mark.parametrize("figures", [(0, 1, 1), (1, 0, 1), (2, 1, 1), (1, 2, 1), (-1, -1, -1)])
def test_figures_by_which_nobody_can_play_are_no_clock(figures: tuple[int, int, int]) -> None:
    with pytest.raises(ImpossibleClock):
        TableClock(*figures)
    base, increment, cap = figures
    text = f'{{"base":{base},"increment":{increment},"cap":{cap},"at_zero":"tell"}}'
    assert clock_in(text) is None


@pytest.mark.parametrize(
    "text", ["", None, "{", "[]", '{"base":1}', '{"base":1,"increment":1,"cap":1,"at_zero":"x"}']
)
def test_what_cannot_be_read_is_no_clock(text: str | None) -> None:
    assert clock_in(text) is None


@pytest.mark.parametrize("pace", list(GAPS))
def test_a_clock_is_read_as_it_was_stored(pace: str) -> None:
    clock = preset(pace, "ask")  # pyright: ignore[reportArgumentType]
    assert clock_in(stored(clock)) == clock
    assert clock_in(stored(None)) is None
    assert msgspec.json.decode(stored(clock))["at_zero"] == "ask"
