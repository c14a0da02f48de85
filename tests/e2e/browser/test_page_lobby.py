"""Opening a table at the page: the composer, the card, seats taken by others, rules, language, start."""

import pytest

from bot.words import words
from tests.e2e.browser.channel_page import ChannelPage, OpenPage
from tests.e2e.house import House

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN = words("en")


async def open_lobby(page: ChannelPage) -> None:
    await page.go("coal-table")
    await page.command("table new", game="Coal Baron")
    await page.private.wait_for()


async def test_the_composer_offers_the_commands_and_their_values(house: House, open_page: OpenPage) -> None:
    page = await open_page("Anna")
    await page.go("coal-table")
    await page.page.fill("#line-input", "/table n")
    await page.page.wait_for_selector(".suggestion:has-text('/table new')")
    await page.page.keyboard.press("Enter")
    await page.page.wait_for_selector(".suggestion:has-text('Coal Baron')")
    await page.page.keyboard.press("Enter")
    await page.page.keyboard.press("Enter")
    await page.sees(EN("table-opened", table=1))


async def test_a_table_gathers_and_starts_in_its_thread(house: House, open_page: OpenPage) -> None:
    """Anna opens, Ben and Chloé join, each in their own language; Anna starts."""
    page = await open_page("Anna")
    await open_lobby(page)
    for name, language in (("Ben", "de"), ("Chloé", "fr")):
        await page.become(name)
        await page.press(EN("button-join"), page.newest)
        await page.sees(words(language)("joined"))
        await page.newest.get_by_text(name).wait_for()
    await page.become("Anna")
    await page.press(EN("button-start"), page.newest)
    await house.client.settle()
    await page.go("table 1")
    assert len((await house.state(1)).seats) == 3
    await page.turn_message.get_by_text(EN("cb-asked-draft")).first.wait_for()


async def test_a_changed_rule_stands_on_the_card(house: House, open_page: OpenPage) -> None:
    page = await open_page("Anna")
    await open_lobby(page)
    await page.press(EN("button-rules"), page.newest)
    await page.sees(EN("rules-title", table=1))
    await page.choose(EN("menu-change-rule"), EN("cb-option-storage_use-surface"))
    await page.sees(EN("option-set"))
    await page.newest.get_by_text(EN("cb-option-storage_use-surface")).wait_for()


async def test_the_card_speaks_the_language_chosen_in_its_menu(house: House, open_page: OpenPage) -> None:
    page = await open_page("Anna")
    await open_lobby(page)
    await page.choose(EN("menu-language"), "Deutsch", page.newest)
    await page.newest.get_by_text(words("de")("lobby-language", language="Deutsch")).wait_for()
    assert words("de")("button-join") in await page.buttons(page.newest)


async def test_a_seat_is_given_up_again_from_the_card(house: House, open_page: OpenPage) -> None:
    page = await open_page("Anna")
    await open_lobby(page)
    await page.become("Ben")
    await page.press(EN("button-join"), page.newest)
    await page.sees(words("de")("joined"))
    await page.press(EN("button-leave"), page.newest)
    await page.sees(words("de")("left"))
    await page.newest.get_by_text("Ben").wait_for(state="detached")
