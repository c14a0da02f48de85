"""Large pictures and pictures of high contrast: the same pictures, larger and stronger."""

import io
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat
from samples import SAMPLES

from bot.drawing import KEPT_BYTES, as_chosen
from games.registry import GAMES
from renderer import scene, theme
from renderer.contrast import KEPT, contrasting
from renderer.draw import compose, draw
from renderer.painters import painter_of
from renderer.palette import GROUNDS

PICTURES = {
    f"{game}: {name}": picture for game, pictures in SAMPLES.items() for name, picture in pictures().items()
}
FEW = (
    "kohle_kolonie: kohle board, 3 players",
    "coal_baron: area factory",
    "ruhrschifffahrt: ruhr area player",
)


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    yield
    scene.forget()


@pytest.mark.slow
@pytest.mark.parametrize("name", FEW)
def test_a_large_picture_is_the_same_twice_as_wide_and_high(name: str) -> None:
    picture = PICTURES[name]
    plain, large = compose(picture), compose(as_chosen(picture, "large"))
    assert abs(large.width - 2 * plain.width) <= 1
    assert abs(large.height - 2 * plain.height) <= 1
    difference = ImageChops.difference(large.reduce(2).crop((0, 0, *plain.size)), plain)
    assert max(ImageStat.Stat(difference).mean) < 6


@pytest.mark.slow
def test_of_a_large_picture_nothing_is_kept_and_others_lose_nothing() -> None:
    compose(PICTURES["kohle_kolonie: kohle area bochum"])
    before = scene.PIECES.size, scene.PAGES.size
    compose(as_chosen(PICTURES[FEW[1]], "large"))
    assert (scene.PIECES.size, scene.PAGES.size) == before


@pytest.mark.slow
def test_large_pictures_stay_within_what_the_drawer_keeps() -> None:
    """Discord takes 10 MB; a few large boards are kept beside each other."""
    for name in (FEW[0], "kohle_kolonie: kohle area bochum"):
        assert len(draw(as_chosen(PICTURES[name], "large-contrast")).png) <= KEPT_BYTES / 8


@pytest.mark.parametrize("name", FEW[1:])
def test_high_contrast_exchanges_the_colours_and_nothing_else(name: str) -> None:
    """Equal colours stay equal, and the pixels of a colour have that which it is exchanged for."""
    picture = PICTURES[name]
    with Image.open(io.BytesIO(draw(picture).png)) as image:
        plain, numbers = image.convert("RGB"), image.tobytes()
    with Image.open(io.BytesIO(draw(as_chosen(picture, "contrast")).png)) as image:
        strong = image.convert("RGB")
        assert image.tobytes() == numbers
    exchanged = {theme.rgb(ink): theme.rgb(contrasting(ink)) for ink in painter_of(picture.game).palette}
    for x, y in ((3, 3), (plain.width // 2, 60), (plain.width // 2, plain.height // 2)):
        pixel = plain.getpixel((x, y))
        assert isinstance(pixel, tuple)
        assert strong.getpixel((x, y)) == exchanged[pixel[0], pixel[1], pixel[2]]


def test_players_and_coals_keep_their_colours_and_paper_is_white() -> None:
    assert {contrasting(ink) for ink in GROUNDS} == set(GROUNDS)
    assert all(contrasting(ink) == ink for ink in KEPT)
    assert contrasting(theme.PAPER) == contrasting(theme.PAPER_LIGHT) == "#FFFFFF"
    assert contrasting(theme.INK) == contrasting(theme.ENAMEL) == "#000000"


def lightness(ink: str) -> float:
    red, green, blue = theme.rgb(ink)
    return 0.299 * red + 0.587 * green + 0.114 * blue


@pytest.mark.parametrize("game", GAMES)
def test_what_is_dark_gets_darker_and_what_is_light_lighter(game: str) -> None:
    for ink in set(painter_of(game).palette) - KEPT:
        before, after = lightness(ink), lightness(contrasting(ink))
        assert after >= before if before >= 180 else after <= before + 25, ink
        if before < 60:
            assert after <= before, ink


def test_what_nobody_chose_is_drawn_as_ever() -> None:
    picture = PICTURES[FEW[1]]
    assert as_chosen(picture, "pictures") == picture
    assert as_chosen(picture, "words") == picture
    assert as_chosen(replace(picture, scale=2, contrast=True), "pictures") == picture
