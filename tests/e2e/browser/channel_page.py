"""A player's browser on the sandbox's page: what is pressed there, chosen, typed and seen, and how often."""

import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pytest

PATIENCE = 8000
"""Milliseconds after which something that does not appear is missing."""
OPENS = 2000
"""Milliseconds in which an entry of an opened menu can be chosen."""


@dataclass
class ChannelPage:
    """One open page, as `user`. `presses` counts buttons and menu entries that reached the bot."""

    page: Any
    user: str
    presses: int = 0
    errors: list[str] = field(default_factory=list)

    @property
    def turn_message(self) -> Any:
        """The newest message with an *Act* button."""
        return self.page.locator(
            ".message:not(.private)", has=self.page.locator(".button span:text-is('Act')")
        ).last

    @property
    def newest(self) -> Any:
        """The newest message for everybody that has buttons."""
        return self.page.locator(".message:not(.private)", has=self.page.locator(".button")).last

    @property
    def private(self) -> Any:
        """The newest message that only the user sees."""
        return self.page.locator(".message.private").last

    async def go(self, channel: str) -> None:
        """Open a channel or thread by a part of its name."""
        playwright: Any = pytest.importorskip("playwright.async_api")
        row = self.page.locator(f".channel:has-text('{channel}')")
        for patience in (PATIENCE / 4, PATIENCE / 4, PATIENCE):
            await self._open_side()
            # Whoever has just become somebody else may see the list close behind that once more.
            with suppress(playwright.TimeoutError):
                await row.click(timeout=patience)
                break
        await self.page.wait_for_selector(f"#title:has-text('{channel}')")
        # Whoever goes where he is already finds the title there before the messages.
        await self.page.wait_for_selector("#messages:not([aria-busy=true])", state="attached")

    async def become(self, user: str) -> None:
        """Be another player, by the switcher."""
        await self._open_side()
        await self.page.click("#who")
        await self.page.click(f".user:has-text('{user}')")
        await self.page.wait_for_selector(f"#who:has-text('{user}')", state="attached")
        if await self.page.is_visible("#shade"):
            await self.page.locator("#shade").dispatch_event("click")
        self.user = user

    async def tool(self, label: str) -> None:
        """Press a button of the sandbox's tools for the present user, or tick a box there."""
        await self._open_side()
        await self.page.click("#tools")
        box = self.page.locator("#toolbox")
        await box.locator(".button", has_text=label).or_(box.get_by_label(label, exact=True)).first.click()
        await self.page.wait_for_timeout(100)
        await box.locator("button.stop").click()
        if await self.page.is_visible("#shade"):
            await self.page.locator("#shade").dispatch_event("click")

    async def act(self) -> None:
        """Press *Act* on the turn message and wait for the panel."""
        await self.press("Act", self.turn_message)
        await self.private.locator(".button, .select").first.wait_for()

    async def press(self, label: str, message: Any = None) -> None:
        """Press the button that begins with `label`, on the newest private message if no other is given."""
        place = self.private if message is None else message
        await place.locator(".button", has_text=label).first.click()
        self.presses += 1
        await self.page.wait_for_selector(".button.waits", state="detached")
        await self.page.wait_for_selector(".thinking", state="detached")

    async def choose(self, menu: str, entry: str, message: Any = None) -> None:
        """Choose an entry of a menu, both by a part of their words."""
        place = self.private if message is None else message
        holder = place.locator(".menu", has_text=menu).first
        option = holder.locator(".option", has_text=entry).first
        playwright = pytest.importorskip("playwright.async_api")
        await holder.locator(".select").click()
        try:
            await option.click(timeout=OPENS)
        except playwright.TimeoutError:  # what arrived meanwhile drew the message anew, and the menu is closed
            await holder.locator(".select").click()
            await option.click()
        self.presses += 1
        await self.page.wait_for_selector(".thinking", state="detached")

    async def entries(self, menu: str) -> list[str]:
        """What a menu of the newest private message offers."""
        holder = self.private.locator(".menu", has_text=menu).first
        await holder.locator(".select").click()
        texts = await holder.locator(".option").all_inner_texts()
        await holder.locator(".select").click()
        return texts

    async def sees(self, text: str, message: Any = None) -> None:
        """Wait until the newest private message, or the one given, says so (up to the text's first markup)."""
        place = self.private if message is None else message
        await place.get_by_text(re.split(r"[`*]", text)[0].strip()).first.wait_for()

    async def buttons(self, message: Any = None) -> list[str]:
        """The labels of a message's buttons."""
        place = self.private if message is None else message
        return await place.locator(".button").all_inner_texts()

    async def command(self, path: str, **options: str) -> None:
        """Type a slash command: the beginning of its name, then each option by what is typed and suggested."""
        await self.page.fill("#line-input", f"/{path}")
        await self.page.locator(".suggestion", has_text=f"/{path}").first.click()
        for name, typed in options.items():
            await self.fill_in(name, typed)
        await self.page.click("#send")
        await self.page.wait_for_selector("#command", state="hidden")
        await self.page.wait_for_selector(".thinking", state="detached")

    async def fill_in(self, option: str, typed: str) -> None:
        """Type an option of the command being composed, and take the suggestion that says so, if there is one."""
        place = self.page.locator(f".chip input[aria-label='{option}']")
        if not await place.count():
            await self.page.click(f".extra:has-text('{option}')")
        await place.fill(typed)
        await self.page.wait_for_selector("#popup:has-text('Loading options')", state="detached")
        suggestion = self.page.locator(".suggestion", has_text=typed)
        if await suggestion.count():
            await suggestion.first.click()

    async def submit(self, text: str) -> None:
        """Fill the one field of the open form and send it."""
        await self.page.fill("#form textarea", text)
        await self.page.click("#form button[type=submit]")
        self.presses += 1
        await self.page.wait_for_selector("#form", state="hidden")

    async def submit_fields(self, values: dict[str, str]) -> None:
        """Fill the open form's fields, each by its label, and send it."""
        for label, text in values.items():
            await self.page.locator("#form label", has_text=label).locator("input").fill(text)
        await self.page.click("#form button[type=submit]")
        self.presses += 1
        await self.page.wait_for_selector("#form", state="hidden")

    async def _open_side(self) -> None:
        if await self.page.is_visible("#menu"):
            await self.page.click("#menu")


OpenPage = Callable[..., Awaitable[ChannelPage]]
"""Opens the page as a user, in a table's thread if one is given."""
