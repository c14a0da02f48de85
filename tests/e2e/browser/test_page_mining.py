"""A mining turn at the page: by goals, step by step, by a plan in a form, by /coal mine."""

from typing import Any

import pytest

from bot.words import words
from cogs.coal_baron import names
from games.coal_baron.state import State
from tests.e2e.browser.channel_page import ChannelPage, OpenPage
from tests.e2e.browser.staging import staged
from tests.e2e.house import House
from tests.games.coal_baron.coal_baron_builders import mine, mining, order, table

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN = words("en")
PLAN = "cage 3, load grey, load grey, cage 0, fill truck_08 grey, fill truck_08 grey"
OWN: dict[str, Any] = {"outstanding": (order("truck_08"), order("handcart_02")), "sections": mine("grey_2_light")}
"""A truck that needs two grey cubes, six steps away, and a handcart that needs a brown one."""


def to_place() -> State:
    return table(seats={0: OWN})


def filled(state: State) -> tuple[tuple[str, ...], ...]:
    return state.seats[0].outstanding[0].filled


async def placed(house: House, open_page: OpenPage) -> tuple[ChannelPage, int]:
    """Anna's page after she placed workers for eight steps."""
    begun = await staged(house, to_place())
    page = await open_page("Anna", begun)
    await page.act()
    await page.choose(EN("cb-menu-mining"), EN("cb-space-mining", number=8))
    await page.sees("8 steps left")
    return page, begun.number


async def test_eight_steps_by_goals_take_seven_presses_at_most(house: House, open_page: OpenPage) -> None:
    page, number = await placed(house, open_page)
    await page.press(names.vehicle("truck", EN))
    await page.sees("2 steps left")
    await page.press(names.vehicle("handcart", EN))
    await page.sees(EN("moves-so-far", count=9, moves=""))
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))
    assert page.presses <= 7
    state = await house.state(number)
    assert filled(state) == (("grey",), ("grey",))
    assert state.seats[0].cage == ("brown",)


async def test_eight_single_steps_take_thirteen_presses_at_most(house: House, open_page: OpenPage) -> None:
    page, number = await placed(house, open_page)
    onto = EN("cb-step-fill-cage", coal=EN("cb-coal-grey"), order=names.order("truck_08", EN))
    load = EN("cb-step-load", coal=EN("cb-coal-grey"), count=3).split("(")[0]
    labels = [
        EN("cb-step-cage", level=names.level(3, EN)),
        load,
        load,
        EN("cb-step-cage-surface"),
        onto,
        onto,
        EN("cb-step-cage", level=names.level(2, EN)),
        EN("cb-step-load", coal=EN("cb-coal-brown"), count=1).split("(")[0],
    ]
    for count, label in enumerate(labels, start=2):
        await page.press(label)
        await page.sees(EN("moves-so-far", count=count, moves=""))
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))
    assert page.presses <= 13
    state = await house.state(number)
    assert filled(state) == (("grey",), ("grey",))
    assert state.seats[0].cage == ("brown",)


async def test_a_goal_is_edited_in_the_form_of_its_plan(house: House, open_page: OpenPage) -> None:
    """The form opens with the plan of the goal; two steps are added to it."""
    begun = await staged(house, mining(8, **OWN))
    page = await open_page("Anna", begun)
    await page.act()
    await page.press(EN("cb-button-edit-goal"))
    await page.page.wait_for_selector("#form textarea")
    assert await page.page.input_value("#form textarea") == PLAN.replace("truck_08", "truck 7")
    await page.submit(f"{PLAN}, cage 2, load brown")
    await page.sees(EN("moves-so-far", count=8, moves=""))
    await page.press(EN("button-finish"))
    await page.sees(EN("turn-finished"))
    assert (await house.state(begun.number)).seats[0].cage == ("brown",)


async def test_a_plan_with_an_impossible_step_changes_nothing(house: House, open_page: OpenPage) -> None:
    begun = await staged(house, mining(8, **OWN))
    page = await open_page("Anna", begun)
    await page.act()
    await page.press(EN("cb-button-edit-goal"))
    await page.page.wait_for_selector("#form textarea")
    await page.submit("cage 3, load grey, load black, cage 0")
    await page.sees("⛔")
    assert "load a black cube" in await page.private.inner_text()
    assert (await house.state(begun.number)) == mining(8, **OWN)


async def test_a_plan_is_played_by_command(house: House, open_page: OpenPage) -> None:
    begun = await staged(house, mining(8, **OWN))
    page = await open_page("Anna", begun)
    await page.command("coal mine", plan=PLAN)
    await page.sees(EN("moves-so-far", count=6, moves=""))
    await page.command("table finish")
    await page.sees(EN("turn-finished"))
    assert filled(await house.state(begun.number)) == (("grey",), ("grey",))


async def test_finish_says_beforehand_what_is_lost(house: House, open_page: OpenPage) -> None:
    begun = await staged(house, mining(8, **OWN))
    page = await open_page("Anna", begun)
    await page.act()
    await page.sees(EN("cb-unused-steps", steps=8, count=8))
