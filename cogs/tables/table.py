"""The lobby and everything about a table that is not a move: /table and the lobby card's controls."""

from discord import app_commands
from discord.ext import commands

from bot.post import TEXT_LIMIT, Choice, Post, fit
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.words import Words
from cogs.interactions.answering import Asked, commanded, failed_command
from cogs.interactions.completing import completed_number, no_match, nothing
from cogs.judging import judging
from cogs.judging.judging import JudgingTables
from cogs.me.tables import own_tables
from cogs.tables import card, opening, paces, presses, seats, undoing
from cogs.tables.gathering import check_place, check_rights, record_lost_place, rights_missing
from cogs.tables.opening import OpeningCommands
from cogs.tables.paces import PaceCommands
from cogs.tables.places import parent_of, usable
from cogs.tables.seats import SeatCommands
from cogs.tables.server import checked
from cogs.tables.undoing import UndoCommands
from cogs.views.log import log_page


class TableCog(SeatCommands, PaceCommands, UndoCommands, OpeningCommands, JudgingTables, commands.Cog):
    """The commands of /table."""

    def __init__(self, bot: Steiger) -> None:
        self.bot = bot

    table = app_commands.Group(name="table", description=described("cmd-table"), guild_only=True)
    opening.add_to(table)
    seats.add_to(table)
    undoing.add_to(table)
    paces.add_to(table)
    judging.add_to_table(table)

    @table.command(name="join", description=described("cmd-table-join"))
    @commanded
    async def join(self, asked: Asked) -> Post:
        """Take a seat."""
        table = await _found(asked)
        return Post(asked.text(await self.bot.service.join(asked.call, table)))

    @table.command(name="leave", description=described("cmd-table-leave"))
    @commanded
    async def leave(self, asked: Asked) -> Post:
        """Free the own seat."""
        return await seats.leave(asked, await seats.here(asked))

    @table.command(name="start", description=described("cmd-table-start"))
    @commanded
    async def start(self, asked: Asked) -> Post:
        """Begin the game."""
        return await card.start_table(asked, await _found(asked))

    @table.command(name="status", description=described("cmd-table-status"))
    @commanded
    async def status(self, asked: Asked) -> Post:
        """List the own tables and whose turn it is, and how the table here ended."""
        ended = await self.bot.service.ended_here(asked.interaction.channel_id or 0)
        first = "" if ended is None else asked.text(f"table-is-{ended.condition}", table=ended.id)
        return await own_tables(asked, first=first)

    @table.command(name="log", description=described("cmd-table-log"))
    @app_commands.describe(page=described("opt-page"))
    @commanded
    async def log(self, asked: Asked, page: app_commands.Range[int, 1, 9999] | None = None) -> Post:
        """Read the log."""
        table = (await seats.here(asked)).loaded.row.id
        read = await self.bot.service.log(asked.interaction.user.id, table, page)
        return log_page(read, asked.text)

    @table.command(name="finish", description=described("cmd-table-finish"))
    @commanded
    async def finish(self, asked: Asked) -> Post:
        """End and seal the own turn."""
        table = await _found(asked)
        return await presses.finished(asked, table, await self.bot.service.finish(asked.call, table, None))

    @table.command(name="abandon", description=described("cmd-table-abandon"))
    @commanded
    async def abandon(self, asked: Asked) -> Post:
        """Ask for the game to be given up."""
        return await seats.abandon(asked, await seats.here_looked_up(asked, "ask"))

    @table.command(name="check", description=described("cmd-table-check"))
    @commanded
    async def check(self, asked: Asked) -> Post:
        """Name the rights that the bot lacks in this channel, and what that costs."""
        missing = rights_missing(asked.interaction)
        lines = [asked.text("check-fine" if not missing else "check-missing")]
        for right in missing:
            name = asked.text(f"right-{right.name}")
            optional = asked.text(f"without-{right.name}") if right.optional else ""
            line = asked.text("check-optional", right=name, without=optional) if optional else ""
            lines.append(line or asked.text("check-needed", right=name))
        unpinned = await self.bot.service.unpinned(asked.interaction.channel_id or 0)
        lines += [asked.text("check-unpinned", table=table) for table in unpinned]
        lines += [asked.text("server-title"), *await checked(asked)]
        return Post(fit("\n".join(lines), TEXT_LIMIT))

    @table.command(name="move", description=described("cmd-table-move"))
    @app_commands.describe(table=described("opt-table"))
    @commanded
    async def move(self, asked: Asked, table: int) -> Post:
        """Carry a table whose channel is gone to this one."""
        check_place(asked.interaction)
        check_rights(asked.interaction)
        asked.table = table
        given, place = asked.interaction, asked.interaction.channel_id or 0
        await record_lost_place(self.bot, (await self.bot.service.look(asked.call, table)).loaded.row)
        said = await self.bot.service.relocate(
            asked.call, table, place, given.guild_id, parent_of(given), await usable(given)
        )
        return Post(asked.text(said))

    @move.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        async def offer(text: Words) -> list[Choice]:
            rows = await self.bot.service.tables_of(interaction.user.id)
            here = [row for row in rows if row.guild == interaction.guild_id]
            running = [str(row.id) for row in here if row.status == "running"]
            if not running:
                return [nothing(text("status-none"))]
            fitting = [number for number in running if number.startswith(str(current).strip())]
            return [Choice(number, number) for number in fitting] or [no_match(str(current), text)]

        return await completed_number(interaction, offer)


async def setup(bot: Steiger) -> None:
    """Load the cog and the answers to controls."""
    bot.tree.failed = failed_command  # pyright: ignore[reportAttributeAccessIssue] - our own CommandTree
    card.register(bot)
    presses.register(bot)
    seats.register(bot)
    undoing.register(bot)
    paces.register(bot)
    await bot.add_cog(TableCog(bot))


async def _found(asked: Asked) -> int:
    interaction = asked.interaction
    row = await interaction.client.service.find(interaction.user.id, interaction.channel_id or 0)
    asked.mean(row.id)
    return row.id
