"""Who of those to be mentioned has left the server: Discord would show a mention of them as a bare number."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import Final

import discord
import msgspec

from bot.letters import InvitationLetter, NoticeLetter, StayLetter, Written
from bot.pacing import Pace
from bot.refusals import FAULTS
from bot.tables.loaded import Loaded

log = logging.getLogger(__name__)

LOOK_WAIT: Final = 3.0
"""Seconds that a look at one member may take; nobody waits longer for a message than that."""
KNOWN_FOR: Final = 3600.0
"""Seconds for which somebody found in the server, or not, is taken to be there, or gone."""


class Presence:
    """Asks Discord of each member once an hour at most. Who cannot be looked up is taken to be there."""

    def __init__(self, client: discord.Client, pace: Pace, clock: Callable[[], float] = time.monotonic) -> None:
        self._client = client
        self._pace = pace
        self._clock = clock
        self._known: dict[tuple[int, int], tuple[bool, float]] = {}

    async def gone(self, guild: int, users: Iterable[int]) -> frozenset[int]:
        """Those of the users who are not in the server."""
        return frozenset([user for user in dict.fromkeys(users) if not await self._is_there(guild, user)])

    async def _is_there(self, guild: int, user: int) -> bool:
        there, until = self._known.get((guild, user), (True, 0.0))
        now = self._clock()
        if now >= until:
            there = await self._look(guild, user)
            self._known = {key: found for key, found in self._known.items() if found[1] > now}
            self._known[guild, user] = (there, now + KNOWN_FOR)
        return there

    async def _look(self, guild: int, user: int) -> bool:
        server = self._client.get_guild(guild)
        if server is None:
            return True
        await self._pace.turn()
        try:
            async with asyncio.timeout(LOOK_WAIT):
                await server.fetch_member(user)
        except discord.NotFound:
            return False
        except FAULTS as error:
            log.info("user %s cannot be looked up: %s", user, error)
        return True


def without(letter: Written, loaded: Loaded, gone: frozenset[int]) -> tuple[Written, Loaded]:
    """A letter and its table as they are told of users who left: named by their seats, mentioned nowhere."""
    match letter:
        case NoticeLetter() | StayLetter():
            letter = msgspec.structs.replace(
                letter, users=tuple(user for user in letter.users if user not in gone)
            )
        case InvitationLetter():
            called = tuple(user for user in letter.called if user not in gone)
            letter = msgspec.structs.replace(letter, called=called)
        case _:
            pass
    seats = tuple(msgspec.structs.replace(seat, user=None) if seat.user in gone else seat for seat in loaded.seats)
    return letter, msgspec.structs.replace(loaded, seats=seats)
