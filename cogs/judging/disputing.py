"""Disputes and precedents: what a table settles by a vote."""

from typing import Any

from discord import app_commands

from bot.contesting import Point
from bot.controls import Press, number_in
from bot.post import Form, Post
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.tables.dispute_choices import RULING, read
from bot.tables.loaded import own_seat
from bot.tables.rights import in_play
from cogs.interactions.answering import Asked, answer, answered, commanded, open_form
from cogs.rules.finding import here
from cogs.views.disputes import opening_post, ruling_form
from cogs.views.precedents import precedents_post


class DisputeCommands:
    """What the table settled: commands for the group of another cog."""

    bot: Steiger

    @commanded
    async def precedents(self, asked: Asked) -> Post:
        """The precedents of this channel, and what binds the table here."""
        at = await here(asked)
        return await _precedents(asked, at.table, 1)


def add_to_rules(group: app_commands.Group) -> None:
    """Put the commands into a group; its cog is the `self` of each."""
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name="precedents", description=described("cmd-rules-precedents"), callback=DisputeCommands.precedents
    )
    group.add_command(made)


async def on_dispute(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Show what could be disputed and with what; or open the dispute so, a ruling by a form."""
    point = Point.read(press.arg)
    if point is None:
        await answer(interaction, _unknown, press.table)
        return
    chosen = read(values[0]) if values else None
    if chosen is not None and chosen.kind == RULING:
        await open_form(interaction, _form(press, f"{values[0]} {point}"), press.table)
        return

    async def work(asked: Asked) -> Post:
        asked.table = None  # a refusal has nothing to do with a panel
        service = asked.service
        if chosen is not None:
            return Post(asked.text(await service.open_dispute(asked.call, press.table, point, values[0])))
        await service.look(asked.call, press.table)
        found = await service.disputable(asked.call, press.table, point)
        cited = await service.cited_at(press.table, found.matter.rule)
        return opening_post(found, cited, point, asked.text)

    await answer(interaction, work, press.table)


async def on_ruling(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Ask for a ruling, or take the one that was written: to open a dispute with, or into an open one."""
    if not values:
        await open_form(interaction, _form(press, press.arg), press.table)
        return

    async def work(asked: Asked) -> Post:
        asked.table = None
        first, _, rest = press.arg.partition(" ")
        vote = number_in(first)
        if vote is not None:
            return await _proposed(asked, press, vote, number_in(rest.partition(" ")[0]) or 0, values[0])
        point = Point.read(rest)
        if point is None:
            return await _unknown(asked)
        said = await asked.service.open_dispute(asked.call, press.table, point, first, values[0])
        return Post(asked.text(said))

    await answer(interaction, work, press.table)


async def _proposed(asked: Asked, press: Press, vote: int, line: int, ruling: str) -> Post:
    said = await asked.service.propose_ruling(asked.call, press.table, vote, ruling, line, _message_of(asked))
    return Post(asked.text(said))


def _message_of(asked: Asked) -> int | None:
    """The message that was pressed: after a restored backup another dispute may have the number of its own."""
    return None if asked.interaction.message is None else asked.interaction.message.id


def _form(press: Press, arg: str) -> Any:
    async def make(asked: Asked) -> Form | Post:
        asked.table = None
        seen = await asked.service.look(asked.call, press.table)
        own_seat(seen.loaded, asked.call.user)
        in_play(seen.loaded)
        return ruling_form(press.table, arg, asked.text)

    return make


async def _unknown(asked: Asked) -> Post:
    return Post(asked.text("control-unknown"))


async def on_ballot(asked: Asked, press: Press, values: list[str]) -> Post:
    """Count a choice in a dispute."""
    asked.table = None
    vote = number_in(press.arg.partition(" ")[0])
    choice, _, line = (values[0] if values else "").partition(" ")
    if vote is None or not choice:
        return await _unknown(asked)
    said = await asked.service.choose(
        asked.call, press.table, vote, choice, number_in(line) or 0, _message_of(asked)
    )
    return Post(asked.text(said))


async def on_precedents(asked: Asked, press: Press, values: list[str]) -> Post:
    """Show a page of the precedents."""
    at = await here(asked, table=press.table)
    return await _precedents(asked, at.table, number_in(press.arg) or 1)


async def _precedents(asked: Asked, table: int, page: int) -> Post:
    place = asked.interaction.channel_id or 0
    return precedents_post(await asked.service.precedents_at(place, table), table, page, asked.text)


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "dispute": on_dispute,
            "ruling": on_ruling,
            "ballot": answered(on_ballot),
            "precedents": answered(on_precedents),
        }
    )
