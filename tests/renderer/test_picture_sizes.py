"""How large the pictures of every game are."""

import io
from collections.abc import Iterator

import pytest
from PIL import Image, ImageChops
from samples import SAMPLES

from renderer import scene
from renderer.draw import draw
from renderer.theme import MARGIN

PICTURES = {
    f"{game}: {name}": picture for game, pictures in SAMPLES.items() for name, picture in pictures().items()
}
CROPS = [name for name, picture in PICTURES.items() if picture.kind == "area"]
DECISIONS = [name for name, picture in PICTURES.items() if picture.kind == "decision"]
WHOLE = [name for name in PICTURES if name not in CROPS and name not in DECISIONS]

pytestmark = pytest.mark.slow  # together; each is quick, and the snapshots are in the quick part


@pytest.fixture(autouse=True, scope="module")
def _forget() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    yield
    scene.forget()


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_picture_fits_a_phone(name: str) -> None:
    """Trap 56: 1,600 px wide, between 4:3 and 1:1.15, at most 400 kB."""
    drawn = draw(PICTURES[name])
    assert drawn.width == 1600
    assert 3 / 4 <= drawn.height / drawn.width <= 1.15
    assert len(drawn.png) <= 400_000
    with Image.open(io.BytesIO(drawn.png)) as image:
        assert (image.width, image.height) == (drawn.width, drawn.height)


@pytest.mark.parametrize("name", CROPS)
def test_a_crop_is_1080_wide(name: str) -> None:
    drawn = draw(PICTURES[name])
    assert drawn.width == 1080
    assert drawn.height <= 2 * drawn.width
    assert len(drawn.png) <= 200_000


@pytest.mark.parametrize("name", DECISIONS)
def test_a_decision_is_1080_wide_and_low(name: str) -> None:
    drawn = draw(PICTURES[name])
    assert drawn.width == 1080
    assert drawn.height / drawn.width <= 1.2
    assert len(drawn.png) <= 135_000


@pytest.mark.parametrize("name", DECISIONS)
def test_a_decision_ends_where_what_it_shows_ends(name: str) -> None:
    """A dark rest below it would only be scrolled past."""
    with Image.open(io.BytesIO(draw(PICTURES[name]).png)) as image:
        pixels = image.convert("RGB")
        ground = Image.new("RGB", pixels.size, pixels.getpixel((0, 0)))
        shown = ImageChops.difference(pixels, ground).getbbox()
        assert shown is not None
        assert pixels.height - shown[3] <= 2 * MARGIN
