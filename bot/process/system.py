"""Refuses systems on which the bot cannot run. Imported before everything that needs what they lack."""

import sys
from importlib.util import find_spec
from typing import Final

REFUSED: Final = 2
"""The exit code for what only the host can mend."""


def refusal() -> str | None:
    """What a host on such a system is told."""
    if str(sys.platform) == "win32" or find_spec("fcntl") is None:
        return (
            "This system cannot run the bot: use Linux, macOS, or on Windows WSL or a container (see README.md)."
        )
    return None


if _line := refusal():
    sys.stderr.write(f"steiger: {_line}\n")
    sys.exit(REFUSED)
