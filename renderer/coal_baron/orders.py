"""Order cards: upright on display, lying in a player's sheet, small where there are many."""

from typing import Final

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
_DIGIT: Final = 28.0
"""Smallest digit of a space or a cube."""


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
        canvas.text(x + 11, y + 26, str(slot), face="label", size=36, ink=INK_SECOND)
    worth(canvas, x + w / 2, y + top + (h - top) * 0.32, card.points, min(60.0, w * 0.33))
    _block(canvas, x + w / 2, y + top + (h - top) * 0.73, card.spaces, w)


def worth(canvas: Canvas, x: float, middle: float, points: int, size: float) -> None:
    """Points of a card, number and star centred on x."""
    wide = size * 0.42 * len(str(points)) + size * 0.92
    value(canvas, x + wide / 2, middle, str(points), star, size=size, icon_size=size * 0.78)


def _block(canvas: Canvas, x: float, middle: float, spaces: tuple[Coal, ...], w: float) -> None:
    """Printed spaces in a row, centred on x."""
    gap, rim = (4, 14) if len(spaces) > 3 else (8, 22)
    side = min(46.0, (w - rim + gap) / len(spaces) - gap)
    left = x - (len(spaces) * (side + gap) - gap) / 2
    for index, coal in enumerate(spaces):
        # Of the whole board a phone shows a quarter of the size.
        size = min(max(36.0, side * 0.78), side * 0.96)
        printed(canvas, left + index * (side + gap), middle - side / 2, side, COALS[coal], size)


def space(canvas: Canvas, x: float, y: float, side: float, coal: Coal, cubes: tuple[Coal, ...]) -> None:
    """One space of an order: its printed coal, paled, or the cube, or two cubes, that lie on it."""
    if len(cubes) == 1:
        cube(Pen(canvas, x, y, side, stroke=5), COALS[cubes[0]], max(70, _DIGIT / side * 100))
    elif cubes:
        _pair(canvas, x, y, side, COALS[cubes[0]], COALS[cubes[1]])
    else:
        printed(canvas, x, y, side, COALS[coal], max(_DIGIT, side * 0.72))


def printed(canvas: Canvas, x: float, y: float, side: float, look: CoalLook, size: float) -> None:
    """A space without a cube: its coal, paled, with a digit of a size."""
    pale = mix(PAPER_LIGHT, look.ground, 0.30)
    canvas.rect(x + 1, y + 1, side - 2, side - 2, fill=pale, outline=look.ground, width=2.5, radius=side * 0.1)
    canvas.text(
        x + side / 2, y + side / 2, look.digit, face="number", size=size, smallest=size, ink=INK, align="centre"
    )


def _pair(canvas: Canvas, x: float, y: float, side: float, one: CoalLook, two: CoalLook) -> None:
    """Two cubes of any coal on one space, as the halves of a square; digits where they have room."""
    for index, look in enumerate((one, two)):
        left = x + index * side / 2
        corners = (index == 0, index == 1, index == 1, index == 0)
        canvas.rect(left, y, side / 2, side, fill=look.ground, radius=side * 0.12, corners=corners)
        size = side * 0.72
        if size >= _DIGIT:
            canvas.text(
                left + side / 4, y + side / 2, look.digit, face="number", size=size, smallest=size, ink=look.on,
                align="centre",
            )  # fmt: skip
    canvas.rect(x, y, side, side, outline=INK, width=2, radius=side * 0.12)
    canvas.rect(x + side / 2 - 1, y, 2, side, fill=PAPER_LIGHT)


def lying(canvas: Canvas, w: float, h: float, order: str, filled: Filled, ground: Ink) -> None:
    """An outstanding order at 6, 4 of the canvas: vehicle left, points and spaces right, a tick where complete.

    A low card has spaces and points side by side.
    """
    card, complete = ORDERS[order], all(filled)
    x, y = 6, 4
    low = h < LOW
    left = min(h * 0.95, w * 0.18) if low else min(h * 0.92, w * (0.38 if w > _SLIM else 0.31))
    canvas.shadow(x, y, w, h, ground)
    canvas.rect(x, y, w, h, fill=PAPER_LIGHT, radius=RADIUS)
    tint = GALLERY_LIGHT if complete else PAPER_SHADE
    canvas.rect(x, y, left, h, fill=tint, radius=RADIUS, corners=(True, False, False, True))
    canvas.rect(x + left - 1, y, 2.5, h, fill=INK)
    canvas.rect(x, y, w, h, outline=INK, width=2.5, radius=RADIUS)
    size = min(left * 0.86, h * 0.86)
    VEHICLES[card.vehicle](Pen(canvas, x + left / 2 - size / 2, y + h / 2 - size * 0.46, size), NEUTRAL)
    if low:
        _in_one_line(canvas, x + left, y, w - left, h, order, filled)
    else:
        _right_part(canvas, x + left, y, w - left, h, order, filled)


_SLIM: Final = 228
LOW: Final = 68
"""Cards lower than this have their spaces beside the points."""


def tick(canvas: Canvas, x: float, y: float, radius: float = 15) -> None:
    """A tick in a disc: the order is complete."""
    unit = radius / 15
    canvas.disc(x, y, radius, fill=INK)
    canvas.line(
        [(x - 7 * unit, y), (x - 2 * unit, y + 6 * unit), (x + 7 * unit, y - 6 * unit)], PAPER_LIGHT, 3.5 * unit
    )


def _right_part(canvas: Canvas, x: float, y: float, w: float, h: float, order: str, filled: Filled) -> None:
    card = ORDERS[order]
    number = min(84.0, max(30.0, h * 0.44))
    value(canvas, x + w - 12, y + h * 0.28, str(card.points), star, size=number, icon_size=number * 0.78)
    gap = 6 if w > 200 else 3
    side = min(48.0, max(29.0, h * 0.40), (w - 20 + gap) / max(len(card.spaces), 3) - gap)
    for index, coal in enumerate(card.spaces):
        space(canvas, x + 10 + index * (side + gap), y + h * 0.74 - side / 2, side, coal, filled[index])
    if all(filled):
        radius = min(22.0, h * 0.16)
        tick(canvas, x + 10 + radius, y + h * 0.28, radius)


def _in_one_line(canvas: Canvas, x: float, y: float, w: float, h: float, order: str, filled: Filled) -> None:
    """Spaces, then points; of a complete order the tick in place of its spaces, which say nothing more."""
    card, middle = ORDERS[order], y + h / 2
    size = max(28.0, min(36.0, h * 0.56))
    wide = value(canvas, x + w - 7, middle, str(card.points), star, size=size, icon_size=size * 0.8, gap=4)
    if all(filled):
        radius = min(17.0, h * 0.36)
        tick(canvas, x + 8 + radius, middle, radius)
        return
    room = w - wide - 20
    side = min(34.0, h - 10, room / len(card.spaces) - 2)
    for index, coal in enumerate(card.spaces):
        space(canvas, x + 7 + index * (side + 2), middle - side / 2, side, coal, filled[index])
