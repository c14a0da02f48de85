"""The spaces of the river: storages with dice, obstacles and locks, industries, cities, Ruhrort."""

from typing import Final

from renderer.canvas import Canvas, regular
from renderer.icons import (
    Pen,
    coal_die,
    coin,
    demand_tile,
    helm,
    lock,
    player_mark,
    sailing_barge,
    town,
    warehouse,
)
from renderer.ruhrschifffahrt.looks import INDUSTRIES
from renderer.theme import INK, INK_SECOND, PAPER_LIGHT, PLAYERS, RULE, WOOD, mix

SIDE: Final = 100
"""Of the canvas that a space is drawn on, in the middle of it."""
RINGED: Final = 56
"""Of what a mark rings: the space itself, so that rings of neighbours stay apart."""
_MIDDLE: Final = SIDE / 2


def storage(canvas: Canvas, die: int | None, white: bool) -> None:
    """A coal storage: its die, or an empty field as pale as the die that may lie there."""
    m = _MIDDLE
    canvas.rect(m - 33, m - 33, 66, 66, fill=WOOD, outline=INK, width=2.5, radius=8)
    canvas.rect(m - 27, m - 27, 54, 54, fill=mix(WOOD, PAPER_LIGHT, 0.75), outline=INK, width=1.5, radius=4)
    if die is None:
        fill = PAPER_LIGHT if white else mix(PAPER_LIGHT, INK, 0.16)
        canvas.rect(m - 21, m - 21, 42, 42, fill=fill, radius=8)
        canvas.dashed_rect(m - 20, m - 20, 40, 40, RULE, 2)
    else:
        coal_die(Pen(canvas, m - 24, m - 24, 48), white, str(die))


def obstacle(canvas: Canvas, there: bool, left: bool) -> None:
    """An obstacle with its tile face down, or the lock built there, its gates downstream."""
    m = _MIDDLE
    if there:
        demand_tile(Pen(canvas, m - 29, m - 29, 58))
    else:
        lock(Pen(canvas, m - 31, m - 33, 62), left=left)


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


def pilot(canvas: Canvas) -> None:
    """The helm on the shoulder of a storage: from here a barge needs a pilot."""
    m = _MIDDLE
    canvas.disc(m + 28, m - 26, 16, fill=PAPER_LIGHT, outline=INK, width=2)
    helm(Pen(canvas, m + 17, m - 37, 22))


def demand(canvas: Canvas, coins: int, left: bool) -> None:
    """Coins that the next seller takes, on the downstream shoulder of a space."""
    m = _MIDDLE
    way = -1 if left else 1
    for x, y in ((m + way * 35, m - 22), (m + way * 13, m - 31))[:coins]:
        coin(Pen(canvas, x - 14, y - 14, 28))


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
        fill = PAPER_LIGHT if following else mix(PAPER_LIGHT, RULE, 0.18)
        canvas.polygon(points, fill=fill, outline=INK if following else RULE, width=2)
    canvas.text(x + w / 2, y + h * 0.6, str(price), face="number", size=28, ink=ink, align="centre")


def mark(canvas: Canvas, x: float, middle: float, side: float, colour: str) -> None:
    """A player's mark around a point."""
    look = PLAYERS[colour]
    player_mark(Pen(canvas, x - side / 2, middle - side / 2, side), look.mark, look.on)
