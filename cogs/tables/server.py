"""/server: what whoever manages a server chooses for the tables in it."""

from typing import Final

from discord import InteractionType, app_commands
from discord.ext import commands

from bot.controls import Press
from bot.errors import Refused
from bot.post import Form, Post
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.tables.choosing import REMINDERS
from bot.tables.rights import may_manage
from bot.tables.serverwide import Server
from cogs.interactions.answering import Asked, answer, answered, commanded, open_form
from cogs.interactions.hours_typed import hours_typed
from cogs.tables.places import server_of, writable
from cogs.views.paces import CLOCK
from cogs.views.server import ANY, PAGES, hours_form, server_lines, server_post

PAGE_OF: Final = {
    **dict.fromkeys(("channels", "roles", "most"), "opening"),
    **dict.fromkeys(("language", "pace", "usual"), "new"),
    **dict.fromkeys(("channel", "role"), "wanted"),
}
"""On which page something is chosen."""
NO_ID: Final = 1 << 63
"""No id of Discord's is so great, nor does the database keep such numbers."""


class ServerCog(commands.Cog):
    """The command /server."""

    def __init__(self, bot: Steiger) -> None:
        self.bot = bot

    @app_commands.command(name="server", description=described("cmd-server"))
    @app_commands.guild_only()
    @commanded
    async def server(self, asked: Asked) -> Post:
        """Show what was chosen for this server, and let it be chosen."""
        may_manage(asked.call)
        return await _panel(asked, PAGES[0])


async def on_server(asked: Asked, press: Press, values: list[str]) -> Post:
    """Show a page, or choose what its menu says."""
    may_manage(asked.call)
    what, _, page = press.arg.partition(" ")
    if what == "page":
        return await _panel(asked, page)
    return await _panel(asked, PAGE_OF.get(what, PAGES[0]), asked.text(await _choose(asked, what, values)))


async def on_nights(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Open the form for zone and hours, or take what was written in it."""
    if interaction.type is InteractionType.modal_submit:
        await answer(interaction, lambda asked: _hours_written(asked, values))
    else:
        await open_form(interaction, _form)


async def _form(asked: Asked) -> Form | Post:
    may_manage(asked.call)
    return hours_form(await asked.service.server(asked.call.guild), asked.text)


async def _hours_written(asked: Asked, values: list[str]) -> Post:
    may_manage(asked.call)
    zone, begin, end = (*values, "", "", "")[:3]
    chosen = hours_typed(zone, begin, end, asked.text)
    return await _panel(asked, "new", asked.text(await asked.service.choose_table_hours(asked.call, chosen)))


async def checked(asked: Asked) -> list[str]:
    """What was chosen for the server, as `/table check` says it."""
    known = await server_of(asked.interaction)
    return server_lines(known, _unusable(asked, known), asked.text)


async def _choose(asked: Asked, what: str, values: list[str]) -> str:
    service, call = asked.service, asked.call
    ids = [int(value) for value in values if value.isdecimal() and int(value) < NO_ID]
    first = ids[0] if ids else None
    match what:
        case "channels":
            return await service.choose_channels(call, ids)
        case "roles":
            # Everybody is no role that keeps anybody out.
            return await service.choose_roles(call, [one for one in ids if one != call.guild])
        case "most":
            return await service.choose_most(call, first)
        case "language":
            return await service.choose_table_language(call, next((one for one in values if one != ANY), None))
        case "pace":
            return await _pace(asked, next(iter(values), ""))
        case "usual":
            return await service.forget_table_hours(call)
        case "channel":
            return await service.choose_wanted_channel(call, first)
        case "role":
            return await service.choose_wanted_role(call, first)
        case _:
            raise Refused("control-unknown")


async def _pace(asked: Asked, chosen: str) -> str:
    """Choose of new tables what the menu of paces offers: a pace, a clock, or whether they remind."""
    service, call = asked.service, asked.call
    if chosen in REMINDERS:
        return await service.choose_table_reminders(call, chosen)
    if chosen.startswith(CLOCK):
        return await service.choose_table_clock(call, chosen.removeprefix(CLOCK))
    return await service.choose_table_pace(call, chosen)


async def _panel(asked: Asked, page: str, sentence: str = "") -> Post:
    known = await server_of(asked.interaction)
    return server_post(known, _unusable(asked, known), asked.text, page, sentence)


def _unusable(asked: Asked, known: Server) -> tuple[int, ...]:
    """The chosen channels in which the bot cannot write."""
    guild = asked.interaction.guild
    if guild is None:
        return ()
    channels = [(one, guild.get_channel(one)) for one in known.chosen]
    return tuple(one for one, channel in channels if channel is None or not writable(channel))


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "server": answered(on_server),
            "nights": on_nights,
        }
    )


async def setup(bot: Steiger) -> None:
    """Load the cog and the answers to controls."""
    register(bot)
    await bot.add_cog(ServerCog(bot))
