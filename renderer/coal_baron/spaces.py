"""Worker spaces: what the space gives above, who stands there and what it takes now below."""

from typing import Final

from renderer.canvas import Canvas
from renderer.icons import VEHICLES, Pen, coin, hammer_and_pick, worker
from renderer.pieces import closed, player_disc, value
from renderer.theme import (
    CREAM,
    ENAMEL,
    INK,
    NEUTRAL,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RADIUS,
    RULE,
    WOOD,
    Ink,
    mix,
)

_PALE: Final[Ink] = mix(PAPER_LIGHT, WOOD, 0.28)


Standing = tuple[tuple[str, int], ...]
"""Colours and how many workers of each."""


def plate(canvas: Canvas, w: float, h: float, colour: str | None, count: int, needed: int) -> None:
    """Who stands on a space (colour None: nobody) and how many workers it takes now."""
    dark = w * 0.35
    canvas.rect(0, 0, w, h, fill=PAPER_LIGHT, radius=RADIUS)
    canvas.rect(w - dark, 0, dark, h, fill=ENAMEL, radius=RADIUS, corners=(False, True, True, False))
    canvas.rect(0, 0, w, h, outline=INK, width=2.5, radius=RADIUS)
    canvas.text(w - dark / 2, h / 2 + 0.5, str(needed), face="number", size=42, ink=CREAM, align="centre")
    if colour is None:
        _nobody(canvas, 12, h)
    else:
        _standing(canvas, w - dark, h, colour, count)


def _nobody(canvas: Canvas, x: float, h: float) -> None:
    """A pale worker: the space is free."""
    pen = Pen(canvas, x, h / 2 - 20, 40, ink=mix(PAPER_LIGHT, RULE, 0.7))
    worker(pen, _PALE, mix(PAPER_LIGHT, _PALE, 0.4))


def _standing(canvas: Canvas, w: float, h: float, colour: str, count: int) -> None:
    roomy = w > 100
    player_disc(canvas, 27 if roomy else 24, h / 2, 20 if roomy else 18, colour)
    number = str(count)
    if roomy:
        icon = 34
        worker(Pen(canvas, w - icon - 6, h / 2 - icon / 2, icon), PLAYERS[colour].ground)
        canvas.text(w - icon - 9, h / 2 + 0.5, number, face="number", size=38, align="right", box=34)
    else:
        canvas.text((w + 44) / 2, h / 2 + 0.5, number, face="number", size=38, align="centre", box=38)


def shut(canvas: Canvas, w: float, h: float) -> None:
    """A space that a stop tile covers."""
    closed(canvas, w, h)


def _field(canvas: Canvas, w: float, h: float, fill: Ink = PAPER_LIGHT) -> None:
    canvas.rect(0, 0, w, h, fill=fill, outline=INK, width=2.5, radius=RADIUS)


def steps(canvas: Canvas, w: float, h: float, number: int) -> None:
    """The picture of a mining space: hammer and pick, and its steps."""
    _field(canvas, w, h)
    size = min(64.0, h * 0.78)
    hammer_and_pick(Pen(canvas, w * 0.12, h / 2 - size / 2, size))
    canvas.text(w * 0.74, h / 2 + 0.5, str(number), face="number", size=62, align="centre")


def francs(canvas: Canvas, w: float, h: float, number: int) -> None:
    """The picture of a money space."""
    _field(canvas, w, h)
    value(canvas, w / 2 + 44, h / 2 + 0.5, str(number), coin, size=62, icon_size=46, gap=9)


def vehicle(canvas: Canvas, w: float, h: float, kind: str) -> None:
    """The picture of a delivery space."""
    _field(canvas, w, h)
    size = h * 0.92
    VEHICLES[kind](Pen(canvas, w / 2 - size / 2, h / 2 - size * 0.47, size), NEUTRAL)


def bank(canvas: Canvas, w: float, h: float, standing: Standing) -> None:
    """The bank: one franc, and all who stand there."""
    _field(canvas, w, h, PAPER_SHADE)
    here = [(colour, count) for colour, count in standing if count]
    two_rows = len(here) > 2
    value(canvas, w / 2 + 42, h * (0.24 if two_rows else 0.32), "1", coin, size=58, icon_size=44, gap=9)
    for index, (colour, count) in enumerate(here):
        row, column = divmod(index, 2)
        x = w / 2 - 34 if len(here) == 1 else 12 + column * (w - 16) / 2
        y = h * (0.56 if two_rows else 0.74) + row * 43
        player_disc(canvas, x + 18, y, 18, colour)
        canvas.text(x + 42, y + 0.5, str(count), face="number", size=36, box=38)


def canteen(canvas: Canvas, w: float, h: float, colour: str, count: int) -> None:
    """One player's workers in the canteen."""
    _field(canvas, w, h, PAPER_LIGHT if count else PAPER)
    if w > 200:
        player_disc(canvas, 44, h / 2, 26, colour)
        worker(Pen(canvas, w - 66, h / 2 - 24, 48), PLAYERS[colour].ground)
        canvas.text(w / 2 + 6, h / 2, str(count), face="number", size=54, align="centre")
    else:
        player_disc(canvas, 30, h / 2, 21, colour)
        canvas.text((w + 50) / 2, h / 2 + 0.5, str(count), face="number", size=46, align="centre", box=w - 58)
