"""The signs of choices, and the icons by which a decision names means and figures."""

from collections.abc import Mapping
from functools import cache, partial
from typing import Final

from renderer import fonts
from renderer.canvas import Canvas
from renderer.coal_baron.picture import Picture
from renderer.crops import Icon
from renderer.decision import ICONS, TEXT, sign_disc
from renderer.icons import cube, hammer_and_pick, worker
from renderer.theme import COALS, CREAM, ENAMEL, INK, LAMP, NEUTRAL, PLAYERS

LONE: Final = 28
"""Radius of a sign that stands on a card."""
_DISC: Final = 50
"""Widest text of a sign on a disc."""


def icons_of(picture: Picture) -> Mapping[str, Icon]:
    """The icons by which means and figures are named, workers in the colour of the seat."""
    return _icons(picture.colours[picture.seat] if picture.seat is not None else "")


@cache
def _icons(colour: str) -> Mapping[str, Icon]:
    # The same functions each time: by them a piece is known again.
    coat = PLAYERS[colour].ground if colour else NEUTRAL
    coals: dict[str, Icon] = {f"coal_{coal}": partial(cube, look=look, digit=80) for coal, look in COALS.items()}
    return {**ICONS, "worker": partial(worker, coat=coat), "steps": hammer_and_pick, **coals}


def draw_sign(canvas: Canvas, x: float, middle: float, sign: str) -> float:
    """A sign that begins at x; the width it took. Several letters stand on a plate instead of a disc."""
    wide = fonts.width((("number", sign),), 44)
    if wide <= _DISC:
        sign_disc(canvas, x + 36, middle, sign)
        return 72
    w = fonts.width((("number", sign),), TEXT) + 40
    for by, ink in ((6, INK), (4, LAMP), (0, ENAMEL)):
        canvas.rect(x + 6 - by, middle - 30 - by, w + 2 * by, 60 + 2 * by, fill=ink, radius=30 + by)
    canvas.text(x + 6 + w / 2, middle, sign, face="number", size=TEXT, ink=CREAM, align="centre", box=w - 8)
    return w + 12
