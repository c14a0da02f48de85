"""Sleeping by a clock that is moved: forwards, backwards, by Discord's word, by nobody's; and alarms."""

import asyncio
import time
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import Any

import pytest
from discord.utils import time_snowflake

from bot.timing import sleeping
from bot.timing.clock import DiscordClock
from bot.timing.sandbox_clock import SandboxClock, following
from bot.timing.sleeping import Alarm, Sleeping
from sandbox.server import RunningSandbox, start
from tests.sandbox.client import SandboxClient

HOUR, DAY = 3600, 24 * 3600
SOON = 2.0
"""Seconds within which whoever is woken must be awake."""


class Moved(Sleeping):
    """A clock that a test moves; it remembers how often it was looked at."""

    def __init__(self) -> None:
        super().__init__()
        self.off = 0.0
        self.looks = 0

    def exact(self) -> float:
        self.looks += 1
        return time.time() + self.off

    def move(self, seconds: float) -> None:
        self.off += seconds
        self.stir()


@asynccontextmanager
async def asleep(sleep: Coroutine[Any, Any, None]) -> AsyncGenerator["asyncio.Task[None]"]:
    """Somebody who has fallen asleep."""
    task = asyncio.create_task(sleep)
    await asyncio.sleep(0.05)
    assert not task.done()
    try:
        yield task
    finally:
        task.cancel()


async def wakes(sleeper: "asyncio.Task[None]") -> bool:
    await asyncio.wait([sleeper], timeout=SOON)
    return sleeper.done()


async def sleeps_on(sleeper: "asyncio.Task[None]") -> bool:
    await asyncio.wait([sleeper], timeout=0.2)
    return not sleeper.done()


async def test_an_instant_that_is_over_is_no_sleep() -> None:
    clock = Moved()
    await clock.sleep_until(clock.now())
    await clock.sleep_until(0)
    await clock.sleep_for(0)
    await clock.sleep_for(-5)


async def test_an_instant_is_reached_by_waiting() -> None:
    clock = Moved()
    when = clock.exact() + 0.2
    await clock.sleep_until(when)
    assert clock.exact() >= when


@pytest.mark.slow
async def test_time_moved_forwards_wakes_at_once_whom_it_reaches_and_nobody_else() -> None:
    clock = Moved()
    async with (
        asleep(clock.sleep_until(clock.now() + DAY)) as due,
        asleep(clock.sleep_until(clock.now() + 2 * DAY)) as later,
        asleep(clock.sleep_for(DAY)) as passed,
    ):
        clock.move(DAY + 1)
        assert await wakes(due)
        assert await wakes(passed)
        assert await sleeps_on(later)


@pytest.mark.slow
async def test_time_moved_backwards_lets_an_instant_come_later_and_a_period_be_reckoned_anew() -> None:
    clock = Moved()
    async with (
        asleep(clock.sleep_until(clock.exact() + 0.3)) as sleeper,
        asleep(clock.sleep_for(HOUR)) as period,
    ):
        clock.move(-DAY)
        assert await wakes(period)
        await asyncio.sleep(0.3)
        assert await sleeps_on(sleeper)
        clock.move(DAY)
        assert await wakes(sleeper)


@pytest.mark.slow
async def test_an_alarm_wakes_and_one_that_rings_early_is_not_lost() -> None:
    clock, alarm = Moved(), Alarm()
    async with asleep(clock.sleep_until(clock.now() + DAY, alarm)) as sleeper:
        alarm.ring()
        assert await wakes(sleeper)
    alarm.ring()
    async with asyncio.timeout(SOON):
        await clock.sleep_for(DAY, alarm)
    async with asleep(clock.sleep_for(DAY, alarm)) as sleeper:  # it rang for one sleep only
        assert await sleeps_on(sleeper)


@pytest.mark.slow
async def test_who_sleeps_long_does_not_look_at_the_clock_all_the_time() -> None:
    clock = Moved()
    async with asleep(clock.sleep_until(clock.now() + DAY)):
        await asyncio.sleep(0.5)
        assert clock.looks <= 4


