"""A turn of each game by keyboard alone, and where the focus is when something is drawn anew, opens or closes."""

import pytest

from bot.words import words
from cogs.coal_baron import names as coal_names
from cogs.kohle_kolonie.names import names_of as kohle_names
from cogs.ruhrschifffahrt.names import names_of as ruhr_names
from games.ruhrschifffahrt.state import Sale
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.browser.keyboard import Keyboard
from tests.e2e.browser.staging import staged
from tests.e2e.house import House
from tests.games.coal_baron import coal_baron_builders as coal
from tests.games.kohle_kolonie import kohle_kolonie_builders as kohle
from tests.games.ruhrschifffahrt import ruhrschifffahrt_builders as ruhr

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN = words("en")
KOHLE, RUHR = kohle_names(EN), ruhr_names(EN)


async def test_a_turn_of_coal_baron(house: House, open_page: OpenPage) -> None:
    """Workers are placed from a menu, a vehicle's coal is brought, the turn ends."""
    own = {"outstanding": (coal.order("truck_08"),), "sections": coal.mine("grey_2_light")}
    begun = await staged(house, coal.table(seats={0: own}))
    keyboard = Keyboard(await open_page("Anna", begun))
    await keyboard.act()
    await keyboard.choose(EN("cb-menu-mining"), EN("cb-space-mining", number=8))
    await keyboard.seen.sees("8 steps left")
    await keyboard.press(coal_names.vehicle("truck", EN))
    await keyboard.seen.sees("2 steps left")
    await keyboard.press(EN("button-finish"))
    await keyboard.seen.sees(EN("turn-finished"))
    sealed = await house.state(begun.number)
    assert sealed.seats[0].outstanding[0].filled == (("grey",), ("grey",))
    assert sealed.turn.seat == 1


async def test_a_turn_of_kohle_kolonie(house: House, open_page: OpenPage) -> None:
    """A mine is bought, its worker comes from a village, a card is flipped, the turn ends."""
    position = kohle.table(4)
    kohle.fresh(position, 0, coins=9)
    begun = await staged(house, position, "kohle_kolonie")
    keyboard = Keyboard(await open_page("Anna", begun))
    await keyboard.act()
    await keyboard.choose(EN("kk-menu-mines"), KOHLE.card_name("3"))
    await keyboard.seen.sees(EN("kk-ask-worker", card=KOHLE.card("3")))
    await keyboard.press(EN("kk-choice-worker", village=KOHLE.village("bommern"), count=2))
    await keyboard.seen.sees(EN("kk-action-taken"))
    flip = EN("kk-button-flip", card=KOHLE.pithead("workforce"), cost=KOHLE.coins(3), points=KOHLE.points(6))
    await keyboard.press(flip)
    await keyboard.seen.sees(EN("moves-so-far", count=3, moves=""))
    await keyboard.press(EN("button-finish"))
    await keyboard.seen.sees(EN("turn-finished"))
    sealed = await house.state(begun.number)
    assert kohle.cards_held(sealed, 0) == {"A1": "3"}
    assert sealed.seats[0].coins == 9 - 2 - 3
    assert sealed.turn.seat == 1


async def test_a_turn_of_ruhrschifffahrt(house: House, open_page: OpenPage) -> None:
    """A start and its sale are one entry of a menu; the turn ends."""
    begun = await staged(house, ruhr.table(4), "ruhrschifffahrt")
    keyboard = Keyboard(await open_page("Anna", begun))
    await keyboard.act()
    start = EN("ru-start", storage=RUHR.space("st_mintard"), die=RUHR.die("black", 3))
    sale = EN("ru-trip-pays", space=RUHR.space("in_saarn"), coins=RUHR.coins(2))
    await keyboard.choose(EN("ru-menu-start"), EN("ru-start-to", start=start, sale=sale))
    await keyboard.seen.sees(EN("ru-own-plan", space=RUHR.space("in_saarn"), coins=RUHR.coins(2)))
    await keyboard.press(EN("button-finish"))
    await keyboard.seen.sees(EN("turn-finished"))
    own = (await house.state(begun.number)).seats[0]
    assert (own.place, own.plan) == ("st_mintard", Sale("in_saarn", 2))


