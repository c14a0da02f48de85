"""The page in a real browser, as wide as a desk and as narrow as a phone."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from guest_bot import GuestBot

from sandbox.server import RunningSandbox
from tests.chromium import CHROMIUM, browsing, chromium
from tests.sandbox.client import SandboxClient

__all__ = ["chromium"]

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
]
HOSTILE = "<img src=x onerror=alert(1)> **<b>bold</b>**"


class Browser:
    """Pages of one browser, and whatever went wrong in them."""

    def __init__(self, browser: Any, address: str) -> None:
        self._browser = browser
        self._address = address
        self.errors: list[str] = []

    async def page(self, width: int = 1280, user: str = "") -> Any:
        context = await self._browser.new_context(viewport={"width": width, "height": 820})
        page = await context.new_page()
        page.set_default_timeout(8000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self.errors.append(line.text) if line.type == "error" else None)
        page.on("dialog", lambda dialog: self.errors.append("a dialog opened"))
        await page.goto(self._address)
        await page.wait_for_selector(".channel.here", state="attached")
        if user:
            await page.click("#who")
            await page.click(f".user:has-text('{user}')")
        return page


@pytest.fixture
async def browser(sandbox: RunningSandbox, chromium: str) -> AsyncIterator[Browser]:
    async with browsing(chromium) as started:
        opened = Browser(started, sandbox.address)
        yield opened
    assert opened.errors == []


async def open_table(page: Any) -> None:
    await page.click(".channel:has-text('coal-table')")
    await page.fill("#line-input", "/table n")
    await page.click(".suggestion:has-text('/table new')")
    await page.click(".suggestion:has-text('Coal Baron')")
    await page.click("#send")
    await page.wait_for_selector(".message.private .button")


async def test_a_command_is_composed_and_its_panel_played(browser: Browser, bot: GuestBot) -> None:
    page = await browser.page()
    await open_table(page)
    await page.click(".message.private .select")
    await page.click(".option:has-text('Mine')")
    await page.click(".option:has-text('Bank')")
    await page.click(".options .done")
    await page.wait_for_selector(".private >> text=chose mine, bank")
    await page.click(".private .button:has-text('Bid')")
    await page.fill("#form input[type=text]", "12")
    await page.select_option("#form select", "b")
    await page.click("#form button[type=submit]")
    await page.wait_for_selector(".private >> text=bid 12 for b")
    assert not await page.is_visible("#form")


async def test_suggestions_of_the_bot_are_offered(browser: Browser, bot: GuestBot) -> None:
    page = await browser.page()
    await page.fill("#line-input", "/table place")
    await page.keyboard.press("Enter")
    await page.keyboard.type("ba")
    await page.wait_for_selector(".suggestion:has-text('Bank')")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".private >> text=placed at bank")


async def test_private_messages_are_lost_on_reload(browser: Browser, bot: GuestBot) -> None:
    page = await browser.page()
    await open_table(page)
    await page.reload()
    await page.wait_for_selector(".channel.here")
    assert await page.locator(".message.private").count() == 0


async def test_a_private_message_can_be_dismissed(browser: Browser, bot: GuestBot) -> None:
    page = await browser.page()
    await open_table(page)
    await page.click("text=Dismiss message")
    await page.wait_for_selector(".message.private", state="detached")


async def test_a_mention_is_highlighted_and_counted(
    browser: Browser, bot: GuestBot, client: SandboxClient
) -> None:
    page = await browser.page(user="Chloé")
    await page.click(".channel:has-text('general')")
    await client.player("Anna").say("<@200000000000000003> your turn")
    await page.wait_for_selector(".channel:has-text('coal-table') .badge:has-text('1')")
    await page.click(".channel:has-text('coal-table')")
    await page.wait_for_selector(".message.for-me .mention.me:has-text('@Chloé')")
    assert await page.locator(".channel .badge").count() == 0


async def test_pictures_have_their_alt_text(browser: Browser, bot: GuestBot, client: SandboxClient) -> None:
    page = await browser.page()
    await client.player("Ben", "general").command("table board")
    await page.click(".channel:has-text('general')")
    picture = page.locator("figure img")
    assert await picture.get_attribute("alt") == "The board: two columns"
    assert await page.inner_text(".alt summary") == "ALT The board: two columns"
    assert await picture.evaluate("image => image.naturalWidth") == 640


async def test_an_unanswered_press_says_so(browser: Browser, bot: GuestBot) -> None:
    page = await browser.page()
    await open_table(page)
    await page.click(".private .button:has-text('Silent')")
    await page.wait_for_selector(".private >> text=This interaction failed")
    await page.click(".private .button:has-text('Act')")
    await page.wait_for_selector(".private >> text=acted")
    assert await page.locator(".failed").count() == 0


async def test_names_and_lines_cannot_become_markup(browser: Browser, client: SandboxClient) -> None:
    await client.change("rename", user="Ben", name="<i>Ben</i>")
    await client.change("new_channel", name="<u>x</u>")
    await client.player("Emma").say(HOSTILE)
    await client.player("200000000000000002").say('[x](javascript:alert(1)) <https://a.example/"onclick=alert(1)>')
    page = await browser.page()
    await page.click(".channel:has-text('coal-table')")
    await page.wait_for_selector(".author:has-text('<i>Ben</i>')")
    assert await page.locator("#messages i, #messages img, #channels u").count() == 0
    assert await page.locator("a[href^='javascript']").count() == 0
    assert await page.inner_text(".text strong") == "<b>bold</b>"


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_a_phone_shows_everything_without_sideways_scrolling(
    browser: Browser, bot: GuestBot, client: SandboxClient, theme: str
) -> None:
    await client.player("Ben").command("table board")
    page = await browser.page(width=400)
    await page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    await page.wait_for_selector("figure img")
    assert await page.evaluate("document.documentElement.scrollWidth") == 400
    assert not await page.is_visible(".channel")
    await page.click("#menu")
    await page.click(".channel:has-text('second-table')")
    await page.wait_for_selector("#title:has-text('second-table')")
    await page.wait_for_selector("#side", state="hidden")


async def test_a_phone_shows_direct_messages_beside_both_servers(
    browser: Browser, bot: GuestBot, client: SandboxClient
) -> None:
    """For the user who is present only; a silent message bears its sign, and counts for others as any does."""
    page = await browser.page(width=400)
    await (await bot.fetch_user(200000000000000001)).send("for **Anna** alone", silent=True)
    await (await bot.fetch_user(200000000000000002)).send("for Ben alone")
    await (await bot.fetch_user(200000000000000002)).send("for Ben alone at night", silent=True)
    await page.click("#menu")
    await page.wait_for_selector("#who .badge:has-text('2')")
    heads = [(await one.inner_text()).lower() for one in await page.query_selector_all("#channels h2")]
    assert heads == ["direct messages", "zeche sandkasten", "zeche zollern"]
    await page.click(".channel:has-text('Steiger')")
    await page.wait_for_selector(".text:has-text('for Anna alone')")
    assert await page.locator(".heading .silent").count() == 1
    assert await page.locator("text=for Ben alone").count() == 0
    await page.fill("#line-input", "/")
    await page.wait_for_selector(".suggestion:has-text('/origin')")
    assert await page.locator(".suggestion:has-text('/servers')").count() == 0
    await page.click(".suggestion:has-text('/origin')")
    await page.click("#send")
    await page.wait_for_selector(".text:has-text('no guild, private, dm=True')")
    await page.click(".button:has-text('Act')")
    await page.wait_for_selector(".text:has-text('acted')")
    assert await page.evaluate("document.documentElement.scrollWidth") == 400
    await page.click("#menu")
    await page.click(".channel:has-text('lohnhalle')")
    await page.wait_for_selector("#title:has-text('lohnhalle')")
    assert await page.text_content("#guild") == "Zeche Zollern"


async def test_direct_messages_are_refused_by_a_switch(
    browser: Browser, bot: GuestBot, client: SandboxClient
) -> None:
    page = await browser.page()
    await page.click("#tools")
    await page.click("label:has-text('takes direct messages')")
    await page.click("#toolbox .stop")
    await page.wait_for_selector("#who:has-text('no direct messages')")
    with pytest.raises(discord.Forbidden):
        await (await bot.fetch_user(200000000000000001)).send("hello")


async def test_the_page_returns_when_the_bot_leaves_and_comes_back(
    browser: Browser, bot: GuestBot, client: SandboxClient
) -> None:
    page = await browser.page()
    assert await page.inner_text("#line") == ""
    await client.change("socket", how="drop")
    await client.connected()
    await page.wait_for_selector("#line:not(.offline)", state="attached")
    await open_table(page)
