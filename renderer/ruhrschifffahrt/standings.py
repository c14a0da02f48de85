"""The sign at the top with round, phase and water level, and the players' plates in turn order."""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from games.ruhrschifffahrt.facts import AREAS, TILES
from games.ruhrschifffahrt.river import river_on
from games.ruhrschifffahrt.state import OVER
from renderer import fonts
from renderer.canvas import Canvas
from renderer.icons import Pen, coin, drop, flag, helm, lamp, lock, star, warehouse, waves
from renderer.picture import RuhrschifffahrtPicture as Picture
from renderer.pieces import cells, enamel, figure, player_band, value
from renderer.scene import Scene
from renderer.theme import (
    CREAM,
    CREAM_DIM,
    FUCHSINE,
    GAP,
    INK,
    LAMP,
    MARGIN,
    PAPER,
    PAPER_LIGHT,
    PLAYERS,
    RADIUS,
    SLATE,
)

HEAD: Final = 112
PLATE: Final = 118
_BAND: Final = 64
_AROUND: Final = 10
_PHASES: Final = 648
_WATER: Final = 1148
_PHASE_LABELS: Final = tuple(str(number) for number in range(1, 8))

Icon = Callable[[Pen], None]


class Standing(msgspec.Struct, frozen=True):
    """What a plate shows of a player; `stocks` are coins, warehouses ready, locks, progress tiles, debts."""

    name: str
    colour: str
    points: int
    stocks: tuple[int, int, int, int, int]
    acts: bool
    first: bool


def round_label(picture: Picture) -> str:
    """The round with its year."""
    return f"{picture.words['round']} {picture.view.round} · {picture.view.year}"


def phase_label(picture: Picture) -> str:
    """The word for the phase, or for the end."""
    phase = picture.view.phase
    return picture.words["over" if phase == OVER else f"phase_{phase}"]


def water_of(picture: Picture) -> str | None:
    """Flood or low water while pilots are banned."""
    view = picture.view
    if not view.pilot_ban or not view.drawn:
        return None
    tile = river_on(view.options.board).demand_tiles.get(view.drawn[-1])
    return tile.event if tile and tile.event in ("flood", "low_water") else None


def put_head(scene: Scene, picture: Picture) -> None:
    """The sign: title left, phases in the middle, round and water level right."""
    words = picture.words
    level = water_of(picture)
    lines = (round_label(picture), words[level] if level else words["pilots"], words["no_pilot"] if level else "")
    box = (MARGIN, MARGIN, scene.width - 2 * MARGIN, HEAD)
    texts = (picture.title, picture.subtitle, phase_label(picture))
    scene.put(box, SLATE, _head, texts, picture.view.phase, lines, level)
    scene.place("options.pilot_ban", (MARGIN + _WATER - 8, MARGIN + 54, box[2] - _WATER - 12, 48))


def _head(
    canvas: Canvas, texts: tuple[str, str, str], phase: int, lines: tuple[str, str, str], level: str | None
) -> None:
    enamel(canvas, canvas.width, canvas.height)
    title, subtitle, stage = texts
    canvas.text(34, 45, title, face="title", size=44, ink=CREAM, box=_PHASES - 60, cut=True)
    canvas.text(34, 86, subtitle, face="text", size=29, ink=CREAM_DIM, box=_PHASES - 60, cut=True)
    cells(canvas, _PHASES, 16, _PHASE_LABELS, phase, 50, 60)
    canvas.text(_PHASES, 86, stage, face="label", size=30, ink=CREAM, box=_WATER - _PHASES - 24)
    right = canvas.width - _WATER - 24
    canvas.text(_WATER, 42, lines[0], face="name", size=38, ink=CREAM, box=right, cut=True)
    _level(canvas, _WATER, 84, level)
    line = f"{lines[1]} · {lines[2]}" if lines[2] else lines[1]
    ink = CREAM if level else CREAM_DIM
    canvas.text(_WATER + 92, 84, line, face="label", size=30, ink=ink, box=right - 92)


def _level(canvas: Canvas, x: float, middle: float, level: str | None) -> None:
    """The water level, and a helm, struck through while pilots are banned."""
    canvas.rect(x - 2, middle - 20, 84, 40, fill=PAPER_LIGHT, radius=6)
    if level is None:
        drop(Pen(canvas, x + 3, middle - 17, 34))
    else:
        waves(Pen(canvas, x + 3, middle - 17, 34), high=level == "flood")
    helm(Pen(canvas, x + 44, middle - 17, 34))
    if level is not None:
        canvas.line([(x + 44, middle + 15), (x + 78, middle - 15)], FUCHSINE, 5)


