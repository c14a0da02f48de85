"""Hints, thought one after the other beside what computers at tables think; nobody has two at once."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.errors import Refused
from bot.tables.hinting import Hint
from bot.thinking import Thinker, ThoughtFailed
from players.entry import Considered

log = logging.getLogger(__name__)

LONGEST: Final = 900.0
"""Seconds for which a hint can be shown at all: then Discord takes no answer any more."""


@dataclass(eq=False)
class _Wait:
    """One wait for a hint, and until when it lasts at most."""

    until: float


class Hints:
    """Lets the computer think for people. Who has asked and waits is refused a second hint."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._waiting: dict[int, _Wait] = {}

    def begin(self, user: int) -> Callable[[], None]:
        """Record that a user asks for a hint; what is returned records that they have it, or will have none.

        Raises Refused where they wait for one.
        """
        now = asyncio.get_running_loop().time()
        if user in self._waiting and self._waiting[user].until > now:
            raise Refused("hint-busy")
        wait = self._waiting[user] = _Wait(now + LONGEST)

        def end() -> None:
            if self._waiting.get(user) is wait:
                del self._waiting[user]

        return end

    async def thought(self, hint: Hint) -> list[Considered]:
        """What the computer would compare, the best first; raises Refused where it could not be thought."""
        try:
            return await self._thinker.advise(hint.question)
        except ThoughtFailed as error:
            row = hint.loaded.row
            log.warning("hint at table %s: thought in vain: %s", row.id, error, exc_info=error)
            raise Refused("hint-failed", table=row.id) from error
