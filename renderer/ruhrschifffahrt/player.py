"""A player's side of the table: head, sold coal, money, progress tiles, warehouses."""

from functools import partial
from typing import Final

import msgspec

from renderer.canvas import Canvas
from renderer.icons import Pen, coin, lock, player_mark, star, warehouse
from renderer.pieces import enamel, figure, value
from renderer.ruhrschifffahrt import player_cubes, player_means, player_tiles
from renderer.ruhrschifffahrt.picture import Picture
from renderer.ruhrschifffahrt.player_cubes import put_areas
from renderer.ruhrschifffahrt.player_means import put_debts, put_income, put_round, put_warehouses
from renderer.ruhrschifffahrt.player_tiles import put_own_tiles, put_white_tiles
from renderer.ruhrschifffahrt.standings import phase_label, round_label
from renderer.scene import Scene
from renderer.theme import BOARD_WIDTH, CREAM, CREAM_DIM, ENAMEL, GAP, HATCH, MARGIN, PLAYERS, SLATE

_HEAD: Final = 122
_ROOM: Final = BOARD_WIDTH - 2 * MARGIN
_HALF: Final = (_ROOM - GAP) / 2


class Head(msgspec.Struct, frozen=True):
    """What the head of a player board says of its owner."""

    name: str
    line: str
    colour: str
    coins: int
    supply: int
    locks: int
    points: int


def head_of(picture: Picture, seat: int) -> Head:
    """The head for a seat."""
    own = picture.view.seats[seat]
    colour = picture.colours[seat]
    line = f"{round_label(picture)} · {phase_label(picture)}"
    return Head(picture.names[seat], line, colour, own.coins, own.supply, own.locks, own.points)


def player(picture: Picture, seat: int) -> Scene:
    """The picture of a seat's side of the table."""
    stock = player_means.warehouses_height(picture, seat, _ROOM)
    top = MARGIN + _HEAD + GAP
    tiles = top + player_cubes.HEIGHT + GAP
    foot = tiles + player_tiles.HEIGHT + GAP
    scene = Scene(BOARD_WIDTH, foot + stock + MARGIN + 4, SLATE)
    _put_head(scene, picture, seat)
    right = MARGIN + _HALF + GAP
    put_areas(scene, picture, seat, (MARGIN, top, _HALF, player_cubes.HEIGHT))
    line = player_means.LINE
    put_income(scene, picture, seat, (right, top, _HALF, line))
    debts = player_means.DEBTS
    second = top + player_cubes.HEIGHT - line
    put_debts(scene, picture, seat, (right, second, debts, line))
    put_round(scene, picture, seat, (right + debts + GAP, second, _HALF - debts - GAP, line))
    put_own_tiles(scene, picture, seat, (MARGIN, tiles, _HALF, player_tiles.HEIGHT))
    put_white_tiles(scene, picture, seat, (right, tiles, _HALF, player_tiles.HEIGHT))
    put_warehouses(scene, picture, seat, (MARGIN, foot, _ROOM, stock))
    return scene


def _put_head(scene: Scene, picture: Picture, seat: int) -> None:
    scene.put((MARGIN, MARGIN, _ROOM, _HEAD), SLATE, _head, head_of(picture, seat))
    scene.place(f"seat.{seat}.points", (scene.width - MARGIN - 222, MARGIN + 16, 200, 90))


def _head(canvas: Canvas, shown: Head) -> None:
    w, h = canvas.width, canvas.height
    enamel(canvas, w, h)
    look = PLAYERS[shown.colour]
    canvas.rect(26, 19, 84, 84, fill=look.ground, outline=CREAM, width=3, radius=8)
    player_mark(Pen(canvas, 45, 38, 46), look.mark, look.on)
    canvas.text(132, 46, shown.name, face="title", size=50, ink=CREAM, box=700, cut=True)
    canvas.text(132, 90, shown.line, face="text", size=30, ink=CREAM_DIM, box=700)
    stocks = (
        (shown.coins, coin),
        (shown.supply, partial(warehouse, walls=look.ground, mark=look.mark, on=look.on)),
        (shown.locks, lock),
    )
    for index, (number, icon) in enumerate(stocks):
        figure(canvas, 870 + index * 152, h / 2, str(number), icon, size=56, icon_size=56, gap=12, ink=CREAM)
    canvas.rect(w - 246, 26, 2, h - 52, fill=HATCH)
    bright = partial(star, ground=CREAM, on=ENAMEL)
    value(canvas, w - 30, h / 2, str(shown.points), bright, size=84, icon_size=60, gap=8, ink=CREAM)
