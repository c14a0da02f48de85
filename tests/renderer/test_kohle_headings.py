"""Headings stand in capitals in every language, and panels' pictures are no taller than a phone shows whole."""

from collections.abc import Iterator

import kohle_kolonie_samples as samples
import pytest
from draw_calls import Notes, noting

from bot.words import words
from cogs.kohle_kolonie.shown.pictures import resolved
from games.kohle_kolonie import facts
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.terrain import terrain_for
from renderer import fonts, scene, sheets
from renderer.canvas import Canvas
from renderer.draw import compose
from renderer.kohle_kolonie import AREAS
from renderer.pieces import cells
from renderer.theme import ENAMEL

pytestmark = pytest.mark.slow  # together; each of the pictures is quick

KINDS = [("board", None), ("player", None), ("auction", None), *(("area", area) for area in AREAS)]


NOTES = Notes()
"""What is drawn alike in every language, or at every number of players, is noted once."""


@pytest.fixture(autouse=True, scope="module")
def _forget() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    scene.forget()
    yield
    scene.forget()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("players", facts.SEATS)
def test_every_heading_stands_in_capitals(language: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the real words, however many sheets share a row."""
    text = resolved(words(language))
    seen: list[str] = []
    plain: list[str] = []
    heading = sheets._heading  # pyright: ignore[reportPrivateUsage]

    def noted(canvas: Canvas, said: str) -> None:
        seen.append(said)
        if fonts.width(fonts.split("label", said.upper()), 28, 1.5) > canvas.width:
            plain.append(said)
        heading(canvas, said)

    monkeypatch.setattr(sheets, "_heading", noted)
    with noting(NOTES) as caller:
        for kind, area in KINDS:
            caller.calls(samples.picture(samples.bidding(players), kind=kind, area=area, seat=1, words=text))
    assert seen
    assert plain == []


@pytest.mark.parametrize("players", facts.SEATS)
@pytest.mark.parametrize("area", AREAS)
def test_no_crop_is_taller_than_a_panel_shows_whole(area: str, players: int) -> None:
    """1.2 times as high as wide, with as much of everything as a game can bring."""
    terrain = terrain_for(Options(), players)
    display = tuple(card for round in (1, 2, 3) for card in terrain.entering(round))[2:]
    crowd = samples.bidding(players, display=display)
    for shown in (samples.start(players), crowd):
        if area == "auction" and shown.auction is None:
            continue
        image = compose(samples.picture(shown, kind="area", area=area, seat=0))
        assert image.height <= 1.2 * image.width


def test_rounds_that_are_past_can_be_read() -> None:
    """4.5:1 on enamel."""
    canvas = Canvas(300, 60, ground=ENAMEL)
    cells(canvas, 2, 2, ("I", "II", "III", "IV"), 4, 50, 60)
    image = canvas.finish()
    brightest = max(
        light(colour)
        for _, colour in image.crop((4, 4, 50, 50)).getcolors(1 << 16) or []
        if isinstance(colour, tuple)
    )
    ground = light((18, 33, 42))
    assert (brightest + 0.05) / (ground + 0.05) >= 4.5


def light(colour: tuple[int, ...]) -> float:
    """The relative luminance of a colour."""
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
