"""Memory of the bot's process and of its drawing worker; it must not grow with what was played.

    python -m benchmarks.memory [--tables 200] [--refreshes 5000] [--together 10]

A refresh is a turn message with its picture, drawn and sent to a sandbox in a process of its own. `--together` is
how many tables hand over at the same instant; the peak is looked for all the while. The bot's figure contains what
the benchmark itself needs in its process.
"""

import argparse
import asyncio
import logging
import tempfile
from pathlib import Path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--refreshes", type=int, default=5000)
    parser.add_argument("--together", type=int, default=10, help="tables that hand over at the same instant")
    chosen = parser.parse_args()
    # Late, because the drawing worker imports this module once more and would carry all of it.
    from benchmarks.resident import measure

    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), chosen.tables, chosen.refreshes, chosen.together))


if __name__ == "__main__":
    main()
