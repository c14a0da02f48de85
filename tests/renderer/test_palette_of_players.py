"""Colours must be told apart by everyone, and read on their grounds (LOOK, trap 79)."""

import re
from pathlib import Path

import pytest
from colours_seen import MACHADO, ciede2000, contrast, smallest

from games.registry import GAMES
from renderer import theme
from renderer.canvas import Canvas
from renderer.coal_baron.palette import PALETTE
from renderer.coal_baron.tiles import gallery
from renderer.icons import Pen, cube, player_mark
from renderer.painters import painter_of
from renderer.palette import GROUNDS, HALVES, THEME

RENDERER = Path(theme.__file__).parent

PLAYER_DISTANCE = {"normal": 30.7, "protanopia": 23.2, "deuteranopia": 22.4, "tritanopia": 24.1}
COAL_DISTANCE = {"normal": 29.4, "protanopia": 26.6, "deuteranopia": 29.3, "tritanopia": 28.5}


def test_ciede2000_against_published_pairs() -> None:
    """Pairs 1 and 25 of the test data of Sharma, Wu and Dalal."""
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)


@pytest.mark.parametrize("eyes", MACHADO)
def test_players_are_apart_for_all_eyes(eyes: str) -> None:
    colours = [look.ground for look in theme.PLAYERS.values()]
    assert smallest(colours, eyes) == pytest.approx(PLAYER_DISTANCE[eyes], abs=0.2)


@pytest.mark.parametrize("eyes", MACHADO)
def test_coals_are_apart_for_all_eyes(eyes: str) -> None:
    colours = [look.ground for look in theme.COALS.values()]
    assert smallest(colours, eyes) == pytest.approx(COAL_DISTANCE[eyes], abs=0.2)


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (theme.INK, theme.PAPER),
        (theme.INK_SECOND, theme.PAPER),
        (theme.INK_SECOND, theme.PAPER_SHADE),
        (theme.FUCHSINE, theme.PAPER),
        (theme.CREAM, theme.ENAMEL),
        (theme.CREAM_DIM, theme.ENAMEL),
        (theme.CREAM, theme.SLATE),
        (theme.CREAM, theme.HIDDEN),
        *((look.on, look.ground) for look in theme.PLAYERS.values()),
        *((look.on, look.ground) for look in theme.COALS.values()),
    ],
)
def test_text_is_read_on_its_ground(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


def test_contrasts_are_those_of_the_guide() -> None:
    assert contrast(theme.INK, theme.PAPER) == pytest.approx(14.3, abs=0.1)
    assert contrast(theme.INK_SECOND, theme.PAPER) == pytest.approx(6.6, abs=0.1)
    assert contrast(theme.CREAM_DIM, theme.ENAMEL) == pytest.approx(9.0, abs=0.1)


def test_the_packed_picture_keeps_the_colours() -> None:
    """The fixed palette holds every colour of a player and of a coal."""
    grounds = {look.ground for look in (*theme.PLAYERS.values(), *theme.COALS.values())}
    assert grounds <= set(PALETTE)
    assert len(PALETTE) == len(set(PALETTE)) <= 256


@pytest.mark.parametrize("game", GAMES)
def test_a_palette_takes_the_colours_of_the_house_from_the_theme(game: str) -> None:
    """No file of a game writes down a colour that all have: what is another colour tomorrow stands once."""
    house = {*THEME, *GROUNDS, *HALVES}
    source = (RENDERER / game / "palette.py").read_text()
    assert not house & set(re.findall("#[0-9A-F]{6}", source))
    assert house <= set(painter_of(game).palette)
    assert len(set(painter_of(game).palette)) == len(painter_of(game).palette) <= 256


def test_coals_have_a_digit_where_colour_is_missing() -> None:
    """Trap 79: with equal colours the four cubes still look different."""
    drawn: set[bytes] = set()
    for look in theme.COALS.values():
        canvas = Canvas(40, 40, ground="#FFFFFF")
        cube(Pen(canvas, 0, 0, 40), theme.CoalLook("#888888", "#000000", look.digit))
        drawn.add(canvas.finish().tobytes())
    assert len(drawn) == 4


def test_players_have_a_mark_where_colour_is_missing() -> None:
    """Trap 79: with equal colours the five marks still look different, also 12 px small."""
    drawn: set[bytes] = set()
    for look in theme.PLAYERS.values():
        canvas = Canvas(12, 12, ground="#FFFFFF")
        player_mark(Pen(canvas, 0, 0, 12), look.mark, "#000000")
        drawn.add(canvas.finish().tobytes())
    assert len(drawn) == 5


def test_the_light_side_has_lamps() -> None:
    """Trap 79: in outline alone a light section shows what a dark one lacks."""

    def outline(kind: str) -> int:
        canvas = Canvas(150, 190, ground=theme.EARTH[0])
        gallery(canvas, 0, 0, 150, 190, kind, ("yellow",), 76)
        image = canvas.finish()
        # Above the cube there is nothing but wall on the dark side.
        upper = image.crop((20, 20, 130, 90))
        return len(set(upper.get_flattened_data()))

    assert outline("yellow_1_dark") == 1
    assert outline("yellow_1_light") > 10
