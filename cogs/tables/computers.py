"""Computers at a gathering table: /computer, and the menu of the card."""

from discord import app_commands
from discord.ext import commands

from bot.controls import Press, number_in
from bot.errors import Refused
from bot.post import Choice, Post
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.tables.absence import COMPUTER
from bot.tables.choosing import HINTS
from bot.tables.computers import LEVELS
from bot.tables.loaded import Loaded
from bot.words import Words
from cogs.interactions.answering import Asked, answered, commanded
from cogs.interactions.completing import Found, completed, no_match, nothing
from cogs.matching import found
from cogs.tables import compared
from cogs.tables.seats import here, table_of

LEVEL_CHOICES = [app_commands.Choice(name=described(f"level-{level}"), value=level) for level in LEVELS]

HINT_CHOICES = [app_commands.Choice(name=described(f"hints-{chosen}"), value=chosen) for chosen in HINTS]


class ComputerCog(commands.Cog):
    """The commands of /computer."""

    def __init__(self, bot: Steiger) -> None:
        self.bot = bot

    computer = app_commands.Group(name="computer", description=described("cmd-computer"), guild_only=True)

    @computer.command(name="add", description=described("cmd-computer-add"))
    @app_commands.describe(level=described("opt-computer-level"))
    @app_commands.choices(level=LEVEL_CHOICES)
    @commanded
    async def add(self, asked: Asked, level: app_commands.Choice[str]) -> Post:
        """Seat a computer at the gathering table here."""
        table = (await here(asked)).loaded.row.id
        return Post(asked.text(await self.bot.service.add_computer(asked.call, table, level.value)))

    @computer.command(name="remove", description=described("cmd-computer-remove"))
    @app_commands.describe(player=described("opt-computer"))
    @commanded
    async def remove(self, asked: Asked, player: str) -> Post:
        """Take a computer out of the gathering table here."""
        loaded = (await here(asked)).loaded
        said = await self.bot.service.remove_computer(asked.call, loaded.row.id, _colour_meant(loaded, player))
        return Post(asked.text(said))

    @computer.command(name="hints", description=described("cmd-computer-hints"))
    @app_commands.describe(allowed=described("opt-computer-hints"))
    @app_commands.choices(allowed=HINT_CHOICES)
    @commanded
    async def hints(self, asked: Asked, allowed: app_commands.Choice[str]) -> Post:
        """Choose whether everybody at the gathering table here may ask for hints."""
        table = (await here(asked)).loaded.row.id
        return Post(asked.text(await self.bot.service.set_hints(asked.call, table, allowed.value)))

    @computer.command(name="hint", description=described("cmd-computer-hint"))
    @commanded
    async def hint(self, asked: Asked) -> Post:
        """Ask for a hint for the own decision."""
        return await compared.hinted(asked, (await here(asked, wakes=False)).loaded.row.id)

    @computer.command(name="compared", description=described("cmd-computer-compared"))
    @commanded
    async def compared(self, asked: Asked) -> Post:
        """Show what a computer compared last."""
        return await compared.compared(asked, (await here(asked, wakes=False)).loaded.row.id)

    @remove.autocomplete("player")
    async def _computers(self, interaction: Interaction, current: str) -> Found:
        async def offer(text: Words) -> list[Choice]:
            named = _named(await table_of(interaction, "computer"))
            if not named:
                return [nothing(text("suggest-no-computers"))]
            fitting = found(current, named)
            return [Choice(name, colour) for colour, name in fitting] or [no_match(current, text)]

        return await completed(interaction, offer)


async def setup(bot: Steiger) -> None:
    """Load the cog and the answer to its menu."""
    bot.presses |= {"computer": answered(on_computer)}
    compared.register(bot)
    await bot.add_cog(ComputerCog(bot))


async def on_computer(asked: Asked, press: Press, values: list[str]) -> Post:
    """Add a computer from the card, or take one out; allow hints; or ask for a computer in a seat that is free."""
    how, _, which = (values[0] if values else press.arg).partition(" ")
    if how == "play":
        seat = number_in(which.partition(" ")[0])
        if seat is None:
            raise Refused("control-unknown")
        return Post(asked.text(await asked.service.ask_absence(asked.call, press.table, seat, COMPUTER)))
    if how == "hints":
        return Post(asked.text(await asked.service.set_hints(asked.call, press.table, which)))
    change = asked.service.remove_computer if how == "remove" else asked.service.add_computer
    return Post(asked.text(await change(asked.call, press.table, which)))


def _named(loaded: Loaded) -> list[tuple[tuple[str, str], list[str]]]:
    """The computers of a table by colour and shown name, with that by which they are found."""
    party = loaded.party
    return [
        ((seat.colour, party.names[seat.seat]), [party.plain_names[seat.seat]])
        for seat in loaded.seats
        if seat.computer
    ]


def _colour_meant(loaded: Loaded, typed: str) -> str:
    """The colour of the computer that somebody means; what they typed where that is not one."""
    named = _named(loaded)
    fitting = found(typed, named) if typed.strip() else []
    return fitting[0][0] if len(fitting) == 1 else typed
