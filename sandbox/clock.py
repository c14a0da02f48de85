"""The sandbox's time, which tests may push forward, and the ids made from it."""

import time
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """Seconds since 1970; `shift` makes tokens and messages older without waiting."""

    def __init__(self) -> None:
        self.shift = 0.0

    def now(self) -> float:
        """The shifted time: what ages of tokens and messages are measured by."""
        return time.time() + self.shift


def iso(seconds: float) -> str:
    """The time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


class Snowflakes:
    """Ids that grow, made of the true time: clients read ages from them by their own clock."""

    def __init__(self) -> None:
        self._last = 0

    def take(self) -> str:
        """A new id, greater than all before it."""
        wanted = (int(time.time() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(wanted, self._last + 1)
        return str(self._last)

    def seen(self, snowflake: str) -> None:
        """Keep new ids above one that exists already."""
        self._last = max(self._last, int(snowflake))
