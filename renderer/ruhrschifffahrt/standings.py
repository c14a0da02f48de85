"""The sign at the top with round, phase and water level, and the players' plates in turn order."""

from functools import partial
from typing import Final

import msgspec

from games.ruhrschifffahrt.river import river_on
from games.ruhrschifffahrt.state import OVER
from renderer.canvas import Canvas
from renderer.icons import Pen, coin, drop, helm, lock, warehouse, waves
from renderer.pieces import cells, enamel
from renderer.plates import Icon, Line, Owned, plate, put_plates
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Scene
from renderer.theme import (
    CREAM,
    CREAM_DIM,
    FUCHSINE,
    INK,
    MARGIN,
    PAPER_LIGHT,
    PLAYERS,
    SLATE,
    Ink,
)

HEAD: Final = 112
PLATE: Final = 118
_PHASES: Final = 648
_WATER: Final = 1148
_PHASE_LABELS: Final = tuple(str(number) for number in range(1, 8))


class Standing(msgspec.Struct, frozen=True):
    """What a plate shows of a player; `stocks` are coins, warehouses ready, locks, progress tiles, debts.

    `place` is the player's in the order of play, from 1.
    """

    name: str
    colour: str
    points: int
    stocks: tuple[int, int, int, int, int]
    acts: bool
    place: int


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
    scene.spare = (MARGIN + 34, MARGIN + 71, _PHASES - 48, 36)
    scene.place("options.pilot_ban", (MARGIN + _WATER - 2, MARGIN + 64, 84, 40))


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
    canvas.text(_WATER + 98, 84, line, face="label", size=30, ink=ink, box=right - 98)


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
        picture.view.order.index(seat) + 1,
    )


def put_standings(scene: Scene, picture: Picture, y: float) -> None:
    """All players' plates side by side in turn order."""
    order = picture.view.order
    shown = [standing_of(picture, seat) for seat in order]
    put_plates(scene, y, PLATE, _standing, shown, _line, [owned_by(seat) for seat in order])


def owned_by(seat: int) -> Owned:
    """Every place of a seat's side of the table."""
    stocks = (("coins",), ("supply",), ("locks",), ("tiles",), ("debts",))
    others = ("plan", "cubes")
    return Owned(
        f"seat.{seat}.points",
        tuple(tuple(f"seat.{seat}.{part}" for part in parts) for parts in stocks),
        tuple(f"seat.{seat}.{part}" for part in others),
    )


def _standing(canvas: Canvas, w: float, shown: Standing) -> None:
    """One player's plate: coins, warehouses in supply, locks, progress tiles, and debts where there are any."""
    plate(canvas, w, shown, partial(place_disc, place=shown.place))
    _line(w, shown).put(canvas, w)


def place_disc(canvas: Canvas, left: float, middle: float, side: float, place: int) -> None:
    """A player's place in the order of play."""
    canvas.disc(left + side / 2, middle, side / 2 + 1, fill=PAPER_LIGHT, outline=INK, width=2)
    canvas.text(left + side / 2, middle + 0.5, str(place), face="number", size=28, align="centre", box=side)


def _line(_: float, shown: Standing) -> Line:
    """The stocks of a plate."""
    house = partial(warehouse, walls=PLAYERS[shown.colour].ground)
    coins, supply, locks, tiles, debts = shown.stocks
    stocks: list[tuple[Icon, int, Ink]] = [(coin, coins, INK), (house, supply, INK), (lock, locks, INK)]
    stocks.append((tile_sign, tiles, INK))
    if debts:
        stocks.append((debt, debts, FUCHSINE))
    return Line(tuple(stocks))


def tile_sign(pen: Pen) -> None:
    """A progress tile."""
    pen.rect(8, 8, 84, 84, PAPER_LIGHT, radius=12)
    pen.line((28, 52), (44, 68), (72, 32), width=10)


def debt(pen: Pen) -> None:
    """A debt: a warehouse struck through."""
    warehouse(pen)
    pen.line((8, 92), (92, 12), width=10, ink=FUCHSINE)
