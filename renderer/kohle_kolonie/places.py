"""Villages with workers and settlements, and stations with their markers and miners."""

import msgspec

from renderer.canvas import Canvas, Point
from renderer.icons import Pen, house, player_mark, worker
from renderer.kohle_kolonie.looks import LineLook
from renderer.pieces import player_disc
from renderer.theme import (
    CREAM,
    HATCH,
    HIDDEN,
    INK,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RULE,
    WOOD,
    mix,
)

WORKER = 26
HOUSE = 38


class Village(msgspec.Struct, frozen=True):
    """What the map shows of a village: workers there and at the start, settlements by colour with their miners."""

    workers: int
    at_start: int
    spaces: int
    settlements: tuple[tuple[str, int], ...]
    used: bool


class Station(msgspec.Struct, frozen=True):
    """What the map shows of a station: its line, whether the marker is hidden there, miners by colour."""

    look: LineLook
    marker: bool
    miners: tuple[tuple[str, int], ...]
    used: bool


def village(canvas: Canvas, w: float, h: float, shown: Village) -> None:
    """A village, 4 inside the canvas: workers left, settlements and free spaces right."""
    x = y = 4
    fill = PAPER_LIGHT if shown.used else mix(PAPER_SHADE, PAPER, 0.5)
    outline = INK if shown.used else RULE
    canvas.rect(x, y, w, h, fill=fill, outline=outline, width=2.5, radius=h / 2)
    if not shown.used:
        return
    for index in range(shown.at_start):
        left = x + 10 + index * WORKER
        if index < shown.workers:
            worker(Pen(canvas, left - 3, y + h / 2 - 16, 32), WOOD)
        else:
            canvas.disc(left + WORKER / 2, y + h / 2, 7, outline=RULE, width=1.8)
    left = x + 12 + shown.at_start * WORKER
    for index in range(shown.spaces):
        corner = (left + index * HOUSE, y + h / 2 - 20)
        if index < len(shown.settlements):
            settled(canvas, *corner, 37, *shown.settlements[index])
        else:
            _free(canvas, corner)


def settled(canvas: Canvas, x: float, y: float, side: float, colour: str, miners: int) -> None:
    """A settlement: the mark on it, and with miners in it their number in a window beside a smaller mark."""
    look = PLAYERS[colour]
    pen = Pen(canvas, x, y, side)
    house(pen, look.ground)
    if not miners:
        player_mark(pen.within(30, 46, 40), look.mark, look.on)
        return
    player_mark(pen.within(16, 55, 29), look.mark, look.on)
    pen.rect(49, 46, 36, 49, PAPER_LIGHT, outline=False)
    pen.digit(67, 71, str(miners), max(60, 3000 / side), INK)


def _free(canvas: Canvas, corner: Point) -> None:
    """A free space for a settlement."""
    x, y = corner
    points = [(2, 48), (50, 8), (98, 48), (87, 48), (87, 95), (13, 95), (13, 48), (2, 48)]
    canvas.dashes([(x + a * 0.36, y + b * 0.40) for a, b in points], RULE, 1.8, dash=5, gap=4)


def station(canvas: Canvas, side: float, shown: Station) -> None:
    """A station in the middle of its canvas: a ring in the line's colour, hidden marker, or who stands there."""
    middle, r = canvas.width / 2, side / 2
    if not shown.used:
        canvas.disc(middle, middle, r - 5, fill=PAPER_SHADE, outline=RULE, width=2.5)
        return
    canvas.disc(middle, middle, r, fill=INK)
    canvas.disc(middle, middle, r - 2.5, fill=shown.look.ink)
    if not shown.miners:
        canvas.disc(middle, middle, r - 7, fill=HIDDEN if shown.marker else PAPER_LIGHT, outline=INK, width=2)
        if shown.marker:
            canvas.hatch(middle - 9, middle - 9, 18, 18, HATCH, gap=6, width=1, cross=True)
            canvas.text(middle, middle + 0.5, "?", face="number", size=24, smallest=24, ink=CREAM, align="centre")
        return
    _standing(canvas, middle, r, shown.miners)


def _standing(canvas: Canvas, middle: float, r: float, miners: tuple[tuple[str, int], ...]) -> None:
    """Discs of all who stand there, side by side; a second disc behind says that one has several miners here."""
    count = len(miners)
    radius = r - 3 if count == 1 else 16 if count == 2 else 13
    spots = {
        1: ((0.0, 0.0),),
        2: ((-12.0, 0.0), (12.0, 0.0)),
        3: ((-12.0, 8.0), (12.0, 8.0), (0.0, -11.0)),
        4: ((-11.0, -11.0), (11.0, -11.0), (-11.0, 11.0), (11.0, 11.0)),
        5: ((-13.0, -11.0), (13.0, -11.0), (0.0, 0.0), (-13.0, 13.0), (13.0, 13.0)),
    }[count]
    for (colour, here), (dx, dy) in zip(miners, spots, strict=True):
        if here > 1:
            canvas.disc(
                middle + dx + 4, middle + dy - 4, radius, fill=PLAYERS[colour].ground, outline=INK, width=2
            )
        player_disc(canvas, middle + dx, middle + dy, radius, colour)
