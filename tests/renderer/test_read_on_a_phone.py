"""Every text of every picture: large enough on a phone 400 px wide, and dark enough on what it stands on.

The accepted samples, and positions of games by chance with every number of players, languages in turn.
"""

from functools import cache
from typing import NamedTuple

import pytest
from colours_seen import contrast
from leaflet_samples import all_leaflets
from recorded import Text, readable, recording
from samples import SAMPLES
from shots_drawn import every_shot

from games.registry import GAMES
from renderer.contrast import contrasting
from renderer.draw import compose
from renderer.leaflet import Drawable, Leaflet

PHONE = 400
CROP, WHOLE = 13, 7
"""Pixels that letters take there in crops, panels and pictures to decide from, and on whole boards."""
FIGURES = 9
"""Pixels that the numbers take there on the whole board of Coal Baron: prices, workers, slots, coal, points."""
READABLE = 4.5
SMALL = {
    "coal_baron": {
        "crowded mine": "digits of cubes and carts on many tiles of a level: the disc in the shaft says it again",
        "icon of coal": "icons of the score sheet, whose words stand beside them",
    },
    "kohle_kolonie": {
        "hidden token": "the token is hidden: its shape says it",
    },
    "ruhrschifffahrt": {
        "tile": "the icon of a progress tile, whose name stands in the aid",
        "icon of dominion": "icons of the score sheet, whose words stand beside them",
    },
}
"""What may be smaller, and why."""


class Drawn(NamedTuple):
    """A text in a picture: where, how wide the picture is, and whether it is a whole board."""

    picture: str
    width: int
    whole: bool
    text: Text

    @property
    def on_a_phone(self) -> float:
        """Its size where the picture is 400 px wide."""
        return self.text.size * PHONE / self.width


def _drawables(game: str) -> list[tuple[str, Drawable, bool]]:
    found: list[tuple[str, Drawable, bool]] = []
    for name, picture in SAMPLES[game]().items():
        found.append((name, picture, picture.kind not in ("area", "decision")))
    for shown in every_shot(GAMES[game]):
        picture = shown.shot.picture
        found.append((f"{shown.where} {shown.shot.name}", picture, shown.where in ("whole", "player")))
    return found


@cache
def texts(game: str) -> list[Drawn]:
    """Every text of the pictures of a game; what pictures have in common is noted where it is drawn first."""
    found: list[Drawn] = []
    with recording() as noted:
        for name, picture, whole in _drawables(game):
            image = compose(picture)
            found += [Drawn(name, image.width, whole, text) for text in noted]
            noted.clear()
    return found


def reason(game: str, drawn: Drawn) -> str:
    """Why a text may be small; empty where nothing allows it."""
    kinds = SMALL[game]
    text = drawn.text.text
    if game == "coal_baron" and text in "1234":
        return kinds["icon of coal" if "score" in drawn.picture else "crowded mine"]
    if game == "kohle_kolonie" and text == "?":
        return kinds["hidden token"]
    if game == "ruhrschifffahrt" and text in ("+1", "+2"):
        return kinds["tile"]
    if game == "ruhrschifffahrt" and "score" in drawn.picture and len(text) == 1:
        return kinds["icon of dominion"]
    return ""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_large_enough_on_a_phone(game: str) -> None:
    drawn = texts(game)
    assert len(drawn) > 300
    small = {
        (one.picture, one.text.text, round(one.on_a_phone, 1))
        for one in drawn
        if one.on_a_phone < (WHOLE if one.whole else CROP) and not reason(game, one)
    }
    assert not small


@pytest.mark.slow
def test_the_numbers_of_the_board_of_coal_baron_are_large_on_a_phone() -> None:
    drawn = [one for one in texts("coal_baron") if one.picture.startswith(("board", "whole board"))]
    numbers = [one for one in drawn if one.text.text.strip(" /×").isdigit()]
    assert len(numbers) > 300
    assert not {(one.text.text, one.text.size) for one in numbers if one.on_a_phone < FIGURES - 0.01}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_text_can_be_read_on_what_it_stands_on(game: str) -> None:
    pale = {
        (one.picture, one.text.text, one.text.ink, *one.text.grounds)
        for one in texts(game)
        if readable(one.text) < READABLE
    }
    assert not pale


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_high_contrast_makes_no_text_paler(game: str) -> None:
    """What is not seven to one there already is no worse than before."""
    seen = {(one.text.ink, ground) for one in texts(game) for ground in one.text.grounds}
    pale = {
        pair for pair in seen if contrast(*map(contrasting, pair)) < min(7, max(READABLE, contrast(*pair) - 0.05))
    }
    assert not pale


@pytest.mark.slow
def test_leaflets_can_be_read() -> None:
    with recording() as noted:
        for leaflet in all_leaflets().values():
            assert isinstance(leaflet, Leaflet)
            compose(leaflet)
    assert len(noted) > 100
    assert not {(one.text, one.ink, *one.grounds) for one in noted if readable(one) < READABLE}
