"""What has to be so before a table opens or starts: rights, invited players, a place."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeAlias

import discord

from bot.errors import Refused
from bot.names import game_name, safe, table_label
from bot.permissions import REQUIRED, Right
from bot.post import fit
from bot.process.client import Interaction, Steiger
from bot.refusals import FAULTS, REFUSALS
from bot.tables.loaded import Loaded, TableRow
from bot.words import Words, language_of, words

log = logging.getLogger(__name__)

THREAD_WAIT: Final = 10.0
"""Seconds that Discord may take to make a thread."""
LOOK_WAIT: Final = 3.0
"""Seconds that a look at Discord may take while others wait in the channel's queue."""
FetchedChannel: TypeAlias = discord.abc.GuildChannel | discord.abc.PrivateChannel | discord.Thread
VOICES: Final = discord.VoiceChannel | discord.StageChannel
"""Channels to be heard in, which have a chat of their own and no threads."""
THREAD_NAME: Final = 100
"""Characters that the name of a thread may have."""
WRONG_CHANNEL_TYPE: Final = 50024


def check_place(interaction: Interaction) -> None:
    """Raises Refused where no table can be played: a channel that only holds others, or one of an unknown kind."""
    if not isinstance(interaction.channel, discord.TextChannel | discord.Thread | VOICES):
        raise Refused("channel-unfit")


async def may_have_thread(interaction: Interaction) -> bool:
    """Whether a table that opens here can be played in a thread of its own, as far as can be known."""
    return await _takes_threads(interaction.client, interaction.channel, interaction.app_permissions)


def rights_missing(interaction: Interaction) -> list[Right]:
    """The rights of our list that the bot lacks in the channel of the interaction."""
    held = interaction.app_permissions
    return [right for right in REQUIRED if not held.value >> right.bit & 1]


def check_rights(interaction: Interaction) -> None:
    """Raises Refused where a table could not be shown in this channel."""
    must = needed(interaction.channel)
    missing = [right.name for right in rights_missing(interaction) if right.name in must]
    if missing:
        raise Refused("rights-missing", rights=", ".join(missing))


def needed(channel: object) -> set[str]:
    """The rights without which a table cannot be shown in a channel."""
    send = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return {"view_channel", send, "read_message_history"}


async def place_of_rematch(
    interaction: Interaction, ended: Loaded, allowed: Callable[[Sequence[int]], bool]
) -> tuple[int, bool]:
    """Where the players of an ended table gather anew, and whether that place takes threads.

    It is the channel of the table's card, if it is there, the bot may write in it and the server has tables there
    (`allowed`, of a channel and of that above a thread); else where it was asked for.
    """
    channel = interaction.client.get_channel(ended.row.channel)
    fits = isinstance(channel, discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel)
    if fits and channel.id != interaction.channel_id and allowed((channel.id, getattr(channel, "parent_id", 0))):
        held = channel.permissions_for(channel.guild.me)
        if all(getattr(held, right) for right in needed(channel)) and not getattr(channel, "locked", False):
            return channel.id, await _takes_threads(interaction.client, channel, held)
    check_place(interaction)
    check_rights(interaction)
    return interaction.channel_id or 0, await may_have_thread(interaction)


async def check_invited(
    interaction: Interaction, invited: Sequence[discord.User], text: Words, refusal: str
) -> None:
    """Raises Refused with all that is wrong with the invited users at once; `refusal` is the key of its sentence.

    They are named, not mentioned: of who is not in the server a mention shows a bare number.
    """
    faults: list[str] = []
    seen: set[int] = set()
    for user in invited:
        if user.id == interaction.user.id:
            faults.append(text("invited-yourself"))
        elif user.bot:
            faults.append(text("invited-bot", user=safe(user.display_name)))
        elif user.id in seen:
            faults.append(text("invited-twice", user=safe(user.display_name)))
        elif not await _present(interaction, user):
            faults.append(text("invited-absent", user=safe(user.display_name)))
        seen.add(user.id)
    if faults:
        raise Refused(refusal, faults=" ".join(faults))


