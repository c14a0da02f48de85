"""Players' plates in turn order, and the head above them."""

from collections.abc import Callable
from functools import partial

import msgspec

from games.coal_baron.view import SeatView, View
from renderer import fonts
from renderer.canvas import Canvas
from renderer.fonts import readable_name
from renderer.icons import Pen, card_back, coin, flag, lamp, loose_cube, order_sheet, star, worker
from renderer.picture import CoalBaronPicture as Picture
from renderer.pieces import figure, head, player_band, shift_cells, value
from renderer.scene import Scene
from renderer.theme import ENAMEL, GAP, INK, LAMP, MARGIN, PAPER, PAPER_LIGHT, PLAYERS, RADIUS, SLATE

HEAD = 112
PLATE = 118
SHIFTS = 260
_BAND = 64
_AROUND = 10
_STOCK = 31

Icon = Callable[[Pen], None]


class Standing(msgspec.Struct, frozen=True):
    """What a plate shows of a player."""

    name: str
    colour: str
    points: int
    stocks: tuple[int, int, int, int, int]
    acts: bool
    starts: bool


def name_of(picture: Picture, seat: int) -> str:
    """The seat's name in letters that can be drawn, else its colour's name."""
    colour = picture.colours[seat]
    return readable_name(picture.names[seat], picture.words[f"colour_{colour}"])


def shift_label(picture: Picture) -> str:
    """The word for where the game stands: the draft, a shift, or its end."""
    view = picture.view
    return picture.words[f"shift_{view.shift}" if view.phase == "shift" else view.phase]


def put_head(scene: Scene, picture: Picture) -> None:
    """The sign at the top, with the shifts in its middle."""
    view = picture.view
    scene.put(
        (MARGIN, MARGIN, scene.width - 2 * MARGIN, HEAD),
        SLATE,
        head,
        picture.title,
        picture.subtitle,
        picture.headline,
        picture.subline,
        SHIFTS,
    )
    lit = view.shift if view.phase == "shift" else 0 if view.phase == "draft" else 4
    scene.put(
        (scene.width / 2 - SHIFTS / 2, MARGIN + 13, SHIFTS, 86), ENAMEL, shift_cells, lit, shift_label(picture)
    )


def standing_of(picture: Picture, seat: int) -> Standing:
    """What the public may know of a seat at a glance."""
    view = picture.view
    shown = view.seats[seat]
    return Standing(
        name=name_of(picture, seat),
        colour=picture.colours[seat],
        points=shown.points,
        stocks=_stocks(shown),
        acts=seat in view.active,
        starts=seat == view.start_seat,
    )


def _stocks(shown: SeatView) -> tuple[int, int, int, int, int]:
    cubes = len(shown.cage) + len(shown.storage)
    return shown.francs, shown.workers, cubes, len(shown.outstanding), shown.delivered_count


def turn_order(view: View) -> list[int]:
    """Seats clockwise from the start player."""
    seats = len(view.seats)
    return [(view.start_seat + index) % seats for index in range(seats)]


def put_standings(scene: Scene, picture: Picture, y: float) -> None:
    """All players' plates side by side in turn order."""
    order = turn_order(picture.view)
    w = (scene.width - 2 * MARGIN - GAP * (len(order) - 1)) / len(order)
    for index, seat in enumerate(order):
        x = MARGIN + index * (w + GAP)
        box = (x - _AROUND, y - _AROUND, w + 2 * _AROUND, PLATE + 2 * _AROUND)
        scene.put(box, None, standing, w, standing_of(picture, seat))
        for part in ("workers", "francs", "points", "cage", "storage"):
            scene.place(f"seat.{seat}.{part}", (x, y, w, PLATE))
        for section in range(len(picture.view.seats[seat].sections)):
            scene.place(f"seat.{seat}.section.{section}", (x, y, w, PLATE))
        for outstanding in picture.view.seats[seat].outstanding:
            scene.place(f"seat.{seat}.order.{outstanding.order}", (x, y, w, PLATE))
        if seat == picture.view.start_seat:
            scene.place("start_player", (x, y, w, PLATE))


def standing(canvas: Canvas, w: float, shown: Standing) -> None:
    """One player's plate, `_AROUND` inside the canvas."""
    x = y = _AROUND
    if shown.acts:
        canvas.rect(x - 8, y - 8, w + 16, PLATE + 16, fill=LAMP, radius=RADIUS + 7)
        canvas.rect(x - 2.5, y - 2.5, w + 5, PLATE + 5, fill=SLATE, radius=RADIUS + 2)
    canvas.rect(x, y, w, PLATE, fill=PAPER_LIGHT if shown.acts else PAPER, radius=RADIUS)
    _band(canvas, x, y, shown)
    canvas.rect(x, y, w, PLATE, outline=INK, width=2.5, radius=RADIUS)
    right = x + w - 12
    taken = value(canvas, right, y + 38, str(shown.points), star, size=54, icon_size=38, gap=6)
    left = x + _BAND + 16
    canvas.text(left, y + 36, shown.name, face="name", size=34, box=right - taken - 12 - left, cut=True)
    _stock_line(canvas, left - 2, y + 86, w - _BAND - 28, shown)


def _band(canvas: Canvas, x: float, y: float, shown: Standing) -> None:
    """The colour with the mark; the lamp if it is the player's turn, the flag of the start player."""
    signs: list[Icon] = [sign for sign, on in ((lamp, shown.acts), (flag, shown.starts)) if on]
    look = PLAYERS[shown.colour]
    canvas.rect(x, y, _BAND, PLATE, fill=look.ground, radius=RADIUS, corners=(True, False, False, True))
    high = 74 if signs else PLATE
    player_band(canvas, x + 8, y + 4, _BAND - 16, high - 8, shown.colour, 38)
    for index, sign in enumerate(signs):
        side = 38 if len(signs) == 1 else 30
        left = x + _BAND / 2 - len(signs) * side / 2 + index * side
        if sign is flag:
            canvas.disc(left + side / 2, y + 92, side / 2 + 1, fill=PAPER_LIGHT, outline=INK, width=2)
            flag(Pen(canvas, left + side * 0.18, y + 92 - side * 0.34, side * 0.66))
        else:
            lamp(Pen(canvas, left, y + 92 - side / 2, side))
    canvas.rect(x + _BAND - 1, y, 2.5, PLATE, fill=INK)


def _stock_line(canvas: Canvas, x: float, middle: float, w: float, shown: Standing) -> None:
    """Francs, workers, cubes, outstanding and delivered orders, spread over the width."""
    icons: tuple[Icon, ...] = (
        coin,
        partial(worker, coat=PLAYERS[shown.colour].ground),
        loose_cube,
        order_sheet,
        card_back,
    )
    numbers = [str(number) for number in shown.stocks]
    wide = [_STOCK + 4 + fonts.width((("number", number),), 31) for number in numbers]
    gap = min(36.0, (w - sum(wide)) / (len(icons) - 1))
    for icon, number, taken in zip(icons, numbers, wide, strict=True):
        figure(canvas, x, middle, number, icon, size=31, icon_size=_STOCK, gap=4)
        x += taken + gap
