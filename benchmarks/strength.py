"""How strong computer players are: games between levels, on the same deals with the seats changed about.

    python -m benchmarks.strength coal_baron 4 [--levels steiger,apprentice] [--games 100] [--seed 0]

The first level takes one seat, the second all others; each deal is played once with the first level in every seat.
`uniform` takes any legal action by chance. A victory that is shared counts by its share.
"""

import argparse
import math
import time
from collections.abc import Sequence
from random import Random
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

from benchmarks import report
from games.engine.contract import AnyGame, Setup
from games.registry import GAMES
from players.levels import LEVEL, LEVELS
from players.minds import mind_of
from players.thinking import think

UNIFORM: Final = "uniform"
SURE: Final = 1.96
"""Standard deviations of an interval of 95 %."""


class Played(NamedTuple):
    """A game: the share of the victory that the seat of the first level has, points by seat, seconds by level."""

    won: float
    points: tuple[int, ...]
    first: int
    seconds: dict[str, list[float]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("seats", type=int)
    parser.add_argument("--levels", default="steiger,apprentice", help=f"two of {UNIFORM}, {', '.join(LEVELS)}")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--lines", action="store_true", help="print each game as it ends")
    chosen = parser.parse_args()
    first, _, others = chosen.levels.partition(",")
    measure(GAMES[chosen.game], chosen.seats, (first, others or first), chosen.games, chosen.seed, chosen.lines)


def measure(game: AnyGame, seats: int, levels: tuple[str, str], games: int, seed: int, lines: bool) -> None:
    """Play and print."""
    played: list[Played] = []
    for number in range(games):
        deal, first = divmod(number, seats)
        played.append(play(game, seats, levels, seed + deal, first))
        if lines:
            last = played[-1]
            print(f"deal {seed + deal} seat {first}: {last.won:.2f} of the victory, {last.points}", flush=True)
    _print(game, seats, levels, played)


def play(game: AnyGame, seats: int, levels: tuple[str, str], deal: int, first: int) -> Played:
    """One game of a deal, with the first level in a seat and the second in all others."""
    setup: Setup[Any] = Setup(seats=seats, options=game.options_type(), seed=f"{deal:032x}")
    state, chance = game.new_game(setup).state, Random(deal * seats + first)
    seconds: dict[str, list[float]] = {level: [] for level in levels}
    while active := game.active_seats(state):
        seat = active[0]
        level = levels[0] if seat == first else levels[1]
        begun = time.process_time()
        actions = _decided(game, state, seat, level, chance)
        seconds[level].append(time.process_time() - begun)
        for action in actions:
            state = game.apply(state, seat, action).state
    outcome = game.outcome(state)
    assert outcome is not None
    best = outcome.ranks[0]
    return Played((first in best) / len(best), outcome.totals, first, seconds)


def _decided(game: AnyGame, state: Any, seat: int, level: str, chance: Random) -> Sequence[Any]:
    if level == UNIFORM:
        return (chance.choice(game.legal_actions(state, seat)),)
    return think(mind_of(game.id), state, seat, LEVEL[level], chance.getrandbits(32)).actions


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval of 95 % in which the true share lies."""
    share, square = won / games, SURE * SURE / games
    middle = share + square / 2
    half = SURE * math.sqrt(share * (1 - share) / games + square / games / 4)
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


def _print(game: AnyGame, seats: int, levels: tuple[str, str], played: Sequence[Played]) -> None:
    first, others = levels
    report.title(f"{game.id}, {seats} seats, {first} against {others}, {len(played)} games")
    won = sum(one.won for one in played)
    low, high = wilson(won, len(played))
    report.figure(f"won by {first} (even share {100 / seats:.0f} %)", f"{100 * won / len(played):.1f} %")
    report.figure("  interval of 95 %", f"{100 * low:.1f} to {100 * high:.1f} %")
    _points(first, [one.points[one.first] for one in played])
    _points(others, [own for one in played for seat, own in enumerate(one.points) if seat != one.first])
    for level in dict.fromkeys(levels):
        report.times(f"a thought of {level}", [took for one in played for took in one.seconds[level]])


def _points(level: str, points: Sequence[int]) -> None:
    spread = stdev(points) if len(points) > 1 else 0.0
    report.figure(f"points of {level}", f"{mean(points):.1f} ± {SURE * spread / math.sqrt(len(points)):.1f}")


if __name__ == "__main__":
    main()
