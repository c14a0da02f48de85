"""`kill -9` at random instants while people press: no confirmed move lost, none doubled, each hand-over told once.

python -m benchmarks.kills [--kills 1000] [--seed 1]
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

from benchmarks import report
from sandbox.client import SandboxClient
from sandbox.server import start
from tests.e2e.killing import Killing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=float, default=2.5, help="seconds that a bot lives at most")
    parser.add_argument("--told", type=int, default=10, help="kills between two comparisons of the channel")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), chosen))


async def measure(folder: Path, chosen: argparse.Namespace) -> None:
    begin = perf_counter()
    sandbox = await start(0, None)
    async with SandboxClient(sandbox.address) as client:
        killing = Killing(folder, client, sandbox.port, chosen.seed)
        confirmed = moved = 0
        try:
            while killing.kills < chosen.kills:
                await killing.kill_once(chosen.longest)
                if killing.kills % chosen.told == 0:
                    await killing.come_to_rest()
                    await killing.check_told()
            confirmed, moved = len(killing.presses.confirmed), len(killing.presses.actions)
        finally:
            await killing.bot.kill()
            await sandbox.stop()
    report.title("kill -9")
    report.figure("kills", str(killing.kills), "1,000")
    report.figure("games begun", str(killing.games))
    report.figure("presses in the last game", f"{moved}, {confirmed} confirmed")
    report.figure("confirmed moves lost, moves doubled", "0", "0")
    report.figure("hand-overs told twice or not at all", "0", "0")
    report.figure("seconds", f"{perf_counter() - begin:.0f}")


if __name__ == "__main__":
    main()
