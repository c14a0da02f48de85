"""A reminder on a phone: it is read, put off by a press, and comes again."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.timing.sandbox_clock import SandboxClock, following
from db import pings, users
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


async def test_a_reminder_is_put_off_at_the_width_of_a_phone(house: House, open_page: OpenPage) -> None:
    await house.english()
    table = await house.table(2)
    for user in range(200000000000000001, 200000000000000005):
        await house.running.db.transaction(lambda c, user=user: users.choose_hours(c, user, ALL_DAY))
        await house.running.db.transaction(lambda c, user=user: pings.choose(c, user, "reminder", "here"))
    name = (await house.at_turn(table)).name
    page = await open_page(name, table)
    await page.page.set_viewport_size({"width": 400, "height": 800})
    await house.client.change("clock", seconds=25 * HOUR)
    reminder = page.page.locator(".message", has_text="has been waiting for your decision")
    await reminder.wait_for()
    later = reminder.get_by_role("button", name="Remind me in 8 h")
    box = await later.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 400
    await later.click()
    await page.page.locator(".message", has_text="I will not remind you again before").wait_for()
    await reminder.wait_for(state="detached")
    await house.client.change("clock", seconds=9 * HOUR)
    await reminder.wait_for()
