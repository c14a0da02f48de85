"""How much of what is drawn by chance a run of the suite plays: a stated sample, or all of it where it soaks."""

import os
from typing import Final

SOAKS: Final = bool(os.environ.get("STEIGER_SOAK"))
"""`STEIGER_SOAK=1 pytest` takes the time for all."""


def sampled(few: int, many: int) -> int:
    """`few`, or `many` where it soaks."""
    return many if SOAKS else few
