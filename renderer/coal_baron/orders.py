"""Order cards: upright on display, lying in a player's sheet, small where there are many."""

from games.coal_baron.facts import ORDERS, Coal
from renderer.canvas import Canvas
from renderer.icons import VEHICLES, Pen, cube, star
from renderer.pieces import value
from renderer.theme import (
    COALS,
    GALLERY_LIGHT,
    INK,
    INK_SECOND,
    NEUTRAL,
    PAPER_LIGHT,
    PAPER_SHADE,
    RADIUS,
    CoalLook,
    Ink,
    mix,
)

Filled = tuple[tuple[Coal, ...], ...]


def upright(canvas: Canvas, w: float, h: float, order: str, slot: int | None, ground: Ink) -> None:
    """An order card on display at 8, 6 of the canvas: vehicle, points, printed spaces, its slot's number."""
    card = ORDERS[order]
    x, y = 8, 6
    canvas.shadow(x, y, w, h, ground)
    canvas.rect(x, y, w, h, fill=PAPER_LIGHT, radius=RADIUS)
    top = h * 0.42
    canvas.rect(x, y, w, top, fill=PAPER_SHADE, radius=RADIUS, corners=(True, True, False, False))
    canvas.rect(x, y + top - 1, w, 2.5, fill=INK)
    canvas.rect(x, y, w, h, outline=INK, width=2.5, radius=RADIUS)
    size = min(w * 0.60, top * 0.80)
    VEHICLES[card.vehicle](Pen(canvas, x + w / 2 - size / 2, y + top / 2 - size * 0.47, size), NEUTRAL)
    if slot is not None:
        canvas.text(x + 12, y + 24, str(slot), face="label", size=28, ink=INK_SECOND)
    four = len(card.spaces) > 3
    worth(canvas, x + w / 2, y + top + (h - top) * (0.27 if four else 0.32), card.points, min(60.0, w * 0.33))
    _block(canvas, x + w / 2, y + top + (h - top) * (0.70 if four else 0.72), card.spaces, h)


def worth(canvas: Canvas, x: float, middle: float, points: int, size: float) -> None:
    """Points of a card, number and star centred on x."""
    wide = size * 0.42 * len(str(points)) + size * 0.92
    value(canvas, x + wide / 2, middle, str(points), star, size=size, icon_size=size * 0.78)


def _block(canvas: Canvas, x: float, middle: float, spaces: tuple[Coal, ...], h: float) -> None:
    """Printed spaces, three in a row or two rows of two."""
    side, gap = h * 0.128, h * 0.02
    rows = [spaces] if len(spaces) <= 3 else [spaces[:2], spaces[2:]]
    top = middle - (len(rows) * (side + gap) - gap) / 2
    for line, row in enumerate(rows):
        left = x - (len(row) * (side + gap) - gap) / 2
        for index, coal in enumerate(row):
            space(canvas, left + index * (side + gap), top + line * (side + gap), side, coal, ())


def space(canvas: Canvas, x: float, y: float, side: float, coal: Coal, cubes: tuple[Coal, ...]) -> None:
    """One space of an order: its printed coal, paled, or the cube, or two cubes, that lie on it."""
    if len(cubes) == 1:
        cube(Pen(canvas, x, y, side, stroke=5), COALS[cubes[0]])
    elif cubes:
        _printed(canvas, x, y, side, COALS[coal], digit=False)
        small = side * 0.66
        cube(Pen(canvas, x - side * 0.04, y - side * 0.04, small, stroke=6), COALS[cubes[0]])
        cube(Pen(canvas, x + side * 0.38, y + side * 0.38, small, stroke=6), COALS[cubes[1]])
    else:
        _printed(canvas, x, y, side, COALS[coal], digit=True)


def _printed(canvas: Canvas, x: float, y: float, side: float, look: CoalLook, *, digit: bool) -> None:
    pale = mix(PAPER_LIGHT, look.ground, 0.30)
    canvas.rect(x + 1, y + 1, side - 2, side - 2, fill=pale, outline=look.ground, width=2.5, radius=side * 0.1)
    if digit:
        size = side * 0.66
        canvas.text(
            x + side / 2,
            y + side / 2,
            look.digit,
            face="number",
            size=size,
            smallest=size,
            ink=INK,
            align="centre",
        )


def lying(canvas: Canvas, w: float, h: float, order: str, filled: Filled, complete: str, ground: Ink) -> None:
    """An outstanding order at 6, 4 of the canvas: vehicle left, points and spaces right.

    `complete` is the word for an order ready to be delivered, empty if it is not.
    """
    card = ORDERS[order]
    x, y = 6, 4
    share = 0.45 if w > 300 else 0.36
    left = w * share
    canvas.shadow(x, y, w, h, ground)
    canvas.rect(x, y, w, h, fill=PAPER_LIGHT, radius=RADIUS)
    tint = GALLERY_LIGHT if complete else PAPER_SHADE
    canvas.rect(x, y, left, h, fill=tint, radius=RADIUS, corners=(True, False, False, True))
    canvas.rect(x + left - 1, y, 2.5, h, fill=INK)
    canvas.rect(x, y, w, h, outline=INK, width=3, radius=RADIUS)
    spare = 34 if complete else 0
    size = min(left * 0.80, (h - spare) * 0.82)
    VEHICLES[card.vehicle](Pen(canvas, x + left / 2 - size / 2, y + (h - spare) / 2 - size * 0.46, size), NEUTRAL)
    if complete:
        canvas.text(
            x + left / 2, y + h - 24, complete, face="number", size=30, box=left - 12, smallest=24, align="centre"
        )
    _right_part(canvas, x + left, y, w - left, h, order, filled)


def _right_part(canvas: Canvas, x: float, y: float, w: float, h: float, order: str, filled: Filled) -> None:
    card = ORDERS[order]
    number = min(84.0, h * 0.44)
    value(canvas, x + w - 14, y + h * 0.29, str(card.points), star, size=number, icon_size=number * 0.72)
    gap = 6 if w > 200 else 3
    side = min(46.0, h * 0.38, (w - 22 - 3 * gap) / 4)
    for index, coal in enumerate(card.spaces):
        space(canvas, x + 12 + index * (side + gap), y + h * 0.74 - side / 2, side, coal, filled[index])
