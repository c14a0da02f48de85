"""Turns of Kohle & Kolonie at the page: a mine with a flip, miners, a disaster's payment, Loading."""

import pytest

from bot.words import words
from cogs.kohle_kolonie.names import names_of
from tests.e2e.browser.channel_page import ChannelPage, OpenPage
from tests.e2e.browser.staging import stage, staged
from tests.e2e.house import House
from tests.games.kohle_kolonie.kohle_kolonie_builders import (
    begin_phase,
    cards_held,
    fresh,
    hold,
    mines,
    pieces,
    settled,
    table,
)

pytestmark = [pytest.mark.browser, pytest.mark.slow]
GAME = "kohle_kolonie"
EN = words("en")
NAMES = names_of(EN)


async def finished(page: ChannelPage) -> None:
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))


async def test_a_mine_is_bought_a_card_flipped_and_the_turn_finished(house: House, open_page: OpenPage) -> None:
    """Four presses for the mine, *Act* and *Finish* included; the flip is one more."""
    position = table(4)
    fresh(position, 0, coins=9)
    begun = await staged(house, position, GAME)
    page = await open_page("Anna", begun)
    await page.act()
    await page.choose(EN("kk-menu-mines"), NAMES.card_name("3"))
    await page.sees(EN("kk-ask-worker", card=NAMES.card("3")))
    await page.press(EN("kk-choice-worker", village=NAMES.village("bommern"), count=2))
    await page.sees(EN("kk-action-taken"))
    flip = EN("kk-button-flip", card=NAMES.pithead("workforce"), cost=NAMES.coins(3), points=NAMES.points(6))
    await page.press(flip)
    await page.sees(EN("moves-so-far", count=3, moves=""))
    await finished(page)
    assert page.presses == 4 + 1
    sealed = await house.state(begun.number)
    assert cards_held(sealed, 0) == {"A1": "3"}
    assert sealed.village_workers["bommern"] == 1
    assert sealed.seats[0].coins == 9 - 2 - 3
    assert sealed.seats[0].pitheads[0].flipped
    assert sealed.turn.seat == 1


async def test_miners_go_from_source_to_target_by_city(house: House, open_page: OpenPage) -> None:
    """What is left to insert and to redeploy stands there until nothing is; nine presses for four miners."""
    position = table(4)
    settled(position, 0, burgaltendorf=2)
    pieces(position, 0, "cokery.m1")
    begun = await staged(house, position, GAME)
    page = await open_page("Anna", begun)
    await page.act()
    await page.press(EN("kk-button-miners"))
    await page.sees(EN("kk-left", insert=2, redeploy=2).strip("*"))
    home, sources = settlement("burgaltendorf"), EN("kk-menu-sources", count=2)
    await page.choose(EN("kk-menu-insert", count=2), NAMES.spot("rescue.A1"))
    await page.sees(EN("kk-left", insert=1, redeploy=2).strip("*"))
    await page.choose(EN("kk-menu-insert", count=1), NAMES.spot("loading.m1"))
    await page.sees(EN("kk-left", insert=0, redeploy=2).strip("*"))
    await page.choose(sources, home)
    await page.sees(EN("kk-ask-target", spot=NAMES.spot("burgaltendorf")))
    essen = EN("kk-menu-targets-city", city=NAMES.city("burgaltendorf"))
    assert all("Station" in entry for entry in await page.entries(essen))
    await page.choose(essen, NAMES.station("Y2"))
    await page.sees(EN("kk-left", insert=0, redeploy=1).strip("*"))
    await page.choose(EN("kk-menu-sources", count=1), home)
    await page.choose(EN("kk-menu-targets-home"), NAMES.spot("administration.m1"))
    await page.sees(EN("kk-action-taken"))
    await finished(page)
    assert page.presses == 9
    own = (await house.state(begun.number)).seats[0]
    assert own.rescue[0]
    assert own.stations == {"Y2": 1}
    assert own.settlements[0].miners == 0


def settlement(village: str) -> str:
    spot = NAMES.spot(village)
    return spot[:1].upper() + spot[1:]


async def test_a_disaster_is_met_with_marker_and_coin(house: House, open_page: OpenPage) -> None:
    """Each secured mine is one press; a turn without a wish is *Act* and *Finish*."""
    position = table(4, round=2)
    mines(position, 0, "2", "3", "4")
    mines(position, 1, "6")
    hold(position, 0, "rescue")
    begun = await staged(house, begin_phase(position, 5).state, GAME)
    page = await open_page("Anna", begun)
    await page.act()
    await page.sees("Which mines do you make safe? 3 of yours are at risk: 3 discs go into the bag.")
    await page.press(EN("kk-choice-rescue", space="A3", card=NAMES.card("4")))
    await page.press(EN("kk-choice-rescue", space="A1", card=NAMES.card("2")))
    await page.press(EN("kk-choice-secure", space="A2", card=NAMES.card("3"), left=3))
    await page.sees(EN("moves-so-far", count=3, moves=""))
    await finished(page)
    assert page.presses == 2 + 3
    own = (await house.state(begun.number)).seats[0]
    assert own.coins == 3
    assert own.bonus is None
    assert set(own.secured) == {"A1", "A2", "A3"}
    page.presses = 0
    await page.become("Ben")
    await page.act()
    await page.press(words("de")("button-finish"))
    await page.sees(words("de")("turn-finished"))
    assert page.presses == 2
    after = await house.state(begun.number)
    assert (after.round, after.phase) == (3, 1)


async def test_loading_takes_three_presses(house: House, open_page: OpenPage) -> None:
    """With a marker, or left out by *Finish* alone; both at the same table."""
    position = table(4, round=2)
    mines(position, 0, "2", "5")
    fresh(position, 0, workers=1, markers=("wagon",))
    pieces(position, 0, "loading.e1")
    asked = begin_phase(position, 10).state
    begun = await staged(house, asked, GAME)
    page = await open_page("Anna", begun)
    await page.act()
    await page.sees(EN("kk-ask-load", wagons=2))
    await page.press(EN("kk-choice-load", wagons=3, markers=1, points="", coins="").split(":")[0])
    await finished(page)
    assert page.presses == 3
    own = (await house.state(begun.number)).seats[0]
    assert (own.points, own.coins, own.workers, own.markers) == (2 + 3, 4 + 2, 0, ())
    await stage(house, begun, asked)
    page.presses = 0
    await page.act()
    await finished(page)
    assert page.presses == 2
    assert (await house.state(begun.number)).seats[0].points == 2
