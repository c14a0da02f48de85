"""/rules fair: the fingerprint of the shuffle, and the record of an ended game."""

import asyncio
from typing import Any, Final

from discord import app_commands

from bot.errors import Damaged, Refused
from bot.post import Post
from bot.process.client import Steiger
from bot.process.commands import described
from bot.tables.recording import record_of
from bot.tables.shadowing import CourseUnreadable
from cogs.interactions.answering import Asked, commanded
from cogs.views.fair import opened_post, sealed_post

LARGEST: Final = 2**31
"""No table has a higher number."""


class FairCommands:
    """That the shuffle was fair: commands for the group of another cog."""

    bot: Steiger

    @app_commands.describe(table=described("opt-fair-table"))
    @commanded
    async def fair(self, asked: Asked, table: app_commands.Range[int, 1, LARGEST] | None = None) -> Post:
        """Show the fingerprint of the shuffle, and after the end its seed with the record of the game."""
        service = asked.service
        if table is None:
            try:
                table = (await service.find(asked.call.user, asked.interaction.channel_id or 0)).id
            except Refused as refused:
                if refused.key != "no-table-here":
                    raise
                return Post(asked.text("fair-nowhere"))
        loaded = (await service.look(asked.call, table, wakes=False)).loaded
        if loaded.row.status != "over":
            return sealed_post(loaded, asked.text)
        return opened_post(loaded, await _record(asked, table), asked.text)


async def _record(asked: Asked, table: int) -> bytes | None:
    """The record of a game that is over, None where something of it cannot be read; the host is told then."""
    try:
        made = await asked.service.ended_game(asked.call, table)
        # In a thread: it takes as long as some presses, which need not wait for it.
        return await asyncio.to_thread(record_of, made)
    except (Damaged, CourseUnreadable) as error:
        asked.interaction.client.incidents.report(error, f"the record of table {table}")
        return None


def add_to_rules(group: app_commands.Group) -> None:
    """Put the commands into a group; its cog is the `self` of each."""
    made: app_commands.Command[Any, ..., None]
    made = app_commands.Command(name="fair", description=described("cmd-rules-fair"), callback=FairCommands.fair)
    group.add_command(made)
