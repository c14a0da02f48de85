"""Being away at the page, as wide as a phone, in each language: a menu for each table, and nothing wider."""

import pytest

from bot.words import LANGUAGES, Language, words
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.house import House

pytestmark = [pytest.mark.browser, pytest.mark.slow]
LOCALES: dict[Language, str] = {"en": "en-US", "de": "de", "fr": "fr"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_to_be_meanwhile_is_chosen_on_a_phone(
    house: House, open_page: OpenPage, language: Language
) -> None:
    text = words(language)
    await house.client.change("locale", user="Anna", locale=LOCALES[language])
    await house.table(3)
    second = await house.table(2, "maschinenhalle")
    page = await open_page("Anna")
    await page.page.set_viewport_size({"width": 400, "height": 860})
    await page.go("Steiger")
    await page.command("me away", **{"from": "2026-12-24", "to": "2026-12-31", "show": "True"})
    await page.sees(text("away-ahead"))
    assert await page.page.evaluate("document.documentElement.scrollWidth") == 400
    await page.choose(
        text("away-menu", table=second.number, choice=text("away-short-wait")), text("away-option-pass")
    )
    await page.sees(text("away-chosen-pass"))
    assert await page.page.evaluate("document.documentElement.scrollWidth") == 400
    await page.press(text("button-away-drop"))
    await page.sees(text("away-taken-back"))
