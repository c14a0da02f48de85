"""Random games of every number of players under the contract tests' audit, as many as you like.

    python benchmarks/soak.py [games] [first seed] [thorough]

Each game checks at every step what `tests/contract/walks.py` says must hold; every `thorough`-th position (default
20) is also compared with all candidate actions and dealt anew for every seat. Stops at the first game that fails,
naming its seed.
"""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "contract"))

from walks import audited, setup_for

from games.registry import GAMES


def main() -> int:
    numbers = [int(word) for word in sys.argv[1:]]
    games, first, thorough = (*numbers, *(1000, 0, 20)[len(numbers) :])
    begun = time.perf_counter()
    steps = 0
    for seed in range(first, first + games):
        for game in GAMES.values():
            players = game.seats[seed % len(game.seats)]
            try:
                steps += audited(game, setup_for(game, players, seed), thorough=thorough)
            except AssertionError:
                print(f"{game.id} with {players} players, seed {seed}, does not hold")
                raise
    took = time.perf_counter() - begun
    print(f"{games} games of each kind, {steps} steps, all held, in {took:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
