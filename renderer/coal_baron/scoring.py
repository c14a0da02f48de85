"""The line of the twelve scoring elements, with who led at the scoring just made."""

from typing import Final

from games.coal_baron.facts import ELEMENTS, Element
from games.coal_baron.state import ElementResult
from renderer.canvas import Canvas
from renderer.coal_baron.display import put_heading
from renderer.coal_baron.picture import Picture
from renderer.icons import VEHICLES, Pen, cart, cube
from renderer.pieces import ROMAN, player_disc
from renderer.scene import Scene
from renderer.sheets import put_sheet
from renderer.theme import (
    COALS,
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

HEIGHT: Final = 196
_PAD: Final = 18
_GAP: Final = 9
_CELL: Final = 120
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
    """The twelve cells; leaders stand in them only where the view tells."""
    view = picture.view
    results = {result.element: result for result in view.standings or ()}
    room = scene.width - 2 * MARGIN - 2 * _PAD
    w = (room - _GAP * (len(ELEMENTS) - 1)) / len(ELEMENTS)
    for index, element in enumerate(ELEMENTS):
        box = (MARGIN + _PAD + index * (w + _GAP), y + 56, w, _CELL)
        first, second = _leaders(results.get(element.id), picture.colours)
        shift = max(view.shift, 1)
        two = len(picture.colours) == 2
        scene.put(box, PAPER, _cell, element, element.shift <= shift, first, second, two)


def _leaders(result: ElementResult | None, colours: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Colours of those who hold first and second place."""
    if result is None or not any(result.counts):
        return (), ()
    ranked = sorted({count for count in result.counts if count}, reverse=True)
    first = tuple(colour for colour, count in zip(colours, result.counts, strict=True) if count == ranked[0])
    if len(first) > 1 or len(ranked) < 2 or len(colours) == 2:
        return first, ()
    return first, tuple(colour for colour, count in zip(colours, result.counts, strict=True) if count == ranked[1])


def _cell(
    canvas: Canvas, element: Element, counts: bool, first: tuple[str, ...], second: tuple[str, ...], two: bool
) -> None:
    """An element: what is counted, who leads, points for first and second place; paled before its shift."""
    w, h = canvas.width, canvas.height
    ground = PAPER_LIGHT if counts else PAPER_SHADE
    canvas.rect(
        0, 0, w, h, fill=ground, outline=INK if counts else RULE, width=2.5 if counts else 2, radius=RADIUS
    )
    beside = bool(first) or not counts
    _sign(canvas, element, 7 if beside else w / 2 - 27, counts)
    if not counts:
        canvas.text(w - 12, 32, ROMAN[element.shift - 1], face="label", size=30, ink=INK_SECOND, align="right")
    _discs(canvas, w, first, second)
    ink = INK if counts else INK_SECOND
    second_text = "" if two else f" / {element.second}"
    left = w / 2 - 34 if not two else w / 2 - 10 * len(str(element.first))
    wide = canvas.text(left, 97, str(element.first), face="number", size=40, ink=ink)
    canvas.text(left + wide + 2, 98, second_text, face="label", size=31, ink=INK_SECOND)


def _sign(canvas: Canvas, element: Element, x: float, counts: bool) -> None:
    ink = INK if counts else mix(PAPER_SHADE, INK, 0.72)
    pen = Pen(canvas, x, 10, 56, ink=ink)
    match element.counts:
        case "coal":
            cube(Pen(canvas, x + 2, 11, 50, ink=ink), COALS[element.key])
        case "vehicle":
            VEHICLES[element.key](pen, NEUTRAL if counts else _VEHICLE_PALE)
        case "empty_minecarts":
            cart(Pen(canvas, x - 5, -12, 74, ink=ink), COALS[element.key], None)


def _discs(canvas: Canvas, w: float, first: tuple[str, ...], second: tuple[str, ...]) -> None:
    """The leader's disc large, second place small; ties share the room."""
    if len(first) == 1:
        player_disc(canvas, w - 27, 28, 20, first[0])
        for index, colour in enumerate(second[:3]):
            player_disc(canvas, w - 20 - index * 28, 64, 13, colour)
    for index, colour in enumerate(first if len(first) > 1 else ()):
        row, column = divmod(index, 2)
        player_disc(canvas, w - 47 + column * 31, 22 + row * 32, 14, colour)
