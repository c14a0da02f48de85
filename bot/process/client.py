"""The Discord client: it wires service, outbox and cogs together and answers what matches nothing."""

import asyncio
import base64
import logging
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from itertools import chain, repeat
from typing import Any, Final, TypeAlias

import discord
from aiohttp import ClientError
from cachetools import TTLCache
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.controls import Op, Press, is_control, read_id
from bot.drawing import Drawer
from bot.ending import ENDING_WAIT, end
from bot.hosting.settings import Settings, SettingsError
from bot.incidents import Incidents
from bot.outgoing.outbox import Outbox
from bot.outgoing.pacing import LONGEST_WAIT
from bot.process.commands import CommandTree, register_commands
from bot.process.connecting import FATAL, LINES, PASSING, for_the_host, gaps, said
from bot.storage import StorageError
from bot.tables.loaded import Loaded
from bot.tables.service import TableService
from bot.timing.clock import Clock, DiscordClock, listening
from bot.timing.heartbeat import EVERY, Pulse
from bot.timing.sandbox_clock import SandboxClock, following
from bot.timing.sleeping import Alarm
from bot.widgets import ChosenMenu, PressedButton
from db.backup import Today, nightly
from db.database import Database
from games.registry import GAMES

log = logging.getLogger(__name__)

COGS: Final = (
    "cogs.tables.table",
    "cogs.tables.moderation",
    "cogs.tables.board",
    "cogs.tables.me",
    "cogs.tables.server",
)
"""The cogs that belong to no game."""
LOOK_AGAIN: Final = 600
"""Seconds for which a channel out of sight counts as there: each look is refused, and Discord counts refusals."""
SIGHTS_KEPT: Final = 10_000
AGAIN_AFTER: Final = 10
"""Seconds after which work in the background that met a fault is begun again."""
REGISTER_GAPS: Final = (5, 30, 120, 600, 3600)
"""Seconds between attempts to register the commands while Discord fails, the last for ever."""
UNAUTHORIZED: Final = 401
SERVERS_EVERY: Final = 300
"""Seconds between two looks at the servers and who is in them."""
DUE_EVERY: Final = 60
"""Seconds between two looks at what is due next, if nothing is sooner: changes bring it no nearer than minutes."""

Interaction: TypeAlias = discord.Interaction["Steiger"]
Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
Pressed: TypeAlias = Callable[[Interaction, Press, list[str]], Awaitable[None]]
"""Answers a press; the list holds the chosen values of a menu or the field values of a form."""


discord.VoiceClient.warn_nacl = False  # no voice here; its libraries are not missed
discord.VoiceClient.warn_dave = False


def extensions() -> tuple[str, ...]:
    """All that is loaded by name: the cogs that belong to no game, and one for each game."""
    return (*COGS, *(f"cogs.{game}.cog" for game in GAMES))


class _LaunchAgainError(Exception):
    """A first line is to be tried again."""