async def test_another_player_and_another_channel_are_chosen(house: House, open_page: OpenPage) -> None:
    """The list of channels lies over the messages on a phone: the focus goes in, and comes back by Escape."""
    keyboard = Keyboard(await open_page("Anna"))
    await keyboard.page.reload()
    await keyboard.page.wait_for_selector(".channel.here", state="attached")
    await keyboard.tab_to("Channels")
    await keyboard.key("Enter")
    await keyboard.key("Escape")
    assert (await keyboard.focused())["label"] == "Channels"
    await keyboard.key("Enter")
    await keyboard.tab_to("Be another player")
    await keyboard.key("Enter")
    await keyboard.type("ben")
    assert "Ben" in (await keyboard.focused())["marked"]
    await keyboard.key("Enter")
    await keyboard.page.wait_for_selector("#side", state="hidden")
    assert "Ben" in await keyboard.page.locator("#who").text_content()
    await keyboard.tab_to("Channels", "Shift+Tab")
    await keyboard.key("Enter")
    await keyboard.tab_to("second-table")
    await keyboard.key("Enter")
    await keyboard.page.wait_for_selector("#title:has-text('second-table')")
    await keyboard.page.wait_for_selector("#side", state="hidden")
    assert (await keyboard.focused())["tag"] in ("ARTICLE", "TEXTAREA")


async def test_a_command_is_typed_and_its_option_taken_from_the_suggestions(
    house: House, open_page: OpenPage
) -> None:
    keyboard = Keyboard(await open_page("Anna"))
    await keyboard.key("Tab")
    await keyboard.tab_to("Skip to the message line")
    await keyboard.key("Enter")
    await keyboard.type("/table n")
    assert "/table new" in (await keyboard.focused())["marked"]
    await keyboard.key("Enter")
    assert (await keyboard.focused())["label"] == "game"
    await keyboard.type("ruhr")
    await keyboard.key("ArrowDown")
    assert "Ruhrschifffahrt" in (await keyboard.focused())["marked"]
    await keyboard.key("Enter")
    await keyboard.key("Enter")
    await keyboard.seen.newest.get_by_text("Ruhrschifffahrt").first.wait_for()
    assert (await keyboard.focused())["tag"] == "TEXTAREA"
    await keyboard.key("ArrowUp")
    assert (await keyboard.focused())["tag"] == "ARTICLE"


async def test_the_focus_stays_with_a_message_whose_controls_are_drawn_anew(
    house: House, open_page: OpenPage
) -> None:
    """The pressed button is gone afterwards: Tab goes on at the first that came, and Enter alone presses none."""
    begun = await staged(house, coal.table())
    keyboard = Keyboard(await open_page("Anna", begun))
    await keyboard.act()
    assert "Act" in (await keyboard.focused())["text"]
    await keyboard.choose(EN("cb-menu-mining"), EN("cb-space-mining", number=8))
    await keyboard.seen.sees("8 steps left")
    held = await keyboard.focused()
    assert held["message"] == await keyboard.seen.private.get_attribute("data-key")
    presses = len(await house.sent("POST", "/callback"))
    await keyboard.key("Enter")
    assert len(await house.sent("POST", "/callback")) == presses
    await keyboard.key("Tab")
    assert (await keyboard.focused())["tag"] == "BUTTON"
    assert (await keyboard.focused())["message"] == held["message"]


async def test_the_focus_stays_on_its_button_when_all_is_drawn_anew(house: House, open_page: OpenPage) -> None:
    """Moved time draws every message again; so does a press that failed, which can be tried again at once."""
    begun = await staged(house, coal.table())
    keyboard = Keyboard(await open_page("Anna", begun))
    await keyboard.read(keyboard.seen.turn_message)
    await keyboard.tab_to("Act")
    held = await keyboard.focused()
    await house.pass_time(60)
    await keyboard.page.wait_for_timeout(200)
    assert await keyboard.focused() == held
    await house.stop_bot()
    await keyboard.key("Enter")
    await keyboard.page.wait_for_selector(".failed")
    assert await keyboard.focused() == held
    await house.start_bot()
    await keyboard.key("Enter")
    await keyboard.seen.private.locator(".button, .select").first.wait_for()


