"""What stands before a player in a decision: places on pithead cards, rescue teams, the pool, the mine spaces."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from games.kohle_kolonie.board import Space
from games.kohle_kolonie.view import SeatView
from renderer import fonts
from renderer.canvas import Canvas
from renderer.crops import Icon
from renderer.decision import SIGN, TEXT, sign_disc
from renderer.icons import Pen, coin, engine, miner, rescue, star, wagon
from renderer.kohle_kolonie.labels import labels_of
from renderer.kohle_kolonie.looks import city_ink
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.survey import terrain_of
from renderer.picture import Target, given
from renderer.scene import Box, Scene
from renderer.theme import (
    INK,
    INK_SECOND,
    LAMP,
    NEUTRAL,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RADIUS,
    RULE,
    SLATE,
    Ink,
    mix,
)

_WIDEST_ROW: Final = 108
_TITLE: Final = 168
_PAD: Final = 12
_A_ROW: Final = 3
_CELL: Final = 144
"""Width of a column beside the map."""
_NARROW: Final = 2
"""So many figures go into one column."""
_BETWEEN: Final = 24
"""Room between mine spaces, so that the glow of one does not touch that of the next."""


def is_home(target: Target) -> bool:
    """Whether the target stands before the player."""
    return target.place.startswith("spot.")


Row = tuple[str, tuple[Target, ...]]


def rows_of(targets: Sequence[Target]) -> list[Row]:
    """The targets by pithead card, rescue teams and pool, three columns a row."""
    groups: dict[str, list[Target]] = {}
    for target in targets:
        group = target.place.removeprefix("spot.").partition(".")[0]
        groups.setdefault(group, []).append(target)
    rows: list[Row] = []
    for found in groups.values():
        group = sorted(found, key=lambda target: (len(target.sign), target.sign))
        rows += [("" if at else group[0].label, row) for at, row in enumerate(_rows(group))]
    return rows


def _rows(group: Sequence[Target]) -> list[tuple[Target, ...]]:
    rows: list[list[Target]] = [[]]
    for target in group:
        if _columns((*rows[-1], target)) > _A_ROW:
            rows.append([])
        rows[-1].append(target)
    return [tuple(row) for row in rows]


def _columns(targets: Sequence[Target]) -> int:
    """How many columns they take: one whose figures say what several pieces earn together takes two."""
    return sum(1 + (len(target.figures) > _NARROW) for target in targets)


def _filled(targets: Sequence[Target]) -> float:
    """How many columns they fill: what takes two does not fill the second."""
    return _columns(targets) - (0.5 if _columns(targets[-1:]) > 1 else 0)


def high_of(targets: Sequence[Target]) -> float:
    """The height that the rows take where there is room for them."""
    return len(rows_of(targets)) * _WIDEST_ROW + 2 * _PAD


def narrowest(picture: Picture, targets: Sequence[Target]) -> float:
    """The width that a sheet beside the map needs for its names and columns."""
    rows, short = rows_of(targets), _short(picture)
    named = max(fonts.width(fonts.split("label", short.get(label, label)), _CLOSE.name) for label, _ in rows) + 14
    return max(_TITLE, named) + 2 * _PAD + _CELL * max(_columns(found) for _, found in rows)


def _short(picture: Picture) -> dict[str, str]:
    """Names that are too long beside the map, and what stands for them."""
    return {picture.words["pithead_administration"]: picture.words["administration_short"]}


def put_home(
    scene: Scene, picture: Picture, targets: Sequence[Target], box: Box, icons: Mapping[str, Icon]
) -> None:
    """A sheet with a row for each card: its name, and every place on it with what it earns."""
    x, y, w, h = box
    rows = rows_of(targets)
    scene.put((x, y, w, h), SLATE, _sheet)
    high = min(_WIDEST_ROW, (h - 2 * _PAD) / len(rows))
    form = _WIDE if w > _ROOMY else _CLOSE
    if not any(label for label, _ in rows):
        form = replace(form, title=0)
    columns = _A_ROW if w > _ROOMY else min(_A_ROW, max(1, int((w - 2 * _PAD - form.title) / _CELL)))
    step = (w - 2 * _PAD - form.title) / columns
    top = y + (h - high * len(rows)) / 2
    short = _short(picture)
    spare = step * (columns - max(_filled(found) for _, found in rows))
    widest = max(fonts.width(fonts.split("label", short.get(label, label)), form.name) for label, _ in rows) + 14
    if form.title:
        form = replace(form, title=max(form.title, min(widest, form.title + spare)))
    for index, (label, found) in enumerate(rows):
        middle = top + high * index
        if label and index:
            scene.put((x + _PAD, middle, w - 2 * _PAD, 2), RULE, _bare)
        named = label if form is _WIDE else short.get(label, label)
        if label:
            scene.put((x + _PAD, middle + 4, form.title - 4, high - 8), PAPER, _label, named, form)
        for column, target in enumerate(found):
            left = x + _PAD + form.title + _columns(found[:column]) * step
            figures = tuple((icons.get(name), text, name == "empty") for name, text in target.figures)
            last = column == len(found) - 1
            wide = x + w - _PAD - left if last else _columns((target,)) * step - 2
            cell = (left, middle + 4, wide, high - 8)
            scene.put(cell, PAPER, _spot, target.sign, figures, target.faint, form)
            scene.place(target.place, cell)


class Form(msgspec.Struct, frozen=True):
    """How large a sheet is written: room for names, their size, that of figures, radius of signs."""

    title: float
    name: float
    figure: float
    sign: float


_WIDE: Final = Form(330, 46, 46, SIGN)
_CLOSE: Final = Form(_TITLE, TEXT, TEXT, 26)
_ROOMY: Final = 700
"""A sheet wider than this is written larger."""


def _sheet(canvas: Canvas) -> None:
    canvas.rect(0, 0, canvas.width, canvas.height, fill=PAPER, outline=INK, width=2, radius=RADIUS)


def _bare(_canvas: Canvas) -> None:
    """Nothing on the ground."""


def _label(canvas: Canvas, label: str, form: Form) -> None:
    canvas.text(
        4, canvas.height / 2, label, face="label", size=form.name, smallest=TEXT, box=canvas.width - 4, cut=True
    )


def _spot(
    canvas: Canvas, sign: str, figures: tuple[tuple[Icon | None, str, bool], ...], faint: bool, form: Form
) -> None:
    """A place: its sign, and what it earns, or who stands there."""
    middle = canvas.height / 2
    left = 2.0
    radius = min(form.sign, middle - 8)
    if sign and not faint:
        sign_disc(canvas, radius + 7, middle, sign, radius)
        left = 2 * radius + 11 + form.figure / 9
    elif sign:
        left += canvas.text(left, middle, sign, face="number", size=44, smallest=TEXT, ink=INK_SECOND) + 10
    for icon, text, pale in figures:
        if text:
            ink = INK_SECOND if pale else INK
            size = form.figure
            left += canvas.text(left, middle + 0.5, text, face="number", size=size, smallest=TEXT, ink=ink) + 2
        if icon is not None:
            icon(Pen(canvas, left, middle - form.figure / 2, form.figure))
            left += form.figure + 4
        else:
            left += 5


# The mine spaces


def put_tableau(scene: Scene, picture: Picture, box: Box, icons: Mapping[str, Icon]) -> None:
    """The mine spaces with the cards on them; those that can be chosen with their signs in the lamp's glow."""
    terrain, seat = terrain_of(picture), given(picture.seat, "seat")
    own = picture.view.seats[seat]
    x, y, w, h = box
    spaces = terrain.board.tableau
    columns, rows = 1 + max(space.column for space in spaces), 1 + max(space.row for space in spaces)
    wide, high = (w - _BETWEEN * (columns - 1)) / columns, (h - _BETWEEN * (rows - 1)) / rows
    chosen = {target.place: target for target in picture.targets}
    for index, space in enumerate(spaces):
        left, top = x + space.column * (wide + _BETWEEN), y + space.row * (high + _BETWEEN)
        target = chosen.get(f"space.{space.id}")
        figures = tuple((icons[name], text) for name, text in target.figures) if target else ()
        card = _card_of(picture, own, index)
        colour = picture.colours[seat]
        scene.put(
            (left - 7, top - 7, wide + 14, high + 14), None, _space,
            space.id, target is not None, figures, card, _guards(own, index, space), colour,
        )  # fmt: skip
        for place in (f"space.{space.id}", f"seat.{seat}.space.{space.id}"):
            scene.place(place, (left, top, wide, high))


