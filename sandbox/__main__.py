"""`python -m sandbox --port 8765 --data DIR`: the sandbox as a process of its own."""

import argparse
import asyncio
import logging
import signal
from pathlib import Path

from sandbox.server import start


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=8765, help="port on the loopback; 0 takes a free one")
    parser.add_argument("--data", type=Path, default=None, help="folder in which the world lasts")
    chosen = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    asyncio.run(_serve(chosen.port, chosen.data))


async def _serve(port: int, data: Path | None) -> None:
    sandbox = await start(port, data)
    # The first line on stdout: whoever started this process reads the port from it.
    print(sandbox.address, flush=True)
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    await ended.wait()
    await sandbox.stop()


if __name__ == "__main__":
    main()
