"""A consolidation at the page: a live bid and a pass, a declaration, the form of markers and ceiling."""

import pytest

from bot.words import words
from cogs.kohle_kolonie.names import names_of
from games.kohle_kolonie.state import State
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.browser.staging import staged
from tests.e2e.house import House
from tests.games.kohle_kolonie.kohle_kolonie_builders import consolidate, fresh, mines, table

pytestmark = [pytest.mark.browser, pytest.mark.slow]
GAME = "kohle_kolonie"
EN, DE = words("en"), words("de")
GROUND = "general"


def three_bidders(*markers: str) -> State:
    """The consolidation begun: Anna, Ben and Chloé with a mine worth 1 each, Anna and Ben with these markers."""
    position = table(4, round=3)
    for seat, card in enumerate(("14", "6", "2")):
        mines(position, seat, card)
    for seat in (0, 1):
        fresh(position, seat, markers=markers)
    return consolidate(position, GROUND).state


async def test_a_live_bid_and_a_pass_take_three_presses_each(house: House, open_page: OpenPage) -> None:
    begun = await staged(house, three_bidders(), GAME)
    page = await open_page("Anna", begun)
    await page.act()
    await page.sees(EN("kk-ask-bid"))
    await page.press(EN("kk-choice-bid", value=3, coins=names_of(EN).coins(2), left=2))
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))
    assert page.presses == 3
    await page.turn_message.get_by_text("@Ben").wait_for()
    await page.become("Ben")
    page.presses = 0
    await page.act()
    await page.press(DE("kk-button-pass"))
    await page.press(DE("button-finish"))
    await page.sees(DE("turn-finished"))
    assert page.presses == 3
    auction = (await house.state(begun.number)).auction
    assert auction.values[0].total == 3
    assert auction.passed == (1,)


async def test_the_form_takes_markers_and_ceiling_as_a_whole(house: House, open_page: OpenPage) -> None:
    """Ben's first form is refused and changes nothing; his second declares and bids for him after Anna's turns."""
    begun = await staged(house, three_bidders("unification"), GAME)
    page = await open_page("Ben", begun)
    await page.act()
    value, markers = DE("kk-form-field-value"), DE("kk-form-field-unification")
    refused, ceiling = DE("kk-violation-ceiling-out-of-range", most=99), names_of(DE).ground(GROUND)
    for typed, answer in (("200", refused), ("4", f"{ceiling}: ")):
        await page.press(DE("kk-button-ceiling-type"))
        await page.page.wait_for_selector("#form input")
        await page.submit_fields({value: typed, markers: "1"})
        await page.sees(answer)
        left = (await house.state(begun.number)).seats[1].answers.ceilings
        assert len(left) == (typed == "4")
    await page.become("Anna")
    page.presses = 0
    await page.act()
    await page.press(EN("kk-choice-declare", declared=EN("kk-nothing-declared"), value=1))
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished-again"))
    assert page.presses == 3
    declared = (await house.state(begun.number)).auction
    assert [one.total for one in declared.values] == [1, 2, 1]
    await page.act()
    await page.press(EN("kk-choice-bid", value=3, coins=names_of(EN).coins(2), left=2))
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))
    after = (await house.state(begun.number)).auction
    assert [one.total for one in after.values] == [3, 4, 1]
