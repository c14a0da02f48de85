"""axe-core at every part of the page, dark and light, as wide as a phone."""

import pytest

from bot.words import words
from tests.e2e.browser.axe import trouble
from tests.e2e.browser.channel_page import ChannelPage, OpenPage
from tests.e2e.browser.staging import staged
from tests.e2e.house import House
from tests.games.coal_baron.coal_baron_builders import mine, mining, order, table

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN = words("en")
THEMES = pytest.mark.parametrize("theme", ["dark", "light"])


async def opened(open_page: OpenPage, theme: str, table: object = None) -> ChannelPage:
    seen = await open_page("Anna", table, theme=theme)
    await seen.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    return seen


@THEMES
async def test_an_empty_channel_a_conversation_and_the_list_of_channels(
    house: House, open_page: OpenPage, theme: str
) -> None:
    seen = await opened(open_page, theme)
    await seen.go("general")
    assert await trouble(seen.page) == []
    await seen.page.click("#pins")
    assert await trouble(seen.page) == []
    await seen.page.click("#menu")
    assert await trouble(seen.page) == []
    await seen.page.click("#who")
    assert await trouble(seen.page) == []
    await seen.page.keyboard.press("Escape")
    await seen.page.click("#tools")
    await seen.page.wait_for_selector("#time-now")
    assert await trouble(seen.page) == []


@THEMES
async def test_a_table_its_turn_message_and_a_private_panel(house: House, open_page: OpenPage, theme: str) -> None:
    begun = await staged(house, table())
    seen = await opened(open_page, theme, begun)
    assert await trouble(seen.page) == []
    await seen.act()
    assert await trouble(seen.page) == []
    await seen.private.locator(".select").first.click()
    await seen.private.locator(".option").first.wait_for()
    assert await trouble(seen.page) == []
    await seen.page.click("#pins")
    await seen.page.wait_for_selector("#pinned li")
    assert await trouble(seen.page) == []
    await seen.turn_message.locator(".more").click()
    await seen.page.wait_for_selector(".floating")
    assert await trouble(seen.page) == []
    await seen.page.keyboard.press("Escape")
    await seen.turn_message.locator(".enlarge").click()
    await seen.page.wait_for_selector("#picture[open]")
    assert await trouble(seen.page) == []


@THEMES
async def test_a_form_and_the_command_line(house: House, open_page: OpenPage, theme: str) -> None:
    begun = await staged(house, mining(8, outstanding=(order("truck_08"),), sections=mine("grey_2_light")))
    seen = await opened(open_page, theme, begun)
    await seen.act()
    await seen.press(EN("cb-button-edit-goal"))
    await seen.page.wait_for_selector("#form textarea")
    assert await trouble(seen.page) == []
    await seen.page.keyboard.press("Escape")
    await seen.page.fill("#line-input", "/table")
    await seen.page.wait_for_selector(".suggestion")
    assert await trouble(seen.page) == []
    await seen.page.fill("#line-input", "/board view")
    await seen.page.keyboard.press("Enter")
    await seen.page.wait_for_selector("#command:not([hidden])")
    await seen.page.locator(".extra").first.click()
    await seen.page.wait_for_selector(".suggestion")
    assert await trouble(seen.page) == []


@THEMES
async def test_direct_messages_and_what_was_said_about_another_message(
    house: House, open_page: OpenPage, theme: str
) -> None:
    seen = await opened(open_page, theme)
    await seen.go("Steiger")
    await seen.command("me tables")
    assert await trouble(seen.page) == []


@THEMES
async def test_a_menu_of_which_several_are_chosen_as_wide_as_a_desk(
    house: House, open_page: OpenPage, theme: str
) -> None:
    seen = await opened(open_page, theme)
    await seen.page.set_viewport_size({"width": 1280, "height": 820})
    await seen.go("coal-table")
    await seen.command("server")
    await seen.private.locator(".select").first.click()
    await seen.private.locator(".option").first.click()
    await seen.private.locator(".option.on .check").wait_for()
    assert await trouble(seen.page) == []


@THEMES
async def test_a_press_that_failed_and_a_reply(house: House, open_page: OpenPage, theme: str) -> None:
    begun = await staged(house, table())
    seen = await opened(open_page, theme, begun)
    await house.stop_bot()
    await seen.turn_message.locator(".button").first.click()
    await seen.page.wait_for_selector(".failed")
    await seen.turn_message.locator(".more").click()
    await seen.page.click(".floating button:has-text('Reply')")
    assert await trouble(seen.page) == []
    await seen.page.keyboard.type("@Ben, **wait** for ||me||")
    await seen.page.keyboard.press("Enter")
    await seen.page.wait_for_selector(".message .above")
    assert await trouble(seen.page) == []
    await house.start_bot()
