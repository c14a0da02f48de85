from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest

from tests.chromium import browsing, chromium
from tests.e2e.browser.channel_page import PATIENCE, ChannelPage, OpenPage
from tests.e2e.house import House, Table

__all__ = ["chromium"]


def _thrown(page: ChannelPage, error: object) -> None:
    page.errors.append(str(error))


def _logged(page: ChannelPage, line: Any) -> None:
    if line.type == "error":
        page.errors.append(line.text)


@pytest.fixture
async def browser(chromium: str) -> AsyncIterator[Any]:
    """Chromium, or the test is skipped and says why."""
    async with browsing(chromium) as started:
        yield started


@pytest.fixture
async def open_page(house: House, browser: Any) -> AsyncIterator[OpenPage]:
    """Opens pages as wide as a phone; an error in one of them fails the test."""
    pages: list[ChannelPage] = []

    async def opened(user: str = "Anna", table: Table | None = None, theme: str = "dark") -> ChannelPage:
        context = await browser.new_context(viewport={"width": 400, "height": 860}, color_scheme=theme)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        seen = ChannelPage(page, user)
        pages.append(seen)
        page.on("pageerror", partial(_thrown, seen))
        page.on("console", partial(_logged, seen))
        await page.goto(house.client.address)
        await page.wait_for_selector(".channel.here", state="attached")
        await seen.become(user)
        if table is not None:
            await seen.go(f"table {table.number}")
        return seen

    yield opened
    assert [page.errors for page in pages if page.errors] == []
