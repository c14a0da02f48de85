"""Taking back: the commands of /table about moves and turns that are to be as if not made, and their buttons."""

from typing import Any

from discord import app_commands

from bot.client import Interaction, Steiger
from bot.commands import described
from bot.controls import Press
from bot.post import Post
from cogs import presses
from cogs.answering import Asked, answer
from cogs.seats import here


class UndoCommands:
    """Taking back what oneself or others did: commands for the group of another cog."""

    bot: Steiger

    async def back(self, interaction: Interaction) -> None:
        """Take back the last move of the own open turn, or the turn just finished."""

        async def work(asked: Asked) -> Post:
            table = (await here(asked)).loaded.row.id
            said = await self.bot.service.back(asked.call, table, None)
            return await presses.panel_of(asked, table, note=asked.text(said))

        await answer(interaction, work)

    async def anew(self, interaction: Interaction) -> None:
        """Take back all moves of the own open turn."""

        async def work(asked: Asked) -> Post:
            table = (await here(asked)).loaded.row.id
            said = await self.bot.service.anew(asked.call, table, None)
            return await presses.panel_of(asked, table, note=asked.text(said))

        await answer(interaction, work)

    @app_commands.describe(turns=described("opt-turns"))
    async def undo(self, interaction: Interaction, turns: app_commands.Range[int, 1, 20] = 1) -> None:
        """Ask for the last turns to be taken back."""

        async def work(asked: Asked) -> Post:
            table = (await here(asked)).loaded.row.id
            return Post(asked.text(await self.bot.service.ask_undo(asked.call, table, turns)))

        await answer(interaction, work)


def add_to(group: app_commands.Group) -> None:
    """Put the commands into a group; its cog is the `self` of each."""
    for name, said, callback in (
        ("back", described("cmd-table-back"), UndoCommands.back),
        ("anew", described("cmd-table-anew"), UndoCommands.anew),
        ("undo", described("cmd-table-undo"), UndoCommands.undo),
    ):
        made: app_commands.Command[Any, ..., None]
        made = app_commands.Command(name=name, description=said, callback=callback)
        group.add_command(made)


async def on_anew(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Take back all moves of the own open turn."""

    async def work(asked: Asked) -> Post:
        said = await interaction.client.service.anew(asked.call, press.table, press.decision or None)
        return await presses.panel_of(asked, press.table, note=asked.text(said))

    await answer(interaction, work, press.table)


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "anew": on_anew,
        }
    )
