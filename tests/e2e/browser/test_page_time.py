"""The sandbox's time, moved by the tools of the page: a question lapses, the date is shown, nothing is cut off."""

from collections.abc import AsyncGenerator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.timing.sandbox_clock import SandboxClock, following
from db import votes
from tests.e2e.browser.channel_page import ChannelPage, OpenPage
from tests.e2e.house import House, Table, opened_house

pytestmark = [pytest.mark.browser, pytest.mark.slow]


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


async def open_votes(house: House, table: Table) -> int:
    return len(await house.running.db.read(lambda c: votes.open_votes(c, table.number)))


async def opened_tools(page: ChannelPage) -> None:
    await page.page.click("#menu")
    await page.page.click("#tools")
    await page.page.wait_for_selector("#time-now")


async def shown(page: ChannelPage) -> str:
    return await page.page.locator("#time-now").inner_text()


async def test_days_moved_by_the_page_let_a_question_lapse(house: House, open_page: OpenPage) -> None:
    await house.english()
    table = await house.table(3)
    for _ in range(2):
        player = await house.draft(table)
    await house.ask_undo(player, 2)
    await house.rest()
    page = await open_page("Anna", table)
    assert await open_votes(house, table) == 1
    for _ in range(3):
        await page.tool("+1 day")
    await page.tool("+1 hour")
    await page.page.get_by_text("Not everybody agreed in time; nothing was taken back.").first.wait_for()
    assert await open_votes(house, table) == 0
    await page.become((await house.at_turn(table)).name)
    await page.act()


async def test_the_date_is_shown_and_every_button_lies_on_a_phone_s_screen(
    house: House, open_page: OpenPage
) -> None:
    page = await open_page("Anna")
    await opened_tools(page)
    box = page.page.locator("#toolbox")
    labels = await box.locator("fieldset", has=page.page.locator("#time-now")).locator(".button").all()
    words = [await label.inner_text() for label in labels]
    assert {"+1 hour", "+8 hours", "+1 day", "−1 day", "As this machine’s clock"} <= set(words)
    for label in labels:
        place = await label.bounding_box()
        assert place["x"] >= 0
        assert place["x"] + place["width"] <= 400
        assert place["height"] >= 28
    assert "(" not in await shown(page)
    await box.get_by_text("+1 day", exact=True).click()
    await box.locator("#time-now", has_text="(+1 d)").wait_for()
    tomorrow = datetime.now() + timedelta(days=1)
    assert str(tomorrow.day) in await shown(page)
    assert str(tomorrow.year) in await shown(page)
    await box.get_by_text("+8 hours", exact=True).click()
    await box.locator("#time-now", has_text="(+1 d 8 h)").wait_for()
    first = await shown(page)
    await page.page.wait_for_timeout(1500)
    assert await shown(page) != first  # it goes on
    await box.get_by_text("As this machine’s clock", exact=True).click()
    await box.locator("#time-now").filter(has_not_text="(").wait_for()
    assert abs(house.sandbox.site.clock.shift) < 1
