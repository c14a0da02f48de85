"""What the channels are told: one worker a channel, in order, each message once, whatever fails in between.

A failing channel or network holds up its channel; what cannot be made a message holds up its own table only.

`sending` makes a message of a letter, `late_pictures` adds what was not drawn in time, `bookkeeping` records what
came of it.
"""

import asyncio
import logging
from math import ceil
from typing import Final

import discord

from bot.drawing import Drawer
from bot.incidents import Report
from bot.letters import Letter, SignpostLetter, TurnLetter, read_letter
from bot.outgoing.bookkeeping import begin_sending, gap_after, record_arrival, record_failure
from bot.outgoing.direct import is_refusal, record_refusal
from bot.outgoing.late_pictures import LatePictures
from bot.outgoing.membership import Membership
from bot.outgoing.pacing import EditLimits, Pace
from bot.outgoing.sending import Sender
from bot.refusals import FAULTS, REFUSALS, EditsLimited, unfit
from bot.storage import StorageError
from bot.tables.foreseeing import next_seats
from bot.tables.loaded import load
from bot.tables.positions import public_state
from bot.tables.wanted_card import WANTED
from bot.timing.clock import Clock
from bot.timing.sleeping import Alarm
from db import direct, outbox, pings
from db.database import Database
from db.rows import OutboxRow
from games.engine.event import Seat

log = logging.getLogger(__name__)

CARD_WAIT: Final = 4.0
"""Seconds for which a command waits for what it has put into the outbox."""
WENT_BACK: Final = 5
"""Seconds by which the time may go back without anything being tried earlier."""
REFRESH: Final = 60
"""Seconds after which the worker looks for due rows that nobody woke it for."""