def _guards(own: SeatView, index: int, space: Space) -> tuple[bool, bool, bool]:
    """Whether a rescue team stands there, a coin can secure it, and whether it is secured."""
    return own.rescue[index], space.coin, space.id in own.secured


Card = tuple[str, int, str | None, int, bool, Ink]
"""What is written on a card: number or name, income, bonus, points, engine, the colour of its city."""


def _card_of(picture: Picture, own: SeatView, index: int) -> Card | None:
    held = own.cards[index]
    if held is None:
        return None
    terrain = terrain_of(picture)
    card = terrain.cards[held.card]
    region = next(ground.region for ground in terrain.board.grounds if ground.id == card.ground)
    name = str(card.number) if card.number else labels_of(picture.view.options.board).titles[card.ground]
    return name, card.income, card.bonus, card.points, held.engine, city_ink(terrain.board, region)


def _space(
    canvas: Canvas,
    id: str,
    chosen: bool,
    figures: tuple[tuple[Icon, str], ...],
    card: Card | None,
    guards: tuple[bool, bool, bool],
    colour: str,
) -> None:
    w, h = canvas.width - 14, canvas.height - 14
    if chosen:
        canvas.rect(0, 0, w + 14, h + 14, fill=INK, radius=RADIUS + 7)
        canvas.rect(2, 2, w + 10, h + 10, fill=LAMP, radius=RADIUS + 5)
        canvas.rect(6, 6, w + 2, h + 2, fill=INK, radius=RADIUS)
    ground = PAPER_LIGHT if card else PAPER if chosen else mix(PAPER, PAPER_SHADE, 0.8)
    canvas.rect(7, 7, w, h, fill=ground, outline=INK, width=2, radius=RADIUS)
    if card:
        canvas.rect(8, 8, 16, h - 2, fill=card[5], radius=RADIUS - 1, corners=(True, False, False, True))
        canvas.rect(24, 8, 2, h - 2, fill=INK)
    _head(canvas, id, chosen, guards, colour)
    if card:
        _held(canvas, card, h, canvas.width - 20 - sum(62 + 30 * len(text) for _, text in figures))
    _foot(canvas, figures, w, h)


