"""The spaces of the river: storages with dice, obstacles and locks, industries, cities, Ruhrort."""

import math
from typing import Final

from renderer.canvas import Canvas, Point, regular
from renderer.icons import (
    Pen,
    coal_die,
    coin,
    demand_tile,
    helm,
    player_mark,
    sailing_barge,
    town,
    warehouse,
)
from renderer.ruhrschifffahrt.looks import INDUSTRIES
from renderer.theme import FUCHSINE, INK, INK_SECOND, NEUTRAL, PAPER_LIGHT, PLAYERS, RULE, WHITE, WOOD, mix

SIDE: Final = 100
"""Of the canvas that a space is drawn on, in the middle of it."""
HALF: Final = {"storage": (33, 33), "obstacle": (31, 31), "industry": (37, 33), "city": (35, 35), "port": (34, 34)}
"""By kind, half of the width and height of what stands on a space."""
_MIDDLE: Final = SIDE / 2
TRAY: Final = mix(WOOD, PAPER_LIGHT, 0.75)
"""The inside of a storage."""
LATER: Final = mix(PAPER_LIGHT, RULE, 0.18)
"""A space for a warehouse that is not yet the next one."""
EMPTY: Final = mix(PAPER_LIGHT, INK, 0.16)
"""The field for a black die."""
BANK: Final = "#3F717F"
"""The line of a bank."""
DEEP: Final = "#1F4A57"
"""What is written on water."""


def storage(canvas: Canvas, die: int | None, white: bool) -> None:
    """A coal storage: its die, or an empty field as pale as the die that may lie there."""
    field(canvas, white)
    if die is not None:
        coal_die(Pen(canvas, _MIDDLE - 24, _MIDDLE - 24, 48), white, str(die))


def die(canvas: Canvas, value: int, white: bool) -> None:
    """A die on a storage."""
    coal_die(Pen(canvas, 2, 2, 48), white, str(value))


def field(canvas: Canvas, white: bool) -> None:
    """A coal storage without a die."""
    m = _MIDDLE
    canvas.rect(m - 33, m - 33, 66, 66, fill=WOOD, outline=INK, width=2.5, radius=8)
    canvas.rect(m - 27, m - 27, 54, 54, fill=TRAY, outline=INK, width=1.5, radius=4)
    fill = PAPER_LIGHT if white else EMPTY
    canvas.rect(m - 21, m - 21, 42, 42, fill=fill, radius=8)
    canvas.dashed_rect(m - 20, m - 20, 40, 40, RULE, 2)


def obstacle(canvas: Canvas, there: bool, heading: float = 0) -> None:
    """An obstacle with its tile face down, or the lock built there, turned with the water, its gates downstream.

    `heading` is where the water flows, in radians clockwise from the right.
    """
    m = _MIDDLE
    if there:
        demand_tile(Pen(canvas, m - 29, m - 29, 58))
        return

    def turned(x: float, y: float) -> Point:
        return (
            m + x * math.cos(heading) - y * math.sin(heading),
            m + x * math.sin(heading) + y * math.cos(heading),
        )

    for y in (-30, 21):
        wall = [turned(-30, y), turned(30, y), turned(30, y + 9), turned(-30, y + 9)]
        canvas.polygon(wall, fill=NEUTRAL, outline=INK, width=2.5)
    for x in (-17, 3):
        canvas.line([turned(x, -16), turned(x + 13, 0), turned(x, 16)], INK, 6)


def industry(canvas: Canvas, kind: str) -> None:
    """A small industry with its kind."""
    m = _MIDDLE
    points = [(x, m + (y - m) * 0.92) for x, y in regular(m, m, 37, 6, turn=0)]
    canvas.polygon(points, fill=PAPER_LIGHT, outline=INK, width=2.5)
    INDUSTRIES[kind](Pen(canvas, m - 21, m - 21, 42))


def city(canvas: Canvas) -> None:
    """A city."""
    m = _MIDDLE
    canvas.disc(m, m, 35, fill=PAPER_LIGHT, outline=INK, width=2.5)
    canvas.disc(m, m, 30, outline=RULE, width=1.5)
    town(Pen(canvas, m - 21, m - 24, 42))


def port(canvas: Canvas) -> None:
    """The port of Ruhrort."""
    m = _MIDDLE
    canvas.rect(m - 34, m - 34, 68, 68, fill=PAPER_LIGHT, outline=INK, width=2.5, radius=8)
    sailing_barge(Pen(canvas, m - 26, m - 27, 52))


def pilot(canvas: Canvas, way: int = 1) -> None:
    """The helm on the shoulder of a storage, right (1) or left (-1): from here a barge needs a pilot."""
    m = _MIDDLE
    x, y = m + way * 30, m - 28
    canvas.disc(x, y, 15, fill=PAPER_LIGHT, outline=INK, width=2)
    helm(Pen(canvas, x - 10.5, y - 10.5, 21))


def demand(canvas: Canvas, coins: int, left: bool) -> None:
    """Coins that the next seller takes, on the downstream shoulder of a space."""
    m = _MIDDLE
    way = -1 if left else 1
    for x, y in ((m + way * 33, m - 25), (m + way * 11, m - 32))[:coins]:
        coin(Pen(canvas, x - 14, y - 14, 28))


