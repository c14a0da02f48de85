"""Direct messages on a phone: chosen in the panel, read in the direct channel, played from there, done."""

import pytest

from bot.words import LANGUAGES, Language, words
from db import users
from db.rows import HoursRow
from tests.e2e.browser.channel_page import OpenPage
from tests.e2e.house import House, Table

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LOCALES: dict[Language, str] = {"en": "en-US", "de": "de", "fr": "fr"}
ALL_DAY = HoursRow(zone="UTC", wakes=0, sleeps=0)
WIDTH = "document.documentElement.scrollWidth"


async def one_turn(house: House, table: Table) -> None:
    """One turn of the draft by commands, in whatever language."""
    player = await house.at_turn(table)
    order = (await house.state(table.number)).draft[0]
    await player.command("coal draft", order=order)
    await player.command("table finish")
    await house.rest()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_turn_by_direct_message_in_every_language(
    house: House, open_page: OpenPage, language: Language
) -> None:
    text = words(language)
    for name in ("Anna", "Ben"):
        await house.client.change("locale", user=name, locale=LOCALES[language])
    anna = house.sandbox.site.world.user_named("Anna")
    assert anna is not None
    await house.running.db.transaction(lambda c: users.choose_hours(c, int(anna["id"]), ALL_DAY))
    await house.player("Anna").command("me language", language=language)
    table = await house.table(2)
    if (await house.at_turn(table)).name == "Anna":
        await one_turn(house, table)
    page = await open_page("Anna")
    await page.page.set_viewport_size({"width": 400, "height": 800})
    await page.go("Steiger")
    await page.command("me pings")
    await page.sees(text("my-pings"))
    assert await page.page.evaluate(WIDTH) == 400
    await page.choose(text("ping-turn"), text("way-direct"))
    await page.sees(text("my-pings-set"))
    await one_turn(house, table)
    call = page.page.locator(".message:not(.private)", has_text="🔔")
    await call.wait_for()
    assert await page.page.evaluate(WIDTH) == 400
    await page.press(text("button-act"), call)
    await page.private.locator(".button, .select").first.wait_for()
    await one_turn(house, table)
    await page.page.locator(".message", has_text="✅").wait_for()
    await call.wait_for(state="detached")
    assert await page.page.evaluate(WIDTH) == 400
