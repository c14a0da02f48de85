"""What the channels are told: one worker a channel, in order, each message once, whatever fails in between."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from typing import Any, Final, TypeVar

import discord
import msgspec
from aiohttp import ClientError

from bot.clock import Clock
from bot.composing import compose
from bot.controls import button_id
from bot.drawing import Drawer
from bot.letters import FinalLetter, Letter, LobbyLetter, SignpostLetter, TurnLetter
from bot.pacing import Pace
from bot.post import TEXT_LIMIT, Post, Shot, fit
from bot.presenter import PRESENTERS
from bot.tables.loaded import Loaded, load
from bot.tables.relocation import lose
from bot.tables.sealing import WARNED_OF_LOCK, warn_locked
from bot.widgets import allowed, file_of, view_of
from bot.words import language_of, words
from db import outbox, tables
from db.database import Database
from db.rows import OutboxRow
from renderer.picture import Drawn

log = logging.getLogger(__name__)

PICTURE_WAIT: Final = 2.0
"""Seconds a message waits for its pictures before it goes without and gets them by edit."""
RECOGNISED: Final = 1000
"""So many messages are looked through at most for one that was sent before a crash."""
WARNED_OF_FILES: Final = "attach_files"
GAPS: Final = (5, 15, 60, 300, 900, 3600)
"""Seconds until a failed attempt is repeated: the n-th gap after the n-th failure, the last for ever."""
LOST_GAP: Final = outbox.LONGEST_GAP
"""Seconds until a channel that is gone is tried again; `/table move` does not wait for it."""
SEND_WAIT: Final = 60.0
"""Seconds that sending may take; one that took longer is looked for before it is sent again."""
EDIT_WAIT: Final = 5.0
"""Seconds that an edit may take, the waiting for Discord's limits included: nothing new waits behind it longer."""
CARD_WAIT: Final = 4.0
"""Seconds for which a command waits for what it has put into the outbox."""
REFRESH: Final = 60
"""Seconds after which the worker looks for due rows that nobody woke it for."""

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
EDITS_LIMITED: Final = 30046
MISSING_PERMISSIONS: Final = 50013
THREAD_ARCHIVED: Final = 50083
THREAD_LOCKED: Final = 160005
UNFIT: Final = (40005, 50006, 50035)
"""What Discord says of a message that it will never take: too large, empty, not well formed."""

UNEDITABLE: Final = (UNKNOWN_MESSAGE, THREAD_ARCHIVED, EDITS_LIMITED)
"""Why a message cannot be rewritten although a new one can be sent; in a thread that fell asleep it wakes it."""

REFUSALS: Final = (400, 403, 404)
"""With these Discord says that nothing was done."""

T = TypeVar("T")

Report = Callable[[BaseException, str], object]


