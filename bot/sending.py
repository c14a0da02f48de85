"""How a letter becomes a message: sent new or edited, found again after a crash, pinned."""

import asyncio
import logging
from typing import Any, Final

import discord

from bot.composing import compose
from bot.controls import button_id
from bot.incidents import Report
from bot.late_pictures import PICTURE_WAIT, LatePictures, in_time
from bot.letters import Letter, LobbyLetter, TurnLetter
from bot.pacing import Pace
from bot.post import TEXT_LIMIT, Post, fit
from bot.presence import Presence, without
from bot.presenter import PRESENTERS
from bot.refusals import EDITS_LIMITED, MISSING_PERMISSIONS, UNEDITABLE, UNFIT, UNKNOWN_MESSAGE
from bot.tables.loaded import Loaded
from bot.widgets import allowed, file_of, view_of
from bot.words import language_of, words
from db import outbox, tables
from db.database import Database
from db.rows import OutboxRow

log = logging.getLogger(__name__)

RECOGNISED: Final = 1000
"""So many messages are looked through at most for one that was sent before a crash."""
WARNED_OF_FILES: Final = "attach_files"
SEND_WAIT: Final = 60.0
"""Seconds that sending may take; one that took longer is looked for before it is sent again."""
EDIT_WAIT: Final = 5.0
"""Seconds that an edit may take, the waiting for Discord's limits included: nothing new waits behind it longer."""


class Sender:
    """Sends rows of the outbox; each method raises what Discord or the network raised."""

    def __init__(
        self, db: Database, client: discord.Client, pictures: LatePictures, pace: Pace, report: Report
    ) -> None:
        self._db = db
        self._client = client
        self._pictures = pictures
        self._pace = pace
        self._report = report
        self._presence = Presence(client, pace)

    async def send(self, row: OutboxRow, letter: Letter, loaded: Loaded) -> int:
        """Send a letter as a message or as an edit; the id of the message that it became."""
        post = await self._composed(row, letter, loaded)
        channel = self._channel(row.channel)
        if row.edits is not None:
            return await self._edit_old(channel, row.edits, post, row)
        target = _rewritten(letter, loaded)
        if target is not None and await self._rewrite(channel, target, post, row, letter):
            return target
        try:
            return await self._send_new(channel, post, loaded, row)
        except discord.HTTPException as error:
            if error.code not in UNFIT or row.attempts == 0:
                raise
            self._report(error, f"outbox row {row.id} of table {row.table_id}, sent as bare text")
            return (await self._post(channel, post.text, Post("", (), (), post.mentions), row, [])).id

    async def _composed(self, row: OutboxRow, letter: Letter, loaded: Loaded) -> Post:
        """The post; who has left the server is named in it and not mentioned."""
        post = compose(letter, loaded, row.id)
        gone = await self._presence.gone(loaded.row.guild, post.mentions)
        return compose(*without(letter, loaded, gone), row.id) if gone else post

    async def _rewrite(
        self, channel: discord.PartialMessageable, target: int, post: Post, row: OutboxRow, letter: Letter
    ) -> bool:
        """Whether a message was brought up to date; if not, a new one has to take its place."""
        try:
            await self._edit(channel, target, post, pictures=True)
        except (discord.HTTPException, TimeoutError) as error:
            code = getattr(error, "code", EDITS_LIMITED)
            if isinstance(letter, LobbyLetter) and code == EDITS_LIMITED:
                # A card has one place in its channel. It is brought up to date later, and nobody waits for it.
                await self._db.transaction(lambda c: outbox.edit_later(c, row.id, target))
                raise
            if code not in UNEDITABLE:
                raise
            return False
        return True

    async def _edit_old(self, channel: discord.PartialMessageable, target: int, post: Post, row: OutboxRow) -> int:
        """Edit a message that is no longer the newest; one that is gone or cannot be edited is left as it is."""
        try:
            return await self._edit(channel, target, post, pictures=False)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE or (error.code in UNFIT and row.attempts > 0):
                return target
            raise

    async def _send_new(
        self, channel: discord.PartialMessageable, post: Post, loaded: Loaded, row: OutboxRow
    ) -> int:
        drawing = asyncio.ensure_future(self._pictures.drawn(post))
        drawn = await in_time(drawing, PICTURE_WAIT)
        files = [file_of(shot, picture) for shot, picture in drawn or []]
        try:
            message = await self._post(channel, post.text, post, row, files)
        except discord.Forbidden as error:
            drawing.cancel()
            if not files or error.code != MISSING_PERMISSIONS:
                raise
            message = await self._post(channel, _in_words(post, loaded), post, row, [])
            await self._db.transaction(lambda c: tables.change_table(c, row.table_id, warned=WARNED_OF_FILES))
            return message.id
        if files and loaded.row.warned == WARNED_OF_FILES:
            await self._db.transaction(lambda c: tables.change_table(c, row.table_id, warned=""))
        if drawn is None:
            self._pictures.add(message.id, channel, drawing)
        return message.id

    async def _post(
        self,
        channel: discord.PartialMessageable,
        text: str,
        post: Post,
        row: OutboxRow,
        files: list[discord.File],
    ) -> discord.Message:
        mentions = allowed(post)
        await self._pace.turn()
        async with asyncio.timeout(SEND_WAIT):
            if not post.rows:
                return await channel.send(text, files=files, nonce=str(row.id), allowed_mentions=mentions)
            view = view_of(post.rows)
            return await channel.send(text, view=view, files=files, nonce=str(row.id), allowed_mentions=mentions)

    async def _edit(self, channel: discord.PartialMessageable, target: int, post: Post, *, pictures: bool) -> int:
        message = channel.get_partial_message(target)
        if pictures:
            self._pictures.forget(target)
        view = view_of(post.rows) if post.rows else None
        options: dict[str, Any] = {"view": view, "allowed_mentions": allowed(post)}
        if pictures and post.shots:
            drawn = await self._pictures.drawn(post)
            options["attachments"] = [file_of(shot, picture) for shot, picture in drawn]
        await self._pace.turn()
        async with asyncio.timeout(EDIT_WAIT):
            await message.edit(content=post.text, **options)
        return target

    async def already_sent(self, row: OutboxRow, letter: Letter) -> int | None:
        """The message that a row became before a crash, None if it never arrived."""
        if row.edits is not None or self._client.user is None:
            return None
        newest = await self._db.read(lambda c: outbox.newest_message(c, row.channel, row.id))
        await self._pace.turn()
        try:
            async for message in self._channel(row.channel).history(limit=RECOGNISED):
                if message.id <= newest:
                    return None
                if message.author.id == self._client.user.id and _carries(message, row, letter):
                    return message.id
        except discord.Forbidden:  # without the right to read back, Discord's own nonce must do
            return None
        return None

    async def pin(self, channel: int, message: int) -> None:
        """Pin a message where that may be done."""
        await self._pace.turn()
        try:
            await self._channel(channel).get_partial_message(message).pin()
        except discord.HTTPException as error:  # no right to pin, or a full list; the table does without
            log.info("signpost %s is not pinned: %s", message, error)

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)


