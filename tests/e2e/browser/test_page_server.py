"""/server on a phone: channels, roles, pace, clock and hours of new tables, and a card that looks for players."""

import pytest

from bot.words import words
from tests.e2e.browser.channel_page import ChannelPage, OpenPage
from tests.e2e.house import House

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN = words("en")


async def fits(page: ChannelPage) -> None:
    """Nothing is wider than the screen."""
    assert await page.page.evaluate("document.documentElement.scrollWidth") == 400


async def test_a_manager_chooses_on_a_phone_and_players_find_the_card(house: House, open_page: OpenPage) -> None:
    await house.english()
    await house.client.change("new_role", name="Players", mentionable=True)
    page = await open_page("Anna")
    await page.go("coal-table")
    await page.command("server")
    await page.sees(EN("server-channels-all"))
    await fits(page)
    await page.press(EN("server-page-new"))
    await page.choose(EN("menu-server-pace"), EN("pace-several"))
    await page.sees(EN("server-pace", pace=EN("pace-several")))
    await page.choose(EN("menu-server-pace"), EN("clock-choice-pass"))
    await page.sees("Clock of new tables: 14 h (1 waking day) to begin with")
    await fits(page)
    await page.press(EN("button-server-hours"))
    await page.submit_fields(
        {EN("form-hours-zone"): "Berlin", EN("form-hours-from"): "7", EN("form-hours-to"): "23"}
    )
    await page.sees("7:00–23:00 (Berlin)")
    await fits(page)
    await page.press(EN("server-page-wanted"))
    await page.choose(EN("menu-server-channel"), "general")
    await page.sees("Players are looked for in #general")
    await page.choose(EN("menu-server-role"), "Players")
    await page.sees("is mentioned, once for each table")
    await fits(page)
    await page.command("table new", game="Coal", wanted="True")
    await page.sees(EN("wanted-posted"))
    ben = await open_page("Ben")
    await ben.go("general")
    await ben.sees("3 seats are free", ben.newest)
    await ben.sees("Clock: 14 h (1 waking day) to begin with", ben.newest)
    await fits(ben)
    await ben.press(EN("button-join"), ben.newest)
    await ben.sees("2 seats are free", ben.newest)
