"""The Discord client: it wires service, outbox and cogs together and answers what matches nothing."""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from importlib import import_module
from typing import Any, Final, TypeAlias

import discord
from cachetools import TTLCache

from bot.controls import Op, Press, is_control, read_id
from bot.drawing import Drawer
from bot.ending import ENDING_WAIT, end
from bot.hosting.settings import Settings
from bot.incidents import Incidents
from bot.outgoing.outbox import Outbox
from bot.process.background import Background
from bot.process.commands import register_later, registered
from bot.process.computer_players import ComputerPlayers
from bot.process.hints import Hints
from bot.process.lines import Lines
from bot.process.pages import LeftOff, Pages, Written
from bot.replayer import Replayer
from bot.rules_mark import marks
from bot.storage import StorageError
from bot.tables.loaded import Loaded
from bot.tables.rechecking import Rechecking
from bot.tables.service import TableService
from bot.thinking import Thinker
from bot.timing.clock import Clock
from bot.timing.sleeping import Alarm
from bot.widgets import ChosenMenu, PressedButton
from db.database import Database
from games.registry import GAMES
from players.advice.entry import advice_of

log = logging.getLogger(__name__)

COGS: Final = (
    "cogs.tables.table",
    "cogs.tables.moderation",
    "cogs.tables.computers",
    "cogs.tables.board",
    "cogs.tables.me",
    "cogs.practice.practice",
    "cogs.tables.server",
    "cogs.rules.rules",
    "cogs.rules.help",
)
"""The cogs that belong to no game."""
LOOK_AGAIN: Final = 600
"""Seconds for which a channel out of sight counts as there: each look is refused, and Discord counts refusals."""
SIGHTS_KEPT: Final = 10_000

Interaction: TypeAlias = discord.Interaction["Steiger"]
Pressed: TypeAlias = Callable[[Interaction, Press, list[str]], Awaitable[None]]
"""Answers a press; the list holds the chosen values of a menu or the field values of a form."""


def extensions() -> tuple[str, ...]:
    """All that is loaded by name: the cogs that belong to no game, and one for each game."""
    return (*COGS, *(f"cogs.{game}.cog" for game in GAMES))


class Steiger(Lines):
    """The bot, in one process, with as many lines to Discord as Discord asks for.

    `presses` is filled by the cogs: who answers which kind of press. `following` are answers that show more later.
    """

    def __init__(
        self,
        db: Database,
        settings: Settings,
        incidents: Incidents,
        clock: Clock,
        drawer: Drawer,
        thinker: Thinker | None = None,
    ) -> None:
        super().__init__(clock)
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
        self.out_of_sight = TTLCache[int, bool](SIGHTS_KEPT, LOOK_AGAIN)
        self.replayer = Replayer()
        self.rechecking = Rechecking(db, self.replayer, incidents.report, self._wake)
        self.thinker = thinker or Thinker(advice=advice_of)
        self.computers = ComputerPlayers(
            db, self.thinker, self.service.queues.busy, clock, incidents.report, self._wake
        )
        self.hints = Hints(self.thinker)
        self.pages = Pages()
        self.left_off = LeftOff()
        self.written = Written()
        self.following = set[asyncio.Task[Any]]()
        self.background = Background(
            self,
            db,
            self.service,
            self.outbox,
            clock,
            self._alarm,
            incidents.report,
            self.rechecking,
            self.computers,
        )

    async def setup_hook(self) -> None:
        """Load the cogs, register the commands where they changed, start the workers."""
        for cog in extensions():
            # Not `load_extension`, which runs a module that is imported already once more.
            await import_module(cog).setup(self)
        self.add_dynamic_items(PressedButton, ChosenMenu)
        register = partial(registered, self.tree, self.db, self.settings.guild, self.incidents.report)
        if not await register():
            self.background.begin(register_later(register), "registering")
        await self._recall_pictures()
        await self.rechecking.begin(marks())  # before anybody can press
        await self.service.tell_restored(self.clock.now())
        self.background.start()

    async def _recall_pictures(self) -> None:
        """Recall who wants which pictures; where that cannot be read, all have the usual, and the host is told."""
        try:
            await self.service.recall_pictures()
        except StorageError as error:
            self.incidents.report(error, "who wants which pictures")

    async def reached(self) -> None:
        """Record at once that players can reach the bot again: until then it was away."""
        await self.background.record_beat()

    async def lost(self) -> None:
        """Record that nobody can reach the bot from now on."""
        await self.background.record_end()

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
        self.replayer.close()
        await end(self.following)
        await end(self.background.tasks)
        self.thinker.close()
        await end(self.outbox.tasks)
        try:
            async with asyncio.timeout(ENDING_WAIT):
                if self.at_line:
                    self.standing.clear()
                    await self.background.record_end()
        except (StorageError, TimeoutError) as error:
            log.warning("the end could not be recorded: %s", error)
        try:
            async with asyncio.timeout(ENDING_WAIT):
                await super().close()
        except TimeoutError:
            log.error("the connection to Discord was not closed within %g seconds", ENDING_WAIT)

    def _wake(self) -> None:
        """Something was done: there may be something to tell, and something else is due next."""
        self.outbox.wake()
        self._alarm.ring()
        self.computers.alarm.ring()

    async def look_at(self, loaded: Loaded) -> None:
        """Look whether the players of a table are still in its server, before they are asked something."""
        users = [seat.user for seat in loaded.seats if seat.user is not None]
        found = [await self.outbox.membership.look(loaded.row.guild, user) for user in users]
        now = self.clock.now()
        await self.service.record_looks(loaded.row.id, [one for one in found if one is not None], now)


def _field_values(data: dict[str, Any]) -> list[str]:
    """The values of a submitted form's fields, in order."""
    found: list[str] = []
    for row in data.get("components", []):
        for field in row.get("components") or [row.get("component")]:
            if field is not None:
                found.append(str(field.get("value", "")))
    return found
