"""Pictures drawn in a process of their own, so that neither their time nor their death is the bot's."""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from typing import Final

import msgspec
from cachetools import LRUCache

from bot.worker import Worker, WorkerDied
from renderer.entry import draw
from renderer.leaflet import Drawable
from renderer.picture import Drawn

log = logging.getLogger(__name__)

KEPT_BYTES = 8 * 1024 * 1024
"""Finished pictures are kept up to this sum of their sizes."""


LARGE: Final = 2
"""How many times as wide and high as others large pictures are."""


def as_chosen(picture: Drawable, chosen: str) -> Drawable:
    """The picture as somebody chose to have theirs: large, high in contrast, or both."""
    scale = LARGE if "large" in chosen else 1
    return msgspec.structs.replace(picture, scale=scale, contrast="contrast" in chosen)


class ClosedError(Exception):
    """The drawer was closed: the bot ends."""


class Drawer:
    """Draws pictures one after another in a worker process and keeps the last ones."""

    def __init__(self, executor: Callable[[], Executor] | None = None, kept_bytes: int = KEPT_BYTES) -> None:
        self._make = executor or Worker
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
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    async def _draw(self, key: bytes, picture: Drawable) -> Drawn:
        try:
            drawn = await self._in_worker(picture)
        except WorkerDied:
            log.warning("the drawing process died; the picture is tried once more in another")
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
