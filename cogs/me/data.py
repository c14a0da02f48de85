"""/me data: all that is stored about oneself, as a file, and its deletion as far as no game needs it."""

from typing import Any, Final

from discord import app_commands

from bot.controls import Press
from bot.post import Post
from bot.process.client import Steiger
from bot.process.commands import described
from cogs.interactions.answering import Asked, answered, commanded
from cogs.views.own_data import own_data_post, sure_post

SURE: Final = "sure"


class DataCommands:
    """What is stored about a user: a command for the group of another cog."""

    bot: Steiger

    @commanded
    async def data(self, asked: Asked) -> Post:
        """Show all that is stored about whoever asks."""
        found = await self.bot.service.own_data(asked.call.user)
        return own_data_post(found, asked.call.now, asked.text)


def add_to(group: app_commands.Group) -> None:
    """Put the command into a group; its cog is the `self`."""
    group.add_command(
        app_commands.Command[Any, ..., None](
            name="data", description=described("cmd-me-data"), callback=DataCommands.data
        )
    )


async def on_forget(asked: Asked, press: Press, values: list[str]) -> Post:
    """Say what would be deleted and what stays; sure of it, delete it."""
    if press.arg != SURE:
        return sure_post(await asked.service.own_data(asked.call.user), asked.text)
    return Post(asked.text(await asked.service.forget(asked.call)))


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "forget": answered(on_forget),
        }
    )
