"""Ending what runs in the background: within a bound, and naming what does not end."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, Final

log = logging.getLogger(__name__)

ENDING_WAIT: Final = 5.0
"""Seconds that tasks may take to end."""
CANCEL_EVERY: Final = 0.5
"""Seconds between two cancellations of a task that goes on: a library may have lost the first."""


async def end(tasks: Iterable[asyncio.Task[Any]], within: float = ENDING_WAIT) -> list[str]:
    """Cancel tasks and wait until they have ended; of those that do not, a line each, which the log gets too."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + within
    going_on = set(tasks)
    while going_on and (left := deadline - loop.time()) > 0:
        for task in going_on:
            task.cancel()
        ended, going_on = await asyncio.wait(going_on, timeout=min(CANCEL_EVERY, left))
        for task in ended:
            _log_fault(task)
    lines = [f"{task.get_name()} did not end within {within:g} seconds: {_place(task)}" for task in going_on]
    for line in lines:
        log.error("%s", line)
    return lines


def _log_fault(task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.warning("%s ended by a fault: %r", task.get_name(), error)


def _place(task: asyncio.Task[Any]) -> str:
    frames = task.get_stack()
    if not frames:
        return "at an unknown place"
    return f"at {frames[-1].f_code.co_filename}:{frames[-1].f_lineno}"
