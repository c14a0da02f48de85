"""Crops of 1,080 px for panels: one part of the board or a mine, redrawn larger for a phone."""

from functools import partial
from typing import Final

import msgspec

from renderer import fonts
from renderer.canvas import Canvas
from renderer.coal_baron import display, draft, mine, player
from renderer.coal_baron.picture import Picture
from renderer.coal_baron.rock import Size, mine_page
from renderer.coal_baron.standings import name_of, shift_label
from renderer.crops import HEAD, TOP, UnknownArea, crop, owners_sign, seat_of, sign
from renderer.icons import Pen, coin, player_mark, star, worker
from renderer.pieces import enamel, value
from renderer.scene import Scene
from renderer.sheets import put_sheet
from renderer.theme import CREAM, ENAMEL, LAMP, MARGIN, PAPER_SHADE, PLAYERS, SLATE


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


_MINE: Final = Size(502, 155, 132)
_COLUMN: Final = display.WIDE - _MINE.w - 16


def _mine(picture: Picture, seat: int) -> Scene:
    """A mine beside its orders."""
    shown, words = picture.view.seats[seat], picture.words
    scene = crop(_MINE.h)
    owner = _owner(picture, seat)
    scene.put((MARGIN, MARGIN, display.WIDE, HEAD), SLATE, _mine_head, owner, _steps(picture, seat))
    for (left, wide), part in zip(_figures(owner), ("francs", "workers", "points"), strict=True):
        box = (MARGIN + left + (0 if part == "points" else 53), MARGIN + 26, wide - 53, 32)
        scene.place(f"seat.{seat}.{part}", box, "flag", rim=(MARGIN, MARGIN, display.WIDE, HEAD))
    headings = (words["workers"], words["storage_short"])
    mine_page(scene, MARGIN, TOP, _MINE, headings)
    put_sheet(scene, MARGIN + _MINE.w + 16, TOP, _COLUMN, _MINE.h)
    with scene.raised():
        mine.put_mine(scene, MARGIN, TOP, _MINE, seat, shown, picture.colours[seat], words["storage_empty"])
        _put_column(scene, picture, seat)
    return scene


def _put_column(scene: Scene, picture: Picture, seat: int) -> None:
    """Outstanding orders, complete ones first, and below them what else counts."""
    shown, x, h = picture.view.seats[seat], MARGIN + _MINE.w + 16, _MINE.h
    inner = _COLUMN - 2 * _INSET
    left = x + _INSET - player.PAD
    heading, count = picture.words["own_orders"], len(shown.outstanding)
    player.put_count(scene, left, TOP + 6, inner + 2 * player.PAD, heading, count)
    layout = player.Cards.stacked(len(shown.outstanding), inner, h - 46 - player.FOOT - 6)
    player.put_outstanding(scene, x + _INSET, TOP + 48, seat, shown, layout)
    player.put_foot(scene, x + _INSET, TOP + h - player.FOOT, inner, shown)


_INSET: Final = 15


def _steps(picture: Picture, seat: int) -> str:
    """The mining steps left, of whoever is mining."""
    view = picture.view
    if view.stage != "mining" or seat not in view.active:
        return ""
    return f"{view.steps} {picture.words['one_step' if view.steps == 1 else 'many_steps']}"


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
    return None if seat is None else _owner(picture, seat)


def _owner(picture: Picture, seat: int) -> Owner:
    shown = picture.view.seats[seat]
    return Owner(name_of(picture, seat), picture.colours[seat], shown.francs, shown.workers, shown.points)


def _head(canvas: Canvas, owner: Owner | None, title: str, stage: str) -> None:
    if owner is None:
        sign(canvas, title, stage)
        return
    coat = partial(worker, coat=PLAYERS[owner.colour].ground)
    owners_sign(canvas, owner, ((coin, owner.francs), (coat, owner.workers)))


_FIGURE: Final = 42
"""Size of the figures in the head of a mine."""


def _figures(owner: Owner) -> tuple[tuple[float, float], ...]:
    """Where francs, workers and points begin in the head of a mine, and how wide each is with its icon."""
    numbers = [str(number) for number in (owner.francs, owner.workers, owner.points)]
    wide = [53 + fonts.width((("number", number),), _FIGURE) for number in numbers]
    left, found = display.WIDE - 22.0, list[tuple[float, float]]()
    for one in reversed(wide):
        left -= one
        found.append((left, one))
        left -= 26
    return tuple(reversed(found))


def _mine_head(canvas: Canvas, owner: Owner, steps: str) -> None:
    """Mark and name of the owner, mining steps left, then francs, workers and points."""
    middle, figures = canvas.height / 2, _figures(owner)
    enamel(canvas, canvas.width, canvas.height)
    look = PLAYERS[owner.colour]
    canvas.rect(18, middle - 28, 56, 56, fill=look.ground, outline=CREAM, width=2.5, radius=6)
    player_mark(Pen(canvas, 31, middle - 15, 30), look.mark, look.on)
    room = figures[0][0] - 22 - 90
    taken = fonts.width(fonts.split("label", steps), 32) + 14 if steps else 0
    canvas.text(90, middle, owner.name, face="title", size=38, ink=CREAM, box=room - taken, cut=True)
    canvas.text(figures[0][0] - 22, middle, steps, face="label", size=32, ink=LAMP, align="right", box=room)
    coat = partial(worker, coat=look.ground)
    for (x, _), icon, number in zip(figures, (coin, coat), (owner.francs, owner.workers), strict=False):
        canvas.rect(x, middle - 23, 46, 46, fill=PAPER_SHADE, radius=6)
        icon(Pen(canvas, x + 3, middle - 20, 40))
        canvas.text(x + 53, middle + 0.5, str(number), face="number", size=_FIGURE, ink=CREAM)
    bright = partial(star, ground=CREAM, on=ENAMEL)
    right = sum(figures[2])
    value(canvas, right, middle + 0.5, str(owner.points), bright, size=_FIGURE, icon_size=40, gap=6, ink=CREAM)
