"""Signals, and the two processes of the sandbox mode."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.hosting.settings import Settings
from bot.process.running import StartError, run_pair, sandbox_command, until_told

SERVER = """
import signal, socket, sys, time
server = socket.create_server(("127.0.0.1", int(sys.argv[1])))
signal.signal(signal.SIGTERM, lambda *_: (open(sys.argv[2], "w").write("clean"), sys.exit(0)))
while True:
    time.sleep(0.05)
"""
WAITER = """
import pathlib, signal, sys, time
signal.signal(signal.SIGTERM, lambda *_: (open(sys.argv[1], "w").write("clean"), sys.exit(0)))
pathlib.Path(sys.argv[1] + ".started").touch()
while True:
    time.sleep(0.05)
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Pair:
    """Two stand-ins for sandbox and bot."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(data=folder / "data", sandbox_port=free_port())
        self.sandbox_mark, self.bot_mark = folder / "sandbox", folder / "bot"
        self.sandbox = [sys.executable, "-c", SERVER, str(self.settings.sandbox_port), str(self.sandbox_mark)]
        self.bot = [sys.executable, "-c", WAITER, str(self.bot_mark)]
        self.said: list[str] = []

    async def run(self) -> bool:
        return await run_pair(self.settings, self.said.append, [self.sandbox, self.bot])

    async def started(self) -> None:
        await until(Path(f"{self.bot_mark}.started").exists)


async def until(condition: object) -> None:
    assert callable(condition)
    deadline = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < deadline, "waited too long"
        await asyncio.sleep(0.02)


@pytest.fixture
def pair(tmp_path: Path) -> Pair:
    return Pair(tmp_path)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
async def test_a_signal_ends_the_work_cleanly(number: signal.Signals) -> None:
    steps: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(30)
        finally:
            os.kill(os.getpid(), number)  # an impatient second one
            await asyncio.sleep(0.05)
            steps.append("clean")

    asyncio.get_running_loop().call_later(0.05, os.kill, os.getpid(), number)
    await until_told(work())
    assert steps == ["clean"]


async def test_work_that_ends_by_a_fault_raises_it() -> None:
    async def work() -> None:
        raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        await until_told(work())


async def test_the_address_is_told_and_both_are_ended(pair: Pair) -> None:
    running = asyncio.create_task(pair.run())
    await pair.started()
    await until(lambda: pair.said)
    assert pair.settings.sandbox_url in pair.said[0]
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert pair.sandbox_mark.read_text() == "clean"
    assert pair.bot_mark.read_text() == "clean"


@pytest.mark.slow
async def test_one_that_ends_is_named_and_the_other_goes_on(pair: Pair) -> None:
    pair.bot = [sys.executable, "-c", "raise SystemExit(3)"]
    running = asyncio.create_task(pair.run())
    await until(lambda: len(pair.said) == 2)
    assert pair.said[1].startswith("The bot ended (exit code 3)")
    assert "steiger bot" in pair.said[1]
    await asyncio.sleep(0.1)
    assert not running.done()
    assert not pair.sandbox_mark.exists()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert pair.sandbox_mark.read_text() == "clean"


async def test_a_bot_that_refuses_ends_the_sandbox_with_it(pair: Pair) -> None:
    """It has said why, and would refuse again: there is nothing to be started by hand."""
    pair.bot = [sys.executable, "-c", "raise SystemExit(2)"]
    with pytest.raises(StartError, match="The bot cannot run: its line above says why"):
        async with asyncio.timeout(20):
            await pair.run()
    assert not any("Start it again" in line for line in pair.said)
    assert pair.sandbox_mark.read_text() == "clean"


async def test_when_both_have_ended_so_does_the_command(pair: Pair) -> None:
    once = "import socket, sys; socket.create_server(('127.0.0.1', int(sys.argv[1]))).accept()"
    pair.sandbox = [sys.executable, "-c", once, str(pair.settings.sandbox_port)]
    pair.bot = [sys.executable, "-c", "pass"]
    assert await pair.run() is False
    (told,) = [line for line in pair.said if line.startswith("The sandbox ended")]
    assert told.endswith("Start it again: steiger sandbox --alone")


async def test_a_taken_port_is_named(pair: Pair) -> None:
    with (
        socket.create_server(("127.0.0.1", pair.settings.sandbox_port)),
        pytest.raises(StartError, match="STEIGER_SANDBOX_PORT"),
    ):
        await pair.run()


async def test_a_sandbox_that_cannot_start_is_named(pair: Pair) -> None:
    pair.sandbox = [sys.executable, "-c", "raise SystemExit(4)"]
    with pytest.raises(StartError, match="exit code 4"):
        await pair.run()


def test_the_sandbox_keeps_its_world_in_the_data_folder(tmp_path: Path) -> None:
    command = sandbox_command(Settings(data=tmp_path, sandbox_port=9000))
    assert command[1:] == ["-P", "-m", "sandbox", "--port", "9000", "--data", str(tmp_path / "sandbox" / "world")]


@pytest.mark.slow
def test_what_lies_in_the_current_folder_is_never_run(tmp_path: Path) -> None:
    """Python would look there first for what it is told to run."""
    (tmp_path / "bot.py").write_text("raise SystemExit('foreign')", encoding="utf-8")
    command = sandbox_command(Settings(data=tmp_path))
    python, *flags = command[: command.index("-m")]
    done = subprocess.run(
        [python, *flags, "-m", "bot", "--version"], cwd=tmp_path, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(b"steiger ")
