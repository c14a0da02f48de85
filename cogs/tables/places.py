"""Where tables may be in a server, as Discord shows it: which chosen channels can be used, and are there."""

import asyncio
import logging

import discord

from bot.errors import Refused
from bot.process.client import Interaction, Steiger
from bot.refusals import FAULTS
from bot.tables.serverwide import Server
from cogs.tables.gathering import LOOK_WAIT, needed

log = logging.getLogger(__name__)


def parent_of(interaction: Interaction) -> int:
    """The channel above the thread of an interaction, 0 where there is none."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else 0


async def server_of(interaction: Interaction) -> Server:
    """What was chosen for the server of an interaction, without what is gone: the bot may have been away."""
    service, guild = interaction.client.service, interaction.guild
    known = await service.server(interaction.guild_id or 0)
    if guild is None or guild.unavailable:
        return known
    roles = known.roles if known.row.wanted_role is None else (*known.roles, known.row.wanted_role)
    gone = [role for role in roles if guild.get_role(role) is None]
    gone += [channel for channel in known.chosen if await _is_gone(interaction.client, guild, channel)]
    for one in gone:
        await service.forget_choice(one)
    return await service.server(guild.id) if gone else known


async def usable(interaction: Interaction) -> tuple[int, ...] | None:
    """The channels chosen for tables that the caller sees and the bot can write in; None where nobody can tell."""
    known = await server_of(interaction)
    guild, user = interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return None
    channels = [(one, guild.get_channel(one)) for one in known.channels]
    return tuple(
        one
        for one, channel in channels
        if channel and channel.permissions_for(user).view_channel and writable(channel)
    )


def writable(channel: discord.abc.GuildChannel) -> bool:
    """Whether the bot can show something in a channel."""
    held = channel.permissions_for(channel.guild.me)
    return all(getattr(held, right) for right in needed(channel))


async def check_wanted(interaction: Interaction) -> None:
    """Raises Refused where players cannot be looked for: no channel was chosen, or the bot may not write there."""
    known = await server_of(interaction)
    place = known.row.wanted_channel
    if place is None:
        raise Refused("wanted-nowhere")
    channel = interaction.guild.get_channel(place) if interaction.guild else None
    if channel is None or not writable(channel):
        raise Refused("wanted-no-right", place=place)


def check_sight(interaction: Interaction, channel: int) -> None:
    """Raises Refused where somebody takes a seat from afar at a table whose channel they cannot see."""
    user = interaction.user
    found = interaction.client.get_channel(channel)
    if channel == interaction.channel_id or not isinstance(user, discord.Member):
        return
    if (
        isinstance(found, discord.abc.GuildChannel | discord.Thread)
        and not found.permissions_for(user).view_channel
    ):
        raise Refused("wanted-unseen")


async def _is_gone(client: Steiger, guild: discord.Guild, channel: int) -> bool:
    """Whether a channel was deleted; one that only cannot be seen was not."""
    if guild.get_channel(channel) is not None or channel in client.out_of_sight:
        return False
    try:
        async with asyncio.timeout(LOOK_WAIT):
            await guild.fetch_channel(channel)
    except discord.NotFound:
        return True
    except discord.Forbidden:
        client.out_of_sight[channel] = True
    except (*FAULTS, discord.InvalidData) as error:
        log.info("channel %s cannot be looked at: %s", channel, error)
    return False