async def test_under_the_list_of_channels_nothing_is_reached(house: House, open_page: OpenPage) -> None:
    """As wide as a phone the list lies over the messages: Tab stays in it."""
    begun = await staged(house, coal.table())
    keyboard = Keyboard(await open_page("Anna", begun))
    await keyboard.tab_to("Channels")
    await keyboard.key("Enter")
    inside = "document.activeElement === document.body || !!document.activeElement.closest('#side')"
    for _ in range(15):
        assert await keyboard.page.evaluate(inside)
        await keyboard.key("Tab")


async def test_a_form_keeps_the_focus_and_gives_it_back(house: House, open_page: OpenPage) -> None:
    own = {"outstanding": (coal.order("truck_08"),), "sections": coal.mine("grey_2_light")}
    begun = await staged(house, coal.mining(8, **own))
    keyboard = Keyboard(await open_page("Anna", begun))
    await keyboard.act()
    await keyboard.press(EN("cb-button-edit-goal"))
    await keyboard.page.wait_for_selector("#form[open]")
    assert (await keyboard.focused())["tag"] == "TEXTAREA"
    for _ in range(8):
        await keyboard.key("Tab")
        inside = "document.activeElement === document.body || !!document.activeElement.closest('#form')"
        assert await keyboard.page.evaluate(inside)
    await keyboard.key("Escape")
    await keyboard.page.wait_for_selector("#form", state="hidden")
    assert EN("cb-button-edit-goal") in (await keyboard.focused())["text"]


async def test_a_dismissed_message_leaves_the_focus_beside_it(house: House, open_page: OpenPage) -> None:
    begun = await staged(house, coal.table())
    keyboard = Keyboard(await open_page("Anna", begun))
    await keyboard.act()
    await keyboard.press("Dismiss message")
    await keyboard.page.wait_for_selector(".message.private", state="detached")
    assert (await keyboard.focused())["tag"] == "ARTICLE"


async def test_the_menu_of_a_message_is_gone_through_by_arrows(house: House, open_page: OpenPage) -> None:
    begun = await staged(house, coal.table())
    keyboard = Keyboard(await open_page("Anna", begun))
    await keyboard.read(keyboard.seen.turn_message)
    await keyboard.tab_to("More")
    await keyboard.key("Enter")
    await keyboard.key("End")
    assert (await keyboard.focused())["text"] == "Delete"
    await keyboard.key("ArrowUp")
    assert (await keyboard.focused())["text"] == "Copy text"
    await keyboard.key("Escape")
    assert (await keyboard.focused())["label"] == "More"
    await keyboard.page.wait_for_selector(".floating", state="detached")


async def test_several_entries_of_a_menu_are_chosen_and_sent_by_done(house: House, open_page: OpenPage) -> None:
    """Space and Enter tick, Space again does not; letters seek; Escape leaves the menu and keeps the focus."""
    keyboard = Keyboard(await open_page("Anna"))
    await keyboard.seen.go("coal-table")
    await keyboard.seen.command("server")
    await keyboard.read(keyboard.seen.private)
    await keyboard.tab_to(EN("menu-server-channels"))
    await keyboard.key("Enter")
    await keyboard.key("Escape")
    assert (await keyboard.focused())["label"] == EN("menu-server-channels")
    await keyboard.key("ArrowDown")
    first = (await keyboard.focused())["marked"]
    await keyboard.key("Space")
    await keyboard.type("second")
    assert (await keyboard.focused())["marked"].startswith("#second-table")
    await keyboard.key("Enter")
    await keyboard.key("Home")
    assert (await keyboard.focused())["marked"].startswith(first.strip())
    await keyboard.key("Space")
    await keyboard.key("Tab")
    assert (await keyboard.focused())["text"] == "Done"
    await keyboard.key("Enter")
    await keyboard.seen.private.get_by_text("Tables may be opened in #second-table.").wait_for()


async def test_f6_leads_from_part_to_part(house: House, open_page: OpenPage) -> None:
    begun = await staged(house, coal.table())
    seen = await open_page("Anna", begun)
    await seen.page.set_viewport_size({"width": 1200, "height": 860})
    keyboard = Keyboard(seen)
    parts: list[str] = []
    for _ in range(4):
        await keyboard.key("F6")
        parts.append((await keyboard.focused())["tag"])
    assert {*parts[:3]} == {"ARTICLE", "TEXTAREA", "BUTTON"}
    assert parts[3] == parts[0]
    await keyboard.key("Shift+F6")
    assert (await keyboard.focused())["tag"] == parts[2]
