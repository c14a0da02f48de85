"""What the bot does in the background: it keeps time, gives signs of life, looks around and backs up."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

from bot.incidents import Report
from bot.outgoing.outbox import Outbox
from bot.process.computer_players import ComputerPlayers
from bot.process.lines import Lines
from bot.tables.rechecking import Rechecking
from bot.tables.service import TableService
from bot.timing.clock import Clock
from bot.timing.heartbeat import EVERY, Pulse
from bot.timing.sleeping import Alarm
from db.backup import Today, nightly
from db.database import Database

log = logging.getLogger(__name__)

AGAIN_AFTER: Final = 10
"""Seconds after which work in the background that met a fault is begun again."""
SERVERS_EVERY: Final = 300
"""Seconds between two looks at the servers and who is in them."""
RECHECK_EVERY: Final = 6 * 3600
"""Seconds after which a table is played again whose replay did not end."""
DUE_EVERY: Final = 60
"""Seconds between two looks at what is due next, if nothing is sooner: changes bring it no nearer than minutes."""

Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


class Background:
    """The loops of the bot, each one task whatever its lines do; `alarm` rings where something was done."""

    def __init__(
        self,
        client: Lines,
        db: Database,
        service: TableService,
        outbox: Outbox,
        clock: Clock,
        alarm: Alarm,
        report: Report,
        rechecking: Rechecking,
        computers: ComputerPlayers,
    ) -> None:
        self.tasks: list[asyncio.Task[None]] = []
        self._client = client
        self._db = db
        self._service = service
        self._outbox = outbox
        self._clock = clock
        self._alarm = alarm
        self._report = report
        self._rechecking = rechecking
        self._computers = computers
        self._pulse = Pulse()

    def start(self) -> None:
        """Start every loop."""
        self._keep(self._outbox.run, "outbox")
        self._keep(self._keep_time, "what is due")
        self._keep(self._watch_servers, "servers")
        self._keep(self._beat, "heartbeat")
        self._keep(self._back_up, "nightly backup")
        self._keep(self._recheck, "games played by other rules")
        self._keep(self._let_computers_play, "computers")

    def begin(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Begin work as a task that ends with the others."""
        self.tasks.append(asyncio.create_task(work, name=name))

    def _keep(self, work: Work, name: str) -> None:
        self.begin(self._watched(work, name), name)

    async def _watched(self, work: Work, name: str) -> None:
        """Work that never ends by a fault: it is told, and begun again after a while.

        Loops of `discord.ext.tasks` end by a fault, and reckon their next run by the machine's clock: set back by
        a day they would rest for a day.
        """
        while True:
            try:
                await work()
            except Exception as error:
                self._report(error, name)
            await asyncio.sleep(AGAIN_AFTER)

    async def _watch_servers(self) -> None:
        """Look at what nobody tells, now and then and where time went back: who left, what a clock recorded."""
        await self._client.wait_until_ready()  # what counts is known once Discord has told all servers
        while True:
            if await self.record_awake():
                await self._look_around(self._clock.now())
                await self._service.bring_near(self._clock.now())
                self._alarm.ring()  # what is due may be nearer
            await self._clock.sleep_for(SERVERS_EVERY)

    async def _keep_time(self) -> None:
        """Do what is due as soon as it is, while players can reach the bot.

        What passed without them is taken off before anything is judged.
        """
        await self._client.wait_until_ready()
        agenda = self._service.agenda
        while True:
            due = await agenda.next(self._clock.now())
            if due is not None and due <= self._clock.now() and await self.record_awake():
                await agenda.do(self._clock.now())
                due = await agenda.next(self._clock.now())
            now = self._clock.now()
            next_look = now + DUE_EVERY if due is None else min(max(due, now + AGAIN_AFTER), now + DUE_EVERY)
            await self._clock.sleep_until(next_look, self._alarm)

    async def _beat(self) -> None:
        await self._client.wait_until_ready()
        while True:
            await self.record_beat()
            await self._clock.sleep_for(EVERY)

    async def record_awake(self) -> bool:
        """Whether players can reach the bot, which is recorded with the servers in which they can."""
        if not await self.record_beat():
            return False
        reachable = {
            one.id for one in self._client.guilds if not one.unavailable and one.shard_id in self._client.standing
        }
        await self._service.record_servers(reachable, self._clock.now())
        return True

    async def record_beat(self) -> bool:
        """Whether players can reach the bot, which is recorded as a sign of life."""
        if not (self._client.is_ready() and self._client.at_line and self._clock.certain):
            return False
        found = await self._service.record_beat(self._pulse.beat(self._clock))
        if found.kind not in ("first", "running"):
            log.info("since the last sign of life: %s, %d s down, leapt %d s", found.kind, found.down, found.leapt)
        return True

    async def record_end(self) -> None:
        """Record that nobody can reach the bot from now on."""
        if self._client.is_ready() and self._clock.certain:
            await self._service.record_beat(self._pulse.beat(self._clock, ended=True))

    async def _look_around(self, now: int) -> None:
        """Look whether those who are waited for are still in their server."""
        for table, guild, user in await self._service.to_look_at(now):
            found = await self._outbox.membership.look(guild, user)
            if found is None:
                await self._service.record_vain_look(table, user, now)
            else:
                await self._service.record_looks(table, [found], now)

    async def _recheck(self) -> None:
        """Look at what was played by other rules, once players can be told; what did not end, again later."""
        await self._client.wait_until_ready()
        while True:
            await self._rechecking.look(self._clock.now)
            await self._clock.sleep_for(RECHECK_EVERY)

    async def _let_computers_play(self) -> None:
        """Let computers decide where they must, once players can be told."""
        await self._client.wait_until_ready()
        await self._computers.run()

    async def _back_up(self) -> None:
        folder = self._db.path.parent / "backups"
        await nightly(self._db, folder, self._today, self._backup_failed, self._clock.sleep_for)

    def _today(self) -> Today:
        return Today(datetime.fromtimestamp(self._clock.now(), UTC), self._clock.certain)

    def _backup_failed(self, error: Exception) -> None:
        self._report(error, "nightly backup")
