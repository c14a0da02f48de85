"""How much memory a process has."""

from contextlib import suppress
from pathlib import Path


def resident(process: int) -> float:
    """Megabytes of a process in memory."""
    return _told(process, "VmRSS")


def highest(process: int) -> float:
    """Megabytes that a process had in memory at most, by the kernel's own account."""
    return _told(process, "VmHWM")


def _told(process: int, what: str) -> float:
    with suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith(what):
                return int(line.split()[1]) / 1024
    return 0.0
