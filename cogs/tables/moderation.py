"""/moderate: what moderators of a table's channel may do, who never move for a seat nor look into its secrets."""

from typing import Literal

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.errors import Refused
from bot.post import Choice, Post, fit
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.tables.hiding import REASON, RULING, TABLE
from bot.tables.loaded import Call
from bot.words import Words
from cogs.desk import CHOICE
from cogs.interactions.answering import Asked, commanded
from cogs.interactions.completing import Found, completed, no_match
from cogs.matching import found
from cogs.tables.gathering import FetchedChannel, check_place, check_rights, record_lost_place, rename_thread
from cogs.tables.seats import (
    here,
    here_looked_up,
    seat_named,
    seats_to_name,
    suspended_to_name,
    table_of,
    user_named,
    users_to_name,
)


class ModerationCog(commands.Cog):
    """The commands of /moderate."""

    def __init__(self, bot: Steiger) -> None:
        self.bot = bot

    moderate = app_commands.Group(
        name="moderate",
        description=described("cmd-moderate"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_messages=True),
    )

    @moderate.command(name="close", description=described("cmd-moderate-close"))
    @commanded
    async def close(self, asked: Asked) -> Post:
        """Close a gathering table."""
        seen = await here(asked)
        return Post(asked.text(await self.bot.service.close_lobby(asked.call, seen.loaded.row.id)))

    @moderate.command(name="expel", description=described("cmd-moderate-expel"))
    @app_commands.describe(player=described("opt-player"))
    @commanded
    async def expel(self, asked: Asked, player: str) -> Post:
        """Take somebody out of a gathering table."""
        seen = await here(asked)
        user = user_named(seen, player)
        return Post(asked.text(await self.bot.service.expel(asked.call, seen.loaded.row.id, user)))

    @moderate.command(name="move", description=described("cmd-moderate-move"))
    @app_commands.describe(table=described("opt-table"))
    @commanded
    async def move(self, asked: Asked, table: int) -> Post:
        """Carry a table of this server to this channel."""
        check_place(asked.interaction)
        check_rights(asked.interaction)
        asked.table = table
        call = await self._moderating(asked, table)
        place = asked.interaction.channel_id or 0
        return Post(asked.text(await self.bot.service.relocate(call, table, place, asked.interaction.guild_id)))

    async def _moderating(self, asked: Asked, table: int) -> Call:
        """The call with the rights that its user has in the table's own channel, which is another than this one.

        Where that is gone, those in the channel to which the table goes stand for them. Raises Refused for who has
        none there.
        """
        row = (await self.bot.service.look(asked.call, table)).loaded.row
        channel = await record_lost_place(self.bot, row)
        lost = (await self.bot.service.seen(asked.call.user, table)).loaded.row.lost
        moderates = bool(asked.call.moderates) if lost else manages_messages(asked.interaction, channel)
        if not moderates:
            raise Refused("moderators-only")
        return msgspec.structs.replace(asked.call, moderates=row.place)

    @moderate.command(name="hide", description=described("cmd-moderate-hide"))
    @app_commands.describe(text=described("opt-hidden-text"))
    @commanded
    async def hide(self, asked: Asked, text: str) -> Post:
        """Hide a text that a player wrote."""
        seen = await here(asked)
        name = seen.loaded.row.name
        said = await self.bot.service.hide(asked.call, seen.loaded.row.id, text)
        bare = msgspec.structs.replace(seen.loaded, row=msgspec.structs.replace(seen.loaded.row, name=""))
        renamed = text != TABLE or await rename_thread(asked.interaction, bare, name)
        return Post(asked.text(said if renamed else "hidden-thread"))

    @hide.autocomplete("text")
    async def _texts(self, interaction: Interaction, current: str) -> Found:
        async def offer(text: Words) -> list[Choice]:
            table = (await table_of(interaction, "hide")).row.id
            texts = await self.bot.service.hideable(table)
            named = [((what, shown), [shown]) for what, shown in texts.items()]
            return [
                Choice(fit(text(_hideable(what), text=shown), CHOICE), what)
                for what, shown in found(current, named)
            ] or [no_match(current, text)]

        return await completed(interaction, offer)

    @moderate.command(name="strike", description=described("cmd-moderate-strike"))
    @app_commands.describe(number=described("opt-precedent"))
    @commanded
    async def strike(self, asked: Asked, number: app_commands.Range[int, 1, 100000]) -> Post:
        """Let a precedent of this channel hold no longer."""
        place = asked.interaction.channel_id or 0
        return Post(asked.text(await self.bot.service.strike(asked.call, place, number), number=number))

    @moderate.command(name="rest", description=described("cmd-moderate-rest"))
    @commanded
    async def rest(self, asked: Asked) -> Post:
        """Put a table to rest."""
        seen = await here(asked, wakes=False)
        return Post(asked.text(await self.bot.service.rest(asked.call, seen.loaded.row.id)))

    @moderate.command(name="suspend", description=described("cmd-moderate-suspend"))
    @app_commands.describe(player=described("opt-player"))
    @commanded
    async def suspend(self, asked: Asked, player: str) -> Post:
        """Suspend a seat for conduct."""
        seen = await here(asked)
        target = seat_named(seen, player)
        return Post(asked.text(await self.bot.service.suspend(asked.call, seen.loaded.row.id, target)))

    @moderate.command(name="reinstate", description=described("cmd-moderate-reinstate"))
    @app_commands.describe(player=described("opt-player"))
    @commanded
    async def reinstate(self, asked: Asked, player: str) -> Post:
        """Lift the suspension of a seat."""
        seen = await here(asked)
        target = seat_named(seen, player)
        return Post(asked.text(await self.bot.service.reinstate(asked.call, seen.loaded.row.id, target)))

    @moderate.command(name="end", description=described("cmd-moderate-end"))
    @commanded
    async def end(self, asked: Asked) -> Post:
        """End a game that nobody at the table can end."""
        seen = await here_looked_up(asked, "end")
        return Post(asked.text(await self.bot.service.end_for_them(asked.call, seen.loaded.row.id)))

    @expel.autocomplete("player")
    async def _expelled(self, interaction: Interaction, current: str) -> Found:
        return await users_to_name(interaction, current, "expel")

    @suspend.autocomplete("player")
    async def _suspended(self, interaction: Interaction, current: str) -> Found:
        return await seats_to_name(interaction, current, "suspend")

    @reinstate.autocomplete("player")
    async def _reinstated(self, interaction: Interaction, current: str) -> Found:
        return await suspended_to_name(interaction, current)


def _hideable(
    what: str,
) -> Literal["hideable-table", "hideable-reason", "hideable-ruling", "hideable-name"]:
    """The sentence that names a text which can be hidden."""
    if what == TABLE:
        return "hideable-table"
    if what.startswith(RULING):
        return "hideable-ruling"
    return "hideable-reason" if what.startswith(REASON) else "hideable-name"


def manages_messages(interaction: Interaction, channel: FetchedChannel | None) -> bool:
    """Whether somebody has Manage Messages in a channel, or in that above a thread, of their server."""
    if isinstance(channel, discord.Thread):
        channel = interaction.client.get_channel(channel.parent_id)  # rights in a thread are those of its channel
    if not isinstance(channel, discord.abc.GuildChannel) or channel.guild != interaction.guild:
        return False
    user = interaction.user
    return isinstance(user, discord.Member) and channel.permissions_for(user).manage_messages


async def setup(bot: Steiger) -> None:
    """Load the cog."""
    await bot.add_cog(ModerationCog(bot))
