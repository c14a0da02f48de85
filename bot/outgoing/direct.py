"""Direct channels: opened when first needed, remembered; and what stands in for what cannot be sent there.

NotReached   Discord refuses direct messages to a user, or they left the table's server
"""

import sqlite3
from typing import Final

import discord
import msgspec

from bot.letters import CallLetter, Letter, NoticeLetter, ReminderLetter, letter_in
from bot.outgoing.pacing import Pace
from bot.refusals import NOT_TO_THIS_USER, REFUSALS, TOO_FAST, TOO_MANY, UNKNOWN_CHANNEL, UNKNOWN_USER
from bot.tables import reminded
from bot.tables.asking import asks
from db import direct, outbox, reminders, tables
from db.database import Database
from db.rows import OutboxRow

GONE: Final = -1
"""Stands for a code where nothing was sent because the user is no longer in the table's server."""


class NotReached(Exception):
    """A direct message cannot be sent: Discord's code, or GONE."""

    def __init__(self, user: int, code: int) -> None:
        super().__init__(f"no direct message reaches user {user} ({code})")
        self.code = code


class DirectChannels:
    """Opens the direct channels of users."""

    def __init__(self, db: Database, client: discord.Client, pace: Pace) -> None:
        self._db = db
        self._client = client
        self._pace = pace

    async def of(self, user: int) -> int:
        """The direct channel of a user; raises what Discord said where it cannot be opened."""
        known = await self._db.read(lambda c: direct.channel_of(c, user))
        if known is not None:
            return known
        await self._pace.turn()
        channel = (await self._client.create_dm(discord.Object(user))).id
        await self._db.transaction(lambda c: direct.record_channel(c, user, channel))
        return channel


def is_refusal(row: OutboxRow, error: Exception) -> bool:
    """Whether a direct message will not be taken, whatever is done about it."""
    if row.recipient is None:
        return False
    if isinstance(error, NotReached):
        return True
    if not isinstance(error, discord.HTTPException) or error.status == TOO_MANY:
        return False
    return error.status in REFUSALS and error.code != TOO_FAST


def record_refusal(connection: sqlite3.Connection, row: OutboxRow, code: int, now: int) -> bool:
    """Give a direct message up; the mention in the table's place takes over. Whether the user is to be told so."""
    user = row.recipient or 0
    outbox.drop(connection, row.id)
    if code in (UNKNOWN_CHANNEL, UNKNOWN_USER):
        direct.record_channel(connection, user, None)
    closed = code in NOT_TO_THIS_USER
    if closed:
        direct.record_refused(connection, user, now)
    if row.edits is None and code != GONE:
        _take_over(connection, row, now)
    return closed


def _take_over(connection: sqlite3.Connection, row: OutboxRow, now: int) -> None:
    """Put what a direct message had to tell into the table's place, where it still holds."""
    table = tables.table(connection, row.table_id)
    stored = outbox.letter_of(connection, row.id)
    letter: Letter | None = None if stored is None else letter_in(stored)
    if table is None:
        return
    match letter:
        case ReminderLetter() | CallLetter() if reminded.still_reminds(connection, row.id):
            here = outbox.put(connection, table.id, table.place, letter, now, asks=reminded.REMINDS)
            reminders.carry_over(connection, row.id, here)
        case NoticeLetter(settled=""):
            loud = msgspec.structs.replace(letter, quiet=())
            outbox.put(connection, table.id, table.place, loud, now, asks=asks(loud))
        case _:
            pass
