"""A player's side of the table: head, mine, and the column of orders."""

from functools import partial
from typing import Final

import msgspec

from games.coal_baron.facts import COALS, ORDERS, POINTS_PER_EXCESS_TILE, VEHICLES
from games.coal_baron.state import Outstanding
from games.coal_baron.view import SeatView, empty_minecarts, tiles_on_side
from renderer import fonts
from renderer.canvas import Canvas
from renderer.coal_baron import mine, orders
from renderer.coal_baron.picture import Picture
from renderer.coal_baron.rock import Size, mine_page
from renderer.coal_baron.standings import name_of, shift_label
from renderer.icons import VEHICLES as VEHICLE_ICONS
from renderer.icons import Pen, card_back, cart, coin, cube, hammer_and_pick, lamp, player_mark, star, worker
from renderer.pieces import MINUS, enamel, figure, heading, value
from renderer.scene import Box, Scene
from renderer.sheets import put_sheet
from renderer.theme import (
    BOARD_WIDTH,
    CREAM,
    CREAM_DIM,
    ENAMEL,
    GALLERY_DARK,
    HATCH,
    HIDDEN,
    INK,
    LAMP,
    MARGIN,
    NEUTRAL,
    PAPER,
    PLAYERS,
    RULE,
    SLATE,
)
from renderer.theme import (
    COALS as COAL_LOOKS,
)

_HEAD: Final = 120
_TOP: Final = MARGIN + _HEAD + 16
_MINE: Final = Size(1090, 241)
_COLUMN: Final = BOARD_WIDTH - 2 * MARGIN - 1090 - 14
PAD: Final = 18
_DELIVERED: Final = 210
_CARTS: Final = 118
"""Heights of the parts below the orders."""


_FIGURES: Final = 60
_POINTS: Final = 84
"""Sizes of the figures of the head."""


class Head(msgspec.Struct, frozen=True):
    """What the head of a mine says of its owner."""

    name: str
    line: str
    colour: str
    francs: int
    workers: int
    light: int
    dark: int
    points: int
    words: tuple[str, str, str]


def head_of(picture: Picture, seat: int) -> Head:
    """The head for a seat."""
    shown = picture.view.seats[seat]
    words = picture.words
    return Head(
        name=name_of(picture, seat),
        line=f"{picture.title} · {shift_label(picture)}",
        colour=picture.colours[seat],
        francs=shown.francs,
        workers=shown.workers,
        light=tiles_on_side(shown, "light"),
        dark=tiles_on_side(shown, "dark"),
        points=shown.points,
        words=(words["light"], words["dark"], words["at_end"]),
    )


def player(picture: Picture, seat: int) -> Scene:
    """The picture of a seat's mine, taller than usual when the orders need it."""
    shown = picture.view.seats[seat]
    layout = Cards.of(len(shown.outstanding), _COLUMN - 2 * PAD, _MINE.h - _column_height(None))
    height = max(_MINE.h, _column_height(layout))
    scene = Scene(BOARD_WIDTH, _TOP + height + MARGIN + 4, SLATE)
    words = (picture.words["workers"], picture.words["storage"])
    scene.page(("mine", words), lambda page: mine_page(page, MARGIN, _TOP, _MINE, words))
    _put_head(scene, picture, seat)
    column = (MARGIN + _MINE.w + 14, _TOP, _COLUMN, height)
    put_sheet(scene, *column)
    with scene.raised():
        mine.put_mine(
            scene, MARGIN, _TOP, _MINE, seat, shown, picture.colours[seat], picture.words["storage_empty"]
        )
        _put_column(scene, picture, seat, layout, column)
    return scene