class Outbox:
    """Sends waiting letters. `wake` looks at once; `run` works until it is cancelled."""

    def __init__(self, db: Database, client: discord.Client, drawer: Drawer, clock: Clock, report: Report) -> None:
        self._db = db
        self._client = client
        self._drawer = drawer
        self._clock = clock
        self._report = report
        self._pace = Pace()
        self._woken = asyncio.Event()
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._late: dict[int, asyncio.Task[None]] = {}
        self._refused: set[int] = set()

    def wake(self) -> None:
        """Look for something to send."""
        self._woken.set()

    async def run(self) -> None:
        """Send until cancelled; a failing channel never holds up another."""
        try:
            while True:
                self._woken.clear()
                await self._start_workers()
                try:
                    await asyncio.wait_for(self._woken.wait(), REFRESH)
                except TimeoutError:
                    continue
        finally:
            for task in [*self._workers.values(), *self._late.values()]:
                task.cancel()

    async def settle(self) -> None:
        """Wait until nothing that is due is left to send."""
        while True:
            await self._start_workers()
            tasks = [*self._workers.values(), *self._late.values()]
            if not tasks:
                return
            await asyncio.wait(tasks)

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
            try:
                await self._deliver(row)
            except Exception as error:
                await self._failed(row, error)

    async def _next(self, channel: int) -> OutboxRow | None:
        now = self._clock.now()
        return await self._db.read(lambda c: outbox.next_row(c, channel, now))

    async def _deliver(self, row: OutboxRow) -> None:
        loaded = await self._db.read(lambda c: load(c, row.table_id))
        letter = msgspec.json.decode(row.letter, type=Letter)
        known = await self._already_sent(row, letter) if row.status == "sending" else None
        if known is None:
            await self._db.transaction(lambda c: outbox.mark_sending(c, row.id))
            known = await self._send(row, letter, loaded)
        await self._arrived(row, letter, loaded, known)

    async def _send(self, row: OutboxRow, letter: Letter, loaded: Loaded) -> int:
        post = compose(letter, loaded, row.id)
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
        drawing = asyncio.ensure_future(self._draw_all(post))
        drawn = await _within(drawing, PICTURE_WAIT)
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
            self._add_later(message.id, channel, drawing)
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
        late = self._late.pop(target, None) if pictures else None
        if late is not None:
            late.cancel()  # it would bring back the picture of the position before
        view = view_of(post.rows) if post.rows else None
        options: dict[str, Any] = {"view": view, "allowed_mentions": allowed(post)}
        if pictures and post.shots:
            drawn = await self._draw_all(post)
            options["attachments"] = [file_of(shot, picture) for shot, picture in drawn]
        await self._pace.turn()
        async with asyncio.timeout(EDIT_WAIT):
            await message.edit(content=post.text, **options)
        return target

    async def _arrived(self, row: OutboxRow, letter: Letter, loaded: Loaded, message: int) -> None:
        now = self._clock.now()
        succeeds = isinstance(letter, TurnLetter | FinalLetter) and row.edits is None
        old = loaded.row.turn_message if succeeds else None
        self._refused.discard(row.table_id)

        def work(connection: sqlite3.Connection) -> None:
            if not outbox.is_for(connection, row.id, row.channel):
                return  # told where the table no longer is; the row goes to the new place
            outbox.mark_sent(connection, row.id, message, now)
            if row.edits is not None:
                return
            table = tables.table(connection, row.table_id)
            if table is not None and table.warned == WARNED_OF_LOCK and row.channel == table.place:
                tables.change_table(connection, row.table_id, warned="")
            if old not in (None, message):
                _retire(connection, row, old, now)
            match letter:
                case TurnLetter() | FinalLetter():
                    tables.change_table(connection, row.table_id, turn_message=message)
                case LobbyLetter():
                    tables.change_table(connection, row.table_id, lobby_message=message)
                case SignpostLetter():
                    tables.change_table(connection, row.table_id, signpost_message=message)
                case _:
                    pass

        await self._db.transaction(work)
        if isinstance(letter, SignpostLetter):
            await self._pin(row.channel, message)

    async def _failed(self, row: OutboxRow, error: Exception) -> None:
        """Note a failed attempt, to be repeated later; the table learns of it once where it can."""
        code = getattr(error, "code", 0)
        if code not in UNFIT and isinstance(error, discord.HTTPException | ClientError | OSError | TimeoutError):
            log.warning("outbox row %s of table %s waits: %s", row.id, row.table_id, error)
        else:
            self._report(error, f"outbox row {row.id} of table {row.table_id}")
        if isinstance(error, discord.HTTPException) and error.status in REFUSALS and row.edits is None:
            self._refused.add(row.table_id)
        now = self._clock.now()
        gap = LOST_GAP if code == UNKNOWN_CHANNEL else GAPS[min(row.attempts, len(GAPS) - 1)]

        def work(connection: sqlite3.Connection) -> None:
            outbox.postpone(connection, row.id, now + gap)
            if code == UNKNOWN_CHANNEL:
                lose(connection, row.channel, now)
                table = tables.table(connection, row.table_id)
                if row.edits is not None or table is None or table.status == "abandoned":
                    outbox.drop(connection, row.id)
            if code in (THREAD_ARCHIVED, THREAD_LOCKED) and row.edits is None:
                warn_locked(connection, row.table_id, now)

        await self._db.transaction(work)
        self.wake()
        asyncio.get_running_loop().call_later(gap, self.wake)

    async def _already_sent(self, row: OutboxRow, letter: Letter) -> int | None:
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

    async def _draw_all(self, post: Post) -> list[tuple[Shot, Drawn]]:
        """The pictures that could be drawn: a game is never held up by one that could not."""
        drawn: list[tuple[Shot, Drawn]] = []
        for shot in post.shots:
            try:
                drawn.append((shot, await self._drawer.draw(shot.picture)))
            except Exception as error:
                self._report(error, f"picture {shot.name}")
        return drawn

    def _add_later(self, message: int, channel: discord.PartialMessageable, drawing: Any) -> None:
        async def add() -> None:
            try:
                drawn = await drawing
                files = [file_of(shot, picture) for shot, picture in drawn]
                await self._pace.turn()
                await channel.get_partial_message(message).edit(
                    attachments=files, allowed_mentions=discord.AllowedMentions.none()
                )
            except (discord.HTTPException, ClientError, OSError) as error:
                log.warning("the late picture of message %s was not taken: %s", message, error)
            except Exception as error:  # the message stands and can be played from; its picture is a loss only
                self._report(error, f"late picture of message {message}")

        task = asyncio.create_task(add())
        self._late[message] = task
        task.add_done_callback(lambda _: self._late.pop(message, None))

    async def _pin(self, channel: int, message: int) -> None:
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


def _retire(connection: sqlite3.Connection, row: OutboxRow, old: int | None, now: int) -> None:
    found = None if old is None else outbox.letter_of(connection, old)
    if found is None:
        return
    letter = msgspec.json.decode(found, type=Letter)
    if isinstance(letter, TurnLetter):
        retired = msgspec.structs.replace(letter, retired=True)
        text = msgspec.json.encode(retired).decode()
        outbox.put(connection, row.table_id, row.channel, text, now, edits=old)


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


async def _within(future: "asyncio.Future[T]", seconds: float) -> T | None:
    try:
        return await asyncio.wait_for(asyncio.shield(future), seconds)
    except TimeoutError:
        return None
