"""What Discord answers when it does not do something: its codes, and what each of them means for a message.

EditsLimited   a channel's edits wait for the end of a limit
"""

from typing import Final

import discord
from aiohttp import ClientError

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
PINS_FULL: Final = 30003
NO_ACCESS: Final = 50001
EDITS_LIMITED: Final = 30046
MISSING_PERMISSIONS: Final = 50013
THREAD_ARCHIVED: Final = 50083
THREAD_LOCKED: Final = 160005
UNKNOWN_USER: Final = 10013
NOT_TO_THIS_USER: Final = (50007, 50278)
"""Discord takes no direct messages to a user: they want none, blocked the bot, or share no server with it."""
TOO_FAST: Final = 40003
"""Direct channels are opened too fast; nothing is wrong with this one."""
UNFIT: Final = (10014, 40005, 50006, 50035)
"""What Discord says of a message that it will never take: an unknown emoji, too large, empty, not well formed."""
TOO_LARGE: Final = 413
TOO_MANY: Final = 429

UNEDITABLE: Final = (UNKNOWN_MESSAGE, THREAD_ARCHIVED)
"""Why a message cannot be rewritten although a new one can be sent; in a thread that fell asleep it wakes it."""

REFUSALS: Final = (400, 403, 404)
"""With these Discord says that nothing was done."""

FAULTS: Final = (discord.HTTPException, discord.RateLimited, ClientError, OSError)
"""What any request can end in without a fault of ours; a time-out is an OSError."""


class EditsLimited(Exception):
    """Discord takes no edits in a channel for `retry_after` seconds; nothing was sent, or nothing was done."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(f"no edits there for {retry_after:.0f} seconds")
        self.retry_after = retry_after


def unfit(error: discord.HTTPException) -> bool:
    """Whether a message will never be taken as it is."""
    return error.code in UNFIT or error.status == TOO_LARGE
