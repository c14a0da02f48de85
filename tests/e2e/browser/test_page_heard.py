"""What a screen reader says: a message in its order, and what is announced without being asked."""

import pytest

from bot.words import words as texts
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.browser.heard import Said, announced, heard, listen, words
from tests.e2e.browser.staging import staged
from tests.e2e.house import House
from tests.games.coal_baron.coal_baron_builders import new_game, table

pytestmark = [pytest.mark.browser, pytest.mark.slow]
EN = texts("en")


async def test_a_private_panel_is_read_in_order(house: House, open_page: OpenPage) -> None:
    """Who and for whom, the text, the picture, its menus and buttons, and last what the page adds itself."""
    begun = await staged(house, table())
    seen = await open_page("Anna", begun)
    await seen.act()
    said = await heard(seen.private)
    assert said[0].role == "heading"
    assert said[0].words.startswith("Steiger APP")
    assert said[0].words.endswith("only you can see this")
    roles = [one.role for one in said]
    assert roles[1] == "text"
    assert roles.index("text") < roles.index("image") < roles.index("combobox") < len(roles) - 3
    alt = await seen.private.locator("figure img").get_attribute("alt")
    assert said[roles.index("image")].words == " ".join(alt.split())
    assert Said("combobox", EN("cb-menu-mining")) in said
    assert [one.words for one in said[-2:]] == ["Dismiss message", "More"]
    assert (await words(seen.private)).count(alt[:60]) == 1
    assert "Only you can see this" not in [one.words for one in said]


async def test_a_menu_says_what_is_chosen(house: House, open_page: OpenPage) -> None:
    seen = await open_page("Anna")
    await seen.go("coal-table")
    await seen.command("server")
    await seen.press(EN("server-page-wanted"))
    await seen.choose(EN("menu-server-channel"), "general")
    await seen.sees("Players are looked for in #general")
    said = await heard(seen.private)
    assert Said("combobox", f"{EN('menu-server-channel')}: #general") in said
    assert Said("combobox", EN("menu-server-role")) in said


async def test_a_new_message_is_announced_once_and_an_edit_never(house: House, open_page: OpenPage) -> None:
    """As in Discord: the panel that *Act* opens is announced, what a press changes in it is not."""
    state = new_game(2, start=1)
    begun = await staged(house, state)
    seen = await open_page("Anna", begun)
    await listen(seen.page)
    await seen.act()
    (panel,) = await announced(seen.page)
    assert "only you can see this" in panel
    assert f"Table {begun.number} · 🟠" in panel
    await seen.private.locator(".button").first.click()
    await seen.sees(EN("cb-ask-done"))
    assert await announced(seen.page) == [panel]
    await seen.press(EN("button-finish"))
    await seen.sees(EN("turn-finished"))
    await house.rest()
    await seen.turn_message.get_by_text("@Ben").wait_for()
    turn = (await announced(seen.page))[1:]
    assert len(turn) == 1
    assert "@Ben" in turn[0]


async def test_what_one_says_oneself_is_not_announced_and_what_others_say_is(
    house: House, open_page: OpenPage
) -> None:
    begun = await staged(house, table())
    seen = await open_page("Anna", begun)
    await listen(seen.page)
    await seen.page.fill("#line-input", "Glück auf")
    await seen.page.click("#send")
    await begun.players[1].say("And to you")
    await seen.page.locator(".message", has_text="And to you").wait_for()
    (said,) = await announced(seen.page)
    assert said.startswith("Ben")
    assert said.endswith("And to you")


async def test_a_mention_in_another_channel_is_announced(house: House, open_page: OpenPage) -> None:
    seen = await open_page("Anna")
    await seen.go("general")
    await listen(seen.page)
    ben = house.player("Ben", "coal-table")
    anna = next(one for one in (await house.client.get("world"))["users"] if one["name"] == "Anna")
    await ben.say(f"<@{anna['id']}>, your turn")
    await seen.page.wait_for_selector(".channel:has-text('coal-table') .badge", state="attached")
    assert await announced(seen.page) == ["You are mentioned in coal-table"]


async def test_a_press_that_fails_is_said_at_once(house: House, open_page: OpenPage) -> None:
    begun = await staged(house, table())
    seen = await open_page("Anna", begun)
    await listen(seen.page)
    await house.stop_bot()
    await seen.turn_message.locator(".button").first.click()
    await seen.page.wait_for_selector(".failed")
    said = await announced(seen.page)
    failure = await seen.page.locator(".failed").inner_text()
    assert said.count(failure) == 1
    await house.start_bot()


async def test_what_is_said_is_read_in_the_voice_of_the_users_language(house: House, open_page: OpenPage) -> None:
    """As in Discord's client, which knows no other language of a message."""
    seen = await open_page("Anna")
    assert await seen.page.get_attribute("#messages", "lang") == "en-GB"
    await seen.become("Ben")
    assert await seen.page.get_attribute("#messages", "lang") == "de"
    assert await seen.page.get_attribute("#heard", "lang") == "de"
