"""Turns of Ruhrschifffahrt at the page: start, option and planned sale, a sale asked, dice, purchases."""

import pytest

from bot.words import words
from cogs.ruhrschifffahrt.names import names_of
from games.ruhrschifffahrt import facts, tracks
from games.ruhrschifffahrt.state import Sale, State
from tests.e2e.browser.channel_page import ChannelPage, OpenPage
from tests.e2e.browser.staging import staged
from tests.e2e.house import House
from tests.games.ruhrschifffahrt.ruhrschifffahrt_builders import begun, fresh, loaded, river, table

pytestmark = [pytest.mark.browser, pytest.mark.slow]
GAME = "ruhrschifffahrt"
EN = words("en")
NAMES = names_of(EN)
MINTARD = EN("ru-start", storage=NAMES.space("st_mintard"), die=NAMES.die("black", 3))


async def finished(page: ChannelPage) -> None:
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))


def pays(space: str, coins: int) -> str:
    return EN("ru-trip-pays", space=NAMES.space(space), coins=NAMES.coins(coins))


async def test_a_start_and_its_sale_without_an_option_take_three_presses(
    house: House, open_page: OpenPage
) -> None:
    """One entry of the menu gives both; the plan is the own player's secret."""
    begun_table = await staged(house, table(4), GAME)
    page = await open_page("Anna", begun_table)
    await page.act()
    await page.sees(EN("ru-ask-option"))
    await page.choose(EN("ru-menu-start"), EN("ru-start-to", start=MINTARD, sale=pays("in_saarn", 2)))
    await page.sees(EN("ru-own-plan", space=NAMES.space("in_saarn"), coins=NAMES.coins(2)))
    await finished(page)
    assert page.presses == 3
    own = (await house.state(begun_table.number)).seats[0]
    assert (own.place, own.plan, own.option) == ("st_mintard", Sale("in_saarn", 2), None)
    assert EN("ru-move-plan", space=NAMES.space("in_saarn")) not in await page.turn_message.inner_text()


async def test_an_option_shows_its_effect_before_it_is_chosen(house: House, open_page: OpenPage) -> None:
    """Tow: its price and its starts upstream; option, start and sale are four presses with *Act* and *Finish*."""
    position = table(4)
    fresh(position, 0, coins=5)
    begun_table = await staged(house, position, GAME)
    page = await open_page("Anna", begun_table)
    await page.act()
    await page.sees(EN("ru-forbidden-tile-needed"))
    await page.press(EN("ru-button-option", option=NAMES.option("tow"), price=NAMES.coins(1)))
    await page.sees(NAMES.option_effect("tow"))
    assert (await house.state(begun_table.number)).seats[0].option is None
    horst = EN("ru-start", storage=NAMES.space("st_horst"), die=NAMES.die("black", 3))
    entries = await page.entries(EN("ru-menu-start"))
    assert not any(MINTARD in entry for entry in entries)
    await page.choose(EN("ru-menu-start"), horst)
    await page.sees(EN("moves-so-far", count=3, moves=""))
    await finished(page)
    assert page.presses == 4
    own = (await house.state(begun_table.number)).seats[0]
    assert (own.place, own.option, own.coins) == ("st_horst", "tow", 5 - 1)
    assert own.plan is not None


def full() -> State:
    """Phase 4 with a pilot each: what Anna sells pushes a die off the track of black coal."""
    state = loaded("st_horst", "st_mintard", pilot=True)
    room = tracks.cells(river(state).board, facts.era_of(state.round), "black")
    state.tracks = {"black": (1, *(2,) * (room - 1)), "white": ()}
    state.dice = {"st_horst": 3, "st_mintard": 3}
    return begun(state, 4).state


async def test_a_sale_is_asked_and_a_die_that_leaves_is_placed(house: House, open_page: OpenPage) -> None:
    """Nothing was planned, so Anna says where; Ben, most upstream then, says where the die comes to lie."""
    begun_table = await staged(house, full(), GAME)
    page = await open_page("Anna", begun_table)
    await page.act()
    await page.sees(EN("ru-ask-sell"))
    await page.choose(EN("ru-menu-sell"), NAMES.space("in_muelheim"))
    await finished(page)
    assert page.presses == 3
    asked = await house.state(begun_table.number)
    assert (asked.turn.seat, asked.turn.stage) == (1, "place_dice")
    await page.become("Ben")
    page.presses = 0
    german = words("de")
    await page.act()
    await page.sees(german("ru-ask-place", count=len(asked.leaving), dice=names_of(german).dice(asked.leaving)))
    await page.press(names_of(german).space("st_steele"))
    await page.press(german("button-finish"))
    await page.sees(german("turn-finished-again"))
    assert page.presses == 3
    placed = await house.state(begun_table.number)
    assert placed.leaving == ()
    assert placed.dice["st_steele"] == asked.leaving[0].value


async def test_lock_warehouse_and_repaid_debt_in_one_turn(house: House, open_page: OpenPage) -> None:
    """Each purchase is one press, with its price and the coins left."""
    position = table(4, phase=6, round=5)
    fresh(position, 0, coins=10, tiles=("lock_construction", "coal_depot"), supply=3, debts=1)
    fresh(position, 1, coins=3, tiles=("lock_construction",))
    begun_table = await staged(house, position, GAME)
    page = await open_page("Anna", begun_table)
    await page.act()
    await page.sees(EN("ru-ask-purchase"))
    lock = EN("ru-move-lock", obstacle=NAMES.lock("ob_horst"))
    await page.choose(EN("ru-menu-locks"), EN("ru-offer", what=lock, price=NAMES.coins(3))[1:])
    depot = EN("ru-move-depot", depot=NAMES.depot("essen"))
    await page.choose(EN("ru-menu-warehouses"), EN("ru-offer", what=depot, price=NAMES.coins(2))[1:])
    await page.sees(EN("moves-so-far", count=2, moves=""))
    await page.press(EN("ru-offer", what=EN("ru-move-repay"), price=NAMES.coins(3))[1:])
    await page.sees(EN("moves-so-far", count=3, moves=""))
    await finished(page)
    assert page.presses == 2 + 3
    sealed = await house.state(begun_table.number)
    own = sealed.seats[0]
    assert (own.coins, own.debts, own.locks) == (10 - 3 - 2 - 3, 0, 1)
    assert "ob_horst" not in sealed.obstacles
    assert sealed.depots["essen"] == (0,)
    assert sealed.turn.seat == 1
