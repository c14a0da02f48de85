"""What is one's own at the page, as wide as a phone: tables of both servers in the direct channel, hours, data."""

import pytest

from bot.words import words
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.house import House

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN = words("en")


async def test_own_tables_on_a_phone_and_the_way_to_the_next(house: House, open_page: OpenPage) -> None:
    """Nothing is wider than the screen; one press shows the panel of the table that waits."""
    await house.english()
    first = await house.table(4)
    second = await house.table(2, "maschinenhalle")
    for table in (first, second):
        while (await house.at_turn(table)).name != "Anna":
            await house.draft(table)
    page = await open_page("Anna")
    await page.go("Steiger")
    await page.command("me tables")
    await page.sees(EN("status-waiting", count=2))
    await page.sees("Table 1: your turn")
    await page.sees("Table 2: your turn")
    assert await page.page.evaluate("document.documentElement.scrollWidth") == 400
    await page.press(EN("button-next"))
    await page.sees("is waiting for you.")
    await page.private.locator(".button", has_text=EN("button-board")).wait_for()
    assert await page.page.evaluate("document.documentElement.scrollWidth") == 400


@pytest.mark.usefixtures("nights")
async def test_the_question_after_the_first_turn_on_a_phone(house: House, open_page: OpenPage) -> None:
    await house.english()
    begun = await house.table(2)
    while (await house.at_turn(begun)).name != "Anna":
        await house.draft(begun)
    page = await open_page("Anna", begun)
    await page.act()
    await begun.players[0].command("coal draft", order=(await house.state(begun.number)).draft[0])
    await page.act()
    await page.press(EN("button-finish"))
    await page.sees("are you awake 8:00–22:00")
    await page.press(EN("button-hours-fit"))
    await page.sees("waking hours count")
    assert await page.page.evaluate("document.documentElement.scrollWidth") == 400
