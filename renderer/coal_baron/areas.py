"""Crops of 1,080 px for panels: one part of the board or a mine, redrawn larger for a phone."""

from typing import Final

import msgspec

from renderer.canvas import Canvas
from renderer.coal_baron import display, draft, mine, player
from renderer.coal_baron.standings import name_of, shift_label
from renderer.icons import Pen, coin, star, worker
from renderer.picture import Picture
from renderer.pieces import enamel, player_disc
from renderer.scene import Scene
from renderer.theme import CREAM, CROP_WIDTH, ENAMEL, MARGIN, PLAYERS, SLATE

_WIDTH: Final = display.WIDE + 2 * MARGIN
_ZOOM: Final = CROP_WIDTH / _WIDTH
_HEAD: Final = 84
_TOP: Final = MARGIN + _HEAD + 14
_FOOT: Final = MARGIN + 4
_MINE: Final = mine.Size(display.WIDE, 240)


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
    grid = draft.Grid.of(len(picture.colours), display.WIDE - 36)
    scene = _scene(picture, draft.sheet_height(grid))
    draft.put_cards(scene, picture, MARGIN, _TOP, display.WIDE, grid)
    return scene


def _mine(picture: Picture, seat: int) -> Scene:
    """A mine above its orders, everything in one column."""
    shown = picture.view.seats[seat]
    inner = display.WIDE - 2 * player.PAD
    layout = player.Cards.pairs(len(shown.outstanding), inner, 150)
    column = player.column_height(layout)
    scene = _scene(picture, _MINE.h + 14 + column)
    words = (picture.words["workers"], picture.words["storage"])
    mine.mine_page(scene, MARGIN, _TOP, _MINE, words)
    mine.put_mine(scene, MARGIN, _TOP, _MINE, seat, shown, picture.colours[seat])
    player.put_column(scene, picture, seat, layout, (MARGIN, _TOP + _MINE.h + 14, display.WIDE, column))
    return scene


class Owner(msgspec.Struct, frozen=True):
    """For whom the crop is drawn: what they can spend."""

    name: str
    colour: str
    francs: int
    workers: int
    points: int


def owner_of(picture: Picture) -> Owner | None:
    """The seat the crop is for, if it is for one."""
    if picture.seat is None:
        return None
    shown = picture.view.seats[picture.seat]
    name = name_of(picture, picture.seat)
    return Owner(name, picture.colours[picture.seat], shown.francs, shown.workers, shown.points)


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
