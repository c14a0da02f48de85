"""How a letter becomes a message: sent new or edited, found again after a crash, pinned."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import discord
import msgspec

from bot.incidents import Report
from bot.letters import (
    CallLetter,
    FinalLetter,
    Letter,
    LobbyLetter,
    PhaseLetter,
    PinLetter,
    ReminderLetter,
    TurnLetter,
    Written,
)
from bot.outgoing.arrived import arrived
from bot.outgoing.composing import compose
from bot.outgoing.direct import GONE, DirectChannels, NotReached
from bot.outgoing.forms import WARNED_OF_FILES, forms, in_words, without_pictures
from bot.outgoing.late_pictures import PICTURE_WAIT, LatePictures, in_time
from bot.outgoing.membership import Membership, without
from bot.outgoing.pacing import EditLimits, Pace, limits_met
from bot.post import Post, Shot
from bot.refusals import MISSING_PERMISSIONS, UNEDITABLE, UNKNOWN_MESSAGE, EditsLimited, unfit
from bot.tables.hours import hours_of_table, somebody_sleeps
from bot.tables.loaded import Loaded, load
from bot.tables.presence import Look, record_looks
from bot.timing.clock import Clock
from bot.widgets import allowed, file_of, view_of
from bot.words import language_of
from db import outbox, tables
from db.database import Database
from db.rows import OutboxRow
from renderer.picture import Drawn

log = logging.getLogger(__name__)

SEND_WAIT: Final = 60.0
"""Seconds that sending may take; one that took longer is looked for before it is sent again."""
EDIT_WAIT: Final = 5.0
"""Seconds that an edit may take, the waiting for Discord's limits included: nothing new waits behind it longer."""


