"""Opening tables and gathering for them: the commands of /table about lobbies."""

import asyncio
from typing import Any

import discord
from discord import app_commands

from bot.board_files import board_file, board_names
from bot.errors import Refused
from bot.names import safe
from bot.post import Choice, Post
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.tables.choosing import LONGEST_NAME
from bot.tables.inviting import Guest
from bot.tables.rematching import guests
from bot.tables.serverwide import fits
from bot.words import NATIVE, Language, Words, language_of
from cogs.desk import CHOICE
from cogs.interactions.answering import Asked, commanded
from cogs.interactions.completing import Found, completed, no_match, nothing
from cogs.interactions.hours_typed import hours_typed, zones_offered
from cogs.matching import found
from cogs.tables.gathering import check_invited, check_place, check_rights, may_have_thread, place_of_rematch
from cogs.tables.places import check_wanted, parent_of, server_of, usable
from cogs.tables.seats import here, seat_named, seats_to_name
from cogs.views.hours import nights_line
from games.registry import GAMES

LANGUAGE_CHOICES = [app_commands.Choice(name=name, value=language) for language, name in NATIVE.items()]
Name = app_commands.Range[str, 0, LONGEST_NAME]


class OpeningCommands:
    """Opening a table and gathering for it: commands for the group of another cog."""

    bot: Steiger

    @app_commands.describe(
        game=described("opt-game"),
        language=described("opt-table-language"),
        player2=described("opt-invite"),
        player3=described("opt-invite"),
        player4=described("opt-invite"),
        player5=described("opt-invite"),
        board=described("opt-board"),
        name=described("opt-name"),
        wanted=described("opt-wanted"),
    )
    @commanded
    async def new(
        self,
        asked: Asked,
        game: app_commands.Choice[str],
        language: app_commands.Choice[str] | None = None,
        player2: discord.User | None = None,
        player3: discord.User | None = None,
        player4: discord.User | None = None,
        player5: discord.User | None = None,
        board: str | None = None,
        name: Name | None = None,
        wanted: bool = False,
    ) -> Post:
        """Open a table: its card is posted here, and whoever is invited is told."""
        users = [user for user in (player2, player3, player4, player5) if user is not None]
        check_place(asked.interaction)
        check_rights(asked.interaction)
        await check_invited(asked.interaction, users, asked.text, "invited-faults")
        known = await server_of(asked.interaction)
        if wanted:
            await check_wanted(asked.interaction)
        tongue = _language(asked.interaction, language.value if language else known.row.language)
        called = await self._board_meant(board, game.value) if board else ""
        brought = board_file(self.bot.settings.boards, called, GAMES[game.value]) if called else None
        place = asked.interaction.channel_id or 0
        invited = [Guest(user.id, user.display_name) for user in users]
        asked.table = await self.bot.service.new(
            asked.call,
            game.value,
            asked.interaction.guild_id or 0,
            place,
            tongue,
            threads=await may_have_thread(asked.interaction),
            parent=parent_of(asked.interaction),
            usable=await usable(asked.interaction),
            invited=invited,
            board=brought,
            name=name or "",
        )
        said = asked.text("table-opened", table=asked.table)
        post = await opened(asked, asked.table, place, invited, said)
        return await _with_wanted(asked, asked.table, post) if wanted else post

    async def boards(self, interaction: Interaction, current: str) -> Found:
        """The boards of the host's folder."""

        async def offer(text: Words) -> list[Choice]:
            names = await self._board_names(str(interaction.namespace.game or ""))
            if not names:
                return [nothing(text("suggest-no-boards"))]
            fitting = [name for name in found(current, [(name, [name]) for name in names]) if len(name) <= CHOICE]
            return [Choice(name, name) for name in fitting] or [no_match(current, text)]

        return await completed(interaction, offer)

    async def _board_names(self, game: str) -> list[str]:
        return await asyncio.to_thread(board_names, self.bot.settings.boards, game or None)

    async def _board_meant(self, typed: str, game: str) -> str:
        """The one board that somebody may have typed the name of, else what was typed."""
        names = await self._board_names(game)
        meant = [typed] if typed in names else found(typed, [(name, [name]) for name in names])
        return meant[0] if len(meant) == 1 else typed

    @app_commands.describe(player=described("opt-guest"))
    @commanded
    async def invite(self, asked: Asked, player: discord.User) -> Post:
        """Invite one more to the gathering table here."""
        table = (await here(asked)).loaded.row.id
        await self.bot.service.invitable(asked.call, table)
        await check_invited(asked.interaction, [player], asked.text, "invite-faults")
        guest = Guest(player.id, player.display_name)
        return Post(asked.text(await self.bot.service.invite(asked.call, table, guest)))

    @commanded
    async def decline(self, asked: Asked) -> Post:
        """Decline an invitation to the table here."""
        there = await self.bot.service.inviting_here(asked.interaction.user.id, asked.interaction.channel_id or 0)
        asked.table = there or (await here(asked)).loaded.row.id
        return Post(asked.text(await self.bot.service.decline(asked.call, asked.table)))

    @app_commands.describe(player=described("opt-opener"))
    @commanded
    async def opener(self, asked: Asked, player: str) -> Post:
        """Name who starts and chooses the options."""
        seen = await here(asked)
        target = seat_named(seen, player)
        return Post(asked.text(await self.bot.service.appoint(asked.call, seen.loaded.row.id, target)))

    async def seated(self, interaction: Interaction, current: str) -> Found:
        """The players of the table here."""
        return await seats_to_name(interaction, current, "appoint")

    @app_commands.describe(name=described("opt-new-name"))
    @commanded
    async def rename(self, asked: Asked, name: Name | None = None) -> Post:
        """Give the gathering table another name, or none."""
        table = (await here(asked)).loaded.row.id
        return Post(asked.text(await self.bot.service.set_name(asked.call, table, name or "")))

    @app_commands.rename(begin="from", end="to")
    @app_commands.describe(
        zone=described("opt-table-zone"), begin=described("opt-table-from"), end=described("opt-table-to")
    )
    @commanded
    async def nights(
        self, asked: Asked, zone: str | None = None, begin: str | None = None, end: str | None = None
    ) -> Post:
        """Choose when the people of the gathering table here are awake: `begin` and `end` of their day."""
        table = (await here(asked)).loaded.row.id
        chosen = hours_typed(zone or "", begin or "", end or "", asked.text)
        said = await self.bot.service.set_hours(asked.call, table, chosen)
        loaded = (await self.bot.service.look(asked.call, table)).loaded
        return Post(f"{asked.text(said)}\n{nights_line(loaded, asked.text)}")

    async def zones(self, interaction: Interaction, current: str) -> Found:
        """The zones that may be meant."""
        return await zones_offered(interaction, current)

    @commanded
    async def rematch(self, asked: Asked) -> Post:
        """Gather the players of an ended game anew."""
        return await open_rematch(asked, (await here(asked)).loaded.row.id)


