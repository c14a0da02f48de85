"""Kohle & Kolonie at the page: the preset and a single switch chosen in the lobby, shown on its card."""

import pytest

from bot.words import words
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.house import House

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN = words("en")


async def test_a_preset_and_a_single_switch_stand_on_the_card(house: House, open_page: OpenPage) -> None:
    page = await open_page("Anna")
    await page.go("coal-table")
    await page.command("table new", game="Kohle & Kolonie")
    await page.private.wait_for()
    await page.newest.get_by_text(EN("kk-preset-about-steiger")).wait_for()
    await page.press(EN("button-rules"), page.newest)
    await page.press(EN("kk-preset-english"))
    await page.sees(EN("option-set"))
    await page.newest.get_by_text(EN("kk-preset-about-english")).wait_for()
    await page.choose(EN("menu-single-rules"), EN("kk-group-consolidations"))
    await page.sees(EN("kk-option-bid_tie_players-last_in"))
    await page.choose(EN("menu-change-rule"), EN("kk-option-bid_tie_players-highest_number"))
    await page.sees(EN("option-set"))
    card = page.newest
    await card.get_by_text(EN("kk-option-bid_tie_players-highest_number")).wait_for()
    await card.get_by_text(EN("kk-preset-about-english")).wait_for()
    assert EN("kk-option-start_coins") not in await card.inner_text()
