"""/help: what can be done here now."""

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.controls import Press
from bot.errors import Refused
from bot.post import Post
from bot.process.client import Steiger
from bot.process.commands import described
from bot.tables.seeing import Seen
from cogs.interactions.answering import Asked, answered, commanded
from cogs.views.help import help_post

LATELY: Final = 15 * 60
"""Seconds for which somebody who was refused something is likely to ask about that."""


class HelpCog(commands.Cog):
    """The command /help."""

    def __init__(self, bot: Steiger) -> None:
        self.bot = bot

    @app_commands.command(name="help", description=described("cmd-help"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @commanded
    async def help(self, asked: Asked) -> Post:
        """Say where whoever asks stands, and what they can do there."""
        return await _helped(asked)


async def _helped(asked: Asked, table: int = 0) -> Post:
    seen = await _seen(asked, table)
    return help_post(seen, asked.call.user, asked.text, refused=await _is_refused(asked, seen))


async def _is_refused(asked: Asked, seen: Seen | None) -> bool:
    """Whether the rules have lately refused something to whoever asks."""
    if seen is None or seen.position is None:
        return False
    newest = (await asked.service.own_refusals(asked.call, seen.loaded.row.id))[:1]
    return any(asked.call.now - one.kept.at < LATELY for one in newest)


async def _seen(asked: Asked, table: int) -> Seen | None:
    """The table meant, as whoever asks may see it; None where there is none, or more than one."""
    try:
        table = table or (await asked.service.find(asked.call.user, asked.interaction.channel_id or 0)).id
        return await asked.service.look(asked.call, table, wakes=False)
    except Refused:
        return None


async def on_help(asked: Asked, press: Press, values: list[str]) -> Post:
    """The same from a button."""
    return await _helped(asked, press.table)


async def setup(bot: Steiger) -> None:
    """Load the cog, and let the bot answer its press."""
    await bot.add_cog(HelpCog(bot))
    bot.presses.update(
        {
            "help": answered(on_help),
        }
    )
