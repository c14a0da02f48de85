"""Random games of every number of players under the contract tests' audit, as many as you like.

    python benchmarks/soak.py [games] [first seed] [thorough] [game]

Every other game of those that have presets is played under one of them in turn, the rest under options by chance.
Each game checks at every step what `tests/contract/walks.py` says must hold; every `thorough`-th position (default
20) is also compared with all candidate actions and dealt anew for every seat. Stops at the first game that fails,
naming its seed.
"""

import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "contract"))

from walks import audited, preset_setup, setup_for

from games.engine.contract import AnyGame, Setup
from games.registry import GAMES


def setup_of(game: AnyGame, seed: int) -> Setup[Any]:
    """Presets by turns, then options by chance, over all numbers of players."""
    players = game.seats[seed % len(game.seats)]
    if not game.presets or seed % 2:
        return setup_for(game, players, seed)
    names = list(game.presets)
    return preset_setup(game, names[seed // 2 % len(names)], players, seed)


def main() -> int:
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    chosen = [GAMES[word] for word in sys.argv[1:] if not word.isdigit()] or list(GAMES.values())
    games, first, thorough = (*numbers, *(1000, 0, 20)[len(numbers) :])
    begun = time.perf_counter()
    steps = 0
    for seed in range(first, first + games):
        for game in chosen:
            setup = setup_of(game, seed)
            try:
                steps += audited(game, setup, thorough=thorough)
            except AssertionError:
                print(f"{game.id} with {setup.seats} players, seed {seed}, does not hold")
                raise
    took = time.perf_counter() - begun
    print(f"{games} games of each kind, {steps} steps, all held, in {took:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
