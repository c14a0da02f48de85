"""The pictures of messages: drawn in time, or added by an edit once they are done."""

import asyncio
import logging
from typing import Final, TypeVar

import discord

from bot.drawing import Drawer
from bot.incidents import Report
from bot.outgoing.pacing import EditLimits, Pace, limits_met
from bot.post import Post, Shot
from bot.refusals import FAULTS, EditsLimited
from bot.widgets import file_of
from renderer.picture import Drawn

log = logging.getLogger(__name__)

PICTURE_WAIT: Final = 2.0
"""Seconds a message waits for its pictures before it goes without and gets them by edit."""

T = TypeVar("T")


class LatePictures:
    """Draws the pictures of posts, and edits messages that went without theirs."""

    def __init__(self, drawer: Drawer, pace: Pace, limits: EditLimits, report: Report) -> None:
        self._drawer = drawer
        self._pace = pace
        self._limits = limits
        self._resting: set[int] = set()
        self._report = report
        self._late: dict[int, asyncio.Task[None]] = {}

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The edits still to come."""
        return list(self._late.values())

    @property
    def tasks_at_work(self) -> list[asyncio.Task[None]]:
        """The edits still to come that do not wait for the end of a limit."""
        return [task for message, task in self._late.items() if message not in self._resting]

    def forget(self, message: int) -> None:
        """A message gets other pictures: a late one would bring back the position before."""
        late = self._late.pop(message, None)
        if late is not None:
            late.cancel()

    async def drawn(self, post: Post) -> list[tuple[Shot, Drawn]]:
        """The pictures of a post that could be drawn: a game is never held up by one that could not."""
        drawn: list[tuple[Shot, Drawn]] = []
        for shot in post.shots:
            try:
                drawn.append((shot, await self._drawer.draw(shot.picture)))
            except Exception as error:
                self._report(error, f"picture {shot.name}")
        return drawn

    def add(
        self,
        message: int,
        channel: discord.PartialMessageable,
        drawing: "asyncio.Future[list[tuple[Shot, Drawn]]]",
    ) -> None:
        """Edit a message that went without its pictures as soon as they are drawn."""

        async def edit() -> None:
            try:
                drawn = await drawing
                while not await self._added(channel, message, drawn):
                    pass
            except FAULTS as error:
                log.warning("the late picture of message %s was not taken: %s", message, error)
            except Exception as error:  # the message stands and can be played from; its picture is a loss only
                self._report(error, f"late picture of message {message}")

        task = asyncio.create_task(edit(), name=f"late-picture-{message}")
        self._late[message] = task
        task.add_done_callback(lambda _: self._late.pop(message, None))

    async def _added(
        self, channel: discord.PartialMessageable, message: int, drawn: list[tuple[Shot, Drawn]]
    ) -> bool:
        """Whether a message got its pictures; if not, a limit on edits there has ended meanwhile."""
        files = [file_of(shot, picture) for shot, picture in drawn]
        try:
            self._limits.check(channel.id)
            await self._pace.turn()
            with limits_met(self._limits, channel.id):
                await channel.get_partial_message(message).edit(
                    attachments=files, allowed_mentions=discord.AllowedMentions.none()
                )
        except EditsLimited as limit:
            self._resting.add(message)
            try:
                await asyncio.sleep(limit.retry_after)
            finally:
                self._resting.discard(message)
            return False
        return True


async def in_time(future: "asyncio.Future[T]", seconds: float) -> T | None:
    """What comes of it within the time, None if it takes longer; it goes on either way."""
    try:
        async with asyncio.timeout(seconds):
            return await asyncio.shield(future)
    except TimeoutError:
        return None
