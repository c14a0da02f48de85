"""Turns of one placement at the page: factory, orders, money, bank, delivery, and cards drawn."""

from collections.abc import Awaitable, Callable

import pytest

from bot.words import words
from cogs.coal_baron import names
from games.coal_baron.state import State
from tests.e2e.browser.channel_page import ChannelPage, OpenPage
from tests.e2e.browser.staging import staged
from tests.e2e.house import House
from tests.games.coal_baron.coal_baron_builders import complete, table

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN = words("en")
AtPlace = Callable[[State], Awaitable[tuple[ChannelPage, int]]]


async def finished(page: ChannelPage) -> None:
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))


@pytest.fixture
def at_place(house: House, open_page: OpenPage) -> AtPlace:
    """Opens the panel of Anna, who is to place workers in the position given."""

    async def opened(position: State) -> tuple[ChannelPage, int]:
        begun = await staged(house, position)
        page = await open_page("Anna", begun)
        await page.act()
        return page, begun.number

    return opened


async def test_money_takes_three_presses(house: House, at_place: AtPlace) -> None:
    page, number = await at_place(table())
    await page.choose(EN("cb-menu-money"), EN("cb-space-money", number=6))
    await finished(page)
    assert page.presses == 3
    assert (await house.state(number)).seats[0].francs == table().seats[0].francs + 6


async def test_the_bank_takes_three_presses(house: House, at_place: AtPlace) -> None:
    page, number = await at_place(table())
    await page.choose(EN("cb-menu-money"), EN("cb-choice-bank"))
    await finished(page)
    assert page.presses == 3
    assert (await house.state(number)).bank == (1, 0, 0)


async def test_a_delivery_takes_three_presses(house: House, at_place: AtPlace) -> None:
    page, number = await at_place(table(seats={0: {"outstanding": (complete("truck_08"), complete("truck_01"))}}))
    await page.choose(EN("cb-menu-mining"), EN("cb-space-delivery", vehicle=EN("cb-vehicle-truck")))
    await finished(page)
    assert page.presses == 3
    state = await house.state(number)
    assert state.seats[0].points == 9
    assert state.seats[0].outstanding == ()


async def test_an_order_is_taken_with_three_presses(house: House, at_place: AtPlace) -> None:
    page, number = await at_place(table())
    await page.choose(EN("cb-menu-orders"), names.order_in_full("locomotive_02", EN))
    await finished(page)
    assert page.presses == 3
    assert [own.order for own in (await house.state(number)).seats[0].outstanding] == ["locomotive_02"]


async def test_a_tile_is_bought_with_three_presses(house: House, at_place: AtPlace) -> None:
    page, number = await at_place(table())
    await page.choose(EN("cb-menu-factory"), names.tile("grey_2_light", EN))
    await finished(page)
    assert page.presses == 3
    state = await house.state(number)
    assert state.seats[0].francs == table().seats[0].francs - 6
    assert [section.kind for section in state.seats[0].sections][-1] == "grey_2_light"


def draw(what: str, pile: int) -> str:
    """The entry of a menu with which five are drawn."""
    return EN(f"cb-choice-{what}-draw", left="five", count=pile)


async def test_of_five_tiles_one_is_bought_and_the_others_go_below(house: House, at_place: AtPlace) -> None:
    page, number = await at_place(table())
    drawn = [card.card for card in table().tile_pile[:5]]
    await page.choose(EN("cb-menu-factory"), draw("tiles", len(table().tile_pile)))
    await page.sees(EN("move-sealed"))
    await page.press(EN("cb-button-keep", card="").strip() + " " + names.tile(drawn[0], EN))
    await page.press(EN("cb-button-rest-bottom"))
    await finished(page)
    state = await house.state(number)
    assert [section.kind for section in state.seats[0].sections][-1] == drawn[0]
    assert [card.card for card in state.tile_pile][-4:] == drawn[1:]


async def test_five_orders_drawn_are_put_on_top_one_by_one(house: House, at_place: AtPlace) -> None:
    """Keep the second, and choose the order of the other four: the last two of the draw first."""
    page, number = await at_place(table())
    drawn = [card.card for card in table().order_pile[:5]]
    await page.choose(EN("cb-menu-orders"), draw("orders", len(table().order_pile)))
    await page.sees(EN("move-sealed"))
    await page.press(names.order_in_full(drawn[1], EN))
    await page.press(EN("cb-button-return-top"))
    await page.sees(EN("cb-ask-next", number=1))
    await page.press(names.order(drawn[4], EN))
    await page.press(names.order(drawn[3], EN))
    await page.press(EN("cb-button-rest"))
    await finished(page)
    state = await house.state(number)
    assert [own.order for own in state.seats[0].outstanding] == [drawn[1]]
    assert [card.card for card in state.order_pile][:4] == [drawn[4], drawn[3], drawn[0], drawn[2]]


async def test_what_was_drawn_is_seen_by_its_player_alone(house: House, at_place: AtPlace) -> None:
    page, _ = await at_place(table())
    await page.choose(EN("cb-menu-orders"), draw("orders", len(table().order_pile)))
    await page.sees(EN("cb-drawn-line"))
    await page.become("Ben")
    await page.act()
    assert names.order("truck_05", words("de")) not in await page.page.inner_text("#messages")


async def test_an_open_move_survives_a_reload(house: House, at_place: AtPlace) -> None:
    """Private messages are lost on reload; *Act* resumes with the move made before."""
    page, number = await at_place(table())
    await page.choose(EN("cb-menu-money"), EN("cb-space-money", number=6))
    await page.sees(EN("cb-ask-done"))
    await page.page.reload()
    await page.turn_message.wait_for()
    assert await page.page.locator(".message.private").count() == 0
    await page.act()
    await page.sees(EN("moves-so-far", count=1, moves=""))
    await finished(page)
    assert "money_6" in (await house.state(number)).spaces
