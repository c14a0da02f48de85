"""Why it is so, at the page: under *Apps* on a message, and below the turn message."""

import pytest

from bot.words import words
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.browser.staging import staged
from tests.e2e.house import House
from tests.games.coal_baron.coal_baron_builders import new_game

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN = words("en")


async def test_why_stands_under_apps_of_the_bot_s_messages(house: House, open_page: OpenPage) -> None:
    await house.english()
    state = new_game(2, start=1)
    table = await staged(house, state)
    page = await open_page("Anna", table)
    await page.turn_message.get_by_role("button", name="More").click()
    menu = page.turn_message.get_by_role("menu")
    assert await menu.get_by_role("menuitem", name=EN("menu-command-dispute"), exact=True).count() == 1
    await menu.get_by_role("menuitem", name=EN("menu-command-why"), exact=True).click()
    await page.sees(EN("why-message-told-nothing"))


async def test_a_line_of_the_turn_message_is_chosen_and_explained(house: House, open_page: OpenPage) -> None:
    await house.english()
    table = await house.table(2)
    await house.draft(table)
    page = await open_page("Anna", table)
    await page.press(EN("button-why"), page.turn_message)
    await page.sees(EN("why-told").replace("**", ""))
