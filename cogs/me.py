"""/me: what a user chooses for all tables."""

from discord import app_commands
from discord.ext import commands

from bot.client import Interaction, Steiger
from bot.commands import described
from bot.post import Post
from bot.words import NATIVE, language_of
from cogs.answering import Asked, answer, words_for

CHOICES = [
    *(app_commands.Choice(name=name, value=language) for language, name in NATIVE.items()),
    app_commands.Choice(name="Discord", value="client"),
]


class MeCog(commands.Cog):
    """The commands of /me."""

    def __init__(self, bot: Steiger) -> None:
        self.bot = bot

    me = app_commands.Group(name="me", description=described("cmd-me"), guild_only=True)

    @me.command(name="language", description=described("cmd-me-language"))
    @app_commands.describe(language=described("opt-my-language"))
    @app_commands.choices(language=CHOICES)
    async def language(self, interaction: Interaction, language: app_commands.Choice[str]) -> None:
        """Choose the language of private answers; "Discord" follows the client."""

        async def work(asked: Asked) -> Post:
            await self.bot.service.choose_language(interaction.user.id, language_of(language.value))
            text = await words_for(interaction)
            return Post(text("my-language-set", language=NATIVE[text.language]))

        await answer(interaction, work)


async def setup(bot: Steiger) -> None:
    """Load the cog."""
    await bot.add_cog(MeCog(bot))