def _put_head(scene: Scene, picture: Picture, seat: int) -> None:
    box = (MARGIN, MARGIN, scene.width - 2 * MARGIN, _HEAD)
    scene.put(box, SLATE, _head, head_of(picture, seat))
    shown = picture.view.seats[seat]
    points = fonts.width((("number", str(shown.points)),), _POINTS)
    right = scene.width - MARGIN - 32 - 60 - 8
    for part, number, left in (("francs", shown.francs, MARGIN + 700), ("workers", shown.workers, MARGIN + 848)):
        wide = fonts.width((("number", str(number)),), _FIGURES)
        scene.place(f"seat.{seat}.{part}", (left, MARGIN + _HEAD / 2 - 21, wide, 42), "flag", rim=box)
    scene.place(f"seat.{seat}.points", (right - points, MARGIN + _HEAD / 2 - 30, points, 60), "flag", rim=box)


def _head(canvas: Canvas, shown: Head) -> None:
    w, h = canvas.width, canvas.height
    enamel(canvas, w, h)
    look = PLAYERS[shown.colour]
    canvas.rect(26, 18, 84, 84, fill=look.ground, outline=CREAM, width=3, radius=8)
    player_mark(Pen(canvas, 45, 37, 46), look.mark, look.on)
    canvas.text(132, 46, shown.name, face="title", size=50, ink=CREAM, box=470, cut=True)
    canvas.text(132, 90, shown.line, face="text", size=29, ink=CREAM_DIM, box=470, cut=True)
    coat = partial(worker, coat=look.ground)
    figure(canvas, 630, h / 2, str(shown.francs), coin, size=_FIGURES, icon_size=58, gap=12, ink=CREAM)
    figure(canvas, 778, h / 2, str(shown.workers), coat, size=_FIGURES, icon_size=58, gap=12, ink=CREAM)
    _balance(canvas, 930, h, shown)
    canvas.rect(w - 234, 26, 2, h - 52, fill=HATCH)
    bright = partial(star, ground=CREAM, on=ENAMEL)
    value(canvas, w - 32, h / 2, str(shown.points), bright, size=_POINTS, icon_size=60, gap=8, ink=CREAM)


def _balance(canvas: Canvas, x: float, h: float, shown: Head) -> None:
    """Tiles on the light and on the dark side, and what the difference costs at the end."""
    for index, (word, count) in enumerate(zip(shown.words[:2], (shown.light, shown.dark), strict=True)):
        left = x + index * 150
        canvas.rect(left, 20, 62, 48, fill=(LAMP, GALLERY_DARK)[index], outline=CREAM, width=2, radius=6)
        if index == 0:
            lamp(Pen(canvas, left + 14, 27, 34))
        canvas.text(left + 74, 44, str(count), face="number", size=50, ink=CREAM)
        canvas.text(left, 91, word, face="text", size=28, ink=CREAM_DIM, box=142)
    cost = POINTS_PER_EXCESS_TILE * abs(shown.light - shown.dark)
    text = f"{MINUS}{-cost}" if cost else "0"
    dim = partial(star, ground=CREAM_DIM, on=ENAMEL)
    value(canvas, x + 392, 44, text, dim, size=42, icon_size=32, gap=6, ink=CREAM_DIM)
    canvas.text(x + 392, 91, shown.words[2], face="text", size=28, ink=CREAM_DIM, align="right", box=98)