class Steiger(commands.AutoShardedBot):
    """The bot, in one process, with as many lines to Discord as Discord asks for.

    `presses` is filled by the cogs: who answers which kind of press.
    """

    def __init__(
        self, db: Database, settings: Settings, incidents: Incidents, clock: Clock, drawer: Drawer
    ) -> None:
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
        self.db = db
        self.settings = settings
        self.incidents = incidents
        self.clock = clock
        self.drawer = drawer
        self.outbox = Outbox(db, self, drawer, clock, incidents.report)
        self._alarm = Alarm()
        self.service = TableService(db, self._wake, incidents.report)
        self.presses: dict[Op, Pressed] = {}
        self.unanswered: Pressed | None = None
        self.pulse = Pulse()
        self.standing: set[int] = set()
        self.out_of_sight = TTLCache[int, bool](SIGHTS_KEPT, LOOK_AGAIN)
        self._launching = False
        self._tasks: list[asyncio.Task[None]] = []

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
            await self._record_beat()

    async def on_shard_disconnect(self, shard: int) -> None:
        """Record that nobody can reach the bot by this line for now; each attempt that fails tells it again."""
        stood = self.at_line
        self.standing.discard(shard)
        if stood and not self.at_line:
            await self._record_end()

    async def setup_hook(self) -> None:
        """Load the cogs, register the commands where they changed, start the workers."""
        for cog in extensions():
            await self.load_extension(cog)
        self.add_dynamic_items(PressedButton, ChosenMenu)
        if not await self._register():
            self._tasks.append(asyncio.create_task(self._register_later(), name="registering"))
        await self.service.tell_restored(self.clock.now())
        self._start(self.outbox.run, "outbox")
        self._start(self._keep_time, "what is due")
        self._start(self._watch_servers, "servers")
        self._start(self._beat, "heartbeat")
        self._start(self._back_up, "nightly backup")

    async def on_press(self, interaction: Interaction, press: Press | None, values: list[str]) -> None:
        """Answer a press of one of our controls."""
        handler = self.unanswered if press is None else self.presses.get(press.op, self.unanswered)
        if handler is not None:
            await handler(interaction, press or Press("where", 0), values)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer every submitted form, and every control that is none of ours any more."""
        self.clock.hear_id(interaction.id)
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        press = read_id(custom_id)
        if interaction.type is discord.InteractionType.modal_submit:
            await self.on_press(interaction, press, _field_values(data))
        elif interaction.type is discord.InteractionType.component and not is_control(custom_id):
            await self.on_press(interaction, None, [])

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Tell a thread what waited while it was locked or asleep."""
        if (before.locked and not after.locked) or (before.archived and not after.archived):
            await self.outbox.retry_now(after.id)

    async def on_guild_channel_update(self, before: object, after: discord.abc.GuildChannel) -> None:
        """Tell a channel what waited for a right."""
        await self.outbox.retry_now(after.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Tell a server what waited for a right that a role gives."""
        if before.permissions != after.permissions:
            await self.outbox.retry_guild(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Tell a server what waited for a role of the bot's own."""
        if self.user is not None and after.id == self.user.id and before.roles != after.roles:
            await self.outbox.retry_guild(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """As `on_thread_update`, for a thread that was not in sight when it was locked."""
        if not payload.data.get("thread_metadata", {}).get("locked"):
            await self.outbox.retry_now(payload.thread_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Record that a table's thread is gone."""
        await self.service.lose(payload.thread_id, self.clock.now())

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Record that a table's channel, and with it the threads in it, is gone."""
        await self.service.lose(channel.id, self.clock.now())
        await self.service.forget_choice(channel.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Note that a role that its server may have chosen is gone."""
        await self.service.forget_choice(role.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let time stand still at the tables of a server that removed the bot."""
        await self.service.lose_server(guild.id, self.clock.now())

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Let time stand still at the tables of a server that Discord cannot reach."""
        await self.service.lose_server(guild.id, self.clock.now())

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Let time go on at the tables of a server that invited the bot again, and tell what waited."""
        await self._found(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Let time go on at the tables of a server that Discord reaches again, and tell what waited."""
        await self._found(guild)

    async def _found(self, guild: discord.Guild) -> None:
        await self.service.find_server(guild.id, self.clock.now())
        await self.outbox.retry_guild(guild.id)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Report what a listener raised."""
        error = sys.exc_info()[1]
        if error is not None:
            self.incidents.report(error, event_method)

    async def tell_host(self, line: str) -> None:
        """Bring an incident to the channel of the host's choice."""
        if self.settings.incident_channel is not None:
            channel = self.get_partial_messageable(self.settings.incident_channel)
            await channel.send(line, allowed_mentions=discord.AllowedMentions.none())

    async def close(self) -> None:
        """End the workers, then the connection, each within its bound; the log names what did not end."""
        await end(self._tasks)
        await end(self.outbox.tasks)
        try:
            async with asyncio.timeout(ENDING_WAIT):
                if self.at_line:
                    self.standing.clear()
                    await self._record_end()
        except (StorageError, TimeoutError) as error:
            log.warning("the end could not be recorded: %s", error)
        try:
            async with asyncio.timeout(ENDING_WAIT):
                await super().close()
        except TimeoutError:
            log.error("the connection to Discord was not closed within %g seconds", ENDING_WAIT)

    def _start(self, work: Work, name: str) -> None:
        task = asyncio.create_task(self._watched(work, name), name=name)
        self._tasks.append(task)

    async def _watched(self, work: Work, name: str) -> None:
        """Work that never ends by a fault: it is told, and begun again after a while.

        Loops of `discord.ext.tasks` end by a fault, and reckon their next run by the machine's clock: set back by
        a day they would rest for a day.
        """
        while True:
            try:
                await work()
            except Exception as error:
                self.incidents.report(error, name)
            await asyncio.sleep(AGAIN_AFTER)

    async def _register(self) -> bool:
        """Whether the commands stand at Discord; without them, what stood there before goes on working."""
        try:
            await register_commands(self.tree, self.db, self.settings.guild)
        except (discord.DiscordException, ClientError, OSError) as error:
            self.incidents.report(error, "registering the commands")
            return False
        return True

    async def _register_later(self) -> None:
        for gap in chain(REGISTER_GAPS, repeat(REGISTER_GAPS[-1])):
            await asyncio.sleep(gap)
            if await self._register():
                return

    async def _watch_servers(self) -> None:
        """Look at what nobody tells, now and then and where time went back: who left, what a clock recorded."""
        await self.wait_until_ready()  # what counts is known once Discord has told all servers
        while True:
            if await self._record_awake():
                await self._look_around(self.clock.now())
                await self.service.bring_near(self.clock.now())
                self._alarm.ring()  # what is due may be nearer
            await self.clock.sleep_for(SERVERS_EVERY)

    async def _keep_time(self) -> None:
        """Do what is due as soon as it is, while players can reach the bot.

        What passed without them is taken off before anything is judged.
        """
        await self.wait_until_ready()
        agenda = self.service.agenda
        while True:
            due = await agenda.next(self.clock.now())
            if due is not None and due <= self.clock.now() and await self._record_awake():
                await agenda.do(self.clock.now())
                due = await agenda.next(self.clock.now())
            now = self.clock.now()
            next_look = now + DUE_EVERY if due is None else min(max(due, now + AGAIN_AFTER), now + DUE_EVERY)
            await self.clock.sleep_until(next_look, self._alarm)

    def _wake(self) -> None:
        """Something was done: there may be something to tell, and something else is due next."""
        self.outbox.wake()
        self._alarm.ring()

    async def _beat(self) -> None:
        await self.wait_until_ready()
        while True:
            await self._record_beat()
            await self.clock.sleep_for(EVERY)

    async def _record_awake(self) -> bool:
        """Whether players can reach the bot, which is recorded with the servers in which they can."""
        if not await self._record_beat():
            return False
        reachable = {one.id for one in self.guilds if not one.unavailable and one.shard_id in self.standing}
        await self.service.record_servers(reachable, self.clock.now())
        return True

    async def _record_beat(self) -> bool:
        """Whether players can reach the bot, which is recorded as a sign of life."""
        if not (self.is_ready() and self.at_line and self.clock.certain):
            return False
        found = await self.service.record_beat(self.pulse.beat(self.clock))
        if found.kind not in ("first", "running"):
            log.info("since the last sign of life: %s, %d s down, leapt %d s", found.kind, found.down, found.leapt)
        return True

    async def _record_end(self) -> None:
        """Record that nobody can reach the bot from now on."""
        if self.is_ready() and self.clock.certain:
            await self.service.record_beat(self.pulse.beat(self.clock, ended=True))

    async def look_at(self, loaded: Loaded) -> None:
        """Look whether the players of a table are still in its server, before they are asked something."""
        users = [seat.user for seat in loaded.seats if seat.user is not None]
        found = [await self.outbox.membership.look(loaded.row.guild, user) for user in users]
        now = self.clock.now()
        await self.service.record_looks(loaded.row.id, [one for one in found if one is not None], now)

    async def _look_around(self, now: int) -> None:
        """Look whether those who are waited for are still in their server."""
        for table, guild, user in await self.service.to_look_at(now):
            found = await self.outbox.membership.look(guild, user)
            if found is None:
                await self.service.record_vain_look(table, user, now)
            else:
                await self.service.record_looks(table, [found], now)

    async def _back_up(self) -> None:
        folder = self.db.path.parent / "backups"
        await nightly(self.db, folder, self._today, self._backup_failed, self.clock.sleep_for)

    def _today(self) -> Today:
        return Today(datetime.fromtimestamp(self.clock.now(), UTC), self.clock.certain)

    def _backup_failed(self, error: Exception) -> None:
        self.incidents.report(error, "nightly backup")


async def run(settings: Settings, *, sandbox: str | None) -> None:
    """Run the bot until it is cancelled; `sandbox` is the address of a sandbox to play in instead of Discord.

    It waits for a Discord that cannot be reached. Raises SettingsError where only the host can help.
    """
    token = "sandbox" if settings.token is None else settings.token.value
    if sandbox is not None:
        lead_to(sandbox)
    for name in ("discord.client", "discord.shard"):
        logging.getLogger(name).addFilter(LINES)
    incidents = Incidents(secrets=(token,) if sandbox is None else ())
    owner = "sandbox" if sandbox is not None else str(_application(token))
    db = await Database.open(settings.database(sandbox=sandbox is not None), owner)
    drawer = Drawer()
    try:
        async with _time(sandbox) as clock, Steiger(db, settings, incidents, clock, drawer) as client:
            incidents.send = client.tell_host
            await _play(client, token)
    except FATAL as error:
        raise SettingsError(for_the_host(error)) from error
    finally:
        drawer.close()
        await incidents.close()
        await db.close()


@asynccontextmanager
async def _time(sandbox: str | None) -> AsyncGenerator[Clock]:
    """The clock of a bot on Discord, or in a sandbox at that address."""
    if sandbox is None:
        yield DiscordClock()
        return
    clock = SandboxClock()
    async with following(clock, sandbox):
        yield clock


async def _play(client: Steiger, token: str) -> None:
    """Play until the client ends by itself, or this is cancelled.

    `end` does so even where the first cancellation is lost: discord.py connects within `asyncio.wait_for`.
    """
    playing = asyncio.create_task(client.start(token), name="the connection to Discord")
    try:
        await asyncio.wait([playing])
    finally:
        if not playing.done():
            await end([playing])
        await client.close()
    await playing


def lead_to(sandbox: str) -> None:
    """Point discord.py, otherwise untouched, at a sandbox."""
    Route.BASE = f"{sandbox}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(sandbox.replace("http", "ws", 1) + "/gateway")


def _application(token: str) -> int:
    """The application's id, which is the first part of a bot's token."""
    first = token.split(".")[0]
    with suppress(ValueError):
        return int(base64.b64decode(first + "=" * (-len(first) % 4)))
    raise ValueError("the first part of the token is not an application's id")


def _field_values(data: dict[str, Any]) -> list[str]:
    """The values of a submitted form's fields, in order."""
    found: list[str] = []
    for row in data.get("components", []):
        for field in row.get("components") or [row.get("component")]:
            if field is not None:
                found.append(str(field.get("value", "")))
    return found
