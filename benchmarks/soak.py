"""Random games of every number of players under the contract tests' audit, as many as you like.

    python -m benchmarks.soak [game ...] [--games 1000] [--first 0] [--thorough 20]

Every other game of those that have presets is played under one of them in turn, the rest under options by chance.
Each game checks at every step what `tests/contract/walks.py` says must hold; every `--thorough`-th position
is also compared with all candidate actions and dealt anew for every seat. Stops at the first game that fails,
naming its seed.
"""

import argparse
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


def _chosen() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", choices=list(GAMES), help="which games, all if none is named")
    parser.add_argument("--games", type=int, default=1000, help="games of each kind")
    parser.add_argument("--first", type=int, default=0, help="seed of the first")
    parser.add_argument("--thorough", type=int, default=20, help="how far apart the dearer checks are")
    return parser.parse_args()


def main() -> int:
    chosen = _chosen()
    begun = time.perf_counter()
    steps = 0
    for seed in range(chosen.first, chosen.first + chosen.games):
        for game in (GAMES[name] for name in chosen.game or GAMES):
            setup = setup_of(game, seed)
            try:
                steps += audited(game, setup, thorough=chosen.thorough)
            except AssertionError:
                print(f"{game.id} with {setup.seats} players, seed {seed}, does not hold")
                raise
    took = time.perf_counter() - begun
    print(f"{chosen.games} games of each kind, {steps} steps, all held, in {took:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
