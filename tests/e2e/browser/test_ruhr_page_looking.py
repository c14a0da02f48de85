"""Looking around a table of Ruhrschifffahrt at the page: the position in words, crops, the final score sheet."""

from typing import cast

import pytest

from bot.drawing import Drawer
from bot.words import words
from cogs.ruhrschifffahrt.shown import pictures
from games.ruhrschifffahrt.state import OVER
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.browser.staging import staged
from tests.e2e.house import DotDrawer, House
from tests.games.ruhrschifffahrt.ruhrschifffahrt_builders import points, table

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN = words("en")
WIDEST = "Math.max(...[...document.querySelectorAll('#messages *')].map(n => n.getBoundingClientRect().right))"


async def test_the_board_in_words_and_crops_of_the_river(house: House, open_page: OpenPage) -> None:
    """Real pictures at the width of a phone: nothing reaches beyond it, and a dominion is drawn to be read."""
    house.drawer = cast(DotDrawer, Drawer())
    await house.restart()
    try:
        begun = await staged(house, table(4), "ruhrschifffahrt")
        page = await open_page("Anna", begun)
        await page.act()
        await page.press(EN("button-board"))
        for _, name in pictures.areas(None, EN)[:2]:
            await page.choose(EN("menu-part"), name)
            picture = page.page.locator(f".private img[alt*='{name}']")
            await picture.wait_for()
            await page.page.wait_for_function("image => image.naturalWidth", arg=await picture.element_handle())
            assert await picture.evaluate("image => image.naturalWidth") >= 1000
        await page.command("board text")
        await house.client.settle()
        said = await page.private.inner_text()
        for name in ("Anna", "Ben", "Chloé", "Dmitri"):
            assert f"{name}:" in said
        entries = "\n".join(await page.entries(EN("menu-words")))
        for stretch in ("mark", "essen", "werden", "berg_broich"):
            assert EN(f"ru-picture-area-{stretch}") in entries
        assert await page.page.evaluate(WIDEST) <= 400
    finally:
        house.drawer.close()


async def test_a_thread_of_a_long_name_leaves_the_line_one_row_and_no_shadow_falls_from_above(
    house: House, open_page: OpenPage
) -> None:
    page = await open_page("Anna", await staged(house, table(4), "ruhrschifffahrt"))
    line = page.page.locator("#line-input")
    wrapped = "line => getComputedStyle(line, '::placeholder').whiteSpace"
    assert await line.evaluate(wrapped) == "nowrap"
    hidden = page.page.locator(".skip").first
    shadow = "link => getComputedStyle(link).boxShadow"
    assert await hidden.evaluate(shadow) == "none"
    await hidden.focus()
    assert await hidden.evaluate(shadow) != "none"


async def test_the_last_finish_shows_the_score_sheet(house: House, open_page: OpenPage) -> None:
    """Ben buys last in round 12; the final message has the totals, the board and the sheet."""
    position = table(2, round=12, phase=6, seat=1)
    points(position, 0, 31)
    begun = await staged(house, position, "ruhrschifffahrt")
    page = await open_page("Ben", begun)
    await page.act()
    await page.press(words("de")("button-finish"))
    await page.sees(words("de")("turn-finished"))
    await house.client.settle()
    final = page.page.locator(".message:not(.private)").last
    await final.locator("img").nth(1).wait_for()
    over = await house.state(begun.number)
    assert over.phase == OVER
    said = await final.inner_text()
    for name, own in zip(("Anna", "Ben"), over.seats, strict=True):
        assert f"{name}: {EN('ru-points', count=own.points)}" in said
