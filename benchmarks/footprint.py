"""How much memory a process has."""

from contextlib import suppress
from pathlib import Path


def resident(process: int) -> float:
    """Megabytes of a process in memory."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0