def _head(canvas: Canvas, id: str, chosen: bool, guards: tuple[bool, bool, bool], colour: str) -> None:
    """The space's sign; right of it the rescue team and the place of a coin."""
    middle, left = 7 + 48, 7 + 64
    if chosen:
        sign_disc(canvas, left, middle, id, 32)
    else:
        canvas.text(left, middle, id, face="number", size=44, ink=INK_SECOND, align="centre")
    team, coin_place, secured = guards
    right = canvas.width - 7 - 14
    if coin_place or secured:
        right -= 52
        if secured:
            (coin if coin_place else rescue)(Pen(canvas, right, middle - 24, 48))
        else:
            canvas.disc(right + 24, middle, 22, outline=RULE, width=2.5)
            canvas.disc(right + 24, middle, 15, outline=RULE, width=2)
    if team:
        right -= 62
        canvas.disc(right + 28, middle, 27, fill=PAPER_LIGHT, outline=INK, width=2.5)
        miner(Pen(canvas, right + 8, middle - 21, 40), PLAYERS[colour].ground)


def _held(canvas: Canvas, card: Card, h: float, room: float) -> None:
    """The mine that lies there; what it earns ends at `room`."""
    name, income, bonus, points, has_engine, _ = card
    x, right = 40.0, canvas.width - 20
    middle = 7 + h * 0.46
    size = 72 if name.isdecimal() else 40
    canvas.text(x, middle, name, face="number", size=size, box=right - x, smallest=TEXT)
    foot = 7 + h - 40
    left = x
    left += canvas.text(left, foot, f"+{income + has_engine}", face="number", size=44) + 4
    coin(Pen(canvas, left, foot - 20, 40))
    left += 52
    if has_engine and left + 50 < room:
        engine(Pen(canvas, left, foot - 26, 50))
        left += 56
    pen = Pen(canvas, left, foot - 24, 46)
    if left + 46 > room:
        # What is asked stands at the foot, so the bonus goes up beside the number, before the points.
        pen = Pen(canvas, right - 46 - (76 if points else 0), middle - 24, 46)
    if bonus == "wagon":
        wagon(pen)
    elif bonus == "miner":
        miner(pen, NEUTRAL)
    if points:
        star(Pen(canvas, right - 38, middle - 19, 38))
        canvas.text(right - 44, middle, str(points), face="number", size=44, align="right")


def _foot(canvas: Canvas, figures: tuple[tuple[Icon, str], ...], w: float, h: float) -> None:
    """What choosing the space costs or brings, right below."""
    wide = sum(62.0 + (6 + fonts.width(fonts.split("number", text), 44) if text else 0) for _, text in figures)
    if not figures:
        return
    right = 7 + w - 16
    canvas.rect(right - wide, 7 + h - 72, wide + 6, 62, fill=PAPER_SHADE, outline=RULE, width=1.5, radius=6)
    for icon, text in reversed(figures):
        right -= 50
        icon(Pen(canvas, right, 7 + h - 66, 50))
        if text:
            right -= 6
            right -= canvas.text(right, 7 + h - 40, text, face="number", size=44, align="right")
        right -= 12
