"""Hints and what computers compared at the page, on a phone's width: read, and back again."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.names import game_name
from bot.thinking import Thinker
from bot.words import words
from players.entry import think_of
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.house import House

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.usefixtures("soon")]
EN = words("en")


@pytest.mark.parametrize("game", ["coal_baron", "kohle_kolonie", "ruhrschifffahrt"])
async def test_a_hint_is_asked_for_and_what_was_compared(house: House, open_page: OpenPage, game: str) -> None:
    """A hint takes one press from what came, the way back another; so do the pages beside the panel."""
    house.make_thinker = lambda: Thinker(lambda: ThreadPoolExecutor(1), think_of)
    await house.restart()
    page = await open_page("Anna")
    await page.go("coal-table")
    await page.command("practise")
    await page.private.wait_for()
    if game != "coal_baron":
        chosen = EN("practice-game", game=game_name("coal_baron", EN))
        await page.choose(chosen, game_name(game, EN), page.private)
    await page.press(EN("button-practise"), page.private)
    await page.press(EN("button-hint"), page.private)
    await page.sees(EN("hint-title", level=EN("level-inspector")).strip("*"))
    await page.press(EN("button-hint-back"), page.private)
    await page.press(EN("button-practice"), page.private)
    await page.press(EN("button-compared"), page.private)
    await page.page.locator(".message.private", has_text="compared").last.wait_for()
    await page.press(EN("button-practice"), page.private)
    await page.page.locator(".message.private", has_text=EN("button-practice-new")).last.wait_for()
    assert await page.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
