"""What Discord answers when it does not do something: its codes, and what each of them means for a message."""

from typing import Final

import discord

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
EDITS_LIMITED: Final = 30046
MISSING_PERMISSIONS: Final = 50013
THREAD_ARCHIVED: Final = 50083
THREAD_LOCKED: Final = 160005
UNFIT: Final = (10014, 40005, 50006, 50035)
"""What Discord says of a message that it will never take: an unknown emoji, too large, empty, not well formed."""
TOO_LARGE: Final = 413

UNEDITABLE: Final = (UNKNOWN_MESSAGE, THREAD_ARCHIVED, EDITS_LIMITED)
"""Why a message cannot be rewritten although a new one can be sent; in a thread that fell asleep it wakes it."""

REFUSALS: Final = (400, 403, 404)
"""With these Discord says that nothing was done."""


def unfit(error: discord.HTTPException) -> bool:
    """Whether a message will never be taken as it is."""
    return error.code in UNFIT or error.status == TOO_LARGE
