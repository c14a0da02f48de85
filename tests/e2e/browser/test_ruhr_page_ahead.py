"""What all are asked at once, and what is left ahead in Ruhrschifffahrt at the page."""

import pytest

from bot.words import words
from cogs.ruhrschifffahrt.names import names_of
from games.ruhrschifffahrt.actions import LeaveChoice
from games.ruhrschifffahrt.game import GAME as ENGINE
from games.ruhrschifffahrt.state import Answers
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.browser.staging import staged
from tests.e2e.house import House
from tests.games.ruhrschifffahrt.ruhrschifffahrt_builders import begun, fresh, table

pytestmark = [pytest.mark.browser, pytest.mark.slow]
GAME = "ruhrschifffahrt"
EN, DE = words("en"), words("de")


async def test_all_choose_a_coin_or_a_point_at_once(house: House, open_page: OpenPage) -> None:
    """Chloé left hers ahead and is not asked; nothing is carried out before Ben has chosen as well."""
    position = table(3, round=6, phase=1)
    fresh(position, 2, answers=Answers(choices=(LeaveChoice(6, "point"),)))
    before = [own.coins for own in position.seats]
    begun_table = await staged(house, begun(position, 1).state, GAME)
    page = await open_page("Anna", begun_table)
    await page.act()
    await page.sees(EN("ru-ask-choose"))
    await page.press(EN("ru-good-gain-coin"))
    await page.sees(EN("ru-chosen", what=EN("ru-good-gain-coin")))
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))
    assert page.presses == 3
    waiting = await house.state(begun_table.number)
    assert ENGINE.active_seats(waiting) == (1,)
    assert [own.coins for own in waiting.seats] == before
    await page.become("Ben")
    page.presses = 0
    await page.act()
    await page.press(DE("ru-good-gain-point"))
    await page.press(DE("button-finish"))
    await page.sees(DE("turn-finished"))
    assert page.presses == 3
    chosen = await house.state(begun_table.number)
    assert [own.coins - had for own, had in zip(chosen.seats, before, strict=True)] == [1, 0, 0]
    assert [own.points for own in chosen.seats] == [0, 1, 1]


async def test_round_11_asks_which_die_leaves_the_game(house: House, open_page: OpenPage) -> None:
    asked = begun(table(3, round=11, phase=1), 1).state
    seat = ENGINE.active_seats(asked)[0]
    begun_table = await staged(house, asked, GAME)
    page = await open_page(begun_table.players[seat].name, begun_table)
    await page.become(begun_table.players[seat].name)
    await page.act()
    text = words("fr") if seat == 2 else (EN, DE)[seat]
    await page.press(names_of(text).space("st_gedern"))
    await page.press(text("button-finish"))
    await page.sees(text("turn-finished"))
    assert page.presses == 3
    sealed = await house.state(begun_table.number)
    assert "st_gedern" not in sealed.dice
    assert sealed.removed == {"white": 1}


async def test_purchases_left_ahead_are_made_in_their_turn(house: House, open_page: OpenPage) -> None:
    """Ben leaves a lock; Anna buys nothing, and his lock is built without a press of his."""
    position = table(3, round=5, phase=6)
    for seat in (0, 1):
        fresh(position, seat, coins=6, tiles=("lock_construction",))
    begun_table = await staged(house, position, GAME)
    page = await open_page("Ben", begun_table)
    await page.act()
    lock = DE("ru-move-lock", obstacle=names_of(DE).lock("ob_horst"))
    await page.choose(DE("ru-menu-locks"), lock[1:])
    await page.sees(DE("answer-left"))
    await page.become("Anna")
    page.presses = 0
    await page.act()
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished-again"))
    assert page.presses == 2
    sealed = await house.state(begun_table.number)
    assert (sealed.seats[0].coins, sealed.seats[1].coins) == (6, 6 - 3)
    assert sealed.seats[1].locks == 1
    assert "ob_horst" not in sealed.obstacles
