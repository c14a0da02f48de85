"""A few pictures of every game on fixed Views against pictures that were looked at, a quarter of the size.

After an intended change run `STEIGER_ACCEPT=1 pytest tests/renderer/test_snapshots.py`, then look at every file.
"""

import os
from pathlib import Path

import chart_samples
import coal_baron_samples
import coal_decision_samples
import kohle_kolonie_samples as kohle_samples
import leaflet_samples
import pytest
import ruhr_decision_samples
import ruhrschifffahrt_samples as ruhr_samples
from PIL import Image, ImageChops, ImageStat

from renderer.draw import compose
from renderer.leaflet import Drawable

FOLDER = Path(__file__).parent.parent / "snapshots"
PICTURES: dict[str, Drawable] = {
    **coal_baron_samples.all_pictures(),
    **coal_decision_samples.all_decisions(),
    **kohle_samples.all_pictures(),
    **ruhr_samples.all_pictures(),
    **ruhr_decision_samples.all_decisions(),
    **leaflet_samples.all_leaflets(),
    **chart_samples.all_pictures(),
}
NAMES = (
    "board, 2 players",
    "board, 3 players",
    "board, 4 players",
    "draft, 4 players",
    "mine",
    "mine, crowded",
    "score sheet",
    "area mine",
    "area mine, at work",
    "area mine, crowded",
    "area factory",
    "coal decision draft",
    "coal decision place",
    "coal decision mining",
    "coal decision mining, crowded",
    "coal decision keep tiles",
    "coal decision return",
    "coal decision substitute",
    "kohle board, 3 players",
    "kohle board, 4 players",
    "kohle board, 5 players",
    "kohle start, 4 players",
    "kohle player",
    "kohle player, full",
    "kohle auction",
    "kohle score sheet",
    "kohle decision mines",
    "kohle decision auction",
    "kohle decision settlement",
    "kohle decision miners",
    "kohle decision tableau",
    "kohle area bochum",
    "kohle area essen",
    "kohle area auction",
    "kohle area stocks",
    "kohle area player",
    "ruhr board, 2 players",
    "ruhr board, 3 players",
    "ruhr board, 4 players",
    "ruhr board, crowded",
    "ruhr player",
    "ruhr player, full",
    "ruhr score sheet",
    "ruhr area essen",
    "ruhr area options",
    "ruhr area progress",
    "ruhr decision option",
    "ruhr decision option, first round",
    "ruhr decision start",
    "ruhr decision transport",
    "ruhr decision replenish",
    "ruhr decision plan",
    "ruhr decision sell",
    "ruhr decision purchase",
    "ruhr decision choose",
    "ruhr decision remove die",
    "ruhr decision place dice",
    "chart, 4 players",
    "chart, 5 players",
    "chart, below nothing",
    "chart, 12 rounds",
    "legend coal_baron 1",
    "aid coal_baron",
    "legend kohle_kolonie 1",
    "legend kohle_kolonie 2",
    "aid kohle_kolonie",
    "legend ruhrschifffahrt 1",
    "legend ruhrschifffahrt 2",
    "aid ruhrschifffahrt",
)
MEAN = 6
"""Mean difference allowed, of 255, for the palette of the small file."""
SPOT = 18
"""Largest difference allowed for an average of 3 x 3 pixels: edges of letters level out, a wrong digit stays."""
SLIPS = {
    "coal_baron": (
        coal_baron_samples.picture(coal_baron_samples.view(3)),
        coal_baron_samples.picture(coal_baron_samples.view(3, tile_pile=28)),
    ),
    "kohle_kolonie": (
        kohle_samples.picture(kohle_samples.view(4)),
        kohle_samples.picture(
            kohle_samples.view(4, mines=kohle_samples.mines(4) | {"33": kohle_samples.mines(4)["5"]})
        ),
    ),
    "ruhrschifffahrt": (
        ruhr_samples.picture(ruhr_samples.view(4)),
        ruhr_samples.picture(ruhr_samples.view(4, dice=ruhr_samples.DICE | {"st_winz": 3})),
    ),
}
"""Two pictures of each game with one thing that differs."""


def small(picture: Drawable) -> Image.Image:
    return compose(picture).reduce(4)


def spot(one: Image.Image, two: Image.Image) -> float:
    lowest, highest = ImageChops.difference(one, two).convert("L").reduce(3).getextrema()
    assert isinstance(lowest, int | float)
    assert isinstance(highest, int | float)
    return highest


@pytest.mark.one_quick
@pytest.mark.parametrize("name", NAMES)
def test_picture_looks_as_accepted(name: str) -> None:
    path = FOLDER / f"{name.replace(', ', '-').replace(' ', '-')}.png"
    drawn = small(PICTURES[name])
    if os.environ.get("STEIGER_ACCEPT"):
        packed = drawn.quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
        packed.save(path, "PNG", optimize=True)
    with Image.open(path) as accepted:
        expected = accepted.convert("RGB")
    assert drawn.size == expected.size
    assert max(ImageStat.Stat(ImageChops.difference(drawn, expected)).mean) <= MEAN
    assert spot(drawn, expected) <= SPOT


@pytest.mark.one_quick
@pytest.mark.parametrize("game", SLIPS)
def test_one_wrong_thing_would_be_noticed(game: str) -> None:
    one, two = SLIPS[game]
    assert spot(small(one), small(two)) > SPOT
