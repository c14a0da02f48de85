"""Worker spaces to decide on, each with what it gives and who stands there."""

from typing import Final

from games.coal_baron.facts import SPACES
from renderer import fonts
from renderer.canvas import Canvas
from renderer.coal_baron import spaces
from renderer.coal_baron.decision_cards import blank, order_card, put_tile
from renderer.coal_baron.decision_home import HIGH, LEFT, put_own_orders
from renderer.coal_baron.decision_layout import cells
from renderer.coal_baron.decision_signs import LONE
from renderer.coal_baron.picture import Picture
from renderer.decision import GAP, TEXT, TOP, put_sign
from renderer.icons import VEHICLES, Pen, coin, hammer_and_pick, star
from renderer.picture import Target
from renderer.pieces import value
from renderer.scene import Box, Scene
from renderer.theme import CREAM, HIDDEN, INK, MARGIN, NEUTRAL, PAPER_LIGHT, PAPER_SHADE, SLATE

_STRIP: Final = 64
"""Height of what stands below a space: its sign and its workers."""
_FEW: Final = 4
"""So many spaces stand in two columns."""
_LINE: Final = 48
"""Height of a line about another part of the board."""
_LOW: Final = 40
"""The same of the only line, below the cells."""
_NAMED: Final = 2
"""So many cells left empty have room for their names."""


def put_spaces(scene: Scene, picture: Picture) -> None:
    """The spaces of one part of the board with what they give and take, and the own orders."""
    of_orders = any(target.place.startswith("order") for target in picture.targets)
    count = len(picture.targets)
    columns = 3 if count > _FEW else 2
    free = -count % columns
    short, *named = picture.subline.split("\n")
    strip = _LOW if short and free < _NAMED else 0
    highest = 330 if of_orders else 215
    boxes = cells(count, columns, (MARGIN, TOP, LEFT, HIGH - strip), highest)
    for target, box in zip(picture.targets, boxes, strict=True):
        _put_space(scene, picture, target, box)
    x, y, w, h = boxes[-1]
    if strip:
        scene.put((MARGIN, y + h + 4, LEFT, _LOW), SLATE, _elsewhere, (short,))
    elif short:
        scene.put((x + w + GAP, y, MARGIN + LEFT - x - w - GAP, h), SLATE, _elsewhere, tuple(named))
    put_own_orders(scene, picture)


def _elsewhere(canvas: Canvas, lines: tuple[str, ...]) -> None:
    """The letters of what can be chosen in other parts of the board, which are not shown."""
    for row, line in enumerate(lines):
        middle = canvas.height / 2 + (row - (len(lines) - 1) / 2) * _LINE
        canvas.text(12, middle, line, face="text", size=TEXT, ink=CREAM, box=canvas.width - 16, smallest=TEXT)


def _put_space(scene: Scene, picture: Picture, target: Target, box: Box) -> None:
    """A worker space: what it gives above; its sign, who stands there and how many workers it takes below."""
    x, y, w, h = box
    space, view = SPACES[target.place], picture.view
    ground = PAPER_SHADE if target.faint else PAPER_LIGHT
    scene.put(box, SLATE, blank, ground)
    _put_given(scene, picture, target, box, ground)
    standing = view.spaces.get(space.id)
    colour = picture.colours[standing.seat] if standing and standing.count else None
    count = standing.count if standing else 0
    below = (x + 76, y + h - _STRIP, w - 82, 56)
    if space.area != "bank":
        scene.put(below, ground, spaces.plate, below[2], 56, colour, count, view.workers_needed(space.id))
    else:
        scene.put(below, ground, spaces.plate, below[2], 56, None, 0, 1)
    if target.sign and not target.faint:
        put_sign(scene, x + 39, y + h - _STRIP + 28, target.sign, LONE)
    scene.place(space.id, box)


def _put_given(scene: Scene, picture: Picture, target: Target, box: Box, ground: str) -> None:
    """What a space gives: a tile, an order, cards to draw, steps, francs or a vehicle."""
    x, y, w, h = box
    space, view = SPACES[target.place], picture.view
    above = (x + 4, y + 4, w - 8, h - _STRIP - 4)
    slot = space.number - 1
    if space.area == "factory" and space.number and (kind := view.tile_slots[slot]):
        scale = min(min(w - 8, 212) / 203, (h - _STRIP - 2) / 130)
        top, left = y + max(3, (h - _STRIP - 130 * scale) / 2), x + (w - 193 * scale) / 2
        put_tile(scene, scale, left, top, kind, ground)
        scene.place(f"tile_slot.{space.number}", box)
    elif space.area == "orders" and space.number and (order := view.order_slots[slot]):
        scene.put(above, ground, order_card, order)
        scene.place(f"order_slot.{space.number}", box)
    elif not space.number and space.area in ("factory", "orders"):
        word = picture.words["draw_tiles" if space.area == "factory" else "draw_orders"]
        pile = view.tile_pile if space.area == "factory" else view.order_pile
        scene.put(above, ground, _draw, word, pile)
    elif space.number or space.vehicle:
        scene.put(above, ground, _gift, space.area, space.number, space.vehicle or "", target.figures)


def _draw(canvas: Canvas, text: str, pile: int) -> None:
    """The words for drawing five, and the pile with its cards."""
    w, h = canvas.width, canvas.height
    lines = fonts.wrap("label", text, TEXT, w - 12, 3)
    high = len(lines) * 38
    tall = min(50.0, h - high - 10)
    shown = tall > 44
    top = (h - high - (tall + 8 if shown else 0)) / 2
    for row, line in enumerate(lines):
        canvas.text(
            w / 2, top + 20 + row * 38, line, face="label", size=TEXT, smallest=30, align="centre", box=w - 8
        )
    if shown:
        left, y = w / 2 - 42, top + high + 8
        for shift in (6, 3, 0) if pile > 2 else (0,):
            canvas.rect(left - shift, y + shift, 84, tall, fill=HIDDEN, outline=INK, width=2.5, radius=6)
        canvas.text(left + 42, y + tall / 2, str(pile), face="number", size=TEXT + 2, ink=CREAM, align="centre")


def _gift(canvas: Canvas, area: str, number: int, vehicle: str, figures: tuple[tuple[str, str], ...]) -> None:
    """Mining steps, francs or a vehicle, and the points that this could bring now."""
    w, h = canvas.width, canvas.height
    points = next((text for name, text in figures if name == "star"), "")
    middle = h * (0.36 if points else 0.5)
    if vehicle:
        size = h * (0.62 if points else 0.8)
        VEHICLES[vehicle](Pen(canvas, w / 2 - size / 2, middle - size * 0.47, size), NEUTRAL)
    else:
        icon = hammer_and_pick if area == "mining" else coin
        taken = fonts.width((("number", str(number)),), 76) + 72
        value(canvas, w / 2 + taken / 2, middle, str(number), icon, size=76, icon_size=60, gap=12)
    if points:
        taken = fonts.width((("number", points),), 46) + 44
        value(canvas, w / 2 + taken / 2, h * 0.82, points, star, size=46, icon_size=38)
