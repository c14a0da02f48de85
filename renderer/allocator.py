"""What was freed goes back to the system, before it has become much."""

import ctypes
import mmap
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

SLACK: Final = 20 * 2**20
"""The process may grow by so many bytes before it is looked whether it needs them."""
_OWN: Final = Path("/proc/self/statm")


class Allocator:
    """The memory of this process, as far as it can be told: on Linux with glibc, which keeps what was freed."""

    def __init__(self) -> None:
        self._least = resident()

    def settle(self) -> bool:
        """Let the C library hand back what it holds without use, if the process has grown; whether it did.

        Drawing takes many times the size of a picture for a moment; what stays is in pieces all over the heap.
        """
        trim = _trim()
        if trim is None or resident() - self._least <= SLACK:
            return False
        trim(0)
        self._least = resident()
        return True


def resident() -> int:
    """Bytes of this process in memory, 0 where the system does not say."""
    with suppress(OSError, ValueError, IndexError):
        return int(_OWN.read_text("ascii").split()[1]) * mmap.PAGESIZE
    return 0


@cache
def _trim() -> Callable[[int], int] | None:
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # another C library
        return None


ALLOCATOR: Final = Allocator()
