"""A player's side of the table as crops of 1,080 px: what was sold and what is owned, and the progress tiles."""

from functools import partial
from typing import Final

from msgspec.structs import replace

from games.ruhrschifffahrt.facts import OWN_TILES, WHITE_TILES
from renderer.canvas import Canvas
from renderer.icons import Pen, coin, player_mark, star, warehouse
from renderer.pieces import enamel, figure, value
from renderer.ruhrschifffahrt import player_means, player_tiles
from renderer.ruhrschifffahrt.picture import Picture
from renderer.ruhrschifffahrt.player import Head, head_of
from renderer.ruhrschifffahrt.player_cubes import put_areas
from renderer.ruhrschifffahrt.player_means import put_debts, put_income, put_round, put_warehouses
from renderer.ruhrschifffahrt.player_tiles import put_own_tiles, put_white_tiles
from renderer.ruhrschifffahrt.standings import round_label
from renderer.scene import Scene
from renderer.theme import CREAM, CREAM_DIM, CROP_WIDTH, ENAMEL, GAP, MARGIN, PLAYERS, SLATE

_WIDTH: Final = 808
"""Logical pixels of a crop; what is 28 there is 37 in the picture."""
_ROOM: Final = _WIDTH - 2 * MARGIN
_HEAD: Final = 96
_TOP: Final = MARGIN + _HEAD + GAP
_AREAS: Final = 262
"""Height of the sheet of coal sold."""
_LINE: Final = 124
"""Height of the sheets of income, debts and option."""
_SHOWN: Final = 4
"""So many warehouses of a kind are shown one by one."""


def means(picture: Picture, seat: int) -> Scene:
    """Coal sold, money, debts, option and warehouses."""
    stock = player_means.warehouses_height(picture, seat, _ROOM, _SHOWN)
    income = _TOP + _AREAS + GAP
    debts = income + _LINE + GAP
    foot = debts + _LINE + GAP
    scene = _scene(picture, seat, foot + stock)
    put_areas(scene, picture, seat, (MARGIN, _TOP, _ROOM, _AREAS))
    put_income(scene, picture, seat, (MARGIN, income, _ROOM, _LINE))
    put_debts(scene, picture, seat, (MARGIN, debts, player_means.DEBTS, _LINE))
    left = MARGIN + player_means.DEBTS + GAP
    put_round(scene, picture, seat, (left, debts, _WIDTH - MARGIN - left, _LINE))
    put_warehouses(scene, picture, seat, (MARGIN, foot, _ROOM, stock), _SHOWN)
    return scene


def progress(picture: Picture, seat: int) -> Scene:
    """All progress tiles."""
    across = player_tiles.DENSE
    own = player_tiles.height_of(len(OWN_TILES), across)
    white = _TOP + own + GAP
    high = player_tiles.height_of(len(WHITE_TILES), across)
    scene = _scene(picture, seat, white + high)
    put_own_tiles(scene, picture, seat, (MARGIN, _TOP, _ROOM, own), across)
    put_white_tiles(scene, picture, seat, (MARGIN, white, _ROOM, high), across)
    return scene


def _scene(picture: Picture, seat: int, foot: float) -> Scene:
    scene = Scene(_WIDTH, foot + MARGIN + 4, SLATE, CROP_WIDTH / _WIDTH)
    shown = replace(head_of(picture, seat), line=round_label(picture))
    scene.put((MARGIN, MARGIN, _ROOM, _HEAD), SLATE, _head, shown)
    scene.place(f"seat.{seat}.points", (scene.width - MARGIN - 156, MARGIN + 12, 140, _HEAD - 24))
    return scene


def _head(canvas: Canvas, shown: Head) -> None:
    w, h = canvas.width, canvas.height
    enamel(canvas, w, h)
    look = PLAYERS[shown.colour]
    canvas.rect(22, 17, 62, 62, fill=look.ground, outline=CREAM, width=3, radius=8)
    player_mark(Pen(canvas, 36, 31, 34), look.mark, look.on)
    canvas.text(100, 36, shown.name, face="title", size=38, ink=CREAM, box=310, cut=True)
    canvas.text(100, 72, shown.line, face="text", size=29, ink=CREAM_DIM, box=310)
    house = partial(warehouse, walls=look.ground, mark=look.mark, on=look.on)
    figure(canvas, 430, h / 2, str(shown.coins), coin, size=46, icon_size=44, gap=9, ink=CREAM)
    figure(canvas, 548, h / 2, str(shown.supply), house, size=46, icon_size=44, gap=9, ink=CREAM)
    bright = partial(star, ground=CREAM, on=ENAMEL)
    value(canvas, w - 24, h / 2, str(shown.points), bright, size=60, icon_size=46, gap=7, ink=CREAM)
