"""What was freed goes back to the system."""

import ctypes
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Let the C library hand back what it holds without use, where it can: glibc keeps tens of megabytes else."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # another C library
        return None
