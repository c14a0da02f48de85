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
        space(canvas, left + index * (side + gap), middle - side / 2, side, coal, ())


def space(canvas: Canvas, x: float, y: float, side: float, coal: Coal, cubes: tuple[Coal, ...]) -> None:
    """One space of an order: its printed coal, paled, or the cube, or two cubes, that lie on it."""
    if len(cubes) == 1:
        cube(Pen(canvas, x, y, side, stroke=5), COALS[cubes[0]])
    elif cubes:
        _pair(canvas, x, y, side, COALS[cubes[0]], COALS[cubes[1]])
    else:
        _printed(canvas, x, y, side, COALS[coal])


def _printed(canvas: Canvas, x: float, y: float, side: float, look: CoalLook) -> None:
    pale = mix(PAPER_LIGHT, look.ground, 0.30)
    canvas.rect(x + 1, y + 1, side - 2, side - 2, fill=pale, outline=look.ground, width=2.5, radius=side * 0.1)
    size = side * 0.76
    canvas.text(
        x + side / 2, y + side / 2, look.digit, face="number", size=size, smallest=size, ink=INK, align="centre"
    )


def _pair(canvas: Canvas, x: float, y: float, side: float, one: CoalLook, two: CoalLook) -> None:
    """Two cubes of any coal that fill one space together, as the halves of a square."""
    for index, look in enumerate((one, two)):
        left = x + index * side / 2
        corners = (index == 0, index == 1, index == 1, index == 0)
        canvas.rect(left, y, side / 2, side, fill=look.ground, radius=side * 0.12, corners=corners)
        size = side * 0.72
        canvas.text(
            left + side / 4, y + side / 2, look.digit, face="number", size=size, smallest=size, ink=look.on,
            align="centre",
        )  # fmt: skip
    canvas.rect(x, y, side, side, outline=INK, width=2, radius=side * 0.12)
    canvas.rect(x + side / 2 - 1, y, 2, side, fill=PAPER_LIGHT)


def lying(canvas: Canvas, w: float, h: float, order: str, filled: Filled, complete: str, ground: Ink) -> None:
    """An outstanding order at 6, 4 of the canvas: vehicle left, points and spaces right.

    `complete` is the word for an order ready to be delivered, empty if it is not.
    """
    card = ORDERS[order]
    x, y = 6, 4
    share = 0.45 if w > 300 else 0.32
    left = w * share
    canvas.shadow(x, y, w, h, ground)
    canvas.rect(x, y, w, h, fill=PAPER_LIGHT, radius=RADIUS)
    tint = GALLERY_LIGHT if complete else PAPER_SHADE
    canvas.rect(x, y, left, h, fill=tint, radius=RADIUS, corners=(True, False, False, True))
    canvas.rect(x + left - 1, y, 2.5, h, fill=INK)
    canvas.rect(x, y, w, h, outline=INK, width=3, radius=RADIUS)
    wordy = complete and left > 120
    spare = 34 if wordy else 0
    size = min(left * 0.80, (h - spare) * 0.82)
    VEHICLES[card.vehicle](Pen(canvas, x + left / 2 - size / 2, y + (h - spare) / 2 - size * 0.46, size), NEUTRAL)
    if wordy:
        canvas.text(x + left / 2, y + h - 24, complete, face="number", size=30, box=left - 10, align="centre")
    elif complete:
        tick(canvas, x + left - 18, y + 18)
    _right_part(canvas, x + left, y, w - left, h, order, filled)


def tick(canvas: Canvas, x: float, y: float) -> None:
    """A tick in a disc, where the word has no room."""
    canvas.disc(x, y, 15, fill=INK)
    canvas.line([(x - 7, y), (x - 2, y + 6), (x + 7, y - 6)], PAPER_LIGHT, 3.5)


def _right_part(canvas: Canvas, x: float, y: float, w: float, h: float, order: str, filled: Filled) -> None:
    card = ORDERS[order]
    number = min(84.0, h * 0.44)
    value(canvas, x + w - 14, y + h * 0.29, str(card.points), star, size=number, icon_size=number * 0.72)
    gap = 6 if w > 200 else 3
    side = min(48.0, h * 0.40, (w - 22 + gap) / max(len(card.spaces), 3) - gap)
    for index, coal in enumerate(card.spaces):
        space(canvas, x + 12 + index * (side + gap), y + h * 0.74 - side / 2, side, coal, filled[index])
