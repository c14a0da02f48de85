"""Crops of 1,080 px for panels: one part of the board or a mine, redrawn larger for a phone."""

from functools import partial
from typing import Final

import msgspec

from games.coal_baron.facts import COALS, ORDERS
from games.coal_baron.view import empty_minecarts, tiles_on_side
from renderer.canvas import Canvas
from renderer.coal_baron import display, draft, mine, orders, player, tiles
from renderer.coal_baron.picture import Picture
from renderer.coal_baron.rock import Size, mine_page
from renderer.coal_baron.standings import name_of, shift_label
from renderer.crops import HEAD, TOP, UnknownArea, crop, owners_sign, seat_of, sign
from renderer.icons import Pen, card_back, cart, coin, lamp, worker
from renderer.scene import Scene
from renderer.sheets import put_sheet
from renderer.theme import COALS as COAL_LOOKS
from renderer.theme import GALLERY_DARK, INK, LAMP, MARGIN, PAPER, PLAYERS, RULE, SLATE

_CARD: Final = 177
_STOCKS: Final = 82


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
    scene = crop(height)
    scene.put(
        (MARGIN, MARGIN, display.WIDE, HEAD), SLATE, _head, owner_of(picture), picture.title, shift_label(picture)
    )
    return scene


def _factory(picture: Picture) -> Scene:
    scene = _scene(picture, display.DISPLAY)
    display.factory_page(scene, picture, MARGIN, TOP)
    display.put_factory(scene, picture, MARGIN, TOP)
    return scene


def _orders(picture: Picture) -> Scene:
    scene = _scene(picture, display.DISPLAY)
    display.orders_page(scene, picture, MARGIN, TOP)
    display.put_orders(scene, picture, MARGIN, TOP)
    return scene


def _mining_delivery(picture: Picture) -> Scene:
    scene = _scene(picture, 2 * display.ROW + 12)
    below = TOP + display.ROW + 12
    display.mining_page(scene, picture, MARGIN, TOP)
    display.put_row(scene, picture, "mining", MARGIN, TOP)
    display.delivery_page(scene, picture, MARGIN, below)
    display.put_row(scene, picture, "delivery", MARGIN, below)
    return scene


def _money_bank(picture: Picture) -> Scene:
    scene = _scene(picture, 2 * display.ROW + 12)
    below = TOP + display.ROW + 12
    display.money_page(scene, picture, MARGIN, TOP)
    display.put_money(scene, picture, MARGIN, TOP)
    display.canteen_page(scene, picture, MARGIN, below)
    display.put_canteen(scene, picture, MARGIN, below)
    return scene


def _draft(picture: Picture) -> Scene:
    grid = draft.Grid.of(len(picture.view.draft), display.WIDE - 36)
    scene = _scene(picture, draft.sheet_height(grid, display.WIDE))
    draft.cards_page(scene, picture, MARGIN, TOP, display.WIDE, grid)
    draft.put_cards(scene, picture, MARGIN, TOP, display.WIDE, grid)
    return scene


def _drawn(picture: Picture) -> Scene:
    """The tiles or order cards the viewer holds of a draw of five."""
    cards = picture.view.drawn
    as_orders = all(card in ORDERS for card in cards)
    columns, w, h = (4, _CARD, 262) if as_orders else (3, 238, 150)
    rows = -(-len(cards) // columns)
    height = 76 + rows * (h + 22)
    scene = _scene(picture, height)
    put_sheet(scene, MARGIN, TOP, display.WIDE, height)
    word = picture.words["draw_orders" if as_orders else "draw_tiles"]
    display.put_heading(scene, MARGIN + 18, TOP + 2, display.WIDE - 36, word)
    for index, card in enumerate(cards):
        row, column = divmod(index, columns)
        left = MARGIN + 20 + column * (w + (12 if as_orders else 14))
        top = TOP + 70 + row * (h + 22)
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
    mine_page(scene, MARGIN, TOP, size, words)
    mine.put_mine(scene, MARGIN, TOP, size, seat, shown, picture.colours[seat])
    _put_orders_below(scene, picture, seat, layout, TOP + size.h + 14, column)
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
    """The player the crop is for, if it is for one."""
    seat = seat_of(picture)
    if seat is None:
        return None
    shown = picture.view.seats[seat]
    return Owner(name_of(picture, seat), picture.colours[seat], shown.francs, shown.workers, shown.points)


def _head(canvas: Canvas, owner: Owner | None, title: str, stage: str) -> None:
    if owner is None:
        sign(canvas, title, stage)
        return
    coat = partial(worker, coat=PLAYERS[owner.colour].ground)
    owners_sign(canvas, owner, ((coin, owner.francs), (coat, owner.workers)))
