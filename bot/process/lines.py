"""The bot's lines to Discord: opened however long that takes, and which of them stand."""

import asyncio
import logging
from abc import ABC, abstractmethod
from typing import Final

import discord
from discord.ext import commands
from yarl import URL

from bot.outgoing.pacing import LONGEST_WAIT
from bot.process.commands import CommandTree
from bot.process.connecting import LINES, PASSING, gaps, said
from bot.timing.clock import Clock, listening

log = logging.getLogger(__name__)

UNAUTHORIZED: Final = 401

discord.VoiceClient.warn_nacl = False  # no voice here; its libraries are not missed
discord.VoiceClient.warn_dave = False


class _LaunchAgainError(Exception):
    """A first line is to be tried again."""


class Lines(commands.AutoShardedBot, ABC):
    """A client with as many lines to Discord as Discord asks for; `standing` are those that stand."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True),
            tree_cls=CommandTree,
            max_messages=None,
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_WAIT,
            http_trace=listening(clock),
        )
        self.standing: set[int] = set()
        self._launching = False

    @abstractmethod
    async def reached(self) -> None:
        """Called as the first line stands: from here on players can reach the bot."""

    @abstractmethod
    async def lost(self) -> None:
        """Called as the last line is lost: nobody can reach the bot for now."""

    async def login(self, token: str) -> None:
        """Log in as soon as Discord can be reached; raises LoginFailure for a token that it refuses."""
        for gap in gaps():
            try:
                await super().login(token)
            except PASSING as error:
                if getattr(error, "status", 0) == UNAUTHORIZED:
                    raise discord.LoginFailure(str(error)) from error
                log.warning("Discord cannot be reached (%s), trying again in %g seconds", said(error), gap)
            else:
                return
            await self.http.close()
            self.http.connector = discord.utils.MISSING  # closed with its session; the next login makes another
            await asyncio.sleep(gap)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect as soon as Discord lets the bot in, and again whenever a line is lost.

        discord.py asks Discord how many lines it wants, and does not try again where that fails.
        """
        for gap in gaps():
            LINES.muted = True
            try:
                await super().connect(reconnect=reconnect)
            except PASSING as error:
                if self.stood:
                    raise
                log.warning("Discord lets nobody in (%s), trying again in %g seconds", said(error), gap)
            else:
                return
            await asyncio.sleep(gap)

    @property
    def stood(self) -> bool:
        """Whether there ever was a connection to Discord."""
        return bool(self.shards)

    @property
    def at_line(self) -> bool:
        """Whether a line to Discord stands, so that players of some servers at least can reach the bot."""
        return bool(self.standing)

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Open a first line, however long it takes: discord.py tries again five seconds after a failure.

        It does so by calling itself, deeper each time, which would end it after an hour or two.
        """
        if self._launching:
            raise _LaunchAgainError
        while True:
            self._launching = True
            try:
                return await super().launch_shard(gateway, shard_id, initial=initial)
            except _LaunchAgainError:
                continue
            finally:
                self._launching = False

    async def on_connect(self) -> None:
        """From here on discord.py tells of its attempts itself."""
        LINES.muted = False

    async def on_shard_connect(self, shard: int) -> None:
        """Record that a line stands."""
        await self._stands(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Record that a line stands again."""
        await self._stands(shard)

    async def _stands(self, shard: int) -> None:
        """Record a line, and at once that players can reach the bot again: until then it was away."""
        stood = self.at_line
        self.standing.add(shard)
        if not stood:
            await self.reached()

    async def on_shard_disconnect(self, shard: int) -> None:
        """Record that nobody can reach the bot by this line for now; each attempt that fails tells it again."""
        stood = self.at_line
        self.standing.discard(shard)
        if stood and not self.at_line:
            await self.lost()
