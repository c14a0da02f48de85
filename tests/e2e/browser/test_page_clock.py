"""The clock of a table on a phone: chosen, read, and more time given by a press."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.timing.sandbox_clock import SandboxClock, following
from db import users
from db.rows import HoursRow
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.house import House, opened_house

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HOUR = 3600
ALL_DAY = HoursRow(zone="UTC", wakes=0, sleeps=0)


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    """A house whose bot takes its time from the sandbox."""
    async with opened_house(tmp_path) as house:
        await house.stop_bot()
        house.clock = SandboxClock()
        async with following(house.clock, house.sandbox.address):
            await house.start_bot()
            yield house
            await house.stop_bot()


async def test_a_clock_is_chosen_read_and_given_more_of_at_the_width_of_a_phone(
    house: House, open_page: OpenPage
) -> None:
    await house.english()
    for user in range(200000000000000001, 200000000000000005):
        await house.running.db.transaction(lambda c, user=user: users.choose_hours(c, user, ALL_DAY))
    await house.lobby(2)
    page = await open_page("Anna")
    await page.go("coal-table")
    card = page.page.locator(".message", has_text="Options").last
    await page.press("Options", card)
    await page.choose("Pace, clock and reminders", "clock; when time is up, the least harmful legal move is made")
    await page.sees("Clock: 42 h (3 waking days) to begin with, 14 h (1 waking day) more for each decision")
    await page.command("table start")
    await house.rest()
    await page.go("table 1")
    await page.page.locator(".message", has_text="Time until").first.wait_for()
    at_turn = (await house.running.service.seen(0, 1)).loaded
    name = at_turn.seats[at_turn.active[0]].name
    await page.become(name)
    await page.act()
    await page.sees("You have time until")
    await page.become("Ben" if name == "Anna" else "Anna")
    await page.command("table pace")
    await page.sees("42 h (3 waking days) left")
    await page.press(f"More time for {name}")
    await page.sees("More time is given.")
    await house.client.change("clock", seconds=33 * HOUR)
    warning = page.page.locator(".message", has_text="Your time is up")
    await warning.wait_for()
    more = warning.get_by_role("button", name="More time")
    box = await more.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 400
    await more.click()
    await page.page.locator(".message", has_text="more time, until").nth(1).wait_for()
    await house.client.change("clock", seconds=70 * HOUR)
    await page.page.locator(".message", has_text="passed by the clock").first.wait_for()