class Cards(msgspec.Struct, frozen=True):
    """How outstanding orders share their room: columns, width and height of a card, height of all."""

    columns: int
    w: float
    card: float
    h: float
    gap: float = 16

    @staticmethod
    def of(count: int, w: float, room: float) -> "Cards":
        """One column while cards stay at least 150 high, else two; more height if they still do not fit."""
        gap = 16
        single = min(226.0, room / max(count, 1) - gap)
        if single >= 150:
            return Cards(1, w, single, count * (single + gap))
        rows = -(-count // 2)
        return Cards.pairs(count, w, max(104.0, min(150.0, room / rows - gap)))

    @staticmethod
    def pairs(count: int, w: float, card: float) -> "Cards":
        """Two columns of cards of a height."""
        return Cards(2, (w - 14) / 2, card, -(-count // 2) * (card + 16))

    @staticmethod
    def stacked(count: int, w: float, room: float) -> "Cards":
        """One column in a height: with more than seven orders the cards shrink."""
        gap = 12 if count <= _HIGH_CARDS else 8 if count <= 2 * _HIGH_CARDS - 4 else 5
        card = min(_STACKED, room / max(count, 1) - gap)
        return Cards(1, w, card, count * (card + gap), gap)


_STACKED: Final = 94
_HIGH_CARDS: Final = 7


def _column_height(layout: Cards | None) -> float:
    """Height of the sheet of orders with cards laid out so; None: without any cards."""
    return 66 + (layout.h if layout else 0) + _DELIVERED + _CARTS


def _put_column(scene: Scene, picture: Picture, seat: int, layout: Cards, box: Box) -> None:
    """Outstanding orders, delivered orders and empty minecarts, on one sheet."""
    words, shown = picture.words, picture.view.seats[seat]
    x, y, w, h = box
    bottom = y + h
    put_count(scene, x, y + 8, w, words["outstanding"], len(shown.outstanding))
    put_outstanding(scene, x + PAD, y + 58, seat, shown, layout)
    scene.put((x + PAD, bottom - _DELIVERED - _CARTS - 4, w - 2 * PAD, 3), PAPER, _rule)
    put_delivered(scene, x, bottom - _DELIVERED - _CARTS, w, shown, words["delivered"])
    put_carts(scene, x, bottom - _CARTS, w, shown, words["empty_carts"])


def _rule(canvas: Canvas) -> None:
    canvas.rect(0, 0, canvas.width, 2, fill=RULE)


def put_count(scene: Scene, x: float, y: float, w: float, text: str, count: int) -> None:
    """A heading with the number of things under it at the right."""
    scene.put((x + PAD, y, w - 2 * PAD, 46), PAPER, _count, text, count)


def _count(canvas: Canvas, text: str, count: int) -> None:
    heading(canvas, 0, 23, text, canvas.width - 60)
    canvas.text(canvas.width, 23, str(count), face="number", size=40, align="right")


def complete_first(shown: SeatView) -> list[Outstanding]:
    """The outstanding orders, those ready to be delivered before the others."""
    return sorted(shown.outstanding, key=lambda order: not order.complete)


def put_outstanding(scene: Scene, x: float, y: float, seat: int, shown: SeatView, layout: Cards) -> None:
    """Cards of the outstanding orders in rows, complete ones first."""
    for index, order in enumerate(complete_first(shown)):
        row, column = divmod(index, layout.columns)
        left, top = x + column * (layout.w + 14), y + row * (layout.card + layout.gap)
        scene.put(
            (left - 6, top - 4, layout.w + 12, layout.card + 14), PAPER,
            orders.lying, layout.w, layout.card, order.order, order.filled, PAPER,
        )  # fmt: skip
        scene.place(f"seat.{seat}.order.{order.order}", (left, top, layout.w, layout.card))


def put_delivered(scene: Scene, x: float, y: float, w: float, shown: SeatView, text: str) -> None:
    """Delivered orders: face down, or their spaces by coal and vehicle where the viewer may know them."""
    put_count(scene, x, y + 4, w, text, shown.delivered_count)
    box = (x + PAD - 6, y + 54, w - 2 * PAD + 12, 148)
    if shown.delivered is None:
        scene.put(box, PAPER, _face_down, shown.delivered_count)
    else:
        scene.put(box, PAPER, _tallies, shown.delivered)


def _face_down(canvas: Canvas, count: int) -> None:
    """Cards side by side, overlapping where they are many."""
    w, h, room = 92, 120, canvas.width - 12
    step = min(w + 14.0, (room - w) / max(count - 1, 1))
    for index in range(count):
        x = 6 + index * step
        canvas.shadow(x, 4, w, h, PAPER)
        canvas.rect(x, 4, w, h, fill=HIDDEN, radius=8)
        canvas.hatch(x + 8, 12, w - 16, h - 16, HATCH, gap=9, width=1, cross=True)
        canvas.rect(x, 4, w, h, outline=INK, width=2.5, radius=8)
        if step > 60 or index == count - 1:
            hammer_and_pick(Pen(canvas, x + 22, 38, 48), CREAM_DIM)


def _tallies(canvas: Canvas, delivered: tuple[str, ...]) -> None:
    step = (canvas.width - 12) / 4
    for index, coal in enumerate(COALS):
        number = sum(ORDERS[order].spaces.count(coal) for order in delivered)
        cube(Pen(canvas, 8 + index * step, 14, 50), COAL_LOOKS[coal])
        canvas.text(64 + index * step, 40, str(number), face="number", size=42, box=step - 62)
    for index, vehicle in enumerate(VEHICLES):
        number = sum(len(ORDERS[order].spaces) for order in delivered if ORDERS[order].vehicle == vehicle)
        VEHICLE_ICONS[vehicle](Pen(canvas, 6 + index * step, 82, 54), NEUTRAL)
        canvas.text(66 + index * step, 110, str(number), face="number", size=42, box=step - 64)


def put_carts(scene: Scene, x: float, y: float, w: float, shown: SeatView, text: str) -> None:
    """Empty minecarts by coal, printed ones included: what the third shift counts."""
    counts = tuple(empty_minecarts(shown, coal) for coal in COALS)
    scene.put((x + PAD, y, w - 2 * PAD, 44), PAPER, heading, 0, 22, text, w - 2 * PAD)
    scene.put((x + PAD - 4, y + 44, w - 2 * PAD + 4, 64), PAPER, _carts, counts)


def _carts(canvas: Canvas, counts: tuple[int, ...]) -> None:
    step = canvas.width / 4
    for index, (coal, count) in enumerate(zip(COALS, counts, strict=True)):
        cart(Pen(canvas, 2 + index * step, -28, 74), COAL_LOOKS[coal])
        canvas.text(83 + index * step, 32, str(count), face="number", size=44, box=step - 76)


FOOT: Final = 142


def put_foot(scene: Scene, x: float, y: float, w: float, shown: SeatView) -> None:
    """What else counts, in two lines: empty carts by level; delivered orders and the tiles on both sides."""
    carts = tuple(empty_minecarts(shown, coal) for coal in COALS)
    sides = (tiles_on_side(shown, "light"), tiles_on_side(shown, "dark"))
    scene.put((x, y, w, FOOT), PAPER, _foot, carts, shown.delivered_count, sides)


def _foot(canvas: Canvas, carts: tuple[int, ...], delivered: int, sides: tuple[int, int]) -> None:
    w = canvas.width
    canvas.rect(0, 0, w, 2, fill=RULE)
    for index, (coal, count) in enumerate(zip(COALS, carts, strict=True)):
        middle = (index + 0.5) * w / 4
        cart(Pen(canvas, middle - 25, -14, 50), COAL_LOOKS[coal])
        canvas.text(middle, 60, str(count), face="number", size=36, align="centre")
    canvas.rect(0, 82, w, 2, fill=RULE)
    numbers = [str(number) for number in (delivered, *sides)]
    wide = [44 + fonts.width((("number", number),), 36) for number in numbers]
    gap, left = (w - sum(wide)) / 2, 0.0
    for index, number in enumerate(numbers):
        if index == 0:
            card_back(Pen(canvas, left - 3, 92, 44))
        else:
            canvas.rect(left, 95, 38, 38, fill=(LAMP, GALLERY_DARK)[index - 1], outline=INK, width=2.5, radius=5)
        if index == 1:
            lamp(Pen(canvas, left + 4, 99, 30))
        canvas.text(left + 44, 115, number, face="number", size=36)
        left += wide[index] + gap
