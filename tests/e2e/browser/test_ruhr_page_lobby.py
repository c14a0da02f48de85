"""Ruhrschifffahrt at the page: a switch set in the lobby, shown on its card."""

import pytest

from bot.words import words
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.house import House

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN = words("en")


async def test_a_switch_set_in_the_lobby_stands_on_the_card(house: House, open_page: OpenPage) -> None:
    page = await open_page("Anna")
    await page.go("coal-table")
    await page.command("table new", game="Ruhrschifffahrt")
    await page.private.wait_for()
    assert EN("ru-option-lock_spaces-vanish") not in await page.newest.inner_text()
    await page.press(EN("button-rules"), page.newest)
    await page.sees(EN("ru-option-lock_spaces"))
    await page.choose(EN("menu-change-rule"), EN("ru-option-lock_spaces-vanish"))
    await page.sees(EN("option-set"))
    card = page.newest
    await card.get_by_text(EN("ru-option-lock_spaces-vanish")).wait_for()
    assert EN("ru-option-export_marker") not in await card.inner_text()
