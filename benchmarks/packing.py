"""Packing by libdeflate beside packing by Pillow: the same boards in turns, pair by pair, kept pieces warm.

    python -m benchmarks.packing [--pairs 9]

Encoding is from the drawn picture to the PNG, the whole from what is asked for to the PNG: milliseconds that the
process computed, summed over a board of each game.
"""

import argparse
import statistics
import sys
from pathlib import Path
from time import process_time
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "renderer")]

from samples import SAMPLES  # noqa: E402

from renderer import encode  # noqa: E402
from renderer.draw import compose  # noqa: E402
from renderer.painters import painter_of  # noqa: E402
from renderer.picture import Picture  # noqa: E402

BOARDS = {
    "coal_baron": "board, 4 players",
    "kohle_kolonie": "kohle board, 4 players",
    "ruhrschifffahrt": "ruhr board, 4 players",
}
BOUNDS = {"encoding": 0.5, "whole": 0.65, "bytes": 1.03}
WARM = 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=9, help="so many times each way")
    pairs = parser.parse_args().pairs
    if encode.PACK is None:
        sys.exit("The package deflate is not installed: there is nothing to compare.")
    of_games = [pairs_of(game, name, pairs) for game, name in BOARDS.items()]
    print(f"{'pair':<8}{'encoding ms':>20}{'ratio':>8}{'whole ms':>20}{'ratio':>8}{'kB':>20}{'ratio':>8}")
    found: dict[str, list[float]] = {name: [] for name in BOUNDS}
    for number, of_pair in enumerate(zip(*of_games, strict=True), start=1):
        before, now = (Packed(*map(sum, zip(*way, strict=True))) for way in zip(*of_pair, strict=True))
        line = f"{number:<8}"
        for name, old, new in zip(BOUNDS, before, now, strict=True):
            found[name].append(new / old)
            line += f"{old:>12.1f} to {new:>5.1f}{new / old:>7.2f}"
        print(line)
    for name, bound in BOUNDS.items():
        print(f"{name}: median ratio {statistics.median(found[name]):.2f}, bound {bound}")


class Packed(NamedTuple):
    """Milliseconds of encoding and of the whole, and kilobytes."""

    encoding: float
    whole: float
    size: float


def pairs_of(game: str, name: str, pairs: int) -> list[tuple[Packed, Packed]]:
    """A board packed by Pillow and by libdeflate, so many times."""
    picture, palette = SAMPLES[game]()[name], painter_of(game).palette
    for _ in range(WARM):
        compose(picture)
    return [(packed(picture, palette, None), packed(picture, palette, encode.PACK)) for _ in range(pairs)]


def packed(picture: Picture, palette: tuple[str, ...], pack: encode.Pack | None) -> Packed:
    begun = process_time()
    image = compose(picture)
    drawn = process_time()
    size = len(encode.png(image, palette, pack))
    ended = process_time()
    return Packed((ended - drawn) * 1000, (ended - begun) * 1000, size / 1000)


if __name__ == "__main__":
    main()
