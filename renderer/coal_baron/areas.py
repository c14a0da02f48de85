"""Crops of 1,080 px for panels: one part of the board or a mine, redrawn larger for a phone."""

from typing import Final

import msgspec

from games.coal_baron.facts import COALS, ORDERS
from games.coal_baron.view import empty_minecarts, tiles_on_side
from renderer.canvas import Canvas
from renderer.coal_baron import display, draft, mine, orders, player, tiles
from renderer.coal_baron.rock import Size, mine_page
from renderer.coal_baron.standings import name_of, shift_label
from renderer.icons import Pen, card_back, cart, coin, lamp, star, worker
from renderer.picture import CoalBaronPicture as Picture
from renderer.pieces import enamel, player_disc
from renderer.scene import Scene
from renderer.sheets import put_sheet
from renderer.theme import COALS as COAL_LOOKS
from renderer.theme import CREAM, CROP_WIDTH, ENAMEL, GALLERY_DARK, INK, LAMP, MARGIN, PAPER, PLAYERS, RULE, SLATE

_WIDTH: Final = display.WIDE + 2 * MARGIN
_ZOOM: Final = CROP_WIDTH / _WIDTH
_HEAD: Final = 84
_TOP: Final = MARGIN + _HEAD + 14
_FOOT: Final = MARGIN + 4
_CARD: Final = 177
_STOCKS: Final = 82


class UnknownArea(ValueError):
    """A crop was asked for that the game does not have."""


def area(picture: Picture) -> Scene:
    """The crop named by the picture's `area`."""
    match picture.area:
        case "factory":
            return _factory(picture)
        case "orders":
            return _orders(picture)
        case "mining_delivery":
            return _mining_delivery(picture)
        case "money_bank":
            return _money_bank(picture)
        case "draft":
            return _draft(picture)
        case "drawn":
            return _drawn(picture)
        case "mine" if picture.seat is not None:
            return _mine(picture, picture.seat)
        case _:
            raise UnknownArea(picture.area)


def _scene(picture: Picture, height: float) -> Scene:
    scene = Scene(_WIDTH, _TOP + height + _FOOT, SLATE, _ZOOM)
    scene.put(
        (MARGIN, MARGIN, display.WIDE, _HEAD), SLATE, _head, owner_of(picture), picture.title, shift_label(picture)
    )
    return scene


def _factory(picture: Picture) -> Scene:
    scene = _scene(picture, display.DISPLAY)
    display.factory_page(scene, picture, MARGIN, _TOP)
    display.put_factory(scene, picture, MARGIN, _TOP)
    return scene


def _orders(picture: Picture) -> Scene:
    scene = _scene(picture, display.DISPLAY)
    display.orders_page(scene, picture, MARGIN, _TOP)
    display.put_orders(scene, picture, MARGIN, _TOP)
    return scene


def _mining_delivery(picture: Picture) -> Scene:
    scene = _scene(picture, 2 * display.ROW + 12)
    below = _TOP + display.ROW + 12
    display.mining_page(scene, picture, MARGIN, _TOP)
    display.put_row(scene, picture, "mining", MARGIN, _TOP)
    display.delivery_page(scene, picture, MARGIN, below)
    display.put_row(scene, picture, "delivery", MARGIN, below)
    return scene


def _money_bank(picture: Picture) -> Scene:
    scene = _scene(picture, 2 * display.ROW + 12)
    below = _TOP + display.ROW + 12
    display.money_page(scene, picture, MARGIN, _TOP)
    display.put_money(scene, picture, MARGIN, _TOP)
    display.canteen_page(scene, picture, MARGIN, below)
    display.put_canteen(scene, picture, MARGIN, below)
    return scene


def _draft(picture: Picture) -> Scene:
    grid = draft.Grid.of(len(picture.view.draft), display.WIDE - 36)
    scene = _scene(picture, draft.sheet_height(grid, display.WIDE))
    draft.cards_page(scene, picture, MARGIN, _TOP, display.WIDE, grid)
    draft.put_cards(scene, picture, MARGIN, _TOP, display.WIDE, grid)
    return scene


