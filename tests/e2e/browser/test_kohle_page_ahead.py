"""What a player of Kohle & Kolonie leaves ahead at the page: a ranking of bonus markers, a note to themselves."""

import pytest

from bot.words import words
from cogs.kohle_kolonie.names import names_of
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.browser.staging import staged
from tests.e2e.house import House
from tests.games.kohle_kolonie.kohle_kolonie_builders import new_game, table

pytestmark = [pytest.mark.browser, pytest.mark.slow]
GAME = "kohle_kolonie"
EN, DE = words("en"), words("de")


async def test_a_ranking_left_ahead_chooses_for_its_player(house: House, open_page: OpenPage) -> None:
    """Ben ranks two markers out of turn; Anna takes the first with three presses, and Ben gets the second."""
    begun = await staged(house, new_game(4), GAME)
    page = await open_page("Ben", begun)
    await page.act()
    await page.choose(DE("kk-menu-ranking-add", place=1), names_of(DE).bonus("engineer"))
    await page.sees(DE("answer-left"))
    await page.choose(DE("kk-menu-ranking-add", place=2), names_of(DE).bonus("miners"))
    await page.sees(DE("kk-numbered", number=2, text=names_of(DE).bonus("miners")))
    await page.become("Anna")
    page.presses = 0
    await page.act()
    await page.press(f"5: {names_of(EN).bonus('engineer')}")
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))
    assert page.presses == 3
    sealed = await house.state(begun.number)
    assert sealed.seats[0].bonus == "engineer"
    assert sealed.seats[1].bonus == "miners"
    assert sealed.turn.seat == 2


async def test_a_note_left_at_finish_is_shown_at_the_next_act(house: House, open_page: OpenPage) -> None:
    begun = await staged(house, table(3), GAME)
    page = await open_page("Anna", begun)
    await page.act()
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))
    await page.press(EN("button-note"))
    await page.submit("flip the Cokery")
    await page.sees(EN("note-kept"))
    for player in begun.players[1:]:
        await player.command("table finish")
    await house.client.settle()
    await page.turn_message.get_by_text("@Anna").wait_for()
    await page.act()
    await page.sees(EN("note-shown", note="flip the Cokery"))
    assert "flip the Cokery" not in await page.turn_message.inner_text()
