"""Computers at the page: added from the card's menu, taken out again, and answering a turn on a phone's width."""

import pytest

from bot.words import words
from cogs.coal_baron import names
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.house import House

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.usefixtures("soon")]
EN = words("en")


def called(colour: str, level: str) -> str:
    """What a computer is called in English."""
    return EN("computer-name", colour=EN(f"colour-{colour}"), level=EN(f"level-{level}"))


async def test_a_person_plays_alone_against_computers(house: House, open_page: OpenPage) -> None:
    page = await open_page("Anna")
    await page.go("coal-table")
    await page.command("table new", game="Coal Baron")
    await page.private.wait_for()
    for level in ("steiger", "apprentice", "inspector"):
        await page.choose(EN("menu-computer"), EN("computer-add", level=EN(f"level-{level}")), page.newest)
        await page.sees(EN("computer-added"))
    await page.newest.get_by_text(called("green", "inspector")).wait_for()
    gone = EN("computer-remove", name=called("green", "inspector"))
    await page.choose(EN("menu-computer"), gone, page.newest)
    await page.sees(EN("computer-removed"))
    await page.newest.get_by_text(called("green", "inspector")).wait_for(state="detached")
    await page.press(EN("button-start"), page.newest)
    await house.computers_rest()
    await page.go("table 1")
    state = await house.state(1)
    await page.act()
    await page.press(names.order_in_full(state.draft[0], EN))
    await page.press(EN("button-finish"))
    await house.computers_rest()
    await page.turn_message.get_by_text(called("blue", "steiger")).first.wait_for()
    after = await house.state(1)
    assert after.turn.seat == 0
    assert len(after.draft) == len(state.draft) - 3
