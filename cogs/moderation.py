"""/moderate: what moderators of a table's channel may do, who never move for a seat nor look into its secrets."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Interaction, Steiger
from bot.commands import described
from bot.post import Post
from cogs.answering import Asked, answer
from cogs.completing import Found
from cogs.seats import here, seat_named, seats_to_name, user_named, users_to_name


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
    async def close(self, interaction: Interaction) -> None:
        """Close a gathering table."""

        async def work(asked: Asked) -> Post:
            seen = await here(asked)
            return Post(asked.text(await self.bot.service.close_lobby(asked.call, seen.loaded.row.id)))

        await answer(interaction, work)

    @moderate.command(name="expel", description=described("cmd-moderate-expel"))
    @app_commands.describe(player=described("opt-player"))
    async def expel(self, interaction: Interaction, player: str) -> None:
        """Take somebody out of a gathering table."""

        async def work(asked: Asked) -> Post:
            seen = await here(asked)
            user = user_named(seen, player)
            return Post(asked.text(await self.bot.service.expel(asked.call, seen.loaded.row.id, user)))

        await answer(interaction, work)

    @moderate.command(name="suspend", description=described("cmd-moderate-suspend"))
    @app_commands.describe(player=described("opt-player"))
    async def suspend(self, interaction: Interaction, player: str) -> None:
        """Suspend a seat for conduct."""

        async def work(asked: Asked) -> Post:
            seen = await here(asked)
            target = seat_named(seen, player)
            return Post(asked.text(await self.bot.service.suspend(asked.call, seen.loaded.row.id, target)))

        await answer(interaction, work)

    @moderate.command(name="reinstate", description=described("cmd-moderate-reinstate"))
    @app_commands.describe(player=described("opt-player"))
    async def reinstate(self, interaction: Interaction, player: str) -> None:
        """Lift the suspension of a seat."""

        async def work(asked: Asked) -> Post:
            seen = await here(asked)
            target = seat_named(seen, player)
            return Post(asked.text(await self.bot.service.reinstate(asked.call, seen.loaded.row.id, target)))

        await answer(interaction, work)

    @moderate.command(name="end", description=described("cmd-moderate-end"))
    async def end(self, interaction: Interaction) -> None:
        """End a game that nobody at the table can end."""

        async def work(asked: Asked) -> Post:
            seen = await here(asked)
            await self.bot.look_at(seen.loaded)
            return Post(asked.text(await self.bot.service.end_for_them(asked.call, seen.loaded.row.id)))

        await answer(interaction, work)

    @expel.autocomplete("player")
    async def _expelled(self, interaction: Interaction, current: str) -> Found:
        return await users_to_name(interaction, current, "expel")

    @suspend.autocomplete("player")
    async def _suspended(self, interaction: Interaction, current: str) -> Found:
        return await seats_to_name(interaction, current, "suspend")

    @reinstate.autocomplete("player")
    async def _reinstated(self, interaction: Interaction, current: str) -> Found:
        return await seats_to_name(interaction, current, "reinstate")


async def setup(bot: Steiger) -> None:
    """Load the cog."""
    await bot.add_cog(ModerationCog(bot))
