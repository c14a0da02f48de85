"""Hints, thought one after the other beside what computers at tables think; nobody has two at once."""

import asyncio
import logging
from typing import Final

from bot.errors import Refused
from bot.tables.hinting import Hint
from bot.thinking import Thinker, ThoughtFailed
from players.entry import Considered

log = logging.getLogger(__name__)

LONGEST: Final = 900.0
"""Seconds for which a hint can be shown at all: then Discord takes no answer any more."""


class Hints:
    """Lets the computer think for people. Who has asked and waits is refused a second hint."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._waiting: dict[int, float] = {}

    def begin(self, user: int) -> None:
        """Record that a user asks for a hint; raises Refused where they wait for one."""
        now = asyncio.get_running_loop().time()
        if self._waiting.get(user, 0.0) > now:
            raise Refused("hint-busy")
        self._waiting[user] = now + LONGEST

    def end(self, user: int) -> None:
        """Record that a user has their hint, or will have none."""
        self._waiting.pop(user, None)

    async def thought(self, hint: Hint) -> list[Considered]:
        """What the computer would compare, the best first; raises Refused where it could not be thought."""
        try:
            return await self._thinker.advise(hint.question)
        except ThoughtFailed as error:
            row = hint.loaded.row
            log.warning("hint at table %s: thought in vain: %s", row.id, str(error).splitlines()[-1])
            raise Refused("hint-failed", table=row.id) from error
