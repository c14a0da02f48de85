"""The sign at the top with round and phase, and the players' plates in turn order."""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from games.kohle_kolonie.facts import PITHEADS, BonusMarker
from games.kohle_kolonie.state import OVER
from renderer import fonts
from renderer.canvas import Canvas
from renderer.fonts import readable_name
from renderer.icons import Pen, bolt, coin, engine, lamp, miner, star, worker
from renderer.kohle_kolonie.bonuses import bonus_icon
from renderer.kohle_kolonie.looks import ROUNDS
from renderer.kohle_kolonie.survey import terrain_of
from renderer.picture import KohleKoloniePicture as Picture
from renderer.pieces import cells, enamel, figure, player_band, value
from renderer.scene import Scene
from renderer.theme import (
    CREAM,
    CREAM_DIM,
    GAP,
    INK,
    LAMP,
    MARGIN,
    PAPER,
    PAPER_LIGHT,
    PLAYERS,
    RADIUS,
    SLATE,
    WOOD,
)

HEAD: Final = 110
PLATE: Final = 116
_BAND: Final = 64
_AROUND: Final = 10
_STOCK: Final = 31

Icon = Callable[[Pen], None]


class Standing(msgspec.Struct, frozen=True):
    """What a plate shows of a player; `stocks` are coins, workers, miners, engines, extra actions."""

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
    w = (scene.width - 2 * MARGIN - GAP * (len(order) - 1)) / len(order)
    for index, seat in enumerate(order):
        x = MARGIN + index * (w + GAP)
        box = (x - _AROUND, y - _AROUND, w + 2 * _AROUND, PLATE + 2 * _AROUND)
        scene.put(box, None, _standing, w, standing_of(picture, seat))
        for place in places_of(picture, seat):
            scene.place(place, (x, y, w, PLATE))


PARTS: Final = (
    "coins",
    "workers",
    "pool",
    "points",
    "extra",
    "bonus",
    "engines",
    "engineers",
    "markers",
    "beside",
    "settlements",
    "administration",
    "lost",
    "cards",
)
"""Places of a seat's side of the table, beside its mine spaces, rescue teams and pithead cards."""


def places_of(picture: Picture, seat: int) -> list[str]:
    """Every place of a seat's side of the table."""
    spaces = terrain_of(picture).spaces
    own = (
        *PARTS,
        *(f"space.{space}" for space in spaces),
        *(f"rescue.{space}" for space in spaces),
        *(f"pithead.{card.id}" for card in PITHEADS),
    )
    return [f"seat.{seat}.{part}" for part in own]


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
    narrow = w < 340
    size, side = (42, 28) if narrow else (54, 38)
    taken = value(canvas, right, y + 38, str(shown.points), star, size=size, icon_size=side, gap=5)
    left = x + _BAND + (12 if narrow else 16)
    canvas.text(left, y + 36, shown.name, face="name", size=34, box=right - taken - 8 - left, cut=True)
    _stock_line(canvas, left - 2, y + 84, w - _BAND - 26, shown)


def _band(canvas: Canvas, x: float, y: float, shown: Standing) -> None:
    """The colour with the mark; below it the lamp of who acts and the bonus marker held."""
    signs: list[Icon] = [lamp] if shown.acts else []
    if shown.bonus:
        signs.append(bonus_icon(shown.bonus))
    look = PLAYERS[shown.colour]
    canvas.rect(x, y, _BAND, PLATE, fill=look.ground, radius=RADIUS, corners=(True, False, False, True))
    high = 74 if signs else PLATE
    player_band(canvas, x + 8, y + 4, _BAND - 16, high - 8, shown.colour, 38)
    for index, sign in enumerate(signs):
        side = 36 if len(signs) == 1 else 28
        left = x + _BAND / 2 - len(signs) * (side + 2) / 2 + 1 + index * (side + 2)
        if sign is not lamp:
            canvas.rect(
                left - 1, y + 91 - side / 2 - 1, side + 2, side + 2, fill=PAPER_LIGHT, outline=INK, radius=5
            )
            sign(Pen(canvas, left + side * 0.12, y + 91 - side * 0.38, side * 0.76))
        else:
            lamp(Pen(canvas, left, y + 91 - side / 2, side))
    canvas.rect(x + _BAND - 1, y, 2.5, PLATE, fill=INK)


def _stock_line(canvas: Canvas, x: float, middle: float, w: float, shown: Standing) -> None:
    """Coins, workers, miners, engines and, where there is room, extra actions, spread over the width."""
    ground = PLAYERS[shown.colour].ground
    icons: tuple[Icon, ...] = (coin, partial(worker, coat=WOOD), partial(miner, coat=ground), engine, bolt)
    count, size, side = (5, 31, _STOCK) if w > 240 else (4, 28, 26)
    numbers = [str(number) for number in shown.stocks[:count]]
    wide = [side + 2 + fonts.width((("number", number),), size) for number in numbers]
    gap = min(30.0, (w - sum(wide)) / (count - 1))
    for icon, number, taken in zip(icons[:count], numbers, wide, strict=True):
        figure(canvas, x, middle, number, icon, size=size, icon_size=side, gap=2)
        x += taken + gap