class Sender:
    """Sends rows of the outbox; each method raises what Discord or the network raised."""

    def __init__(
        self,
        db: Database,
        client: discord.Client,
        pictures: LatePictures,
        pace: Pace,
        limits: EditLimits,
        report: Report,
        clock: Clock,
        membership: Membership,
    ) -> None:
        self._db = db
        self._client = client
        self._pictures = pictures
        self._pace = pace
        self._limits = limits
        self._report = report
        self._clock = clock
        self._membership = membership
        self._direct = DirectChannels(db, client, pace)
        self._opened: dict[int, int] = {}
        """By the queue of a user, their direct channel."""

    async def send(self, row: OutboxRow, letter: Letter, loaded: Loaded) -> int:
        """Send a letter as a message or as an edit; the id of the message that it became."""
        if isinstance(letter, PinLetter):
            return await self._pin(row, letter.pinned)
        if row.recipient is not None:
            loaded = await self._opened_for(row, row.recipient, loaded)
        if isinstance(letter, ReminderLetter | CallLetter) and letter.over and row.edits is not None:
            return await self._delete(row, row.edits)
        post = await self._composed(row, letter, loaded)
        if row.edits is not None:
            redraw = isinstance(letter, TurnLetter | PhaseLetter | FinalLetter) and letter.redraw
            return await self._edit_old(row, post, loaded, pictures=redraw)
        target = _rewritten(letter, loaded)
        if target is not None and await self._rewrite(row, target, post, loaded, letter):
            return target
        return await self._send_new(row, post, loaded)

    async def _opened_for(self, row: OutboxRow, user: int, loaded: Loaded) -> Loaded:
        """The table in the language of the one reader, whose direct channel is open; raises NotReached.

        A table of a server that they left is no concern of theirs any more.
        """
        if row.edits is None:
            gone, looks = await self._membership.before_mention(loaded.row.guild, (user,))
            await self._record_looks(row, looks)
            if gone:
                raise NotReached(user, GONE)
        self._opened[row.channel] = await self._direct.of(user)
        language = await self._db.read(lambda c: tables.language_of(c, user))
        # Its hours stay those of the table, whatever its reader speaks.
        zone = hours_of_table(loaded.row).zone
        own = msgspec.structs.replace(loaded.row, language=language_of(language) or loaded.row.language, zone=zone)
        return msgspec.structs.replace(loaded, row=own)

    async def _record_looks(self, row: OutboxRow, looks: list[Look]) -> None:
        if looks:
            now = self._clock.now()
            await self._db.transaction(lambda c: record_looks(c, load(c, row.table_id), looks, now))

    async def _composed(self, row: OutboxRow, letter: Written, loaded: Loaded) -> Post:
        """The post; who has left the server is named in it and not mentioned."""
        if row.recipient is not None:
            return compose(letter, loaded, row.id, direct=True)
        post = compose(letter, loaded, row.id)
        gone, looks = await self._membership.before_mention(loaded.row.guild, post.mentions)
        await self._record_looks(row, looks)
        return compose(*without(letter, loaded, gone), row.id) if gone else post

    async def _rewrite(self, row: OutboxRow, target: int, post: Post, loaded: Loaded, letter: Letter) -> bool:
        """Whether a message was brought up to date; if not, a new one has to take its place."""
        try:
            await self._edit(row, target, post, loaded, pictures=True)
        except EditsLimited:
            if isinstance(letter, LobbyLetter):
                # A card has one place in its channel. It is brought up to date later, and nobody waits for it.
                await self._db.transaction(lambda c: outbox.edit_later(c, row.id, target))
                raise
            return False
        except discord.HTTPException as error:
            if error.code not in UNEDITABLE:
                raise
            return False
        return True

    async def _edit_old(self, row: OutboxRow, post: Post, loaded: Loaded, *, pictures: bool) -> int:
        """Edit a message that is no longer the newest; one that is gone is left as it is."""
        target = row.edits or 0
        try:
            return await self._edit(row, target, post, loaded, pictures=pictures)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MESSAGE:
                return target
            raise

    async def _send_new(self, row: OutboxRow, post: Post, loaded: Loaded) -> int:
        drawing = asyncio.ensure_future(self._pictures.drawn(post))
        drawn = await in_time(drawing, PICTURE_WAIT)

        silent = post.silent or await self._is_silent(row, post, loaded)

        async def offer(form: Post) -> int:
            return (await self._post(row, form, drawn if form.shots and drawn else [], silent=silent)).id

        try:
            message = await self._taken(row, post if drawn else without_pictures(post), loaded, offer)
        except BaseException:
            drawing.cancel()
            raise
        if drawn is None:
            self._pictures.add(message, self._channel(row.channel), drawing)
        return message

    async def _taken(
        self, row: OutboxRow, post: Post, loaded: Loaded, offer: Callable[[Post], Awaitable[int]]
    ) -> int:
        """What comes of the first form of a post that Discord takes; raises what it said of the last."""
        try:
            message = await self._first_taken(row, post, offer)
        except discord.Forbidden as error:
            if not post.shots or error.code != MISSING_PERMISSIONS:
                raise
            message = await self._first_taken(row, in_words(post, loaded), offer)
            await self._warn(row, WARNED_OF_FILES)
            return message
        if post.shots and loaded.row.warned == WARNED_OF_FILES:
            await self._warn(row, "")
        return message

    async def _first_taken(self, row: OutboxRow, post: Post, offer: Callable[[Post], Awaitable[int]]) -> int:
        refusals: list[discord.HTTPException] = []
        for form in forms(post):
            try:
                message = await offer(form)
            except discord.HTTPException as error:
                if not unfit(error):
                    raise
                refusals.append(error)
                continue
            if refusals:
                self._report(refusals[0], f"outbox row {row.id} of table {row.table_id}, sent with less")
            return message
        raise refusals[-1]

    async def _warn(self, row: OutboxRow, of: str) -> None:
        await self._db.transaction(lambda c: tables.change_table(c, row.table_id, warned=of))

    async def _post(
        self, row: OutboxRow, post: Post, drawn: Sequence[tuple[Shot, Drawn]], *, silent: bool
    ) -> discord.Message:
        options: dict[str, Any] = {"allowed_mentions": allowed(post), "nonce": str(row.id), "silent": silent}
        if post.rows:
            options["view"] = view_of(post.rows)
        files = [file_of(shot, picture) for shot, picture in drawn]
        await self._pace.turn()
        async with asyncio.timeout(SEND_WAIT):
            return await self._channel(row.channel).send(post.text, files=files, **options)

    async def _edit(self, row: OutboxRow, target: int, post: Post, loaded: Loaded, *, pictures: bool) -> int:
        """Edit a message in the first form that Discord takes; without `pictures` those that it has stay."""
        self._limits.check(row.channel)
        if pictures:
            self._pictures.forget(target)
        drawn = await self._pictures.drawn(post) if pictures else []
        message = self._channel(row.channel).get_partial_message(target)

        async def offer(form: Post) -> int:
            options: dict[str, Any] = {"view": view_of(form.rows) if form.rows else None}
            if pictures and post.shots:
                shown = drawn if form.shots else []
                options["attachments"] = [file_of(shot, picture) for shot, picture in shown]
            await self._pace.turn()
            with limits_met(self._limits, row.channel):
                async with asyncio.timeout(EDIT_WAIT):
                    await message.edit(content=form.text, allowed_mentions=allowed(form), **options)
            return target

        return await self._taken(row, post if drawn else without_pictures(post), loaded, offer)

    async def already_sent(self, row: OutboxRow, letter: Letter) -> int | None:
        """The message that a row became before a crash, None if it never arrived."""
        if row.edits is not None or self._client.user is None:
            return None
        if row.recipient is not None:
            self._opened[row.channel] = await self._direct.of(row.recipient)
        newest = await self._db.read(lambda c: outbox.newest_message(c, row.channel, row.id))
        await self._pace.turn()
        return await arrived(row, letter, self._channel(row.channel), self._client.user.id, newest)

    async def _pin(self, row: OutboxRow, pinned: bool) -> int:
        """Pin a message or no longer; one that is gone is left as it is."""
        target = row.edits or 0
        message = self._channel(row.channel).get_partial_message(target)
        await self._pace.turn()
        try:
            async with asyncio.timeout(EDIT_WAIT):
                await (message.pin() if pinned else message.unpin())
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
        return target

    async def _delete(self, row: OutboxRow, target: int) -> int:
        """Delete a message; one that is gone is what was wanted."""
        message = self._channel(row.channel).get_partial_message(target)
        await self._pace.turn()
        try:
            async with asyncio.timeout(EDIT_WAIT):
                await message.delete()
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
        return target

    async def _is_silent(self, row: OutboxRow, post: Post, loaded: Loaded) -> bool:
        """Whether a message is to ring for nobody: one of those it calls sleeps, and it has one flag for all.

        A direct message rings for its reader, mentioned or not, unless they have gone away since it was written.
        """
        if row.recipient is not None and any(one.user == row.recipient and one.away for one in loaded.seats):
            return True
        now = self._clock.now()
        called = post.mentions if row.recipient is None else (row.recipient,)
        return bool(called) and await self._db.read(lambda c: somebody_sleeps(c, loaded.row, called, now))

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(self._opened.get(channel, channel))


def _rewritten(letter: Letter, loaded: Loaded) -> int | None:
    if isinstance(letter, TurnLetter) and letter.rewrite:
        return loaded.row.turn_message
    if isinstance(letter, LobbyLetter):
        return loaded.row.lobby_message
    return None
