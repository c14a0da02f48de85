"""Mine cards for sale: large ones while they are few, smaller and smaller ones the more there are."""

from typing import Final, Literal, TypeAlias

import msgspec

from games.kohle_kolonie.board import MineBonus
from renderer import fonts
from renderer.canvas import Canvas
from renderer.icons import Pen, coin, miner, star, wagon
from renderer.kohle_kolonie.labels import labels_of
from renderer.kohle_kolonie.looks import ROUNDS, city_ink
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.survey import terrain_of
from renderer.pieces import value
from renderer.scene import Scene
from renderer.theme import INK, INK_SECOND, NEUTRAL, PAPER_LIGHT, RULE, SLATE, Ink, mix

Form: TypeAlias = Literal["full", "short", "dense"]
_RIM: Final = 8
_STRIP: Final = 14
_NAMELESS: Final = 130
"""Less room than this holds no name of a ground."""


class Sale(msgspec.Struct, frozen=True):
    """What a card for sale says."""

    number: int
    name: str
    ground: str
    round: int
    price: int
    income: int
    bonus: MineBonus | None
    points: int
    ink: Ink


class Rows(msgspec.Struct, frozen=True):
    """How the cards lie: their form, so many a row, width and height, and room between them."""

    form: Form
    columns: int
    w: float
    h: float
    gap: float = 12

    def height(self, cards: int) -> float:
        """Height of so many cards."""
        rows = max(1, -(-cards // self.columns))
        return rows * (self.h + self.gap) - self.gap


def rows_for(cards: int, room: float) -> Rows:
    """The largest form in which so many cards fit the board's height of 236 (more than 27 go beyond it)."""
    if cards <= 4:
        return Rows("full", 4, 264, 232)
    if cards == 5:
        return Rows("full", 5, (room - 48) / 5, 232)
    if cards <= 12:
        return Rows("short", 6, (room - 60) / 6, 112)
    if cards <= 21:
        return Rows("dense", 7, (room - 60) / 7, 72, 10)
    return Rows("dense", 9, (room - 80) / 9, 72, 10)


def sale_of(picture: Picture, id: str) -> Sale:
    """The card as it is printed."""
    terrain = terrain_of(picture)
    card = terrain.cards[id]
    region = next(ground.region for ground in terrain.board.grounds if ground.id == card.ground)
    large = terrain.cards.get(card.ground)
    title = labels_of(picture.view.options.board).titles[card.ground]
    return Sale(
        card.number, card.name, title, large.round if large else 0, card.price, card.income, card.bonus,
        card.points, city_ink(terrain.board, region),
    )  # fmt: skip


def put_display(scene: Scene, picture: Picture, x: float, y: float, rows: Rows) -> None:
    """The cards for sale, by number."""
    for index, card in enumerate(picture.view.display):
        row, column = divmod(index, rows.columns)
        left, top = x + column * (rows.w + rows.gap), y + row * (rows.h + rows.gap)
        box = (left - _RIM, top - _RIM, rows.w + 2 * _RIM, rows.h + 2 * _RIM)
        scene.put(box, None, _FORMS[rows.form], rows.w, rows.h, sale_of(picture, card))
        scene.place(f"display.{card}", (left, top, rows.w, rows.h))


def _card(canvas: Canvas, w: float, h: float, ink: Ink, ground: Ink = SLATE) -> None:
    """The blank card, `_RIM` inside the canvas, with the strip of its city."""
    canvas.rect(_RIM + 1, _RIM + 4, w, h, fill=mix(ground, INK, 0.5), radius=6)
    canvas.rect(_RIM, _RIM, w, h, fill=PAPER_LIGHT, radius=6)
    canvas.rect(_RIM, _RIM, _STRIP, h, fill=ink, radius=6, corners=(True, False, False, True))
    canvas.rect(_RIM + _STRIP - 1, _RIM, 2, h, fill=INK)
    canvas.rect(_RIM, _RIM, w, h, outline=INK, width=2.5, radius=6)


def full(canvas: Canvas, w: float, h: float, sale: Sale) -> None:
    """A whole card: number, name, ground and its consolidation, price, income, bonus, points."""
    _card(canvas, w, h, sale.ink)
    x, right = _RIM + _STRIP + 8, _RIM + w - 6
    roomy = max(fonts.width(fonts.split("label", word), 28) for word in sale.name.split()) <= w - 84
    middle, size = (_RIM + 42, 54) if roomy else (_RIM + 26, 46)
    number = canvas.text(x, middle, str(sale.number), face="number", size=size)
    name_x = x + max(number, 42 if roomy else 38) + 7
    lines = fonts.wrap("label", sale.name, 30, right - name_x)
    for index, line in enumerate(lines):
        middle = _RIM + 42 + (index - (len(lines) - 1) / 2) * 32
        below = not roomy and index > 0
        left = x if below else name_x
        canvas.text(left, middle + (6 if below else 0), line, face="label", size=30, box=right - left)
    canvas.rect(x, _RIM + 84, right - x, 1.5, fill=RULE)
    room = right - x - (62 if sale.points else 0)
    canvas.text(x, _RIM + 112, where(sale, room), face="text", size=29, ink=INK_SECOND, box=room)
    if sale.points:
        value(canvas, right, _RIM + 112, str(sale.points), star, size=36, icon_size=27, gap=4)
    money(canvas, x, _RIM + h - 46, sale, 46)
    _bonus(canvas, right, _RIM + h - 44, sale.bonus, 50)


def where(sale: Sale, room: float) -> str:
    """The ground, and the round of its consolidation where there is room for it."""
    if not sale.round:
        return sale.ground
    whole = f"{sale.ground} · {ROUNDS[sale.round - 1]}"
    return whole if fonts.width(fonts.split("text", whole), 28) <= room else sale.ground


def money(canvas: Canvas, x: float, middle: float, sale: Sale, size: float) -> float:
    """Price and income; the width taken."""
    icon = size * 0.74
    wide = canvas.text(x, middle, str(sale.price), face="number", size=size)
    coin(Pen(canvas, x + wide + 4, middle - icon / 2, icon))
    left = x + wide + icon + 20
    small = max(28.0, size * 0.72)
    plus = canvas.text(left, middle, f"+{sale.income}", face="label", size=small, ink=INK_SECOND)
    coin(Pen(canvas, left + plus + 3, middle - icon * 0.38, icon * 0.76))
    return left + plus + 3 + icon * 0.76 - x


def _bonus(canvas: Canvas, right: float, middle: float, bonus: MineBonus | None, side: float) -> None:
    pen = Pen(canvas, right - side, middle - side / 2, side)
    match bonus:
        case "wagon":
            wagon(pen)
        case "miner":
            miner(pen, NEUTRAL)
        case None:
            pass


def short(canvas: Canvas, w: float, h: float, sale: Sale) -> None:
    """A card of half the height: number and ground above, price, income, bonus and points below."""
    _card(canvas, w, h, sale.ink)
    x, right = _RIM + _STRIP + 10, _RIM + w - 10
    number = canvas.text(x, _RIM + 32, str(sale.number), face="number", size=46)
    name_x = x + max(number, 40) + 10
    canvas.text(name_x, _RIM + 32, sale.ground, face="label", size=29, box=right - name_x)
    money(canvas, x, _RIM + h - 29, sale, 40)
    _bonus(canvas, right, _RIM + h - 29, sale.bonus, 40)
    if sale.points:
        edge = right - (46 if sale.bonus else 0)
        value(canvas, edge, _RIM + h - 29, str(sale.points), star, size=32, icon_size=24, gap=3)


def dense(canvas: Canvas, w: float, h: float, sale: Sale) -> None:
    """A card of two lines: the number over both, ground above (where it has room), price and income below."""
    _card(canvas, w, h, sale.ink)
    x, right = _RIM + _STRIP + 5, _RIM + w - 6
    canvas.text(x + 20, _RIM + h / 2, str(sale.number), face="number", size=42, align="centre")
    left = x + 44
    nameless = right - left < _NAMELESS
    if not nameless:
        canvas.text(
            left, _RIM + 20, _first_word(sale.ground, right - left), face="label", size=28, box=right - left
        )
    money(canvas, left, _RIM + 20 if nameless else _RIM + h - 20, sale, 30)
    _bonus(canvas, right, _RIM + h - 20, sale.bonus, 28)
    if sale.points and not sale.bonus:
        value(canvas, right, _RIM + h - 20, str(sale.points), star, size=28, icon_size=20, gap=2)


def _first_word(name: str, room: float) -> str:
    """The name, or its first word where it is too long."""
    return name if fonts.width(fonts.split("label", name), 28) <= room else name.split(" ")[0]


_FORMS: Final = {"full": full, "short": short, "dense": dense}
