"""Colours must be told apart by everyone, and read on their grounds (LOOK, trap 79)."""

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

from games.registry import GAMES
from renderer import theme
from renderer.canvas import Canvas
from renderer.coal_baron.palette import PALETTE
from renderer.coal_baron.tiles import gallery
from renderer.icons import Pen, cube, player_mark
from renderer.painters import painter_of
from renderer.palette import GROUNDS, HALVES, THEME

RENDERER = Path(theme.__file__).parent

# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB.
MACHADO = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
PLAYER_DISTANCE = {"normal": 30.7, "protanopia": 23.2, "deuteranopia": 22.4, "tritanopia": 24.1}
COAL_DISTANCE = {"normal": 29.4, "protanopia": 26.6, "deuteranopia": 29.3, "tritanopia": 28.5}

Triple = tuple[float, float, float]


def linear(colour: str) -> Triple:
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in theme.rgb(colour)
    )
    return red, green, blue


def seen(colour: str, eyes: str) -> Triple:
    parts = linear(colour)
    rows = (sum(a * b for a, b in zip(row, parts, strict=True)) for row in MACHADO[eyes])
    red, green, blue = (min(1.0, max(0.0, part)) for part in rows)
    return red, green, blue


def lab(rgb: Triple) -> Triple:
    red, green, blue = rgb
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    a, b, c = (part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116 for part in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def ciede2000(one: Triple, two: Triple) -> float:
    """Colour difference after Sharma, Wu and Dalal 2005."""
    l1, a1, b1 = one
    l2, a2, b2 = two
    c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(c**7 / (c**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    l, c = (l1 + l2) / 2, (c1 + c2) / 2  # noqa: E741 - the letter of lightness
    h = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * math.cos(math.radians(h - 30))
        + 0.24 * math.cos(math.radians(2 * h))
        + 0.32 * math.cos(math.radians(3 * h + 6))
        - 0.20 * math.cos(math.radians(4 * h - 63))
    )
    sl = 1 + 0.015 * (l - 50) ** 2 / math.sqrt(20 + (l - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    rt = -2 * math.sqrt(c**7 / (c**7 + 25**7)) * math.sin(math.radians(60 * math.exp(-(((h - 275) / 25) ** 2))))
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * dc / sc * dh / sh)


def contrast(one: str, two: str) -> float:
    light, dark = sorted(
        (0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(two))), reverse=True
    )
    return (light + 0.05) / (dark + 0.05)


def smallest(colours: list[str], eyes: str) -> float:
    return min(ciede2000(lab(seen(a, eyes)), lab(seen(b, eyes))) for a, b in combinations(colours, 2))


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
