"""How strong computer players are: games between levels, on the same deals with the seats changed about.

    python -m benchmarks.strength coal_baron 4 [--levels steiger,apprentice] [--games 100] [--keep FOLDER]
    python -m benchmarks.strength [coal_baron] --kept [--renew 2]

The first level takes one seat, the second all others; each deal is played once with the first level in every seat,
among equals once. `uniform` takes any legal action by chance. A victory that is shared counts by its share.

Games are kept in a folder and not played again while what thinks is the same; the figures are of all those kept.
`--kept` plays none and prints the figures of all matches. `--renew` counts games of other sources that play the
same: some of them are played again and compared move by move. Seconds are of the processor.
"""

import argparse
import math
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean, stdev
from typing import Final

from benchmarks import report
from benchmarks.duels import ROOT, UNIFORM, Kept, Match, Played, missing, play
from games.registry import GAMES
from players.levels import LEVELS

KEPT: Final = ROOT / "benchmarks" / "strength"
SURE: Final = 1.96
"""Standard deviations of an interval of 95 %."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES), nargs="?")
    parser.add_argument("seats", type=int, nargs="?")
    parser.add_argument("--levels", default="steiger,apprentice", help=f"two of {UNIFORM}, {', '.join(LEVELS)}")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--keep", type=Path, default=KEPT, help="the folder of the games")
    parser.add_argument("--kept", action="store_true", help="print the figures of all games kept, play none")
    parser.add_argument(
        "--renew", type=int, default=0, metavar="GAMES", help="games played again for it in each match"
    )
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no game after so many")
    parser.add_argument("--lines", action="store_true", help="print each game as it ends")
    chosen = parser.parse_args()
    if chosen.kept:
        for match in matches(chosen.keep, chosen.game):
            kept = Kept(chosen.keep, match)
            if chosen.renew and (renewed := kept.renew(chosen.renew)):
                print(f"{match.name}: {renewed} games count again")
            show(match, kept.games())
        return
    if chosen.game is None or chosen.seats is None:
        parser.error("which game, and how many seats?")
    first, _, others = chosen.levels.partition(",")
    match = Match(chosen.game, chosen.seats, first, others or first)
    measure(match, Kept(chosen.keep, match), chosen.games, chosen.seed, 60 * chosen.minutes, lines=chosen.lines)


def measure(match: Match, kept: Kept, games: int, seed: int, seconds: float, *, lines: bool) -> None:
    """Play what is missing and print the figures of all."""
    until = time.monotonic() + seconds
    for deal, first in missing(match, games, kept.games(), seed):
        if time.monotonic() > until:
            break
        game = play(match, deal, first)
        kept.add(game)
        if lines:
            print(f"deal {deal} seat {first}: {game.won:.2f} of the victory, {game.points}", flush=True)
    show(match, kept.games())


def matches(folder: Path, game: str | None = None) -> Iterator[Match]:
    """The matches of which games are kept."""
    for path in sorted(folder.glob("*.jsonl")):
        of, seats, first, others = path.stem.split("-")
        if game in (None, of):
            yield Match(of, int(seats), first, others)


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval of 95 % in which the true share lies."""
    share, square = won / games, SURE * SURE / games
    middle = share + square / 2
    half = SURE * math.sqrt(share * (1 - share) / games + square / games / 4)
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


def average(values: Sequence[float]) -> tuple[float, float]:
    """A mean and how far the true one may lie from it by 95 %."""
    spread = stdev(values) if len(values) > 1 else math.inf
    return mean(values), SURE * spread / math.sqrt(len(values))


def show(match: Match, played: Sequence[Played]) -> None:
    """Print the figures."""
    report.title(f"{match.game}, {match.seats} seats, {match.first} against {match.others}, {len(played)} games")
    if not played:
        return
    if match.among_themselves:
        # Those of one game depend on each other, so its mean is one value.
        _points(match.first, [mean(one.points) for one in played])
    else:
        won = sum(one.won for one in played)
        low, high = wilson(won, len(played))
        report.figure(f"won by {match.first} (even share {100 / match.seats:.0f} %)", f"{won:.1f}")
        report.figure("  interval of 95 %", f"{100 * low:.1f} to {100 * high:.1f} %")
        _points(match.first, [one.points[one.first] for one in played])
        _points(match.others, [(sum(one.points) - one.points[one.first]) / (match.seats - 1) for one in played])
    for level in dict.fromkeys((match.first, match.others)):
        if level != UNIFORM:
            _times(level, played)


def _points(level: str, points: Sequence[float]) -> None:
    middle, half = average(points)
    report.figure(f"points of {level}", f"{middle:.1f} ± {half:.1f}")
    report.figure("  at least", f"{middle - half:.1f}")


def _times(level: str, played: Sequence[Played]) -> None:
    count, middle, slow = times(level, played)
    report.figure(f"thoughts of {level}: mean, p99 of {count}", f"{1000 * middle:.0f} ms, {1000 * slow:.0f} ms")


def times(level: str, played: Sequence[Played]) -> tuple[int, float, float]:
    """How many thoughts, their mean and the one that a hundredth of all exceed, in seconds."""
    thoughts = [one.thoughts[level] for one in played]
    count = sum(one.count for one in thoughts)
    slowest = sorted((took for one in thoughts for took in one.slowest), reverse=True)
    return count, sum(one.seconds for one in thoughts) / count, slowest[min(count // 100, len(slowest) - 1)]


if __name__ == "__main__":
    main()