class Outbox:
    """Sends waiting letters. `wake` looks at once; `run` works until it is cancelled."""

    def __init__(self, db: Database, client: discord.Client, drawer: Drawer, clock: Clock, report: Report) -> None:
        self._db = db
        self._clock = clock
        self._report = report
        pace, limits = Pace(), EditLimits(clock)
        self._pictures = LatePictures(drawer, pace, limits, report)
        self.membership = Membership(client, pace, clock.now)
        self._sender = Sender(db, client, self._pictures, pace, limits, report, clock, self.membership)
        self._alarm = Alarm()
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._refused: set[int] = set()
        self.not_told: set[int] = set()
        """Users to whom Discord takes no direct messages, and who may still have to be told so."""
        self._looked_at: int | None = None

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The workers of the channels and the edits still to come; `run` cancels them at its end."""
        return [*self._workers.values(), *self._pictures.tasks]

    def wake(self) -> None:
        """Look for something to send."""
        self._alarm.ring()

    async def run(self) -> None:
        """Send until cancelled; a failing channel never holds up another."""
        self.not_told.update(await self._db.read(direct.untold))
        try:
            while True:
                await self._check_clock()
                await self._start_workers()
                await self._clock.sleep_for(REFRESH, self._alarm)
        finally:
            for task in self.tasks:
                task.cancel()

    async def settle(self) -> None:
        """Wait until nothing that is due is left to send."""
        while True:
            await self._start_workers()
            at_work = [*self._workers.values(), *self._pictures.tasks_at_work]
            if not at_work:
                return
            await asyncio.wait(at_work)

    async def settle_channel(self, channel: int) -> None:
        """Wait until a channel was told what is due, or it failed, or it takes too long to wait for."""
        await self._start_workers()
        worker = self._workers.get(channel)
        if worker is not None:
            await asyncio.wait([worker], timeout=CARD_WAIT)

    def refused(self, table_id: int) -> bool:
        """Whether Discord refused the last thing that a table had to tell: it did not arrive and will not yet."""
        return table_id in self._refused

    async def retry_now(self, channel: int) -> None:
        """Try a channel's waiting rows at once: something about it has changed."""
        await self._db.transaction(lambda c: outbox.make_due(c, channel, self._clock.now()))
        self.wake()

    async def retry_guild(self, guild: int) -> None:
        """Try all that waits in a server at once: the rights there have changed."""
        await self._db.transaction(lambda c: outbox.make_guild_due(c, guild, self._clock.now()))
        self.wake()

    async def _check_clock(self) -> None:
        """After the start, and where the time went back, try at once what was put off by the clock before."""
        now, before = self._clock.now(), self._looked_at
        self._looked_at = now
        if before is None or now < before - WENT_BACK:
            await self._db.transaction(lambda c: outbox.make_all_due(c, now))

    async def _start_workers(self) -> None:
        now = self._clock.now()
        for channel in await self._db.read(lambda c: outbox.due_channels(c, now)):
            worker = self._workers.get(channel)
            if worker is not None and not worker.done():
                self._again.add(channel)  # it may have looked just before this row was there
                continue
            self._workers[channel] = asyncio.create_task(self._watched(channel), name=f"outbox-{channel}")

    async def _watched(self, channel: int) -> None:
        try:
            await self._work(channel)
        except Exception as error:  # the database refuses: the next look tries again
            self._report(error, f"outbox of channel {channel}")
        finally:
            self._again.discard(channel)
            if self._workers.get(channel) is asyncio.current_task():
                del self._workers[channel]

    async def _work(self, channel: int) -> None:
        while True:
            self._again.discard(channel)
            row = await self._next(channel)
            if row is None and channel not in self._again:
                return
            if row is None:
                continue
            await self._attempt(row)

    async def _attempt(self, row: OutboxRow) -> None:
        try:
            await self._deliver(row)
        except Exception as error:
            await self._failed(row, error)

    async def _next(self, channel: int) -> OutboxRow | None:
        now = self._clock.now()
        return await self._db.read(lambda c: outbox.next_row(c, channel, now))

    async def _deliver(self, row: OutboxRow) -> None:
        loaded = await self._db.read(lambda c: load(c, row.table_id))
        letter = read_letter(row.table_id, row.letter)
        known = await self._sender.already_sent(row, letter) if row.status == "sending" else None
        if known is None:
            if not await self._db.transaction(lambda c: begin_sending(c, row, letter)):
                return
            known = await self._sender.send(row, letter, loaded)
        await self._arrived(row, letter, known)

    async def _following(self, row: OutboxRow, letter: Letter) -> frozenset[Seat]:
        """Who is next after a turn message, where somebody at its table wants to be told."""
        if not isinstance(letter, TurnLetter) or letter.retired:
            return frozenset()
        if not await self._db.read(lambda c: pings.wants_next(c, row.table_id)):
            return frozenset()
        loaded = await self._db.read(lambda c: load(c, row.table_id))
        try:
            public = public_state(letter.position, loaded)
            return frozenset() if public is None else next_seats(loaded.game, public)
        except Exception as error:  # whatever a game does with such a position, its message stands
            self._report(error, f"who is next at table {row.table_id}")
            return frozenset()

    async def _arrived(self, row: OutboxRow, letter: Letter, message: int) -> None:
        now = self._clock.now()
        self._refused.discard(row.table_id)
        following = await self._following(row, letter)
        await self._db.transaction(lambda c: record_arrival(c, row, letter, message, now, following))
        if isinstance(letter, TurnLetter):
            self.wake()  # who is called beside it
        if isinstance(letter, SignpostLetter):
            # At once: Discord's own line about a pin would else stand below the first turn message.
            pin = await self._db.read(lambda c: outbox.edit_of(c, message))
            if pin is not None:
                await self._attempt(pin)

    async def _failed(self, row: OutboxRow, error: Exception) -> None:
        """Record a failed attempt, to be repeated later; one by a fault of the row itself is told once."""
        if is_refusal(row, error):
            await self._refused_directly(row, error)
            return
        code, passing = getattr(error, "code", 0), _passing(error)
        if not passing and not row.aside:
            self._report(error, f"outbox row {row.id} of table {row.table_id}")
        else:
            log.warning("outbox row %s of table %s waits: %s", row.id, row.table_id, error)
        if isinstance(error, discord.HTTPException) and error.status in REFUSALS and _of_its_place(row):
            self._refused.add(row.table_id)
        now, gap = self._clock.now(), _gap(row, error)
        own = not (passing or isinstance(error, StorageError))
        await self._db.transaction(lambda c: record_failure(c, row, code, now + gap, now, own=own))
        self.wake()
        asyncio.get_running_loop().call_later(gap, self.wake)

    async def _refused_directly(self, row: OutboxRow, error: Exception) -> None:
        """Record that a direct message will never be taken: what it told is told in the table's place."""
        code: int = getattr(error, "code", 0)
        log.info("outbox row %s of table %s goes to the table's place: %s", row.id, row.table_id, error)
        if isinstance(error, discord.HTTPException) and unfit(error):
            self._report(error, f"outbox row {row.id} of table {row.table_id}")
        now = self._clock.now()
        if await self._db.transaction(lambda c: record_refusal(c, row, code, now)):
            self.not_told.add(row.recipient or 0)
        self.wake()


def _of_its_place(row: OutboxRow) -> bool:
    """Whether a row is new to its table's own channel."""
    return row.edits is None and row.asks != WANTED


def _passing(error: Exception) -> bool:
    """Whether a row failed for its channel or the network, and is well itself."""
    return isinstance(error, (EditsLimited, *FAULTS)) and not (
        isinstance(error, discord.HTTPException) and unfit(error)
    )


def _gap(row: OutboxRow, error: Exception) -> int:
    """Seconds until a row is tried again: what a limit says, else what befits how often it failed."""
    if isinstance(error, discord.RateLimited | EditsLimited):
        return ceil(error.retry_after)
    return gap_after(row, getattr(error, "code", 0))
