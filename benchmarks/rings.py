"""How often somebody is rung for twice by one occasion, over random games and lobbies: it should never be.

    python -m benchmarks.rings [--games 300] [--first 0]

Each is played with lost receipts, limited edits and restarts, by what `tests/bot/game_deeds.py` and
`tests/bot/lobby_deeds.py` do.
"""

import argparse
import asyncio
from collections import Counter

from benchmarks import report
from tests.bot.game_deeds import play
from tests.bot.lobby_deeds import gather

STEPS = {play: 40, gather: 60}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="so many games, and so many rounds of lobbies")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    chosen = parser.parse_args()
    for kind in (play, gather):
        occasions: Counter[str] = Counter()
        twice = 0
        for seed in range(chosen.first, chosen.first + chosen.games):
            try:
                crowd = asyncio.run(kind(seed, STEPS[kind]))
            except AssertionError as error:
                twice += 1
                print(f"seed {seed}: {error}")
                continue
            occasions.update(str(occasion[0]) for occasion in crowd.called)
        report.title(f"{kind.__name__}: {chosen.games} times")
        report.figure("rung for twice by one occasion", str(twice), "0")
        report.figure("occasions", ", ".join(f"{count} {name}" for name, count in occasions.most_common()), "")


if __name__ == "__main__":
    main()