@asynccontextmanager
async def opened_place(interaction: Interaction, loaded: Loaded) -> AsyncGenerator[int, None]:
    """Where a table is to be played: a new thread where that may be, else the channel of its card.

    The thread is removed again where the start then fails. Whoever is cancelled leaves it: the start may be on its
    way, and the next one finds the thread by its name.
    """
    thread = await _thread(interaction, loaded)
    if thread is None:
        if await interaction.client.service.shares_channel(loaded.row.id, loaded.row.channel):
            raise Refused("thread-refused")
        yield loaded.row.channel
        return
    try:
        yield thread.id
    except BaseException:
        if interaction.client.service.done(interaction.id) is None:
            with suppress(*FAULTS):
                async with asyncio.timeout(LOOK_WAIT):
                    await thread.delete()
        raise


async def record_lost_place(bot: Steiger, row: TableRow) -> FetchedChannel | None:
    """A table's channel, None where it cannot be seen; that it is gone is recorded: the bot may have been away."""
    if row.practice:
        return None
    try:
        async with asyncio.timeout(LOOK_WAIT):
            return await bot.fetch_channel(row.place)
    except discord.NotFound:
        await bot.service.lose(row.place, bot.clock.now())
    except FAULTS as error:
        log.info("channel %s of table %s cannot be looked at: %s", row.place, row.id, error)
    return None


async def _takes_threads(bot: Steiger, channel: object, rights: discord.Permissions) -> bool:
    if not isinstance(channel, discord.TextChannel):
        return False
    if not (rights.create_public_threads and rights.send_messages_in_threads):
        return False
    return not await bot.service.threads_refused(channel.id)


async def rename_thread(interaction: Interaction, loaded: Loaded, hidden: str) -> bool:
    """Whether a hidden name of a table no longer stands in the name of its thread."""
    thread = interaction.client.get_channel(loaded.row.place)
    if not isinstance(thread, discord.Thread) or hidden not in thread.name:
        return True
    try:
        async with asyncio.timeout(LOOK_WAIT):
            await thread.edit(name=_thread_name(loaded))
    except FAULTS as error:
        log.warning("the thread of table %s keeps its name: %s", loaded.row.id, error)
        return False
    return True


async def _thread(interaction: Interaction, loaded: Loaded) -> discord.Thread | None:
    channel = interaction.client.get_channel(loaded.row.channel)
    if not isinstance(channel, discord.TextChannel):
        return None
    name = _thread_name(loaded)
    # One whose creation seemed to fail an instant ago may be there all the same.
    there = _made_before(channel.threads, interaction, name)
    if there is not None:
        return there
    try:
        async with asyncio.timeout(THREAD_WAIT):
            made = await channel.create_thread(name=name, type=_kind(channel), auto_archive_duration=10080)
        await interaction.client.service.record_threads(channel.id, refused=False)
        return made
    except FAULTS as error:
        log.warning("no thread for table %s: %s", loaded.row.id, error)
        if not (isinstance(error, discord.HTTPException) and error.status in REFUSALS):
            found = await _found(channel, interaction, name)
            if found is None:
                raise Refused("thread-failed") from error
            return found
        if getattr(error, "code", 0) == WRONG_CHANNEL_TYPE:
            # The next table that opens here shall know.
            await interaction.client.service.record_threads(channel.id, refused=True)
    return None


def _thread_name(loaded: Loaded) -> str:
    text = words(language_of(loaded.row.language) or "en")
    label = table_label(loaded.row.id, loaded.row.name, text)
    return fit(text("thread-name", table=label, game=game_name(loaded.row.game, text)), THREAD_NAME)


def _kind(channel: discord.TextChannel) -> discord.ChannelType:
    """The only kind of thread that all can read in such a channel."""
    return discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread


def _made_before(threads: Sequence[discord.Thread], interaction: Interaction, name: str) -> discord.Thread | None:
    return next(
        (one for one in threads if one.name == name and one.owner_id == interaction.client.application_id), None
    )


async def _found(channel: discord.TextChannel, interaction: Interaction, name: str) -> discord.Thread | None:
    """The thread, if it was made although Discord's answer was lost."""
    try:
        async with asyncio.timeout(LOOK_WAIT):
            active = await channel.guild.active_threads()
    except FAULTS:
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
    except FAULTS as error:
        log.info("user %s cannot be looked up: %s", user.id, error)
    return True
