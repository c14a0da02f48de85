"""The sign at the top with round and phase, and the players' plates in turn order."""

from functools import partial
from typing import Final

import msgspec

from games.kohle_kolonie.facts import BonusMarker
from games.kohle_kolonie.state import OVER
from renderer.canvas import Canvas
from renderer.fonts import readable_name
from renderer.icons import Pen, bolt, coin, engine, miner, worker
from renderer.kohle_kolonie.bonuses import bonus_icon
from renderer.kohle_kolonie.looks import ROUNDS
from renderer.kohle_kolonie.picture import Picture
from renderer.pieces import cells, enamel
from renderer.plates import Icon, Line, Owned, plate, put_plates
from renderer.scene import Scene
from renderer.theme import (
    CREAM,
    CREAM_DIM,
    INK,
    MARGIN,
    PAPER_LIGHT,
    PLAYERS,
    SLATE,
    WOOD,
)

HEAD: Final = 110
PLATE: Final = 116


class Standing(msgspec.Struct, frozen=True):
    """What a plate shows of a player.

    `place` is the one in the order of play, `stocks` are coins, workers, miners, engines, extra actions.
    """

    place: int
    name: str
    colour: str
    points: int
    stocks: tuple[int, int, int, int, int]
    acts: bool
    bonus: BonusMarker | None


def name_of(picture: Picture, seat: int) -> str:
    """The seat's name in letters that can be drawn, else its colour's name."""
    return readable_name(picture.names[seat], picture.words[f"colour_{picture.colours[seat]}"])


def round_label(picture: Picture) -> str:
    """The word for the round."""
    return picture.words[f"round_{picture.view.round}"]


def phase_label(picture: Picture) -> str:
    """The word for the phase, or for the end."""
    phase = picture.view.phase
    return picture.words["over" if phase == OVER else f"phase_{phase}"]


def put_head(scene: Scene, picture: Picture) -> None:
    """The sign: title left, round and phase right."""
    view = picture.view
    box = (MARGIN, MARGIN, scene.width - 2 * MARGIN, HEAD)
    labels = (round_label(picture), phase_label(picture))
    scene.put(box, SLATE, _head, picture.title, picture.subtitle, view.round, view.phase, labels)
    scene.spare = (MARGIN + 34, MARGIN + 70, 578, 36)


def _head(canvas: Canvas, title: str, subtitle: str, round: int, phase: int, labels: tuple[str, str]) -> None:
    enamel(canvas, canvas.width, canvas.height)
    canvas.text(34, 44, title, face="title", size=44, ink=CREAM, box=556, cut=True)
    canvas.text(34, 84, subtitle, face="text", size=29, ink=CREAM_DIM, box=556, cut=True)
    cells(canvas, 626, 16, ROUNDS, round, 50, 55)
    cells(canvas, 942, 16, tuple(str(number) for number in range(1, 11)), phase, 50, 60)
    canvas.text(626, 86, labels[0], face="label", size=30, ink=CREAM, box=290)
    canvas.text(942, 86, labels[1], face="label", size=30, ink=CREAM, box=590)


def standing_of(picture: Picture, seat: int) -> Standing:
    """What a seat has, at a glance."""
    shown = picture.view.seats[seat]
    return Standing(
        place=picture.view.order.index(seat) + 1,
        name=name_of(picture, seat),
        colour=picture.colours[seat],
        points=shown.points,
        stocks=(shown.coins, shown.workers, shown.pool, shown.engines, shown.extra),
        acts=seat in picture.view.active,
        bonus=shown.bonus,
    )


def put_standings(scene: Scene, picture: Picture, y: float) -> None:
    """All players' plates side by side in turn order."""
    order = picture.view.order
    shown = [standing_of(picture, seat) for seat in order]
    put_plates(scene, y, PLATE, _standing, shown, _line, [owned_by(seat) for seat in order])


STOCKS: Final = ("coins", "workers", "pool", "engines", "extra")
"""What a plate counts of a player."""
PARTS: Final = (
    "bonus",
    "engineers",
    "markers",
    "beside",
    "settlements",
    "administration",
    "lost",
    "cards",
    "space",
    "rescue",
    "pithead",
)
"""Other places of a seat's side of the table."""


def owned_by(seat: int) -> Owned:
    """Every place of a seat's side of the table."""
    return Owned(
        f"seat.{seat}.points",
        tuple((f"seat.{seat}.{part}",) for part in STOCKS),
        tuple(f"seat.{seat}.{part}" for part in PARTS),
    )


def _standing(canvas: Canvas, w: float, shown: Standing) -> None:
    """One player's plate: coins, workers, miners, engines and extra actions."""
    plate(canvas, w, shown, partial(_bonus, shown.bonus) if shown.bonus else None)
    canvas.text(15, 24, str(shown.place), face="number", size=28, ink=PLAYERS[shown.colour].on)
    _line(w, shown).put(canvas, w)


def _line(_: float, shown: Standing) -> Line:
    """The stocks of a plate."""
    ground = PLAYERS[shown.colour].ground
    icons: tuple[Icon, ...] = (coin, partial(worker, coat=WOOD), partial(miner, coat=ground), engine, bolt)
    stocks = tuple((icon, number, INK) for icon, number in zip(icons, shown.stocks, strict=True))
    return Line(stocks, gap=2, apart=30)


def _bonus(bonus: BonusMarker, canvas: Canvas, left: float, middle: float, side: float) -> None:
    """The bonus marker that a player holds."""
    canvas.rect(left, middle - side / 2, side, side, fill=PAPER_LIGHT, outline=INK, radius=5)
    bonus_icon(bonus)(Pen(canvas, left + side * 0.12, middle - side * 0.38, side * 0.76))