def turn_order(picture: Picture) -> tuple[int, ...]:
    """Seats as their plates stand: in the order of the phase."""
    return picture.view.order


def standing_of(picture: Picture, seat: int) -> Standing:
    """What a seat has, at a glance."""
    shown = picture.view.seats[seat]
    return Standing(
        picture.names[seat],
        picture.colours[seat],
        shown.points,
        (shown.coins, shown.supply, shown.locks, len(shown.tiles), shown.debts),
        seat in picture.view.active,
        picture.view.order[0] == seat,
    )


def put_standings(scene: Scene, picture: Picture, y: float) -> None:
    """All players' plates side by side in turn order."""
    order = picture.view.order
    w = (scene.width - 2 * MARGIN - GAP * (len(order) - 1)) / len(order)
    for index, seat in enumerate(order):
        x = MARGIN + index * (w + GAP)
        box = (x - _AROUND, y - _AROUND, w + 2 * _AROUND, PLATE + 2 * _AROUND)
        scene.put(box, None, _standing, w, standing_of(picture, seat))
        for place in places_of(seat):
            scene.place(place, (x, y, w, PLATE))


PARTS: Final = ("coins", "points", "supply", "debts", "locks", "plan")


def places_of(seat: int) -> list[str]:
    """Every place of a seat's side of the table."""
    parts = (*PARTS, *(f"cubes.{area}" for area in AREAS), *(f"tiles.{tile}" for tile in TILES))
    return [f"seat.{seat}.{part}" for part in parts]


def _standing(canvas: Canvas, w: float, shown: Standing) -> None:
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
    left = x + _BAND + 14
    canvas.text(left, y + 36, shown.name, face="name", size=34, box=right - taken - 10 - left, cut=True)
    _stock_line(canvas, left - 2, y + 86, w - _BAND - 26, shown)


def _band(canvas: Canvas, x: float, y: float, shown: Standing) -> None:
    """The colour with the mark; below it the lamp of who acts and the flag of the first player."""
    signs: list[Icon] = [sign for sign, on in ((lamp, shown.acts), (flag, shown.first)) if on]
    look = PLAYERS[shown.colour]
    canvas.rect(x, y, _BAND, PLATE, fill=look.ground, radius=RADIUS, corners=(True, False, False, True))
    high = 74 if signs else PLATE
    player_band(canvas, x + 8, y + 4, _BAND - 16, high - 8, shown.colour, 38)
    for index, sign in enumerate(signs):
        side = 38 if len(signs) == 1 else 29
        left = x + _BAND / 2 - len(signs) * side / 2 + index * side
        if sign is flag:
            canvas.disc(left + side / 2, y + 92, side / 2 + 1, fill=PAPER_LIGHT, outline=INK, width=2)
            flag(Pen(canvas, left + side * 0.18, y + 92 - side * 0.34, side * 0.66))
        else:
            lamp(Pen(canvas, left, y + 92 - side / 2, side))
    canvas.rect(x + _BAND - 1, y, 2.5, PLATE, fill=INK)


def _stock_line(canvas: Canvas, x: float, middle: float, w: float, shown: Standing) -> None:
    """Coins, warehouses in supply, locks, progress tiles, and debts where there are any."""
    ground = PLAYERS[shown.colour].ground
    icons: list[Icon] = [coin, partial(warehouse, walls=ground), lock, tile_sign]
    stocks = shown.stocks[:4]
    if shown.stocks[4]:
        icons.append(debt)
        stocks = shown.stocks
    numbers = [str(number) for number in stocks]
    wide = [35 + fonts.width((("number", number),), 31) for number in numbers]
    gap = min(34.0, (w - sum(wide)) / (len(icons) - 1))
    for icon, number, taken in zip(icons, numbers, wide, strict=True):
        ink = FUCHSINE if icon is debt else INK
        figure(canvas, x, middle, number, icon, size=31, icon_size=31, gap=4, ink=ink)
        x += taken + gap


def tile_sign(pen: Pen) -> None:
    """A progress tile."""
    pen.rect(8, 8, 84, 84, PAPER_LIGHT, radius=12)
    pen.line((28, 52), (44, 68), (72, 32), width=10)


def debt(pen: Pen) -> None:
    """A debt: a warehouse struck through."""
    warehouse(pen)
    pen.line((8, 92), (92, 12), width=10, ink=FUCHSINE)
