"""Looking around a table of Kohle & Kolonie at the page: the position in words, a crop by city."""

from typing import cast

import pytest

from bot.drawing import Drawer
from bot.words import words
from cogs.kohle_kolonie.names import names_of
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.browser.staging import staged
from tests.e2e.house import DotDrawer, House
from tests.games.kohle_kolonie.kohle_kolonie_builders import table

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN = words("en")
WIDEST = "Math.max(...[...document.querySelectorAll('#messages *')].map(n => n.getBoundingClientRect().right))"


async def test_the_board_in_words_and_a_crop_by_city(house: House, open_page: OpenPage) -> None:
    """Real pictures at the width of a phone: nothing reaches beyond it, and a city is drawn to be read."""
    house.drawer = cast(DotDrawer, Drawer())
    await house.restart()
    try:
        begun = await staged(house, table(4, round=2), "kohle_kolonie")
        page = await open_page("Anna", begun)
        await page.act()
        await page.press(EN("button-board"))
        for region in names_of(EN).board.regions[:2]:
            await page.choose(EN("menu-part"), region.name)
            picture = page.page.locator(f".private img[alt^='{region.name}']")
            await picture.wait_for()
            await page.page.wait_for_function("image => image.naturalWidth", arg=await picture.element_handle())
            assert await picture.evaluate("image => image.naturalWidth") >= 1000
        await page.command("board text")
        await house.client.settle()
        said = await page.private.inner_text()
        for name in ("Anna", "Ben", "Chloé", "Dmitri"):
            assert f"{name}:" in said
        entries = "\n".join(await page.entries(EN("menu-words")))
        for name in ("Anna", "Ben", "Chloé", "Dmitri", *(region.name for region in names_of(EN).board.regions)):
            assert name in entries
        assert await page.page.evaluate(WIDEST) <= 400
    finally:
        house.drawer.close()
