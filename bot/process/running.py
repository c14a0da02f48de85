"""Runs the bot's process until it is told to end, or the sandbox and the bot side by side."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from bot.hosting.settings import Settings
from bot.process.system import REFUSED

ENDING_SECONDS: Final = 20.0
"""How long a process may take to end before it is killed."""
STARTING_SECONDS: Final = 30.0

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class StartError(Exception):
    """Sandbox or bot cannot start; the text is one line for the host."""


async def until_told(work: Coroutine[Any, Any, None]) -> None:
    """Run `work` to its end, or cancel it once at SIGINT, SIGTERM or SIGHUP and wait for its clean end."""
    task = asyncio.ensure_future(work)
    told = False

    def tell() -> None:
        nonlocal told
        # A second signal must not break off the clean end that the first began.
        if not told:
            told = True
            task.cancel()

    loop = asyncio.get_running_loop()
    for number in _SIGNALS:
        loop.add_signal_handler(number, tell)
    try:
        await task
    except asyncio.CancelledError:
        if not told:
            raise
    finally:
        for number in _SIGNALS:
            loop.remove_signal_handler(number)


def sandbox_command(settings: Settings) -> list[str]:
    """The command that starts the sandbox alone."""
    world = settings.data / "sandbox" / "world"
    return [sys.executable, "-P", "-m", "sandbox", "--port", str(settings.sandbox_port), "--data", str(world)]


def make_folder(data: Path) -> None:
    """Make the folder in which the sandbox keeps its world; raises StartError."""
    try:
        (data / "sandbox" / "world").mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StartError(f"STEIGER_DATA: {data} cannot be written ({error.strerror}).") from error


def bot_command() -> list[str]:
    """The command that starts the bot alone, against the sandbox."""
    return [sys.executable, "-P", "-m", "bot", "bot"]


async def run_pair(
    settings: Settings, say: Callable[[str], None], commands: list[list[str]] | None = None
) -> bool:
    """Keep the sandbox and the bot running until told to end; False where both ended by themselves.

    Neither is started again: what ended is named, and the other goes on. Raises StartError, also for a bot that
    refuses to run: it would again, so the sandbox is ended with it.
    """
    sandbox_line, bot_line = commands or [sandbox_command(settings), bot_command()]
    _check_port(settings.sandbox_port)
    make_folder(settings.data)
    sandbox = await _start(sandbox_line)
    processes = {"sandbox": sandbox}
    watches: list[asyncio.Task[None]] = []
    try:
        await _answers(settings.sandbox_port, sandbox)
        processes["bot"] = await _start(bot_line)
        say(f"Open {settings.sandbox_url} in a browser. Ctrl+C ends sandbox and bot.")
        watches += [asyncio.create_task(_name_the_end(*started, say)) for started in processes.items()]
        await asyncio.gather(*watches)
        return False
    finally:
        for watch in watches:
            watch.cancel()  # what is ended from here on needs no naming
        await asyncio.shield(asyncio.gather(*(_end(process) for process in processes.values())))


async def _start(command: list[str]) -> asyncio.subprocess.Process:
    # Of its own session, so that Ctrl+C reaches this process alone and each child is ended once.
    return await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.DEVNULL, start_new_session=True, cwd=Path.cwd()
    )


async def _name_the_end(name: str, process: asyncio.subprocess.Process, say: Callable[[str], None]) -> None:
    code = await process.wait()
    if name == "bot" and code == REFUSED:
        raise StartError("The bot cannot run: its line above says why. The sandbox is ended, too.")
    other = "bot" if name == "sandbox" else "sandbox"
    again = "steiger sandbox --alone" if name == "sandbox" else "steiger bot"
    say(f"The {name} ended (exit code {code}); the {other} is left as it is. Start it again: {again}")


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is not None:
        return
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        async with asyncio.timeout(ENDING_SECONDS):
            await process.wait()
    except TimeoutError:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _check_port(port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            raise StartError(
                f"STEIGER_SANDBOX_PORT: port {port} is taken ({error.strerror}). Choose another."
            ) from error


async def _answers(port: int, sandbox: asyncio.subprocess.Process) -> None:
    deadline = asyncio.get_running_loop().time() + STARTING_SECONDS
    while asyncio.get_running_loop().time() < deadline:
        if sandbox.returncode is not None:
            raise StartError(f"The sandbox ended at its start (exit code {sandbox.returncode}).")
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            await writer.wait_closed()
            return
        await asyncio.sleep(0.05)
    raise StartError(f"The sandbox did not answer on port {port} within {STARTING_SECONDS:.0f} seconds.")
