"""Mine cards for sale: a strip of slots that never move, and one form of card at any number of them."""

from typing import Final

import msgspec

from games.kohle_kolonie.board import MineBonus
from renderer import fonts
from renderer.canvas import Canvas
from renderer.icons import Pen, coin, miner, star, wagon
from renderer.kohle_kolonie.looks import city_ink
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.slots import COLUMNS, ROWS, SLOTS, strip_of, strips_of
from renderer.kohle_kolonie.survey import terrain_of
from renderer.pieces import enamel
from renderer.scene import Box, Scene
from renderer.theme import CREAM, FUCHSINE, HATCH, INK, INK_SECOND, NEUTRAL, PAPER_LIGHT, SLATE, WHITE, Ink, mix

SIGN: Final = 46
"""Width of the upright sign of the strip."""
CARD: Final = (130.0, 84.0)
_GAP: Final = 12.0
HEIGHT: Final = ROWS * CARD[1] + (ROWS - 1) * _GAP
WIDTH: Final = SIGN + 14 + COLUMNS * CARD[0] + (COLUMNS - 1) * _GAP
_RIM: Final = 8
_BAND: Final = 11
_TIGHT: Final = 8.0
"""Between the rows of a strip of more than three."""


class Sale(msgspec.Struct, frozen=True):
    """What a card for sale says; its ground is told by the colour of its city and the number on the map."""

    number: int
    price: int
    income: int
    bonus: MineBonus | None
    points: int
    ink: Ink


def sale_of(picture: Picture, id: str) -> Sale:
    """The card as it is printed."""
    terrain = terrain_of(picture)
    card = terrain.cards[id]
    region = next(ground.region for ground in terrain.board.grounds if ground.id == card.ground)
    ink = city_ink(terrain.board, region)
    return Sale(card.number, card.price, card.income, card.bonus, card.points, ink)


def put_strip(scene: Scene, picture: Picture, x: float, y: float) -> None:
    """The sign and all slots, with the cards that are for sale; a card that was bought leaves its slot empty."""
    scene.put((x, y, SIGN, HEIGHT), SLATE, _sign, picture.words["for_sale"])
    terrain, display = terrain_of(picture), picture.view.display
    strip = strip_of(terrain, display)
    taken = set(strip.slots.values())
    for index in range(max(SLOTS, strip.rows * COLUMNS)):
        if index not in taken:
            box = _slot(x + SIGN + 14, y, index, strip.rows)
            scene.put(box, SLATE, empty)
    for card, index in strip.slots.items():
        put_card(scene, picture, card, _slot(x + SIGN + 14, y, index, strip.rows))
    for card, index in strips_of(terrain)[0].items():
        if f"mine.{card}" in picture.marks and strip.rows == ROWS and index not in taken:
            left, top, w, h = _slot(x + SIGN + 14, y, index, ROWS)
            scene.put((left - 4, top - 4, w + 8, h + 8), SLATE, _emptied)


def _slot(x: float, y: float, index: int, rows: int) -> Box:
    """The box of a slot; more rows than three are lower."""
    row, column = divmod(index, COLUMNS)
    gap = _GAP if rows == ROWS else _TIGHT
    high = (HEIGHT - gap * (rows - 1)) / rows
    return x + column * (CARD[0] + _GAP), y + row * (high + gap), CARD[0], high


def put_card(scene: Scene, picture: Picture, id: str, box: Box) -> None:
    """One card for sale, and where it lies."""
    x, y, w, h = box
    with scene.raised():
        scene.put((x - _RIM, y - _RIM, w + 2 * _RIM, h + 2 * _RIM), None, card, w, h, sale_of(picture, id))
    scene.place(f"display.{id}", box)


def _sign(canvas: Canvas, text: str) -> None:
    """The strip's name on enamel, to be read upwards."""
    w, h = canvas.width, canvas.height
    enamel(canvas, w, h)
    said = text.upper()
    runs = fonts.split("label", said)
    size, spacing = next(
        (
            (size, spacing)
            for size, spacing in ((31, 3.0), (30, 1.5), (28, 1.0), (28, 0.0))
            if fonts.width(runs, size, spacing) <= h - 44
        ),
        (28, 0.0),
    )
    wide = fonts.width(runs, size, spacing)
    canvas.text_along(
        [(w / 2, h), (w / 2, 0)], (h - wide) / 2, said, face="label", size=size, ink=CREAM, spacing=spacing
    )


def empty(canvas: Canvas) -> None:
    """A slot without a card."""
    canvas.dashed_rect(1, 1, canvas.width - 2, canvas.height - 2, HATCH, 1.8)


def _emptied(canvas: Canvas) -> None:
    """The slot of a card just bought."""
    canvas.dashed_rect(4, 4, canvas.width - 8, canvas.height - 8, WHITE, 7)
    canvas.dashed_rect(4, 4, canvas.width - 8, canvas.height - 8, FUCHSINE, 4)


def card(canvas: Canvas, w: float, h: float, sale: Sale) -> None:
    """A card, `_RIM` inside the canvas: number, points and bonus above, price in coins and income below."""
    canvas.rect(_RIM + 1, _RIM + 4, w, h, fill=mix(SLATE, INK, 0.5), radius=6)
    canvas.rect(_RIM, _RIM, w, h, fill=PAPER_LIGHT, radius=6)
    canvas.rect(_RIM, _RIM, _BAND, h, fill=sale.ink, radius=6, corners=(True, False, False, True))
    canvas.rect(_RIM + _BAND - 1, _RIM, 2, h, fill=INK)
    canvas.rect(_RIM, _RIM, w, h, outline=INK, width=2.5, radius=6)
    scale = min(w / CARD[0], h / CARD[1])
    x, right = _RIM + _BAND + 6 * scale, _RIM + w - 5 * scale
    upper, lower = _RIM + h * 0.31, _RIM + h * 0.74
    if sale.points:
        # Number and points must not be read as one number.
        canvas.text(x - 3, upper, str(sale.number), face="number", size=max(28, 42 * scale))
    else:
        canvas.text(x, upper, str(sale.number), face="number", size=max(28, 46 * scale))
    left = right
    if sale.bonus:
        side = (27 if sale.points else 34) * scale
        left -= side
        pen = Pen(canvas, left, upper - side / 2, side)
        if sale.bonus == "wagon":
            wagon(pen)
        else:
            miner(pen, NEUTRAL)
    if sale.points:
        side = 19 * max(scale, 0.9)
        star(Pen(canvas, left - side - 1, upper - side / 2, side))
        canvas.text(
            left - side - 2, upper, str(sale.points), face="number", size=28 * max(1, scale), align="right"
        )
    side = 26 * scale
    for index in range(sale.price):
        coin(Pen(canvas, x + index * side * 0.86, lower - side / 2, side))
    small = 19 * max(scale, 0.9)
    coin(Pen(canvas, right - small, lower - small / 2, small))
    size = max(28, 30 * scale)
    canvas.text(
        right - small - 2, lower, f"+{sale.income}", face="label", size=size, ink=INK_SECOND, align="right"
    )