async def test_a_time_that_is_set_without_a_word_is_seen_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that slept: its timers stood still, its clock did not."""
    monkeypatch.setattr(sleeping, "LONGEST", 0.1)
    clock = Moved()
    async with asleep(clock.sleep_until(clock.now() + DAY)) as sleeper:
        clock.off += DAY
        assert await wakes(sleeper)


async def test_whoever_is_cancelled_is_no_longer_stirred() -> None:
    clock = Moved()
    async with asleep(clock.sleep_until(clock.now() + DAY)) as sleeper:
        sleeper.cancel()
        await asyncio.wait([sleeper])
    assert sleeper.cancelled()
    assert not clock._sleepers  # pyright: ignore[reportPrivateUsage]


def dated(seconds: float) -> str:
    return format_datetime(datetime.fromtimestamp(seconds, UTC), usegmt=True)


@pytest.mark.slow
async def test_discord_s_word_that_it_is_later_wakes() -> None:
    clock = DiscordClock()
    clock.hear_date(dated(time.time()))
    async with asleep(clock.sleep_until(clock.now() + DAY)) as sleeper:
        clock.hear_date(dated(time.time() + DAY + 5))
        assert await sleeps_on(sleeper)  # one that surprises is no word yet
        clock.hear_date(dated(time.time() + DAY + 5))
        assert await wakes(sleeper)
    async with asleep(clock.sleep_until(clock.now() + DAY)) as sleeper:
        clock.hear_id(time_snowflake(datetime.fromtimestamp(time.time() + 3 * DAY, UTC)))
        assert await wakes(sleeper)


@pytest.mark.slow
async def test_discord_s_word_that_it_is_earlier_lets_sleep_on() -> None:
    clock = DiscordClock(lambda: time.time() + DAY)
    async with asleep(clock.sleep_until(clock.exact() + 0.3)) as sleeper:
        for _ in range(2):
            clock.hear_date(dated(time.time()))
        await asyncio.sleep(0.3)
        assert await sleeps_on(sleeper)


@pytest.fixture
async def sandbox() -> AsyncGenerator[RunningSandbox]:
    running = await start()
    yield running
    await running.stop()


async def off_by(clock: SandboxClock, seconds: float) -> bool:
    """Whether the clock is ahead by so much, within a second or two."""
    for _ in range(100):
        if clock.certain and abs(clock.exact() - time.time() - seconds) < 1:
            return True
        await asyncio.sleep(0.02)
    return False


async def test_the_bot_s_clock_follows_the_sandbox_s_at_once_both_ways(sandbox: RunningSandbox) -> None:
    clock = SandboxClock()
    assert not clock.certain
    async with SandboxClient(sandbox.address) as client, following(clock, sandbox.address):
        assert await off_by(clock, 0)
        async with asleep(clock.sleep_until(clock.now() + DAY)) as sleeper:
            await client.change("clock", seconds=DAY + 1)
            assert await wakes(sleeper)
        assert clock.moved == DAY + 1
        for seconds in (8 * HOUR, -2 * DAY, HOUR):
            await client.change("clock", seconds=seconds)
        assert await off_by(clock, 1 - DAY + 9 * HOUR)
        await client.change("clock", machine=True)
        assert await off_by(clock, 0)


@pytest.mark.slow
async def test_a_sandbox_that_is_away_is_followed_again_with_the_time_it_kept(tmp_path: Any) -> None:
    first = await start(0, tmp_path)
    clock = SandboxClock()
    async with following(clock, first.address):
        first.site.clock.move(30 * DAY)
        assert await off_by(clock, 30 * DAY)
        port = first.port
        await first.stop()
        await asyncio.sleep(0.2)
        assert clock.moved == 30 * DAY
        second = await start(port, tmp_path)
        assert abs(second.site.clock.shift - 30 * DAY) < 1
        second.site.clock.move(DAY)
        assert await off_by(clock, 31 * DAY)
        await second.stop()


async def test_before_the_sandbox_has_said_it_the_date_of_an_answer_counts() -> None:
    clock = SandboxClock()
    clock.hear_date(dated(time.time() + 3 * DAY))
    assert abs(clock.exact() - time.time() - 3 * DAY) < 2
    assert not clock.certain
    clock.move(0)
    clock.hear_date(dated(time.time() + 3 * DAY))
    clock.hear_id(time_snowflake(datetime.fromtimestamp(time.time() + 3 * DAY, UTC)))
    assert abs(clock.exact() - time.time()) < 1


@pytest.mark.parametrize("seconds", ["nan", "inf", 1e300, -1e12])
async def test_a_time_that_no_calendar_has_is_refused(sandbox: RunningSandbox, seconds: Any) -> None:
    async with SandboxClient(sandbox.address) as client:
        with pytest.raises(Exception, match="no calendar"):
            await client.change("clock", seconds=seconds)
    assert sandbox.site.clock.shift == 0
