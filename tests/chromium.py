"""One Chromium for all tests of a session; each test has contexts of its own in it."""

import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-ipc-flooding-protection",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-field-trial-config",
    "--disable-popup-blocking",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
    "--mute-audio",
    "--no-first-run",
    "--no-startup-window",
    "--password-store=basic",
    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
    "--remote-debugging-port=0",
)
"""As Playwright would start it, as far as a page can tell."""


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where Chromium listens, or the test is skipped and says why."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine")
    folder = tmp_path_factory.mktemp("chromium")
    log = folder / "log"
    with log.open("wb") as written:
        command = [CHROMIUM, *FLAGS, f"--user-data-dir={folder / 'profile'}"]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=written, stderr=written)
    try:
        yield _address(process, log)
    finally:
        process.terminate()
        process.wait(20)


def _address(process: "subprocess.Popen[bytes]", log: Path) -> str:
    while process.poll() is None:
        found = re.search(r"DevTools listening on (ws://\S+)\s", log.read_text(errors="replace"))
        if found:
            return found[1]
        try:
            process.wait(0.02)
        except subprocess.TimeoutExpired:
            continue
    raise AssertionError(f"Chromium did not start: {log.read_text(errors='replace')}")


@asynccontextmanager
async def browsing(chromium: str) -> AsyncIterator[Any]:
    """The browser; its contexts end with the test."""
    playwright = pytest.importorskip("playwright.async_api")
    async with playwright.async_playwright() as driver:
        browser = await driver.chromium.connect_over_cdp(chromium)
        yield browser
        await browser.close()
