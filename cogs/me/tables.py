"""/me tables: all one's own tables on all servers, and the way to the next that waits."""

import asyncio
from contextlib import suppress
from typing import Any

from discord import app_commands

from bot.controls import Press, button_id, number_in
from bot.errors import Damaged
from bot.names import table_label
from bot.outgoing.membership import LOOK_WAIT
from bot.post import ROWS, Button, Control, Link, Post
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.storage import StorageError
from bot.tables.own_tables import OwnTable
from bot.tables.presence import Look
from bot.tables.seeing import Seen
from cogs.interactions.answering import Asked, answer, answered, fault_text, told_host
from cogs.tables.presses import opened
from cogs.views.own_tables import own_table_line, own_tables_post, way_to


class TablesCommands:
    """A user's own tables: a command for the group of another cog."""

    bot: Steiger

    async def tables(self, interaction: Interaction) -> None:
        """List all one's own tables, the one that waits longest first."""
        await answer(interaction, own_tables)


def add_to(group: app_commands.Group) -> None:
    """Put the command into a group; its cog is the `self`."""
    group.add_command(
        app_commands.Command[Any, ..., None](
            name="tables", description=described("cmd-me-tables"), callback=TablesCommands.tables
        )
    )


async def own_tables(asked: Asked, page: int = 1, first: str = "") -> Post:
    """A page of the tables of whoever asks; `first` is a line above."""
    found = await asked.service.own_tables(asked.call.user, page)
    left = await _left(asked, found.entries)
    lines = [await _line(asked, own, own.row.guild in left) for own in found.entries]
    return own_tables_post(found, lines, asked.text, first)


async def _left(asked: Asked, entries: tuple[OwnTable, ...]) -> frozenset[int]:
    """The servers of these tables in which whoever asks is no more."""
    user, here = asked.call.user, asked.call.guild
    elsewhere = {own.row.guild for own in entries if not own.row.practice} - {here}
    noted = {own.row.guild for own in entries if own.row.gone or own.row.missing_since} & elsewhere
    membership = asked.interaction.client.outbox.membership
    unknown = sorted(elsewhere - noted)
    looked: list[Look | None] = []
    with suppress(TimeoutError):
        async with asyncio.timeout(LOOK_WAIT):
            looked = await asyncio.gather(*(membership.look(guild, user) for guild in unknown))
    gone = {guild for guild, look in zip(unknown, looked, strict=False) if look is not None and not look.present}
    return frozenset(noted | gone)


async def _line(asked: Asked, own: OwnTable, left: bool) -> str:
    """One of the own tables; one that cannot be told of hides no other."""
    client, table = asked.interaction.client, own.row.id
    try:
        return own_table_line(own, await asked.service.seen(asked.call.user, table), asked.text, left=left)
    except StorageError:
        raise
    except Exception as error:
        number = client.incidents.report(error, f"status of table {table}")
        if own.row.practice:
            return asked.text("damaged-practice", host=told_host(asked, number))
        return asked.text("status-unreadable", table=table, host=told_host(asked, number))


async def on_tables(asked: Asked, press: Press, values: list[str]) -> Post:
    """Show another page."""
    return await own_tables(asked, number_in(press.arg) or 1)


async def on_next(asked: Asked, press: Press, values: list[str]) -> Post:
    """Show the panel of the next table that waits for whoever asks, with the way there."""
    table = await asked.service.next_waiting(asked.call.user, press.table)
    if table is None:
        return Post(asked.text("next-none"))
    asked.table = table
    try:
        return await _with_way(asked, await asked.service.act(asked.call, table))
    except Damaged as error:  # it must not bar the way to those behind it
        number = asked.interaction.client.incidents.report(error, f"status of table {table}")
        return Post(fault_text(asked, error, number), ((_next(asked, table),),))


def _next(asked: Asked, after: int) -> Button:
    return Button(asked.text("button-next"), button_id("next", after))


async def _with_way(asked: Asked, seen: Seen) -> Post:
    row = seen.loaded.row
    label = table_label(row.id, row.name, asked.text)
    post = await opened(asked, seen, sentence=asked.text("next-table", table=label))
    ways: tuple[Control, ...] = (
        Link(asked.text("button-where"), way_to(seen.loaded)),
        _next(asked, row.id),
    )
    if row.practice:
        ways = ways[1:]
    rows = (*post.rows, ways) if len(post.rows) < ROWS else post.rows
    return Post(post.text, rows, post.shots, post.mentions)


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "tables": answered(on_tables),
            "next": answered(on_next),
        }
    )