async def open_rematch(asked: Asked, table: int) -> Post:
    """Gather the players of an ended table anew, where its card stands."""
    asked.table = table
    service = asked.service
    ended = await service.rematchable(asked.call, table)
    known = await server_of(asked.interaction)
    place, threads = await place_of_rematch(asked.interaction, ended, lambda places: fits(known, places))
    parent = parent_of(asked.interaction) if place == asked.interaction.channel_id else _above(asked, place)
    number = await service.rematch(
        asked.call, table, place, threads=threads, parent=parent, usable=await usable(asked.interaction)
    )
    said = asked.text("rematch-opened", table=number, place=place)
    return await opened(asked, number, place, guests(ended, asked.call.user), said)


def _above(asked: Asked, place: int) -> int:
    """The channel above a thread, 0 where there is none."""
    channel = asked.interaction.client.get_channel(place)
    return channel.parent_id if isinstance(channel, discord.Thread) else 0


async def _with_wanted(asked: Asked, table: int, post: Post) -> Post:
    """What is said of a table just opened, and of the card that looks for players, which may be refused."""
    try:
        said = asked.text(await asked.service.look_for_more(asked.call, table))
    except Refused as refused:
        said = asked.text(refused.key, **refused.values)
    return Post(f"{post.text}\n{said}")


async def opened(asked: Asked, table: int, place: int, invited: list[Guest], said: str) -> Post:
    """What is said of a table just opened, once its card was posted; raises Refused where Discord refuses it."""
    client = asked.interaction.client
    await client.outbox.settle_channel(place)
    if not await client.service.card_stands(table):
        # A card whose fate is not known stays: the outbox looks for it before it sends another.
        if client.outbox.refused(table):
            await client.service.withdraw_new(asked.call, table)
            raise Refused("card-refused")
        said = asked.text("table-opened-unseen", table=table)
    given = {one.user for one in (await client.service.seen(asked.call.user, table)).loaded.invitations}
    unwilling = [safe(guest.name) for guest in invited if guest.user not in given]
    if not unwilling:
        return Post(said)
    names = asked.text.listed(unwilling)
    return Post(f"{said}\n{asked.text('invited-unwanted', names=names, count=len(unwilling))}")


def game_choices() -> list[app_commands.Choice[str]]:
    """The games that a table can be opened for, each by its name in the reader's language."""
    return [app_commands.Choice(name=described(f"game-{game}"), value=game) for game in GAMES]


def add_to(group: app_commands.Group) -> None:
    """Put the commands into a group; its cog is the `self` of each."""
    choosing = app_commands.choices(game=game_choices(), language=LANGUAGE_CHOICES)
    made = {
        name: app_commands.Command[Any, ..., None](name=name, description=said, callback=callback)
        for name, said, callback in (
            ("new", described("cmd-table-new"), choosing(OpeningCommands.new)),
            ("invite", described("cmd-table-invite"), OpeningCommands.invite),
            ("decline", described("cmd-table-decline"), OpeningCommands.decline),
            ("opener", described("cmd-table-opener"), OpeningCommands.opener),
            ("rename", described("cmd-table-rename"), OpeningCommands.rename),
            ("nights", described("cmd-table-nights"), OpeningCommands.nights),
            ("rematch", described("cmd-table-rematch"), OpeningCommands.rematch),
        )
    }
    made["new"].autocomplete("board")(OpeningCommands.boards)
    made["nights"].autocomplete("zone")(OpeningCommands.zones)
    made["opener"].autocomplete("player")(OpeningCommands.seated)
    for command in made.values():
        group.add_command(command)


def _language(interaction: Interaction, chosen: str | None) -> Language:
    guild = interaction.guild_locale.value if interaction.guild_locale else None
    return language_of(chosen) or language_of(interaction.locale.value) or language_of(guild) or "en"