def number(canvas: Canvas, text: str) -> None:
    """The number of a space, quiet, on a small plate that the canvas is filled with."""
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=PAPER_LIGHT, outline=mix(RULE, INK, 0.25), width=1.5, radius=6)
    canvas.text(w / 2, h / 2 + 0.3, text, face="number", size=28, ink=INK_SECOND, align="centre")


def barge(canvas: Canvas, colour: str, loaded: bool) -> None:
    """A barge from the side with its owner's mark, as wide as the canvas; loaded, with coal on deck."""
    w, look = canvas.width, PLAYERS[colour]
    if loaded:
        span = (w - 4) * 0.64
        x = (w - span) / 2
        heap = [(x + span * a, _DECK - b) for a, b in _HEAP]
        canvas.polygon([(x, _DECK + 3), *heap, (x + span, _DECK + 3)], fill=INK, outline=INK, width=2)
    hull = _hull(0, 0, w, canvas.height)
    canvas.polygon(hull, fill=look.ground, outline=INK, width=2.5)
    slant = (w - 4) * _SLANT
    wale = _DECK + 5
    canvas.line([(2 + slant * 0.55, wale), (w - 2 - slant * 0.55, wale)], INK, 1.4)
    middle = (wale + canvas.height - _KEEL) / 2
    mark(canvas, w / 2, middle + (1 if look.mark == "triangle" else 0), 19, colour)


def _hull(x: float, y: float, w: float, h: float) -> list[Point]:
    """The outline of a barge on a canvas of a size: its deck, and the keel below."""
    slant = (w - 4) * _SLANT
    left, right, deck, keel = x + 2, x + w - 2, y + _DECK, y + h - _KEEL
    return [
        (left, deck - 5), (left + slant, deck), (right - slant, deck), (right, deck - 5),
        (right - slant * 1.1, keel), (left + slant * 1.1, keel),
    ]  # fmt: skip


def contour(canvas: Canvas, *, there: bool) -> None:
    """The outline of a barge that moved, `CONTOUR` inside the canvas: where it lies, or dashed where it lay."""
    hull = _hull(CONTOUR, CONTOUR, canvas.width - 2 * CONTOUR, canvas.height - 2 * CONTOUR)
    if there:
        canvas.polygon(hull, outline=WHITE, width=17)
        canvas.polygon(hull, outline=FUCHSINE, width=12)
        return
    line = [*hull, hull[0]]
    canvas.line(line, WHITE, 6)
    canvas.dashes(line, FUCHSINE, 3.5, dash=8, gap=4.5)


def dot(canvas: Canvas) -> None:
    """One of the dots along the way that a barge came."""
    m = canvas.width / 2
    canvas.disc(m, m, m, fill=WHITE)
    canvas.disc(m, m, m - 2, fill=FUCHSINE)


CONTOUR: Final = 12
"""Room around a barge for its outline."""
_DECK: Final = 15
"""From the upper edge of a barge's canvas to its deck; coal lies above it."""
_KEEL: Final = 3
"""From the keel to the lower edge."""
_SLANT: Final = 0.11
_HEAP: Final = ((0.02, 0), (0.13, 6), (0.24, 4), (0.36, 10), (0.5, 7), (0.62, 11), (0.75, 5), (0.88, 7), (0.98, 0))
"""Coal on a deck: share of its width, and how high it lies there."""


def berth(canvas: Canvas, number: int) -> None:
    """An empty place of Ruhrort: the dashed hull of the barge that can lie there, with the place's number."""
    w, h = canvas.width, canvas.height
    hull = _hull(0, 0, w, h)
    canvas.dashes([*hull, hull[0]], BANK, 2, dash=6, gap=4)
    canvas.text(w / 2, (_DECK + h - _KEEL) / 2, str(number), face="number", size=30, ink=DEEP, align="centre")


def warehouses(canvas: Canvas, prices: tuple[int, ...], built: tuple[str, ...], step: float) -> None:
    """Spaces for warehouses from the left: those built, then what the next ones cost."""
    high = canvas.height
    for index, price in enumerate(prices):
        x = index * step
        colour = built[index] if index < len(built) else None
        slot(canvas, x + 1, 0, min(step - 2, high * 1.06), high - 1, price, colour, index == len(built))


def slot(
    canvas: Canvas, x: float, y: float, w: float, h: float, price: int, colour: str | None, following: bool
) -> None:
    """A space for a warehouse: built, to be built next, or later."""
    side = min(w, h)
    pen = Pen(canvas, x + (w - side) / 2, y + (h - side) / 2, side)
    if colour:
        look = PLAYERS[colour]
        warehouse(pen, look.ground, look.mark, look.on)
        return
    ink = INK if following else INK_SECOND
    if w >= 26:
        points = [
            (x + w * a, y + h * b)
            for a, b in ((0.06, 0.36), (0.5, 0.05), (0.94, 0.36), (0.94, 0.96), (0.06, 0.96))
        ]
        fill = PAPER_LIGHT if following else LATER
        canvas.polygon(points, fill=fill, outline=INK if following else RULE, width=2)
    canvas.text(x + w / 2, y + h * 0.6, str(price), face="number", size=28, ink=ink, align="centre")


def mark(canvas: Canvas, x: float, middle: float, side: float, colour: str) -> None:
    """A player's mark around a point."""
    look = PLAYERS[colour]
    player_mark(Pen(canvas, x - side / 2, middle - side / 2, side), look.mark, look.on)
