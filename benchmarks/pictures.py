"""How large the pictures of every kind are, how long they take cold and warm, and what the drawing process needs.

    python -m benchmarks.pictures [--rounds 9] [--kind board ...] [--against FOLDER]
    python -m benchmarks.pictures --palette GAME

Needs no bot. Cold: with everything forgotten before; warm: with all pieces kept. Both are milliseconds that the
process computed, medians. `--against` draws what another checkout of this project draws under the same names, in a
process of its own, and sets the figures side by side. `--palette` prints a new fixed palette instead.
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

OTHER = "STEIGER_PICTURES_OF"
"""The checkout whose pictures are drawn, where it is not this one."""
ROOT = Path(os.environ.get(OTHER) or Path(__file__).parent.parent).resolve()
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "renderer")]

from PIL import Image  # noqa: E402
from samples import SAMPLES  # noqa: E402

from renderer import fonts, scene, theme  # noqa: E402
from renderer.draw import compose, draw  # noqa: E402
from renderer.icons.ruhr import WATER, WATER_LINE  # noqa: E402
from renderer.kohle_kolonie import looks  # noqa: E402
from renderer.palette import GROUNDS, HALVES, THEME  # noqa: E402
from renderer.ruhrschifffahrt import land  # noqa: E402
from renderer.ruhrschifffahrt import looks as river_looks  # noqa: E402
from renderer.ruhrschifffahrt.river import SHORE  # noqa: E402
from renderer.ruhrschifffahrt.spaces import BANK, DEEP, EMPTY, LATER, TRAY  # noqa: E402

COLOURS_IN_ALL = {"coal_baron": 160, "kohle_kolonie": 200, "ruhrschifffahrt": 160}
MORE = {"chart_samples": "all_pictures", "decision_samples": "all_pictures", "leaflet_samples": "all_leaflets"}
"""Further samples that a checkout may have, and what gives them."""
COLD = 3
HEADS = ("cold ms", "warm ms", "kB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9, help="so many times each picture is drawn warm")
    parser.add_argument(
        "--kind", nargs="+", default=[], help="kinds of pictures only: board, area, chart, leaflet ..."
    )
    parser.add_argument("--against", metavar="FOLDER", help="another checkout to draw the same with")
    parser.add_argument("--json", action="store_true", help="print the figures to be read by a program")
    parser.add_argument("--palette", choices=SAMPLES, help="print a palette made from a game's sample pictures")
    chosen = parser.parse_args()
    if chosen.palette:
        print_palette(chosen.palette)
        return
    other = figures_of(chosen.against, chosen.rounds, chosen.kind) if chosen.against else {}
    figures = {name: measure(picture, chosen.rounds) for name, picture in pictures(chosen.kind).items()}
    if chosen.json:
        print(json.dumps(figures))
        return
    tell(figures, other)
    kept = scene.PIECES.size + scene.PAGES.size
    print(f"kept images {kept / 2**20:.1f} MB, bound {(scene.PIECES.limit + scene.PAGES.limit) / 2**20:.0f} MB")
    print(f"this process at its peak {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def pictures(kinds: list[str]) -> dict[str, Any]:
    """All sample pictures by their kind and name, those of some kinds only where any are named."""
    found: dict[str, Any] = {}
    for of_game in SAMPLES.values():
        found |= of_game()
    for module, gives in MORE.items():
        if (ROOT / "tests" / "renderer" / f"{module}.py").is_file():
            give: Callable[[], dict[str, Any]] = getattr(__import__(module), gives)
            found |= give()
    named = {name: getattr(picture, "kind", "leaflet") for name, picture in found.items()}
    return {
        f"{kind}: {name}": found[name]
        for name, kind in sorted(named.items(), key=lambda one: one[1])
        if not kinds or kind in kinds
    }


def measure(picture: Any, rounds: int) -> list[float]:
    """Milliseconds with everything forgotten before and with all pieces kept, kilobytes, width and height."""
    cold, warm = [], []
    for _ in range(COLD):
        scene.forget()
        fonts.forget()
        cold.append(milliseconds(picture))
    for _ in range(rounds):
        warm.append(milliseconds(picture))
    drawn = draw(picture)
    return [statistics.median(cold), statistics.median(warm), len(drawn.png) / 1000, drawn.width, drawn.height]


def milliseconds(picture: Any) -> float:
    begin = process_time()
    draw(picture)
    return (process_time() - begin) * 1000


def figures_of(folder: str, rounds: int, kinds: list[str]) -> dict[str, list[float]]:
    """The same of another checkout."""
    asked = [sys.executable, __file__, "--json", "--rounds", str(rounds), *(["--kind", *kinds] if kinds else [])]
    told = subprocess.run(asked, cwd=folder, env=os.environ | {OTHER: folder}, capture_output=True, check=True)
    found: dict[str, list[float]] = json.loads(told.stdout)
    return found


def tell(figures: dict[str, list[float]], other: dict[str, list[float]]) -> None:
    """Print a line for each picture; beside it what another checkout gave, and the sums of both."""
    beside = f"{'before':>9}{'ratio':>7}" if other else ""
    print(f"{'':<44}" + "".join(f"{head:>9}{beside}" for head in HEADS) + "  size")
    both = [name for name in figures if name in other]
    for name, values in figures.items():
        width, height = values[3:]
        print(f"{name:<44}{line(values, other.get(name), bool(other))}  {width:.0f} x {height:.0f}")
    if both:
        sums, before = (
            [sum(found[name][at] for name in both) for at in range(len(HEADS))] for found in (figures, other)
        )
        print(f"{'sum of those that both draw':<44}{line(sums, before, True)}")


def line(values: list[float], before: list[float] | None, beside: bool) -> str:
    said = ""
    for at, _ in enumerate(HEADS):
        said += f"{values[at]:>9.1f}"
        if beside:
            said += f"{before[at]:>9.1f}{values[at] / before[at]:>7.2f}" if before else f"{'':>16}"
    return said


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
    hachured = [theme.mix(looks.wash(ink), looks.HACHURE, looks.HACHURED) for ink in looks.CITIES.values()]
    water = [WATER, WATER_LINE, looks.BANK, looks.RIVER_NAME]
    return [*lands, *(look.ink for look in looks.LINES.values()), looks.TRUST, *hachured, *water]


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
