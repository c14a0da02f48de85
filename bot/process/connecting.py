"""Reaching Discord: how long to wait for it, what only the host can mend, and a line for each attempt."""

import logging
from collections.abc import Iterator
from itertools import chain, repeat
from typing import Final, TypeAlias

import discord
from aiohttp import ClientError

GAPS: Final = (2, 5, 15, 30, 60)
"""Seconds between attempts to reach Discord at the start, the last for ever."""
PASSING: Final = (discord.HTTPException, discord.GatewayNotFound, ClientError, OSError, TimeoutError)
"""What ends by itself: no network, no name found, Discord down, or limiting us."""
FATAL: Final = (discord.LoginFailure, discord.PrivilegedIntentsRequired, discord.ConnectionClosed)
"""What no waiting mends. discord.py raises the last only for the few codes with which it cannot go on."""

Fatal: TypeAlias = discord.LoginFailure | discord.PrivilegedIntentsRequired | discord.ConnectionClosed

_TOKEN_REFUSED: Final = 4004
_RECONNECTING: Final = "Attempting a reconnect"
_LETS_NOBODY_IN: Final = "Failed to connect for shard_id"
_LOGGING_IN: Final = "logging in using static token"


def gaps() -> Iterator[int]:
    """Seconds until the next attempt, each time."""
    return chain(GAPS, repeat(GAPS[-1]))


def said(error: BaseException | None) -> str:
    """An error in one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def for_the_host(error: Fatal) -> str:
    """What the host has to do about a fatal error, in one line."""
    if isinstance(error, discord.LoginFailure):
        return "STEIGER_TOKEN: Discord refuses this token. Run steiger setup with a new one."
    if isinstance(error, discord.ConnectionClosed) and error.code == _TOKEN_REFUSED:
        return "STEIGER_TOKEN: Discord no longer takes this token. Run steiger setup with the new one."
    return f"Discord refuses the way in which this version connects ({said(error)}). Update the program."


class OneLineEach(logging.Filter):
    """Makes a line of each traceback of an attempt of discord.py's to connect; none while `muted`."""

    muted = False

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is to be logged."""
        if record.msg == _LOGGING_IN:
            return False
        if record.exc_info and str(record.msg).startswith(_LETS_NOBODY_IN):
            # The first line of a shard: discord.py tries again by itself, every five seconds.
            record.msg, record.args = (
                "Discord lets nobody in (%s), trying again in 5 seconds",
                (said(record.exc_info[1]),),
            )
            record.exc_info = record.exc_text = None
        if record.exc_info and str(record.msg).startswith(_RECONNECTING):
            record.msg, record.args = "%s (%s)", (record.getMessage(), said(record.exc_info[1]))
            record.exc_info = record.exc_text = None
            return not self.muted
        return True


LINES: Final = OneLineEach()
"""The filter of discord.py's log."""
