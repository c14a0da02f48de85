"""Looking around at the page: boards, parts, the log, the position in words, undo, the own language, pictures."""

import re
from typing import cast

import pytest

from bot.drawing import Drawer
from bot.names import coloured
from bot.words import words
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.browser.staging import staged
from tests.e2e.house import DotDrawer, House
from tests.games.coal_baron.coal_baron_builders import new_game, table
from tests.sandbox.client import Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN, DE = words("en"), words("de")


async def turn(player: Player, space: str) -> None:
    """A whole turn by command."""
    await player.command("coal place", space=space)
    await player.command("table finish")
    await player.sandbox.settle()


async def test_my_board_shows_the_own_mine(house: House, open_page: OpenPage) -> None:
    begun = await staged(house, table())
    page = await open_page("Ben", begun)
    await page.press(EN("button-mine"), page.turn_message)
    await page.sees(DE("own-board", table=begun.number).strip("*"))
    alt = await page.private.locator("figure img").get_attribute("alt")
    assert alt.startswith(DE("cb-alt-player", table=begun.number, who="Ben"))


async def test_a_part_of_the_board_is_chosen_in_a_menu(house: House, open_page: OpenPage) -> None:
    """The menu leads from the whole board to the orders and to another player's mine, in the same message."""
    begun = await staged(house, table())
    page = await open_page("Anna", begun)
    await page.act()
    await page.press(EN("button-board"))
    await page.choose(EN("menu-part"), EN("cb-picture-area-orders"))
    orders = EN("cb-alt-area", table=1, area=EN("cb-picture-area-orders"))
    await page.page.wait_for_selector(f".private img[alt^='{orders}']")
    await page.choose(EN("menu-part"), "Chloé")
    await page.page.wait_for_selector(f".private img[alt^='{EN('cb-alt-player', table=1, who='Chloé')}']")


async def test_the_board_in_words_leads_to_every_player_and_area_each_as_a_message(
    house: House, open_page: OpenPage
) -> None:
    """A part chosen in the overview's menu is a new private message: a screen reader says what is new."""
    begun = await staged(house, table())
    page = await open_page("Anna", begun)
    await page.command("board text")
    await house.client.settle()
    overview = page.page.locator(".message.private").first
    parts = [EN(f"cb-picture-area-{area}") for area in ("factory", "mining_delivery", "money_bank", "orders")]
    for number, part in enumerate([*parts, "Anna", "Ben", "Chloé"], start=2):
        await page.choose(EN("menu-words"), part, overview)
        await page.page.wait_for_function(
            "count => document.querySelectorAll('.message.private').length === count", arg=number
        )
        newest = page.page.locator(".message.private").last
        await newest.locator("text=thinking…").wait_for(state="detached")
        said = await newest.inner_text()
        assert part in said


async def test_the_log_is_read_page_by_page(house: House, open_page: OpenPage) -> None:
    begun = await staged(house, table(2))
    for number in range(5):
        await begun.players[number % 2].command("coal place", space="bank")
        await begun.players[number % 2].command("table finish")
    page = await open_page("Anna", begun)
    await page.command("table log")
    await page.sees(EN("log-title", table=1, page=2, pages=2))
    await page.press(EN("button-earlier"))
    await page.sees(EN("log-title", table=1, page=1, pages=2))
    await page.sees(EN("cb-event-game_started", who="").rpartition("*")[2])
    await page.command("table log", page="2")
    await page.sees(EN("log-title", table=1, page=2, pages=2))


async def test_an_undo_needs_the_agreement_of_who_has_played_since(house: House, open_page: OpenPage) -> None:
    before = table(2)
    begun = await staged(house, before)
    await turn(begun.players[0], "money_6")
    await turn(begun.players[1], "money_4")
    page = await open_page("Anna", begun)
    await page.command("table undo", turns="2")
    await page.press(EN("button-ask-undo"))
    await page.sees(EN("vote-opened"))
    notice = page.page.locator(".message:not(.private)", has_text=EN("button-yes")).last
    await page.press(EN("button-yes"), notice)
    await page.sees(EN("vote-not-yours"))
    assert (await house.state(begun.number)).seats[0].francs > before.seats[0].francs
    await page.become("Ben")
    await page.press(EN("button-yes"), notice)
    await page.sees(DE("vote-passed"))
    await page.sees(EN("news-undone", name=coloured("Anna", "orange")), page.turn_message)
    assert await house.state(begun.number) == before


async def test_where_are_we_leads_to_the_turn_message(house: House, open_page: OpenPage) -> None:
    """The signpost's answer is a link by the thread's name, and it brings the turn message into sight."""
    begun = await staged(house, table(2))
    page = await open_page("Anna", begun)
    await page.act()
    await page.press(EN("button-where"), page.page.locator(".message:not(.private)").first)
    await page.private.locator(f"a:has-text('table {begun.number} › 💬')").click()
    await page.page.wait_for_selector(".message.flash.for-me")


async def test_private_answers_follow_the_language_chosen(house: House, open_page: OpenPage) -> None:
    begun = await staged(house, table(2))
    page = await open_page("Anna", begun)
    await page.act()
    await page.sees(EN("cb-menu-money"))
    await page.command("me language", language="Français")
    await page.sees(words("fr")("my-language-set", language="Français"))
    await page.act()
    await page.sees(words("fr")("cb-menu-money"))
    assert EN("button-act") in await page.buttons(page.turn_message)


async def test_an_old_panel_is_corrected_when_it_is_used(house: House, open_page: OpenPage) -> None:
    """The position moved on by command; a choice in the panel opened before does nothing but show the present."""
    begun = await staged(house, table(2))
    page = await open_page("Anna", begun)
    await page.act()
    await begun.players[0].command("coal place", space="bank")
    await page.choose(EN("cb-menu-money"), EN("cb-space-money", number=6))
    await page.sees(EN("stale"))
    await page.sees(EN("cb-ask-done"))


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_pictures_and_menus_keep_to_a_phone(house: House, open_page: OpenPage, theme: str) -> None:
    """Real pictures: wide enough to read, with alt text and size; nothing reaches beyond 400 pixels."""
    house.drawer = cast(DotDrawer, Drawer())  # the real one
    await house.restart()
    try:
        begun = await staged(house, table(4) if theme == "dark" else new_game(4, start=1))
        page = await open_page("Anna", begun, theme)
        await page.act()
        for place, asked in ((page.turn_message, "Anna: "), (page.private, "")):
            picture = place.locator("figure img")
            await picture.wait_for()
            await page.page.wait_for_function("image => image.naturalWidth", arg=await picture.element_handle())
            alt = await picture.get_attribute("alt")
            assert len(alt) > (40 if asked else 100)
            assert asked in alt
            # What can be chosen is named: by numbers, or in the draft by the letters of the cards.
            assert any(sign.isdigit() for sign in alt) or re.search(r"\b[A-Z] (to [A-Z]|·)", alt), alt
            assert alt.endswith(EN("alt-more")) or not asked
            width, shown, height, alone = await picture.evaluate(
                "image => [image.naturalWidth, image.width, image.naturalHeight, image.complete]"
            )
            assert alone
            assert width >= 1000
            assert shown >= 300
            assert height > 500
        widest = (
            "Math.max(...[...document.querySelectorAll('#messages *')].map(n => n.getBoundingClientRect().right))"
        )
        assert await page.page.evaluate(widest) <= 400
        assert await page.page.evaluate("document.querySelector('#messages').scrollLeft") == 0
    finally:
        house.drawer.close()
