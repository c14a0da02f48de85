"""/me hours: one's own zone and waking hours, and the answer to whether they fit."""

from contextlib import suppress
from typing import Any

from discord import InteractionType, app_commands

from bot.controls import Press, number_in
from bot.errors import Refused
from bot.post import Form, Post
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.tables.hours import Wanted
from cogs.interactions.answering import Asked, answer, commanded, open_form
from cogs.interactions.completing import Found
from cogs.interactions.hours_typed import hours_typed, zones_offered
from cogs.tables.presses import panel_of
from cogs.views.hours import own_hours_form, own_hours_post


class HoursCommands:
    """A user's own waking hours: a command for the group of another cog."""

    bot: Steiger

    @app_commands.rename(begin="from", end="to")
    @app_commands.describe(
        zone=described("opt-my-zone"), begin=described("opt-my-from"), end=described("opt-my-to")
    )
    @commanded
    async def hours(
        self, asked: Asked, zone: str | None = None, begin: str | None = None, end: str | None = None
    ) -> Post:
        """Choose zone and waking hours, or look at what counts now."""
        chosen = hours_typed(zone or "", begin or "", end or "", asked.text)
        said = "" if chosen == Wanted() else await self.bot.service.choose_hours(asked.call, chosen)
        return await shown(asked, said and asked.text(said))

    async def zones(self, interaction: Interaction, current: str) -> Found:
        """The zones that may be meant."""
        return await zones_offered(interaction, current)


def add_to(group: app_commands.Group) -> None:
    """Put the command into a group; its cog is the `self`."""
    made = app_commands.Command[Any, ..., None](
        name="hours", description=described("cmd-me-hours"), callback=HoursCommands.hours
    )
    made.autocomplete("zone")(HoursCommands.zones)
    group.add_command(made)


async def shown(asked: Asked, note: str = "", table: int = 0) -> Post:
    """What counts now; the panel of a table where the question was asked in it, as long as it can be seen."""
    with suppress(Refused):
        if table:
            return await panel_of(asked, table, sentence=note)
    own = await asked.service.hours(asked.call.user)
    return own_hours_post(own, asked.interaction.client.clock.now(), asked.text, note)


async def on_hours(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Answer whether the hours fit, open their form, or keep what was written in it."""
    if press.arg == "change" and interaction.type is not InteractionType.modal_submit:
        await open_form(interaction, lambda asked: _form(asked, press.table))
        return

    async def work(asked: Asked) -> Post:
        said = await _done(asked, press, values)
        return await shown(asked, asked.text(said), press.table)

    await answer(interaction, work, press.table or None)


async def _form(asked: Asked, table: int) -> Form | Post:
    return own_hours_form(await asked.service.hours(asked.call.user), asked.text, table)


async def _done(asked: Asked, press: Press, values: list[str]) -> str:
    if values:
        zone, begin, end = (*values, "", "", "")[:3]
        chosen = hours_typed(zone, begin, end, asked.text)
        return await asked.service.choose_hours(asked.call, chosen)
    if press.arg == "table":
        return await asked.service.forget_hours(asked.call)
    return await asked.service.choose_hours(asked.call, _confirmed(press.arg))


def _confirmed(arg: str) -> Wanted:
    """The hours that somebody was asked about and said yes to; raises Refused."""
    match arg.split():
        case ["yes", zone, begin, end] if number_in(begin) is not None and number_in(end) is not None:
            return Wanted(zone=zone, wakes=number_in(begin), sleeps=number_in(end))
        case _:
            raise Refused("control-unknown")


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "hours": on_hours,
        }
    )
