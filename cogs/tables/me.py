"""/me: what a user chooses for all tables."""

from discord import app_commands
from discord.ext import commands

from bot.post import Post
from bot.process.client import Steiger
from bot.process.commands import described
from bot.tables.choosing import REMINDERS
from bot.tables.inviting import ACCEPTS
from bot.tables.reminding import HOUR, OWN_GAPS
from bot.tables.service import PICTURES
from bot.words import NATIVE, language_of, words
from cogs.interactions.answering import Asked, client_words, commanded
from cogs.me import away, data, hours, pings, tables

CHOICES = [
    *(app_commands.Choice(name=name, value=language) for language, name in NATIVE.items()),
    app_commands.Choice(name="Discord", value="client"),
]

ACCEPTS_CHOICES = [app_commands.Choice(name=described(f"accepts-{choice}"), value=choice) for choice in ACCEPTS]


PICTURES_CHOICES = [app_commands.Choice(name=described(f"pictures-{choice}"), value=choice) for choice in PICTURES]
REMINDER_CHOICES = [
    app_commands.Choice(name=described(f"reminders-{choice}"), value=choice) for choice in REMINDERS
]
GAP_CHOICES = [
    app_commands.Choice(name=described("remind-gap-table"), value=0),
    *(app_commands.Choice(name=described(f"remind-gap-{gap // HOUR}"), value=gap) for gap in OWN_GAPS),
]


class MeCog(
    away.AwayCommands,
    hours.HoursCommands,
    tables.TablesCommands,
    data.DataCommands,
    pings.PingsCommands,
    commands.Cog,
):
    """The commands of /me."""

    def __init__(self, bot: Steiger) -> None:
        self.bot = bot

    me = app_commands.Group(
        name="me",
        description=described("cmd-me"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
    )
    away.add_to(me)
    hours.add_to(me)
    tables.add_to(me)
    data.add_to(me)
    pings.add_to(me)

    @me.command(name="language", description=described("cmd-me-language"))
    @app_commands.describe(language=described("opt-my-language"))
    @app_commands.choices(language=CHOICES)
    @commanded
    async def language(self, asked: Asked, language: app_commands.Choice[str]) -> Post:
        """Choose the language of private answers; "Discord" follows the client."""
        chosen = language_of(language.value)
        said = await self.bot.service.choose_language(asked.call, chosen)
        text = words(chosen, spoken=asked.text.spoken) if chosen else client_words(asked.interaction)
        return Post(text(said, language=NATIVE[text.language]))

    @me.command(name="pictures", description=described("cmd-me-pictures"))
    @app_commands.describe(wanted=described("opt-pictures"))
    @app_commands.choices(wanted=PICTURES_CHOICES)
    @commanded
    async def pictures(self, asked: Asked, wanted: app_commands.Choice[str]) -> Post:
        """Choose which pictures private answers have, or words in their place."""
        return Post(asked.text(await self.bot.service.choose_pictures(asked.call, wanted.value)))

    @me.command(name="invitations", description=described("cmd-me-invitations"))
    @app_commands.describe(who=described("opt-accepts"))
    @app_commands.choices(who=ACCEPTS_CHOICES)
    @commanded
    async def invitations(self, asked: Asked, who: app_commands.Choice[str]) -> Post:
        """Choose from whom to take invitations."""
        return Post(asked.text(await self.bot.service.choose_accepts(asked.call, who.value)))

    @me.command(name="reminders", description=described("cmd-me-reminders"))
    @app_commands.describe(wanted=described("opt-reminders"), earliest=described("opt-remind-gap"))
    @app_commands.choices(wanted=REMINDER_CHOICES)
    @app_commands.choices(earliest=GAP_CHOICES)
    @commanded
    async def reminders(
        self,
        asked: Asked,
        wanted: app_commands.Choice[str],
        earliest: app_commands.Choice[int] | None = None,
    ) -> Post:
        """Choose whether to be reminded, and how late at the earliest."""
        gap = earliest.value if earliest is not None else 0
        said = await self.bot.service.choose_reminding(asked.call, wanted.value == "on", gap or None)
        return Post(asked.text(said, hours=gap // HOUR))


async def setup(bot: Steiger) -> None:
    """Load the cog and the answers to its controls."""
    away.register(bot)
    hours.register(bot)
    tables.register(bot)
    data.register(bot)
    pings.register(bot)
    await bot.add_cog(MeCog(bot))
