"""/me pings: by which way one is told that something waits, one menu a kind."""

from typing import Any

from discord import app_commands

from bot.controls import Press
from bot.errors import Refused
from bot.post import Post
from bot.process.client import Steiger
from bot.process.commands import described
from bot.tables.pings import WAYS
from cogs.interactions.answering import Asked, answered, commanded
from cogs.views.pings import pings_post


class PingsCommands:
    """By which way a user is told: a command for the group of another cog."""

    bot: Steiger

    @commanded
    async def pings(self, asked: Asked) -> Post:
        """Show by which way whoever asks is told, and let them choose."""
        return await shown(asked)


def add_to(group: app_commands.Group) -> None:
    """Put the command into a group; its cog is the `self`."""
    group.add_command(
        app_commands.Command[Any, ..., None](
            name="pings", description=described("cmd-me-pings"), callback=PingsCommands.pings
        )
    )


async def shown(asked: Asked, note: str = "") -> Post:
    """What holds now; that no direct message arrives is said here, and so need not be said again."""
    user = asked.call.user
    chosen = await asked.service.pings(user)
    if chosen.refused:
        await asked.service.tell_refused(user)
    return pings_post(chosen, asked.text, note)


async def on_pings(asked: Asked, press: Press, values: list[str]) -> Post:
    """Choose by which way to be told of one kind."""
    named, _, way = press.arg.partition(" ")
    for kind in WAYS:
        if kind == named:
            said = await asked.service.choose_pings(asked.call, kind, values[0] if values else way)
            return await shown(asked, asked.text(said))
    raise Refused("control-unknown")


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "pings": answered(on_pings),
        }
    )
