"""Pace and clock of a table: /table pace, and the button that gives another seat more time."""

from typing import Any

from discord import app_commands

from bot.controls import Press, number_in
from bot.errors import Refused
from bot.post import Post
from bot.process.client import Steiger
from bot.process.commands import described
from bot.tables.paces import CLOCKS
from bot.tables.reminding import GAPS
from cogs.interactions.answering import Asked, answered, commanded
from cogs.tables.seats import here
from cogs.views.paces import pace_post

PACE_CHOICES = [app_commands.Choice(name=described(f"pace-{pace}"), value=pace) for pace in GAPS]
CLOCK_CHOICES = [app_commands.Choice(name=described(f"clock-choice-{clock}"), value=clock) for clock in CLOCKS]


class PaceCommands:
    """How fast a table plays: a command for the group of another cog."""

    bot: Steiger

    @app_commands.describe(pace=described("opt-pace"), clock=described("opt-clock"))
    @app_commands.choices(pace=PACE_CHOICES)
    @app_commands.choices(clock=CLOCK_CHOICES)
    @commanded
    async def pace(
        self,
        asked: Asked,
        pace: app_commands.Choice[str] | None = None,
        clock: app_commands.Choice[str] | None = None,
    ) -> Post:
        """Show pace, clock and time left; with options ask for others."""
        table = (await here(asked)).loaded.row.id
        if pace is None and clock is None:
            return pace_post(await self.bot.service.pace_and_clock(asked.call, table), asked.text, asked.call.user)
        chosen = "" if pace is None else pace.value, "" if clock is None else clock.value
        return Post(asked.text(await self.bot.service.ask_pace(asked.call, table, *chosen)))


def add_to(group: app_commands.Group) -> None:
    """Put the command into a group; its cog is the `self`."""
    group.add_command(
        app_commands.Command[Any, ..., None](
            name="pace", description=described("cmd-table-pace"), callback=PaceCommands.pace
        )
    )


async def on_time(asked: Asked, press: Press, values: list[str]) -> Post:
    """Give another seat more time."""
    seat = number_in(press.arg.split(" ")[0])
    if seat is None:
        raise Refused("control-unknown")
    return Post(asked.text(await asked.service.give_time(asked.call, press.table, seat)))


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "time": answered(on_time),
        }
    )
