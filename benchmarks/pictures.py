"""How long pictures take and how large they are; `--palette GAME` prints a new fixed palette instead.

Run from the root of the project: `python -m benchmarks.pictures`.
"""

import argparse
import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "renderer")]

from PIL import Image  # noqa: E402
from samples import SAMPLES  # noqa: E402

from renderer import fonts, scene, theme  # noqa: E402
from renderer.draw import compose, draw  # noqa: E402
from renderer.icons.ruhr import WATER, WATER_LINE  # noqa: E402
from renderer.kohle_kolonie import looks  # noqa: E402
from renderer.palette import GROUNDS, HALVES, THEME  # noqa: E402
from renderer.picture import Picture  # noqa: E402
from renderer.ruhrschifffahrt import land  # noqa: E402
from renderer.ruhrschifffahrt import looks as river_looks  # noqa: E402
from renderer.ruhrschifffahrt.river import SHORE  # noqa: E402
from renderer.ruhrschifffahrt.spaces import BANK, DEEP, EMPTY, LATER, TRAY  # noqa: E402

COLOURS_IN_ALL = {"coal_baron": 160, "kohle_kolonie": 200, "ruhrschifffahrt": 160}
ROUNDS = 15


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument(
        "--palette", choices=SAMPLES, help="print a palette made from the game's sample pictures"
    )
    if game := arguments.parse_args().palette:
        print_palette(game)
        return
    print(f"{'picture':<26}{'cold ms':>9}{'warm ms':>9}{'kB':>7}  size")
    for pictures in SAMPLES.values():
        for name, picture in pictures().items():
            measure(name, picture)
    kept = scene.PIECES.size + scene.PAGES.size
    print(f"kept images {kept / 2**20:.1f} MB, bound {(scene.PIECES.limit + scene.PAGES.limit) / 2**20:.0f} MB")


def measure(name: str, picture: Picture) -> None:
    """Median time with everything forgotten before, and with all pieces kept."""
    cold, warm = [], []
    for _ in range(5):
        scene.forget()
        fonts.forget()
        cold.append(seconds(picture))
    for _ in range(ROUNDS):
        warm.append(seconds(picture))
    drawn = draw(picture)
    print(
        f"{name:<26}{statistics.median(cold) * 1000:>9.0f}{statistics.median(warm) * 1000:>9.0f}"
        f"{len(drawn.png) / 1000:>7.0f}  {drawn.width} x {drawn.height}"
    )


def seconds(picture: Picture) -> float:
    begin = time.perf_counter()
    draw(picture)
    return time.perf_counter() - begin


def own_colours(game: str) -> list[str]:
    """Every colour of the map or the rock that is none of the theme's."""
    own = {"coal_baron": rock_colours, "kohle_kolonie": map_colours, "ruhrschifffahrt": river_colours}[game]()
    return [colour for colour in dict.fromkeys(own) if colour not in THEME]


def rock_colours() -> list[str]:
    """The rock of the tunnels."""
    return [*theme.EARTH, *theme.EARTH_GRAIN]


def map_colours() -> list[str]:
    """Lands with their bands, railways, the Trust."""
    lands = [
        colour
        for ink in looks.CITIES.values()
        for colour in (ink, theme.mix(theme.PAPER_LIGHT, ink, 0.78), looks.wash(ink), looks.lettering(ink))
    ]
    return [*lands, *(look.ink for look in looks.LINES.values()), looks.TRUST]


def river_colours() -> list[str]:
    """Water, dominions with their land and bands, and the strokes of hills on each land."""
    lands = [
        colour
        for dominion, ink in river_looks.DOMINIONS.items()
        for colour in (
            ink,
            river_looks.wash(dominion),
            river_looks.band(dominion),
            land.hill(dominion),
            land.rim(dominion),
        )
    ]
    return [*lands, WATER, WATER_LINE, theme.mix(WATER, WATER_LINE, 0.5), SHORE, BANK, DEEP, EMPTY, LATER, TRAY]


def print_palette(game: str) -> None:
    """Print the game's own colours and, for the rest, what the sample pictures need most beside them."""
    own = own_colours(game)
    fixed = list(dict.fromkeys((*THEME, *own, *GROUNDS, *HALVES)))
    images = [compose(picture) for picture in SAMPLES[game]().values()]
    strip = Image.new("RGB", (400, sum(image.height * 400 // image.width for image in images)))
    top = 0
    for image in images:
        small = image.resize((400, image.height * 400 // image.width), Image.Resampling.NEAREST)
        strip.paste(small, (0, top))
        top += small.height
    rest = strip.quantize(256, Image.Quantize.MEDIANCUT).getpalette() or []
    offered = [tuple(rest[index : index + 3]) for index in range(0, len(rest), 3)]
    chosen = [theme.rgb(colour) for colour in fixed]
    while len(chosen) < COLOURS_IN_ALL[game]:
        chosen.append(max(offered, key=lambda colour: min(distance(colour, other) for other in chosen)))
    for name, colours in (("OWN", own), ("NEEDED", chosen[len(fixed) :])):
        print(name)
        for colour in colours:
            print('    "#{:02X}{:02X}{:02X}",'.format(*(theme.rgb(colour) if isinstance(colour, str) else colour)))


def distance(a: tuple[int, ...], b: tuple[int, ...]) -> int:
    return sum((x - y) ** 2 for x, y in zip(a, b, strict=True))


if __name__ == "__main__":
    main()
