"""An outbox that tells a counting Discord what a bench puts into it."""

from random import Random
from types import SimpleNamespace
from typing import Any

import discord as library

from bot.outgoing.outbox import Outbox
from db import outbox
from tests.bot.counting_discord import DIRECT, CountingDiscord, DotDrawer
from tests.bot.table_bench import THREAD, Bench


class Told:
    """An outbox that tells a counting Discord."""

    def __init__(self, bench: Bench, seed: int = 1) -> None:
        self.discord = CountingDiscord(Random(seed))
        self.faults: list[BaseException] = []
        self.bench = bench
        self.outbox = self._new()

    def _new(self) -> Outbox:
        clock: Any = SimpleNamespace(now=lambda: self.bench.now)
        client: Any = self.discord
        drawer: Any = DotDrawer()

        def report(fault: BaseException, where: str) -> str:
            self.faults.append(fault)
            return where

        return Outbox(self.bench.db, client, drawer, clock, report)

    def restart(self) -> None:
        """Another process, as far as the outbox can tell."""
        self.outbox = self._new()

    async def settle(self) -> None:
        """Send until nothing waits."""
        for _ in range(20):
            await self.outbox.settle()
            self.bench.now += 30
            await self.bench.db.transaction(lambda c: outbox.make_all_due(c, self.bench.now))

    def refuse(self, user: int, error: library.HTTPException) -> None:
        """Let Discord answer so to each direct message to a user."""
        self.discord.refusals[DIRECT + user] = error

    def reminders(self) -> list[str]:
        """The reminders that stand in the table's place."""
        return [text for text in self.discord.texts(THREAD) if text.startswith("⏰")]

    def direct(self, user: int) -> list[str]:
        """What stands in the direct channel of a user."""
        return [message.text for message in self.discord.direct(user)]

    def rung(self, user: int) -> list[int]:
        """The messages that rang for a user."""
        return [message for message, called in self.discord.pings if called == user]