def _in_words(post: Post, loaded: Loaded) -> str:
    """The text of a post whose picture may not be attached: a notice, once, and the board in words."""
    text = words(language_of(loaded.row.language) or "en")
    parts = [post.text]
    if loaded.row.warned != WARNED_OF_FILES:
        parts.append(text("warn-attach-files"))
    presenter = PRESENTERS[loaded.game.id]
    view = loaded.game.observe(loaded.state, None)
    for paragraph in presenter.board_text(view, loaded.scene, text):
        if len("\n".join([*parts, paragraph])) > TEXT_LIMIT:
            break
        parts.append(paragraph)
    return fit("\n".join(parts), TEXT_LIMIT)


def _rewritten(letter: Letter, loaded: Loaded) -> int | None:
    if isinstance(letter, TurnLetter) and letter.rewrite:
        return loaded.row.turn_message
    if isinstance(letter, LobbyLetter):
        return loaded.row.lobby_message
    return None


def _carries(message: discord.Message, row: OutboxRow, letter: Letter) -> bool:
    if any(attachment.filename.endswith(f"-{row.id}.png") for attachment in message.attachments):
        return True
    ids = [
        getattr(child, "custom_id", None) or ""
        for line in message.components
        for child in getattr(line, "children", [])
    ]
    if isinstance(letter, LobbyLetter):
        return button_id("start", row.table_id) in ids
    return any(text.endswith((f":{row.id}", f" {row.id}")) for text in ids)
