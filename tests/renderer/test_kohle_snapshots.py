"""A few pictures of Kohle & Kolonie on fixed Views against pictures that were looked at, a quarter of the size.

After an intended change run this file with STEIGER_ACCEPT=1, then look at every picture.
"""

import os
from pathlib import Path

import kohle_samples as samples
import pytest
from PIL import Image, ImageChops, ImageStat

from renderer.draw import compose

FOLDER = Path(__file__).parent.parent / "snapshots"
PICTURES = samples.all_pictures()
NAMES = (
    "kohle board, 3 players",
    "kohle board, 4 players",
    "kohle board, 5 players",
    "kohle start, 4 players",
    "kohle player",
    "kohle player, full",
    "kohle auction",
    "kohle score sheet",
    "kohle area bochum",
    "kohle area player",
)
MEAN = 6
"""Mean difference allowed, of 255, for the palette of the small file."""
SPOT = 18
"""Largest difference allowed for an average of 3 x 3 pixels: edges of letters level out, a wrong digit stays."""


def small(name: str) -> Image.Image:
    return compose(PICTURES[name]).reduce(4)


def spot(one: Image.Image, two: Image.Image) -> float:
    lowest, highest = ImageChops.difference(one, two).convert("L").reduce(3).getextrema()
    assert isinstance(lowest, int | float)
    assert isinstance(highest, int | float)
    return highest


@pytest.mark.parametrize("name", NAMES)
def test_picture_looks_as_accepted(name: str) -> None:
    path = FOLDER / f"{name.replace(', ', '-').replace(' ', '-')}.png"
    drawn = small(name)
    if os.environ.get("STEIGER_ACCEPT"):
        packed = drawn.quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
        packed.save(path, "PNG", optimize=True)
    with Image.open(path) as accepted:
        expected = accepted.convert("RGB")
    assert drawn.size == expected.size
    assert max(ImageStat.Stat(ImageChops.difference(drawn, expected)).mean) <= MEAN
    assert spot(drawn, expected) <= SPOT


def test_one_wrong_number_would_be_noticed() -> None:
    one = compose(samples.picture(samples.view(4))).reduce(4)
    other = samples.mines(4) | {"33": samples.mines(4)["5"]}
    two = compose(samples.picture(samples.view(4, mines=other))).reduce(4)
    assert spot(one, two) > SPOT
