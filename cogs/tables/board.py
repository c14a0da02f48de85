"""/board: the position as a picture or in words."""

from discord import app_commands
from discord.ext import commands

from bot.errors import Refused
from bot.post import Choice, Post
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.words import Words
from cogs.interactions.answering import Asked, answer, commanded, follow
from cogs.interactions.completing import Found, completed, no_match, nothing
from cogs.views.pictures import in_words, parts_meant, picture_of


class BoardCog(commands.Cog):
    """The commands of /board."""

    def __init__(self, bot: Steiger) -> None:
        self.bot = bot

    board = app_commands.Group(name="board", description=described("cmd-board"), guild_only=True)

    @board.command(name="view", description=described("cmd-board-view"))
    @app_commands.describe(part=described("opt-part"))
    @commanded
    async def view(self, asked: Asked, part: str = "") -> Post:
        """Show the whole board, an area, or a player's board."""
        row = await self.bot.service.find(asked.interaction.user.id, asked.interaction.channel_id or 0)
        asked.table = row.id
        return picture_of(await self.bot.service.look(asked.call, row.id), part, asked.text)

    @view.autocomplete("part")
    async def _parts(self, interaction: Interaction, current: str) -> Found:
        async def offer(text: Words) -> list[Choice]:
            row = await self.bot.service.find(interaction.user.id, interaction.channel_id or 0)
            seen = await self.bot.service.seen(interaction.user.id, row.id)
            if row.status == "lobby":
                raise Refused("table-is-lobby", table=row.id)
            if not seen.loaded.playable:
                return [nothing(text("suggest-unreadable"))]
            fitting = parts_meant(seen, current, text)
            return [Choice(name, value) for value, name in fitting] or [no_match(current, text)]

        return await completed(interaction, offer)

    @board.command(name="text", description=described("cmd-board-text"))
    async def text(self, interaction: Interaction) -> None:
        """Give the whole position in words."""

        async def work(asked: Asked) -> Post:
            row = await self.bot.service.find(interaction.user.id, interaction.channel_id or 0)
            asked.table = row.id
            first, *rest = in_words(await self.bot.service.look(asked.call, row.id), asked.text)
            more.extend(rest)
            return Post(first)

        more: list[str] = []
        await answer(interaction, work)
        await follow(interaction, more)


async def setup(bot: Steiger) -> None:
    """Load the cog."""
    await bot.add_cog(BoardCog(bot))