def _drawn(picture: Picture) -> Scene:
    """The tiles or order cards the viewer holds of a draw of five."""
    cards = picture.view.drawn
    as_orders = all(card in ORDERS for card in cards)
    columns, w, h = (4, _CARD, 262) if as_orders else (3, 238, 150)
    rows = -(-len(cards) // columns)
    height = 76 + rows * (h + 22)
    scene = _scene(picture, height)
    put_sheet(scene, MARGIN, _TOP, display.WIDE, height)
    word = picture.words["draw_orders" if as_orders else "draw_tiles"]
    display.put_heading(scene, MARGIN + 18, _TOP + 2, display.WIDE - 36, word)
    for index, card in enumerate(cards):
        row, column = divmod(index, columns)
        left = MARGIN + 20 + column * (w + (12 if as_orders else 14))
        top = _TOP + 70 + row * (h + 22)
        if as_orders:
            scene.put((left - 8, top - 6, w + 16, h + 18), PAPER, orders.upright, w, h, card, None, PAPER)
        else:
            scene.put((left - 8, top - 10, w + 16, h + 18), PAPER, tiles.displayed, w, h, card, None, PAPER)
    return scene


def _mine(picture: Picture, seat: int) -> Scene:
    """A mine above its orders, everything in one column."""
    shown = picture.view.seats[seat]
    size = Size(display.WIDE, 0, 148)
    size = Size(display.WIDE, mine.level_height(shown, size), 148)
    layout = player.Cards.pairs(len(shown.outstanding), display.WIDE - 2 * player.PAD, 134)
    column = 66 + layout.h + _STOCKS
    scene = _scene(picture, size.h + 14 + column)
    words = (picture.words["workers"], picture.words["storage"])
    mine_page(scene, MARGIN, _TOP, size, words)
    mine.put_mine(scene, MARGIN, _TOP, size, seat, shown, picture.colours[seat])
    _put_orders_below(scene, picture, seat, layout, _TOP + size.h + 14, column)
    return scene


def _put_orders_below(
    scene: Scene, picture: Picture, seat: int, layout: player.Cards, y: float, height: float
) -> None:
    """Outstanding orders, and a line of what else counts: empty carts, delivered orders, the balance."""
    words, shown = picture.words, picture.view.seats[seat]
    put_sheet(scene, MARGIN, y, display.WIDE, height)
    player.put_count(scene, MARGIN, y + 8, display.WIDE, words["outstanding"], len(shown.outstanding))
    player.put_outstanding(scene, MARGIN + player.PAD, y + 58, seat, shown, layout, words["complete"])
    inner = display.WIDE - 2 * player.PAD
    carts = tuple(empty_minecarts(shown, coal) for coal in COALS)
    sides = (tiles_on_side(shown, "light"), tiles_on_side(shown, "dark"))
    top = y + 60 + layout.h
    scene.put((MARGIN + player.PAD, top, inner, 76), PAPER, _stocks, carts, shown.delivered_count, sides)


def _stocks(canvas: Canvas, carts: tuple[int, ...], delivered: int, sides: tuple[int, int]) -> None:
    """Empty carts by coal, delivered orders, tiles on the light and the dark side."""
    canvas.rect(0, 0, canvas.width, 2, fill=RULE)
    for index, (coal, count) in enumerate(zip(COALS, carts, strict=True)):
        cart(Pen(canvas, index * 112, -11, 72), COAL_LOOKS[coal], None)
        canvas.text(76 + index * 112, 42, str(count), face="number", size=38, box=36)
    card_back(Pen(canvas, 446, 16, 52))
    canvas.text(497, 42, str(delivered), face="number", size=38, box=44)
    for index, count in enumerate(sides):
        x = 550 + index * 100
        canvas.rect(x, 18, 50, 48, fill=(LAMP, GALLERY_DARK)[index], outline=INK, width=2.5, radius=6)
        if index == 0:
            lamp(Pen(canvas, x + 8, 24, 34))
        canvas.text(x + 58, 42, str(count), face="number", size=38, box=42)


class Owner(msgspec.Struct, frozen=True):
    """For whom the crop is drawn: what they can spend."""

    name: str
    colour: str
    francs: int
    workers: int
    points: int


def owner_of(picture: Picture) -> Owner | None:
    """The seat the crop is for: the one given, else the viewer, else the only one that must act."""
    view = picture.view
    seat = view.viewer if picture.seat is None else picture.seat
    if seat is None and len(view.active) == 1:
        seat = view.active[0]
    if seat is None:
        return None
    shown = view.seats[seat]
    return Owner(name_of(picture, seat), picture.colours[seat], shown.francs, shown.workers, shown.points)


def _head(canvas: Canvas, owner: Owner | None, title: str, stage: str) -> None:
    w, middle = canvas.width, canvas.height / 2
    enamel(canvas, w, canvas.height)
    if owner is None:
        canvas.text(32, middle, title, face="title", size=40, ink=CREAM, box=w * 0.6, cut=True)
        canvas.text(w - 32, middle, stage, face="label", size=34, ink=CREAM, box=w * 0.3, align="right")
        return
    player_disc(canvas, 54, middle, 26, owner.colour)
    canvas.text(94, middle, owner.name, face="title", size=38, ink=CREAM, box=270, cut=True)
    coin(Pen(canvas, 390, middle - 21, 42))
    canvas.text(440, middle + 0.5, str(owner.francs), face="number", size=46, ink=CREAM)
    worker(Pen(canvas, 512, middle - 21, 42), PLAYERS[owner.colour].ground)
    canvas.text(562, middle + 0.5, str(owner.workers), face="number", size=46, ink=CREAM)
    star(Pen(canvas, w - 72, middle - 21, 42), CREAM, ENAMEL)
    canvas.text(w - 82, middle + 0.5, str(owner.points), face="number", size=50, ink=CREAM, align="right")
