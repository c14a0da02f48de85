"""Whether users are still in their table's server: looked up when it matters, never watched.

One look serves both: who has left is named and not mentioned, which Discord would show as a bare number, and the
seat of who has left stops to count.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import Final

import discord
import msgspec

from bot.letters import CallLetter, InvitationLetter, NoticeLetter, ReminderLetter, StayLetter, Written
from bot.outgoing.pacing import Pace
from bot.refusals import FAULTS
from bot.tables.loaded import Loaded
from bot.tables.presence import Look

log = logging.getLogger(__name__)

LOOK_WAIT: Final = 3.0
"""Seconds that a look at one member may take; nobody waits longer for a message than that."""
KNOWN_FOR: Final = 3600.0
"""Seconds for which what was seen of somebody is good enough for a mention."""
ABSENT: Final = (10007, 10013)
"""Discord's codes for a user who is no member of a server, and for one who is not at all."""


class Membership:
    """Looks at members, and remembers for an hour what it saw."""

    def __init__(self, client: discord.Client, pace: Pace, clock: Callable[[], float] = time.monotonic) -> None:
        self._client = client
        self._pace = pace
        self._clock = clock
        self._seen: dict[tuple[int, int], tuple[Look | None, float]] = {}

    async def look(self, guild: int, user: int) -> Look | None:
        """What Discord says of a user in a server now; None where it does not say, which counts for nothing."""
        found = await self._ask(guild, user)
        now = self._clock()
        self._seen = {key: known for key, known in self._seen.items() if known[1] > now}
        self._seen[guild, user] = (found, now + KNOWN_FOR)
        return found

    async def before_mention(self, guild: int, users: Iterable[int]) -> tuple[frozenset[int], list[Look]]:
        """Who of those to be mentioned is not in the server, and what was seen just now to know it.

        Each is looked at once an hour at most. Who cannot be looked up is taken to be there.
        """
        gone: set[int] = set()
        looks: list[Look] = []
        for user in dict.fromkeys(users):
            found, until = self._seen.get((guild, user), (None, 0.0))
            # What seems to hold for longer was seen before the time went back.
            if not 0 < until - self._clock() <= KNOWN_FOR:
                found = await self.look(guild, user)
                looks += [] if found is None else [found]
            if found is not None and not found.present:
                gone.add(user)
        return frozenset(gone), looks

    async def _ask(self, guild: int, user: int) -> Look | None:
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return None
        await self._pace.turn()
        try:
            async with asyncio.timeout(LOOK_WAIT):
                member = await server.fetch_member(user)
        except FAULTS as error:
            if getattr(error, "code", 0) in ABSENT:
                return Look(user, False)
            log.info("user %s cannot be looked up in server %s: %s", user, guild, error)
            return None
        until = member.timed_out_until
        return Look(user, True, None if until is None else int(until.timestamp()))


def without(letter: Written, loaded: Loaded, gone: frozenset[int]) -> tuple[Written, Loaded]:
    """A letter and its table as they are told of users who left: named by their seats, mentioned nowhere."""
    match letter:
        case NoticeLetter() | StayLetter():
            users = tuple(user for user in letter.users if user not in gone)
            letter = msgspec.structs.replace(letter, users=users)
        case ReminderLetter() | CallLetter():
            letter = msgspec.structs.replace(letter, user=0 if letter.user in gone else letter.user)
        case InvitationLetter():
            called = tuple(user for user in letter.called if user not in gone)
            letter = msgspec.structs.replace(letter, called=called)
        case _:
            pass
    seats = tuple(msgspec.structs.replace(seat, user=None) if seat.user in gone else seat for seat in loaded.seats)
    return letter, msgspec.structs.replace(loaded, seats=seats)
