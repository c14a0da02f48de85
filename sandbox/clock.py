"""The sandbox's time, which tests may push forward, and the ids made from it."""

import time
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """Seconds since 1970; `shift` makes tokens and messages older without waiting, and the bot's clock wrong."""

    def __init__(self) -> None:
        self.shift = 0.0

    def now(self) -> float:
        """The shifted time, by which all ages are measured: Discord's time, as far as the bot can tell."""
        return time.time() + self.shift

    def not_before(self, seconds: float) -> None:
        """Go on from there if it is later: what exists already is not from the future."""
        self.shift = max(self.shift, seconds - time.time())


def iso(seconds: float) -> str:
    """The time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


class Snowflakes:
    """Ids that grow, made of the sandbox's time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def take(self) -> str:
        """A new id, greater than all before it."""
        wanted = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(wanted, self._last + 1)
        return str(self._last)

    def seen(self, snowflake: str) -> None:
        """Keep new ids above one that exists already, and the time after it."""
        self._last = max(self._last, int(snowflake))
        self._clock.not_before(((self._last >> 22) + DISCORD_EPOCH_MS) / 1000)
