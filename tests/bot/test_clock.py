"""The time with Discord as arbiter: wrong clocks, leaps, sleep, and dates that are none."""

import logging
from datetime import UTC, datetime
from email.utils import format_datetime

import aiohttp
import pytest
from aiohttp import web
from discord.utils import time_snowflake

from bot.timing.clock import DiscordClock, listening, passed

TRUE = datetime(2026, 5, 1, 12, 0, tzinfo=UTC).timestamp()
HOUR, DAY = 3600, 24 * 3600


class Machine:
    """A machine whose clock is off by so much, and Discord, whose clock is right."""

    def __init__(self, off: float = 0.0) -> None:
        self.off = off
        self.gone = 0.0
        self.clock = DiscordClock(lambda: self.true + self.off, lambda: 777.0 + self.gone)

    @property
    def true(self) -> float:
        """The time."""
        return TRUE + self.gone

    @property
    def error(self) -> float:
        """By how much the bot errs."""
        return round(self.clock.now() - self.true)

    def answer(self, times: int = 1, off: float = 0.0) -> None:
        """Let Discord answer."""
        for _ in range(times):
            self.clock.hear_date(date(self.true + off))


def date(seconds: float) -> str:
    return format_datetime(datetime.fromtimestamp(seconds, UTC), usegmt=True)


def snowflake(seconds: float) -> int:
    return time_snowflake(datetime.fromtimestamp(seconds, UTC))


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, "bot.timing.clock")
    return caplog


@pytest.mark.parametrize("off", [0.0, 20.0, -50.0])
def test_a_clock_that_is_about_right_is_used(off: float, log: pytest.LogCaptureFixture) -> None:
    machine = Machine(off)
    assert not machine.clock.certain
    machine.answer()
    assert machine.clock.certain
    assert machine.error == off
    assert log.messages == []


@pytest.mark.parametrize("off", [2 * HOUR, -2 * HOUR, 30 * DAY, -30 * DAY, 61.5])
def test_a_clock_that_is_wrong_at_the_start_is_not_used_once_two_answers_say_so(
    off: float, log: pytest.LogCaptureFixture
) -> None:
    machine = Machine(off)
    machine.answer()
    assert not machine.clock.certain
    machine.answer()
    assert machine.clock.certain
    assert machine.error == 0
    for _ in range(10):
        machine.gone += HOUR
        assert machine.error == 0
        machine.answer()
    (line,) = log.messages
    assert ("ahead of" if off > 0 else "behind") in line


def test_a_clock_two_hours_ahead_that_is_set_right_is_used_again(log: pytest.LogCaptureFixture) -> None:
    machine = Machine(2 * HOUR)
    machine.answer(2)
    machine.gone += 600
    machine.off = 0.0
    assert machine.error == 0
    machine.gone += 600
    assert machine.error == 0
    assert [line.split()[2:5] for line in log.messages] == [
        ["clock", "is", "2:00:00"],
        ["clock", "agrees", "with"],
    ]


@pytest.mark.parametrize("leap", [2 * HOUR, -2 * HOUR, 100 * DAY, -100 * DAY])
def test_a_leap_is_known_without_a_word_of_discord_s(leap: float, log: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    machine.answer()
    machine.gone += 50
    machine.off = leap
    assert machine.error == 0
    machine.gone += 3 * DAY
    assert machine.error == 0
    assert len(log.messages) == 1


def test_a_clock_that_wavers_about_the_limit_changes_nothing(log: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    machine.answer()
    for off in (58.0, 62.0, 58.0, 62.0, 45.0, 62.0):
        machine.off = off
        machine.clock.now()
    assert len(log.messages) == 1


def test_a_machine_that_slept_is_no_leap(log: pytest.LogCaptureFixture) -> None:
    """The counter goes on while the machine sleeps, and so does its clock."""
    machine = Machine()
    machine.answer()
    machine.gone += 9 * HOUR
    assert machine.error == 0
    assert log.messages == []


def test_a_machine_that_was_frozen_with_its_clock_learns_from_an_interaction_at_once() -> None:
    machine = Machine()
    machine.answer()
    machine.clock.hear_id(snowflake(machine.true + 5 * HOUR))
    assert machine.error == 5 * HOUR
    machine.answer(2, off=5 * HOUR)
    machine.gone += 60
    assert machine.error == 5 * HOUR


def test_an_interaction_delivered_late_moves_nothing(log: pytest.LogCaptureFixture) -> None:
    for off in (0.0, 2 * HOUR):
        machine = Machine(off)
        machine.answer(2)
        machine.clock.hear_id(snowflake(machine.true - 8 * HOUR))
        machine.clock.hear_id(snowflake(machine.true - 40 * DAY))
        assert machine.error == 0
    assert len(log.messages) == 1


def test_an_id_alone_tells_a_clock_that_is_behind_but_makes_nothing_certain() -> None:
    machine = Machine(-2 * HOUR)
    machine.clock.hear_id(snowflake(machine.true))
    assert machine.error == 0
    assert not machine.clock.certain


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        "",
        "yesterday",
        "Thu, 01 Jan 1970 00:00:00 GMT",
        "Mon, 99 Foo 2026 99:99:99 GMT",
        "Fri, 01 May 99999999999 12:00:00 GMT",
        "-1",
        "\x00",
    ],
)
def test_a_date_that_is_missing_or_nonsense_says_nothing(nonsense: str | None) -> None:
    for _ in range(3):
        machine = Machine()
        for _ in range(3):
            machine.clock.hear_date(nonsense)
        assert machine.error == 0
        assert not machine.clock.certain
        machine.answer()
        machine.clock.hear_date(nonsense)
        assert machine.error == 0


def test_one_date_that_surprises_is_not_believed() -> None:
    machine = Machine()
    machine.answer()
    machine.clock.hear_date(date(machine.true + 30 * DAY))
    assert machine.error == 0
    machine.answer()
    machine.clock.hear_date(date(machine.true - 30 * DAY))
    assert machine.error == 0


def test_the_counter_only_goes_on() -> None:
    assert 0 < passed() <= passed()


async def test_every_answer_of_a_session_is_heard() -> None:
    async def late(_: web.Request, response: web.StreamResponse) -> None:
        response.headers["Date"] = date(TRUE + 3 * HOUR)

    async def page(_: web.Request) -> web.Response:
        return web.Response(status=503)

    app = web.Application()
    app.on_response_prepare.append(late)
    app.router.add_get("/", page)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    machine = Machine()
    async with aiohttp.ClientSession(trace_configs=[listening(machine.clock)]) as session:
        for _ in range(2):
            async with session.get(f"http://127.0.0.1:{runner.addresses[0][1]}/"):
                pass
    await runner.cleanup()
    assert machine.error == 3 * HOUR
