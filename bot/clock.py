"""The time, so that tests can move it."""

import time
from typing import Protocol


class Clock(Protocol):
    """Where the time comes from."""

    def now(self) -> int:
        """Seconds since 1970, UTC."""
        ...


class WallClock:
    """The machine's clock."""

    def now(self) -> int:
        """Seconds since 1970, UTC."""
        return int(time.time())
