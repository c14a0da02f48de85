"""Whether users are still in their table's server: looked up when it matters, never watched."""

import asyncio
import logging
from typing import Final

import discord
import msgspec

from bot.refusals import FAULTS

log = logging.getLogger(__name__)

LOOK_WAIT: Final = 3.0
"""Seconds that a look at Discord may take."""
ABSENT: Final = (10007, 10013)
"""Discord's codes for a user who is no member of a server, and for one who is not at all."""


class Look(msgspec.Struct, frozen=True):
    """What was seen of a user: whether they are in the server, and until when Discord's time-out bars them."""

    user: int
    present: bool
    barred_until: int | None = None


async def look(client: discord.Client, guild: int, user: int) -> Look | None:
    """What Discord says of a user in a server; None where it does not say, which counts for nothing."""
    server = client.get_guild(guild)
    if server is None or server.unavailable:
        return None
    try:
        async with asyncio.timeout(LOOK_WAIT):
            member = await server.fetch_member(user)
    except discord.HTTPException as error:
        if error.code in ABSENT:
            return Look(user, False)
        log.info("user %s cannot be looked up in server %s: %s", user, guild, error)
        return None
    except FAULTS as error:
        log.info("user %s cannot be looked up in server %s: %s", user, guild, error)
        return None
    until = member.timed_out_until
    return Look(user, True, None if until is None else int(until.timestamp()))
