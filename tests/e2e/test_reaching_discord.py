"""No network, Discord down, a gateway that lets nobody in: the bot waits for it, a line for each attempt."""

import asyncio
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncGenerator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.hosting.settings import Settings, SettingsError
from bot.process import connecting, starting
from bot.process.connecting import for_the_host, gaps
from sandbox.server import RunningSandbox, start
from tests.hurried import hurried
from tests.sandbox.client import SandboxClient

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
ME = "/users/@me"


class Place:
    """Where a bot is started, and a sandbox may be."""

    def __init__(self, folder: Path, log: pytest.LogCaptureFixture) -> None:
        self.folder = folder
        self.log = log
        self.port = free_port()
        self.sandbox: RunningSandbox | None = None
        self.bot: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.sandbox = await start(self.port)

    async def set_out(self) -> None:
        """Start the bot."""
        self.bot = asyncio.create_task(
            starting.run(Settings(data=self.folder), sandbox=f"http://127.0.0.1:{self.port}")
        )

    async def connected(self) -> None:
        async with SandboxClient(f"http://127.0.0.1:{self.port}") as client:
            await client.connected(20)

    async def change(self, deed: str, **order: object) -> None:
        async with SandboxClient(f"http://127.0.0.1:{self.port}") as client:
            await client.change(deed, **order)

    def lines(self, part: str) -> list[str]:
        """The lines of the log about attempts."""
        return [line for line in self.log.messages if part in line]

    async def tells(self, part: str, times: int) -> None:
        await until(lambda: len(self.lines(part)) >= times)

    async def end(self) -> float:
        """End the bot; how long it took."""
        assert self.bot is not None
        begun = time.monotonic()
        self.bot.cancel()
        await asyncio.wait([self.bot], timeout=20)
        assert self.bot.done()
        return time.monotonic() - begun


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def until(condition: Callable[[], object], seconds: float = 20.0) -> None:
    for _ in range(int(seconds / 0.02)):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("waited too long")


@pytest_asyncio.fixture
async def place(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[Place, None]:
    monkeypatch.setattr(connecting, "GAPS", (0.05, 0.1, 0.2))
    caplog.set_level(logging.INFO)
    here = Place(tmp_path, caplog)
    with hurried():
        yield here
    if here.bot is not None:
        await here.end()
        await asyncio.gather(here.bot, return_exceptions=True)
    if here.sandbox is not None:
        await here.sandbox.stop()
    assert [record for record in caplog.records if record.exc_info] == []


async def test_nothing_listens_at_the_start(place: Place) -> None:
    await place.set_out()
    await place.tells("Discord cannot be reached (ClientConnectorError: ", 4)
    assert place.bot is not None
    assert not place.bot.done()
    await place.open()
    await place.connected()
    told = [line.split("trying again in ")[1] for line in place.lines("Discord cannot be reached")]
    assert told[:4] == ["0.05 seconds", "0.1 seconds", "0.2 seconds", "0.2 seconds"]
    assert all("\n" not in line for line in place.log.messages)
    assert await place.end() < 3


@pytest.mark.parametrize(("status", "times"), [(503, 3), (403, 2), (404, 1), (429, 2)])
async def test_discord_fails_at_the_login(place: Place, status: int, times: int) -> None:
    await place.open()
    await place.change("fault", kind="refuse", method="GET", route=ME, status=status, count=times, via=False)
    await place.set_out()
    await place.connected()
    assert len(place.lines("Discord cannot be reached")) == times
    assert len(place.lines(f"{status}")) >= times


async def test_the_gateway_lets_nobody_in_at_first(place: Place) -> None:
    await place.open()
    await place.change("refuse_gateway")
    await place.set_out()
    await place.tells("Discord lets nobody in (WSServerHandshakeError: 503", 2)
    await place.change("refuse_gateway", on=False)
    await place.connected()
    assert place.lines("Attempting a reconnect") == []


async def test_a_line_that_is_lost_later_is_one_line_for_each_attempt(place: Place) -> None:
    await place.open()
    await place.set_out()
    await place.connected()
    await place.change("refuse_gateway")
    await place.tells("Attempting a reconnect for shard ID 0 in ", 2)
    assert "WSServerHandshakeError: 503" in place.lines("Attempting a reconnect for shard ID 0 in ")[-1]
    await place.change("refuse_gateway", on=False)
    await place.connected()


@pytest.mark.parametrize("way", ["nobody", "login", "gateway"])
async def test_the_wait_is_ended_at_once(place: Place, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "GAPS", (3600,))
    if way != "nobody":
        await place.open()
    if way == "login":
        await place.change("fault", kind="refuse", method="GET", route=ME, status=503)
    if way == "gateway":
        await place.change("refuse_gateway")
    await place.set_out()
    gap = 5 if way == "gateway" else 3600  # there it is discord.py that tries again
    await place.tells(f"trying again in {gap} seconds", 1)
    assert await place.end() < 2


@pytest.mark.parametrize(
    ("code", "line"),
    [(4004, "no longer takes this token"), (4013, "Update the program"), (4014, "Update")],
)
async def test_what_only_the_host_can_mend_ends_it_with_one_line(place: Place, code: int, line: str) -> None:
    await place.open()
    await place.set_out()
    await place.connected()
    await place.change("socket", how="close", code=code)
    assert place.bot is not None
    await asyncio.wait([place.bot], timeout=20)
    error = place.bot.exception()
    assert isinstance(error, SettingsError)
    assert line in str(error)
    assert "\n" not in str(error)


async def test_a_token_that_is_refused_ends_it(place: Place) -> None:
    await place.open()
    await place.change("dead_token")
    await place.set_out()
    assert place.bot is not None
    with pytest.raises(SettingsError, match="STEIGER_TOKEN"):
        await place.bot


async def test_a_token_that_dies_between_the_first_calls_ends_it(place: Place) -> None:
    await place.open()
    await place.change("fault", kind="refuse", method="GET", route="/oauth2/applications/@me", status=401)
    await place.set_out()
    assert place.bot is not None
    with pytest.raises(SettingsError, match="STEIGER_TOKEN"):
        await place.bot


async def test_a_process_that_waits_ends_at_a_signal_without_a_traceback(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("STEIGER_")}
    environment |= {"STEIGER_DATA": str(tmp_path), "STEIGER_SANDBOX_PORT": str(free_port())}
    environment |= {"PYTHONPATH": str(ROOT)}
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "bot", cwd=tmp_path, env=environment, stderr=asyncio.subprocess.PIPE
    )
    assert bot.stderr is not None
    first, second = [await bot.stderr.readline() for _ in range(2)]
    assert b"trying again in 2 seconds" in first
    assert b"trying again in 5 seconds" in second
    begun = time.monotonic()
    bot.send_signal(signal.SIGTERM)
    rest = await bot.stderr.read()
    assert await bot.wait() == 0
    assert time.monotonic() - begun < 5
    assert b"Traceback" not in rest


def test_the_gaps_grow_to_a_minute_and_no_further() -> None:
    found = gaps()
    assert [next(found) for _ in range(8)] == [2, 5, 15, 30, 60, 60, 60, 60]
    assert "steiger setup" in for_the_host(connecting.discord.LoginFailure("no"))
