"""The draft at the page: a pick, a ranking left ahead out of turn, taking back, what changed."""

import pytest

from bot.names import coloured
from bot.words import words
from cogs.coal_baron import names
from cogs.coal_baron.signs import signs
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.browser.staging import staged
from tests.e2e.house import House
from tests.games.coal_baron.coal_baron_builders import new_game

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN, DE = words("en"), words("de")


async def test_a_pick_takes_three_presses(house: House, open_page: OpenPage) -> None:
    state = new_game(2, start=1)
    table = await staged(house, state)
    page = await open_page("Anna", table)
    await page.act()
    await page.press(names.order_in_full(state.draft[2], EN))
    await page.sees(EN("cb-ask-done"))
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))
    assert page.presses == 3
    sealed = await house.state(table.number)
    assert sealed.seats[0].outstanding[0].order == state.draft[2]
    assert sealed.turn.seat == 1
    await page.turn_message.get_by_text("@Ben").wait_for()


async def test_a_ranking_left_ahead_picks_for_its_player(house: House, open_page: OpenPage) -> None:
    """Ben leaves two cards in order while Anna is at turn; when she takes the first, he gets the second."""
    state = new_game(2, start=1)
    first, second = state.draft[:2]
    table = await staged(house, state)
    page = await open_page("Ben", table)
    await page.act()
    await page.choose(DE("cb-menu-ranking-add", place=1), names.order_in_full(second, DE))
    await page.sees(DE("answer-left"))
    await page.choose(DE("cb-menu-ranking-add", place=2), names.order_in_full(first, DE))
    await page.choose(DE("cb-menu-ranking-first"), names.order_in_full(first, DE))
    await page.sees(f"1) {DE('signed', sign=signs(state)[first], label=names.order_in_full(first, DE))}")
    assert (await house.state(table.number)).seats[1].ranking == (first, second)
    await page.become("Anna")
    await page.act()
    await page.press(names.order_in_full(first, EN))
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished-again"))
    sealed = await house.state(table.number)
    assert [own.order for own in sealed.seats[1].outstanding] == [second]


async def test_an_open_pick_is_taken_back_and_made_anew(house: House, open_page: OpenPage) -> None:
    state = new_game(2, start=1)
    table = await staged(house, state)
    page = await open_page("Anna", table)
    await page.act()
    await page.press(names.order_in_full(state.draft[0], EN))
    await page.press(EN("button-back"))
    await page.sees(EN("move-taken-back"))
    await page.press(names.order_in_full(state.draft[1], EN))
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))
    assert (await house.state(table.number)).seats[0].outstanding[0].order == state.draft[1]


async def test_a_finished_pick_is_taken_back_until_the_next_moves(house: House, open_page: OpenPage) -> None:
    state = new_game(2, start=1)
    table = await staged(house, state)
    page = await open_page("Anna", table)
    await page.act()
    await page.press(names.order_in_full(state.draft[0], EN))
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))
    await page.press(EN("button-back"))
    await page.sees(EN("turn-taken-back"))
    await page.turn_message.get_by_text(EN("news-withdrawn", name=coloured("Anna", "orange"))).wait_for()
    assert (await house.state(table.number)).turn.seat == 0
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))
    await page.become("Ben")
    await page.act()
    await page.press(names.order_in_full(state.draft[1], DE))
    await page.become("Anna")
    await page.press(EN("button-back"), page.turn_message)
    await page.sees(EN("nothing-to-take-back"))


async def test_what_changed_tells_the_others_moves(house: House, open_page: OpenPage) -> None:
    state = new_game(2, start=1)
    table = await staged(house, state)
    await table.players[0].command("coal draft", order=state.draft[0])
    await table.players[0].command("table finish")
    await house.client.settle()
    page = await open_page("Ben", table)
    await page.press(EN("button-news"), page.turn_message)
    await page.sees(names.order(state.draft[0], DE))
    await page.private.locator("figure img").wait_for()
