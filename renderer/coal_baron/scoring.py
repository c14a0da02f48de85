"""The line of the twelve scoring elements, with who leads in each so far, as everybody may know."""

from typing import Final

from games.coal_baron.facts import COALS as COAL_KEYS
from games.coal_baron.facts import ELEMENTS, SHIFTS, Element
from games.coal_baron.view import View, empty_minecarts
from renderer import fonts
from renderer.canvas import Canvas
from renderer.coal_baron.display import put_heading
from renderer.coal_baron.picture import Picture
from renderer.icons import VEHICLES, Pen, cart, cube
from renderer.pieces import ROMAN, player_disc
from renderer.scene import Scene
from renderer.sheets import put_sheet
from renderer.theme import (
    COALS,
    CREAM,
    ENAMEL,
    INK,
    INK_SECOND,
    MARGIN,
    NEUTRAL,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    RADIUS,
    RULE,
    Ink,
    mix,
)

HEIGHT: Final = 226
_PAD: Final = 18
_GAP: Final = 7
_APART: Final = 16
_CELL: Final = 154
_TAB: Final = 40
_A_SHIFT: Final = len(ELEMENTS) // SHIFTS
_VEHICLE_PALE: Final[Ink] = mix(PAPER_SHADE, NEUTRAL, 0.5)


def scoring_page(scene: Scene, picture: Picture, y: float) -> None:
    """The sheet with its headings."""
    w = scene.width - 2 * MARGIN
    put_sheet(scene, MARGIN, y, w, HEIGHT)
    put_heading(scene, MARGIN + _PAD, y, w * 0.66, picture.words["scoring"])
    two = len(picture.colours) == 2
    note = picture.words["scoring_note_two" if two else "scoring_note"]
    scene.put((MARGIN + w * 0.68, y + 10, w * 0.32 - _PAD, 44), PAPER, _note, note)


def _note(canvas: Canvas, text: str) -> None:
    canvas.text(canvas.width, 22, text, face="text", size=30, ink=INK_SECOND, box=canvas.width, align="right")


def put_scoring(scene: Scene, picture: Picture, y: float) -> None:
    """The twelve cells in the groups of their shifts, with who leads so far as the view tells."""
    view = picture.view
    results = leading(view)
    room = scene.width - 2 * MARGIN - 2 * _PAD - SHIFTS * (_TAB + _GAP) - (SHIFTS - 1) * (_APART - _GAP)
    w = (room - _GAP * (len(ELEMENTS) - 1)) / len(ELEMENTS)
    two = len(picture.colours) == 2
    x = float(MARGIN + _PAD)
    for index, element in enumerate(ELEMENTS):
        counts = element.shift <= max(view.shift, 1)
        if index % _A_SHIFT == 0:
            x += _APART - _GAP if index else 0
            scene.put((x, y + 56, _TAB, _CELL), PAPER, _tab, ROMAN[element.shift - 1], counts)
            x += _TAB + _GAP
        first, second = _leaders(results.get(element.id), picture.colours)
        box = (x, y + 56, w, _CELL)
        scene.put(box, PAPER, _cell, element, counts, first, second, two)
        scene.place(f"element.{element.id}", box)
        x += w + _GAP


def leading(view: View) -> dict[str, tuple[int, ...]]:
    """What every seat has of each element, as far as everybody may know: empty minecarts always."""
    carts = {
        element.id: tuple(empty_minecarts(seat, element.key) for seat in view.seats)
        for element in ELEMENTS
        if element.counts == "empty_minecarts" and element.key in COAL_KEYS
    }
    return carts | {result.element: result.counts for result in view.standings or ()}


def _leaders(counts: tuple[int, ...] | None, colours: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Colours of those who hold first and second place."""
    if counts is None or not any(counts):
        return (), ()
    ranked = sorted({count for count in counts if count}, reverse=True)
    first = tuple(colour for colour, count in zip(colours, counts, strict=True) if count == ranked[0])
    if len(first) > 1 or len(ranked) < 2 or len(colours) == 2:
        return first, ()
    return first, tuple(colour for colour, count in zip(colours, counts, strict=True) if count == ranked[1])


def _tab(canvas: Canvas, numeral: str, counts: bool) -> None:
    """From which shift on the elements beside it count."""
    w, h = canvas.width, canvas.height
    if counts:
        canvas.rect(0, 0, w, h, fill=ENAMEL, radius=6)
    else:
        canvas.rect(0, 0, w, h, fill=PAPER_SHADE, outline=RULE, width=2, radius=6)
    canvas.text(
        w / 2, h / 2, numeral, face="number", size=36, ink=CREAM if counts else INK_SECOND, align="centre", box=w
    )


def _cell(
    canvas: Canvas, element: Element, counts: bool, first: tuple[str, ...], second: tuple[str, ...], two: bool
) -> None:
    """An element: what is counted, who leads, points for first and second place; paled before its shift."""
    w, h = canvas.width, canvas.height
    ground = PAPER_LIGHT if counts else PAPER_SHADE
    canvas.rect(
        0, 0, w, h, fill=ground, outline=INK if counts else RULE, width=2.5 if counts else 2, radius=RADIUS
    )
    _sign(canvas, element, w / 2, counts)
    _leading(canvas, first, second)
    ink = INK if counts else INK_SECOND
    second_text = "" if two else f" / {element.second}"
    wide = fonts.width((("number", str(element.first)),), 42) + (
        fonts.width((("label", second_text),), 36) + 2 if second_text else 0
    )
    left = (w - wide) / 2
    taken = canvas.text(left, _POINTS, str(element.first), face="number", size=42, ink=ink)
    canvas.text(left + taken + 2, _POINTS + 1, second_text, face="label", size=36, ink=INK_SECOND)


_POINTS: Final = 88
"""Middle of the points of a cell."""


def _sign(canvas: Canvas, element: Element, middle: float, counts: bool) -> None:
    """A cube with its digit, a vehicle, or an empty minecart, wide and without a digit."""
    ink = INK if counts else mix(PAPER_SHADE, INK, 0.72)
    match element.counts:
        case "coal":
            cube(Pen(canvas, middle - 26, 10, 52, ink=ink), COALS[element.key], 74)
        case "vehicle":
            pen = Pen(canvas, middle - 30, 8, 60, ink=ink)
            VEHICLES[element.key](pen, NEUTRAL if counts else _VEHICLE_PALE)
        case "empty_minecarts":
            cart(Pen(canvas, middle - 42, -20, 84, ink=ink), COALS[element.key])


def _leading(canvas: Canvas, first: tuple[str, ...], second: tuple[str, ...]) -> None:
    """Who leads, in a dark box, and behind them who is second so far."""
    if not first:
        return
    w, middle = canvas.width, canvas.height - 25
    radius = min(15.0, (w - 22) / (len(first) + len(second)) / 2 - 1)
    step = 2 * radius + 2
    box = len(first) * step + 8
    gap = 4 if second else 0
    left = (w - box - gap - len(second) * step) / 2
    canvas.rect(left, middle - radius - 4, box, 2 * radius + 8, fill=ENAMEL, radius=radius + 4)
    for index, colour in enumerate(first):
        player_disc(canvas, left + 5 + radius + index * step, middle, radius, colour)
    for index, colour in enumerate(second):
        player_disc(canvas, left + box + gap + radius + index * step, middle, radius, colour)
