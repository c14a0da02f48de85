"""Taking back: the commands of /table about moves and turns that are to be as if not made, and their buttons."""

from typing import Any

from discord import app_commands

from bot.controls import Press, number_in
from bot.errors import Stale
from bot.post import Choice, Post
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.tables.falling import MOST_TURNS
from bot.words import Words
from cogs.interactions.answering import Asked, answer, answered, call_of, commanded
from cogs.interactions.completing import completed_number, no_match
from cogs.tables import presses
from cogs.tables.seats import here, here_looked_up
from cogs.views.undo import undo_choices, undo_preview


class UndoCommands:
    """Taking back what oneself or others did: commands for the group of another cog."""

    bot: Steiger

    @app_commands.describe(whole=described("opt-back-whole"))
    @commanded
    async def back(self, asked: Asked, whole: bool = False) -> Post:
        """Take back the last move of the own open turn or all of them, or the turn just finished."""
        table = (await here(asked)).loaded.row.id
        take_back = self.bot.service.anew if whole else self.bot.service.back
        said = await take_back(asked.call, table, None)
        return await presses.panel_of(asked, table, sentence=asked.text(said))

    @app_commands.describe(turns=described("opt-turns"))
    @commanded
    async def undo(self, asked: Asked, turns: app_commands.Range[int, 1, MOST_TURNS] = 1) -> Post:
        """Show what would be taken back and who would be asked; a press of its button asks them."""
        seen = await here_looked_up(asked, "undo")
        return undo_preview(await self.bot.service.preview(asked.call, seen.loaded.row.id, turns), asked.text)

    async def turns(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The last turns in words, newest first."""

        async def offer(text: Words) -> list[Choice]:
            row = await self.bot.service.find(interaction.user.id, interaction.channel_id or 0)
            choices = undo_choices(await self.bot.service.undoable(call_of(interaction), row.id), text)
            fitting = [one for one in choices if one.value.startswith(str(current).strip())]
            return fitting or [no_match(str(current), text)]

        return await completed_number(interaction, offer, blank=1)


def add_to(group: app_commands.Group) -> None:
    """Put the commands into a group; its cog is the `self` of each."""
    back = app_commands.Command[Any, ..., None](
        name="back", description=described("cmd-table-back"), callback=UndoCommands.back
    )
    undo = app_commands.Command[Any, ..., None](
        name="undo", description=described("cmd-table-undo"), callback=UndoCommands.undo
    )
    undo.autocomplete("turns")(UndoCommands.turns)
    group.add_command(back)
    group.add_command(undo)


async def on_anew(asked: Asked, press: Press, values: list[str]) -> Post:
    """Take back all moves of the own open turn."""
    said = await asked.service.anew(asked.call, press.table, press.decision or None)
    return await presses.panel_of(asked, press.table, sentence=asked.text(said))


async def on_undo(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Ask for what a preview showed; where something else would fall by now, show that instead."""
    turns, _, shown = press.arg.partition(" ")
    target = number_in(shown.partition(" ")[0])
    count = number_in(turns)
    if count is None or target is None:
        await presses.on_unanswered(interaction, press, values)
        return

    async def work(asked: Asked) -> Post:
        service = interaction.client.service
        try:
            said = asked.text(await service.ask_undo(asked.call, press.table, count, shown))
        except Stale:
            fresh = await service.preview(asked.call, press.table, count, target)
            return undo_preview(fresh, asked.text, asked.text("undo-shown-anew"))
        seen = await service.look(asked.call, press.table)
        return await presses.shown(asked, seen, sentence=said) if seen.loaded.row.practice else Post(said)

    await answer(interaction, work, press.table)


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "anew": answered(on_anew),
            "undo": on_undo,
        }
    )
