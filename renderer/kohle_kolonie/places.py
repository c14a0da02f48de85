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
_STACKED = 3
"""So many miners of one player are told by the discs alone."""
_ROOMY = 2
"""So many players at one station leave room for numbers beside their discs."""


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
    """A settlement with its owner's mark, and with miners in it their number on a plate before it."""
    look = PLAYERS[colour]
    pen = Pen(canvas, x, y, side)
    house(pen, look.ground)
    if not miners:
        player_mark(pen.within(30, 46, 40), look.mark, look.on)
        return
    player_mark(pen.within(20, 34, 30), look.mark, look.on)
    canvas.rect(x + side * 0.50, y + side * 0.36, side * 0.54, side * 0.66, fill=PAPER_LIGHT, outline=INK, width=2,
                radius=5)  # fmt: skip
    pen.digit(77, 69.5, str(miners), max(60, 3000 / side), INK)


def _free(canvas: Canvas, corner: Point) -> None:
    """A free space for a settlement."""
    x, y = corner
    points = [(2, 48), (50, 8), (98, 48), (87, 48), (87, 95), (13, 95), (13, 48), (2, 48)]
    canvas.dashes([(x + a * 0.36, y + b * 0.40) for a, b in points], RULE, 1.8, dash=5, gap=4)


def station(canvas: Canvas, side: float, shown: Station) -> None:
    """A station in the middle of its canvas: a ring with its line's ties, hidden marker, or who stands there."""
    middle, r = canvas.width / 2, side / 2
    if not shown.used:
        canvas.disc(middle, middle, r - 5, fill=PAPER_SHADE, outline=RULE, width=2.5)
        return
    canvas.disc(middle, middle, r, fill=INK)
    canvas.disc(middle, middle, r - 2.5, fill=shown.look.ink)
    if shown.look.core:
        canvas.disc(middle, middle, r - 4, outline=shown.look.core, width=1.4)
    if not shown.miners:
        canvas.disc(middle, middle, r - 7, fill=HIDDEN if shown.marker else PAPER_LIGHT, outline=INK, width=2)
        if shown.marker:
            canvas.hatch(middle - 9, middle - 9, 18, 18, HATCH, gap=6, width=1, cross=True)
            canvas.text(middle, middle + 0.5, "?", face="number", size=24, smallest=24, ink=CREAM, align="centre")
        return
    _standing(canvas, middle, r, shown.miners)


def _standing(canvas: Canvas, middle: float, r: float, miners: tuple[tuple[str, int], ...]) -> None:
    """Discs of all who stand there, side by side; behind each a disc for every further miner of its colour."""
    count = len(miners)
    radius = r - 5 if count == 1 else 16 if count == 2 else 13
    spots = {
        1: ((0.0, 0.0),),
        2: ((-13.0, 0.0), (13.0, 0.0)),
        3: ((-13.0, 9.0), (13.0, 9.0), (0.0, -12.0)),
        4: ((-12.0, -12.0), (12.0, -12.0), (-12.0, 12.0), (12.0, 12.0)),
        5: ((-14.0, -12.0), (14.0, -12.0), (0.0, 0.0), (-14.0, 14.0), (14.0, 14.0)),
    }[count]
    for (colour, here), (dx, dy) in zip(miners, spots, strict=True):
        x, y = middle + dx, middle + dy
        for behind in range(min(here, _STACKED) - 1, 0, -1):
            shift = 5.5 * behind
            canvas.disc(x + shift, y - shift, radius, fill=PLAYERS[colour].ground, outline=INK, width=2)
        player_disc(canvas, x, y, radius, colour)
        if here > 1 and count <= _ROOMY:
            _count(canvas, x + (radius if dx >= 0 else -radius), y + radius - 1, here)


def _count(canvas: Canvas, x: float, y: float, number: int) -> None:
    """How many miners of one player stand there."""
    canvas.rect(x - 12, y - 14, 24, 28, fill=PAPER_LIGHT, outline=INK, width=2, radius=6)
    canvas.text(x, y + 0.5, str(number), face="number", size=30, align="centre")
