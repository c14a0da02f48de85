"""Pictures drawn in a process of their own, so that neither their time nor their death is the bot's."""

import asyncio
import hashlib
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from multiprocessing.process import BaseProcess

import msgspec
from cachetools import LRUCache

from renderer.draw import draw
from renderer.leaflet import Drawable
from renderer.picture import Drawn

log = logging.getLogger(__name__)

KEPT_BYTES = 8 * 1024 * 1024
"""Finished pictures are kept up to this sum of their sizes."""


NICENESS = 10
"""By so much the worker gives way: a press is answered within milliseconds, a picture may take longer."""


class ClosedError(Exception):
    """The drawer was closed: the bot ends."""


class Drawer:
    """Draws pictures one after another in a worker process and keeps the last ones."""

    def __init__(self, executor: Callable[[], Executor] | None = None, kept_bytes: int = KEPT_BYTES) -> None:
        self._make = executor or _worker
        self._executor: Executor | None = None
        self._kept = LRUCache[bytes, Drawn](kept_bytes, lambda drawn: len(drawn.png))
        self._closed = False
        self._running: dict[bytes, asyncio.Task[Drawn]] = {}

    async def draw(self, picture: Drawable) -> Drawn:
        """The picture, from the last ones or drawn anew; equal requests under way share one drawing.

        Raises whatever the renderer raises, and ClosedError. A worker that died is replaced and the picture tried
        once more.
        """
        key = hashlib.blake2b(msgspec.msgpack.encode(picture), digest_size=16).digest()
        if (kept := self._kept.get(key)) is not None:
            return kept
        task = self._running.get(key)
        if task is None:
            task = asyncio.create_task(self._draw(key, picture))
            self._running[key] = task
            task.add_done_callback(lambda _: self._running.pop(key, None))
        return await asyncio.shield(task)

    def close(self) -> None:
        """End the worker for good, also one that hangs; what it was drawing is lost."""
        self._closed = True
        for task in self._running.values():
            task.cancel()
        self._end_worker()

    def _end_worker(self) -> None:
        executor, self._executor = self._executor, None
        if executor is None:
            return
        # Taken before the shutdown, which forgets them: Python would wait at its end for a drawing under way.
        processes: dict[int, BaseProcess] = getattr(executor, "_processes", None) or {}
        workers = list(processes.values())
        executor.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()

    async def _draw(self, key: bytes, picture: Drawable) -> Drawn:
        try:
            drawn = await self._in_worker(picture)
        except BrokenProcessPool:
            log.warning("the drawing process died; starting another")
            self._end_worker()
            drawn = await self._in_worker(picture)
        with suppress(ValueError):  # larger than all that is kept
            self._kept[key] = drawn
        return drawn

    async def _in_worker(self, picture: Drawable) -> Drawn:
        if self._closed:
            raise ClosedError
        if self._executor is None:
            self._executor = self._make()
        return await asyncio.get_running_loop().run_in_executor(self._executor, draw, picture)


def _worker() -> Executor:
    context = get_context("spawn")
    return ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=_serve_the_bot)


def _serve_the_bot() -> None:
    """Leave signals to the bot, give way to it where processors are few, and end when it does, however that is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.nice(NICENESS)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    # The worker holds both ends of its queue: without this it would wait for ever for a bot that was killed.
    bot = parent_process()
    if bot is not None:
        connection.wait([bot.sentinel])
        os._exit(1)
