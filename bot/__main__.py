"""The command `steiger`; what it can do is in `bot.process.command`.

Python imports this module once more in each worker process: what the bot needs to play is no load of theirs.
"""

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code of one call of `steiger`."""
    from bot.process import command

    return command.main(argv)


if __name__ == "__main__":
    sys.exit(main())
