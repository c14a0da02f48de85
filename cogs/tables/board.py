"""/board: the position as a picture or in words."""

from discord import app_commands
from discord.ext import commands

from bot.errors import Refused
from bot.post import Choice, Post
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.tables.seeing import News, Seen
from bot.words import Words
from cogs.interactions.answering import Asked, commanded
from cogs.interactions.completing import Found, completed, no_match, nothing
from cogs.tables.presses import changes
from cogs.views.board_words import in_words, passages, passages_meant
from cogs.views.pictures import parts_meant, picture_of


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
        seen = await self.bot.service.look(asked.call, row.id)
        return picture_of(await changes(asked, seen), part, asked.text)

    @view.autocomplete("part")
    async def _parts(self, interaction: Interaction, current: str) -> Found:
        async def offer(text: Words) -> list[Choice]:
            seen = await self._to_look_at(interaction)
            if not seen.loaded.playable:
                return [nothing(text("suggest-unreadable"))]
            fitting = parts_meant(seen, current, text)
            return [Choice(name, value) for value, name in fitting] or [no_match(current, text)]

        return await completed(interaction, offer)

    @board.command(name="text", description=described("cmd-board-text"))
    @app_commands.describe(part=described("opt-text-part"))
    @commanded
    async def text(self, asked: Asked, part: str = "") -> Post:
        """Give the position in words: an overview with a menu of its parts, or one part."""
        row = await self.bot.service.find(asked.interaction.user.id, asked.interaction.channel_id or 0)
        asked.table = row.id
        await self.bot.service.look(asked.call, row.id)
        return in_words(await self.bot.service.changes(asked.call.user, row.id), part, asked.text)

    @text.autocomplete("part")
    async def _passages(self, interaction: Interaction, current: str) -> Found:
        async def offer(text: Words) -> list[Choice]:
            seen = await self._to_look_at(interaction)
            if not seen.loaded.playable:
                return [nothing(text("suggest-unreadable"))]
            fitting = passages_meant(passages(News(seen, ()), text), current)
            return [Choice(one.name, one.id) for one in fitting] or [no_match(current, text)]

        return await completed(interaction, offer)

    async def _to_look_at(self, interaction: Interaction) -> Seen:
        """The table meant as the user may see it; raises Refused where its game has not begun."""
        row = await self.bot.service.find(interaction.user.id, interaction.channel_id or 0)
        if row.status == "lobby":
            raise Refused("table-is-lobby", table=row.id)
        return await self.bot.service.seen(interaction.user.id, row.id)


async def setup(bot: Steiger) -> None:
    """Load the cog."""
    await bot.add_cog(BoardCog(bot))
