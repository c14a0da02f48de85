"""How long a channel's edits wait after a limit."""

import pytest

from bot.outgoing.pacing import LONGEST_PAUSE, PAUSE, EditLimits
from bot.refusals import EditsLimited


class Hand:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = 1000

    def now(self) -> int:
        return self.time


def limited(limits: EditLimits, channel: int) -> bool:
    try:
        limits.check(channel)
    except EditsLimited:
        return True
    return False


def test_a_limit_lasts_as_long_as_it_says_and_in_its_channel_only() -> None:
    clock = Hand()
    limits = EditLimits(clock)
    assert limits.met(1, 600).retry_after == 600
    assert limited(limits, 1)
    assert not limited(limits, 2)
    clock.time += 599
    with pytest.raises(EditsLimited) as left:
        limits.check(1)
    assert left.value.retry_after == 1
    clock.time += 1
    assert not limited(limits, 1)


def test_limits_of_unknown_length_pause_longer_each_time_until_an_edit_is_taken() -> None:
    limits = EditLimits(Hand())
    pauses = [limits.met(1).retry_after for _ in range(9)]
    assert pauses == [PAUSE * 2**step for step in range(7)] + [LONGEST_PAUSE] * 2
    limits.taken(1)
    assert limits.met(1).retry_after == PAUSE


def test_a_clock_set_back_leaves_no_limit_for_days() -> None:
    clock = Hand()
    limits = EditLimits(clock)
    limits.met(1, 600)
    clock.time -= 10 * 24 * 3600
    assert not limited(limits, 1)
