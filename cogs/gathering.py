"""What has to be so before a table opens or starts: rights, invited players, a place."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

import discord
from aiohttp import ClientError

from bot.client import Interaction, Steiger
from bot.errors import Refused
from bot.names import game_name
from bot.permissions import REQUIRED, Right
from bot.tables.loaded import Loaded
from bot.words import Words, language_of, words

log = logging.getLogger(__name__)

THREAD_WAIT: Final = 10.0
"""Seconds that Discord may take to make a thread."""
LOOK_WAIT: Final = 3.0
"""Seconds that a look at Discord may take while others wait in the channel's queue."""
REFUSALS: Final = (400, 403, 404)
"""With these Discord says that it will make no thread here; with others it may another time."""


def rights_missing(interaction: Interaction) -> list[Right]:
    """The rights of our list that the bot lacks in the channel of the interaction."""
    held = interaction.app_permissions
    return [right for right in REQUIRED if not held.value >> right.bit & 1]


def check_rights(interaction: Interaction) -> None:
    """Raises Refused where a table could not be shown in this channel."""
    needed = {"view_channel", "send_messages", "read_message_history"}
    if isinstance(interaction.channel, discord.Thread):
        needed = {"view_channel", "send_messages_in_threads", "read_message_history"}
    missing = [right.name for right in rights_missing(interaction) if right.name in needed]
    if missing:
        raise Refused("rights-missing", rights=", ".join(missing))


async def check_invited(interaction: Interaction, invited: Sequence[discord.User], text: Words) -> None:
    """Raises Refused with all that is wrong with the invited users at once."""
    faults: list[str] = []
    seen: set[int] = set()
    for user in invited:
        if user.id == interaction.user.id:
            faults.append(text("invited-yourself"))
        elif user.bot:
            faults.append(text("invited-bot", user=f"<@{user.id}>"))
        elif user.id in seen:
            faults.append(text("invited-twice", user=f"<@{user.id}>"))
        elif not await _present(interaction, user):
            faults.append(text("invited-absent", user=f"<@{user.id}>"))
        seen.add(user.id)
    if faults:
        raise Refused("invited-faults", faults=" ".join(faults))


@asynccontextmanager
async def opened_place(interaction: Interaction, loaded: Loaded) -> AsyncGenerator[int, None]:
    """Where a table is to be played: a new thread where that may be, else the channel of its card.

    The thread is removed again where the start then fails. Whoever is cancelled leaves it: the start may be on its
    way, and the next one finds the thread by its name.
    """
    thread = await _thread(interaction, loaded)
    if thread is None:
        yield loaded.row.channel
        return
    try:
        yield thread.id
    except Exception:
        if interaction.client.service.done(interaction.id) is None:
            with suppress(discord.HTTPException, ClientError, OSError):
                async with asyncio.timeout(LOOK_WAIT):
                    await thread.delete()
        raise


async def note_lost_place(bot: Steiger, table: int) -> None:
    """Look whether a table's channel is still there; it may have gone while the bot was away."""
    row = (await bot.service.seen(0, table)).loaded.row
    try:
        async with asyncio.timeout(LOOK_WAIT):
            await bot.fetch_channel(row.place)
    except discord.NotFound:
        await bot.service.lose(row.place, bot.clock.now())
    except (discord.HTTPException, ClientError, OSError) as error:
        log.info("channel %s of table %s cannot be looked at: %s", row.place, table, error)


async def _thread(interaction: Interaction, loaded: Loaded) -> discord.Thread | None:
    channel = interaction.client.get_channel(loaded.row.channel)
    if not isinstance(channel, discord.TextChannel):
        return None
    text = words(language_of(loaded.row.language) or "en")
    name = text("thread-name", table=loaded.row.id, game=game_name(loaded.game.id, text))
    # One whose creation seemed to fail an instant ago may be there all the same.
    there = _made_before(channel.threads, interaction, name)
    if there is not None:
        return there
    try:
        async with asyncio.timeout(THREAD_WAIT):
            return await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=10080
            )
    except (discord.HTTPException, ClientError, OSError) as error:
        log.warning("no thread for table %s: %s", loaded.row.id, error)
        if not (isinstance(error, discord.HTTPException) and error.status in REFUSALS):
            found = await _found(channel, interaction, name)
            if found is None:
                raise Refused("thread-failed") from error
            return found
    if await interaction.client.service.shares_channel(loaded.row.id, loaded.row.channel):
        raise Refused("thread-refused")
    return None


def _made_before(threads: Sequence[discord.Thread], interaction: Interaction, name: str) -> discord.Thread | None:
    return next(
        (one for one in threads if one.name == name and one.owner_id == interaction.client.application_id), None
    )


async def _found(channel: discord.TextChannel, interaction: Interaction, name: str) -> discord.Thread | None:
    """The thread, if it was made although Discord's answer was lost."""
    try:
        async with asyncio.timeout(LOOK_WAIT):
            active = await channel.guild.active_threads()
    except (discord.HTTPException, ClientError, OSError):
        return None
    return _made_before([one for one in active if one.parent_id == channel.id], interaction, name)


async def _present(interaction: Interaction, user: discord.User) -> bool:
    if isinstance(user, discord.Member):
        return True
    if interaction.guild is None:
        return False
    try:
        async with asyncio.timeout(LOOK_WAIT):
            await interaction.guild.fetch_member(user.id)
    except discord.NotFound:
        return False
    except (discord.HTTPException, ClientError, OSError) as error:
        log.info("user %s cannot be looked up: %s", user.id, error)
    return True
