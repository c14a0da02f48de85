"""A player's mine spaces: cards with their engines, rescue teams above them, arrows between them."""

from typing import Final

import msgspec

from games.kohle_kolonie.board import MineBonus, Space
from games.kohle_kolonie.terrain import Terrain
from games.kohle_kolonie.view import SeatView
from renderer import fonts
from renderer.canvas import Canvas
from renderer.icons import Pen, arrow, coin, engine, hammer_and_pick, miner, rescue, star, wagon
from renderer.kohle_kolonie.labels import labels_of
from renderer.kohle_kolonie.looks import ROUNDS, city_ink
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.survey import terrain_of
from renderer.scene import Box, Scene
from renderer.theme import (
    INK,
    INK_SECOND,
    NEUTRAL,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RADIUS,
    RULE,
    Ink,
    mix,
)

GUARD: Final = 62
"""Height of the row of rescue team and coin above a card."""
_RIM: Final = 8
_GAP: Final = 34
_NARROW: Final = 270
"""A card narrower than this has its number above its name."""
_ROW_GAP: Final = 18
_STRIP: Final = 16


class Held(msgspec.Struct, frozen=True):
    """What a card on a tableau shows."""

    number: int
    name: str
    ground: str
    round: int
    income: int
    bonus: MineBonus | None
    points: int
    engine: bool
    ink: Ink


class Grid(msgspec.Struct, frozen=True):
    """How the mine spaces lie in a sheet: size of a card, rows and columns."""

    w: float
    h: float
    rows: int
    columns: int
    gap: float = _ROW_GAP

    @property
    def height(self) -> float:
        """Height of all rows."""
        return self.rows * (GUARD + self.h + self.gap) - self.gap

    def box(self, space: Space) -> Box:
        """Where the card of a space lies, from the corner of the grid."""
        left = space.column * (self.w + _GAP)
        return left, GUARD + space.row * (GUARD + self.h + self.gap), self.w, self.h


def grid_of(terrain: Terrain, room: float, h: float, gap: float = _ROW_GAP) -> Grid:
    """A grid of the board's mine spaces in so much width."""
    columns = 1 + max(space.column for space in terrain.board.tableau)
    rows = 1 + max(space.row for space in terrain.board.tableau)
    return Grid((room - _GAP * (columns - 1)) / columns, h, rows, columns, gap)


def held_of(picture: Picture, terrain: Terrain, id: str, has_engine: bool) -> Held:
    """The card as it lies on a tableau."""
    card = terrain.cards[id]
    region = next(ground.region for ground in terrain.board.grounds if ground.id == card.ground)
    large = terrain.cards.get(card.ground)
    title = labels_of(picture.view.options.board).titles[card.ground]
    return Held(
        card.number, card.name, title if card.number else "", large.round if large else 0, card.income, card.bonus,
        card.points, has_engine, city_ink(terrain.board, region),
    )  # fmt: skip


def put_tableau(scene: Scene, picture: Picture, seat: int, x: float, y: float, grid: Grid) -> None:
    """The mine spaces of a seat, their left top corner at x, y."""
    terrain, shown = terrain_of(picture), picture.view.seats[seat]
    colour = picture.colours[seat]
    for space in terrain.board.tableau:
        for after in space.next:
            _put_arrow(scene, x, y, grid.box(space), grid.box(_space(terrain, after)))
    for index, space in enumerate(terrain.board.tableau):
        left, top, w, h = grid.box(space)
        box = (x + left, y + top, w, h)
        guarded = (box[0] + w / 2 - 70, box[1] - GUARD, 140, GUARD - 2)
        secured = space.id in shown.secured
        with scene.raised():
            scene.put(guarded, None, _guard, shown.rescue[index], space.coin, secured, colour)
            _put_card(scene, picture, terrain, shown, index, box)
        scene.place(f"seat.{seat}.space.{space.id}", box)
        scene.place(f"seat.{seat}.rescue.{space.id}", (box[0] + w / 2 - 62, box[1] - GUARD + 2, 56, 56))


def _space(terrain: Terrain, id: str) -> Space:
    return terrain.board.tableau[terrain.space_index[id]]


def _put_arrow(scene: Scene, x: float, y: float, one: Box, two: Box) -> None:
    """An arrow from a card to the one that may be filled next."""
    if one[1] == two[1]:
        middle = y + one[1] + one[3] * 0.5
        scene.put((x + one[0] + one[2] + 4, middle - 13, _GAP - 8, 26), PAPER, _right)
    else:
        top = y + one[1] + one[3] + 6
        scene.put((x + one[0] + min(30.0, one[2] / 2 - 106), top, 30, two[1] - one[1] - one[3] - 12), PAPER, _down)


def _right(canvas: Canvas) -> None:
    arrow(Pen(canvas, 0, 0, 26), INK_SECOND)


def _down(canvas: Canvas) -> None:
    w, h = canvas.width, canvas.height
    canvas.line([(w / 2, 2), (w / 2, h - 12)], INK_SECOND, 3.5)
    canvas.polygon([(w / 2 - 8, h - 14), (w / 2 + 8, h - 14), (w / 2, h - 1)], fill=INK_SECOND)


def _guard(canvas: Canvas, team: bool, coin_place: bool, secured: bool, colour: str) -> None:
    """The rescue team's place, and the coin's where a coin can secure the mine."""
    x, y = canvas.width / 2 - 34, canvas.height / 2 + 1
    if team:
        canvas.disc(x, y, 28, fill=PAPER_LIGHT, outline=INK, width=2.5)
        miner(Pen(canvas, x - 20, y - 21, 40), PLAYERS[colour].ground)
    else:
        canvas.disc(x, y, 28, fill=mix(PAPER, PAPER_LIGHT, 0.6), outline=RULE, width=2)
        rescue(Pen(canvas, x - 14, y - 14, 28), mix(PAPER, PAPER_SHADE, 0.9))
    right = x + 68
    if coin_place or secured:
        if secured and coin_place:
            coin(Pen(canvas, right - 24, y - 24, 48))
        elif secured:
            rescue(Pen(canvas, right - 20, y - 20, 40))
        else:
            canvas.disc(right, y, 21, outline=RULE, width=2)
            canvas.disc(right, y, 15, outline=RULE, width=1.5)


def _put_card(scene: Scene, picture: Picture, terrain: Terrain, shown: SeatView, index: int, box: Box) -> None:
    held = shown.cards[index]
    x, y, w, h = box
    if held is None:
        before = terrain.before[index]
        free = not before or any(shown.cards[other] for other in before)
        scene.put(box, PAPER, _empty, free)
        return
    card = held_of(picture, terrain, held.card, held.engine)
    scene.put((x - _RIM, y - _RIM, w + 2 * _RIM, h + 2 * _RIM), None, mine_card, w, h, card)


def _empty(canvas: Canvas, free: bool) -> None:
    """A space without a card; hammer and pick where one may be laid next."""
    w, h = canvas.width, canvas.height
    canvas.dashed_rect(1, 1, w - 2, h - 2, RULE if free else mix(PAPER, RULE, 0.5), 2)
    if free:
        hammer_and_pick(Pen(canvas, w / 2 - 32, h / 2 - 34, 64), mix(PAPER, RULE, 0.55))


def mine_card(canvas: Canvas, w: float, h: float, held: Held) -> None:
    """A mine card, `_RIM` inside the canvas: number, name, ground, income, bonus, points, engine."""
    canvas.rect(_RIM + 1, _RIM + 4, w, h, fill=mix(PAPER, INK, 0.4), radius=RADIUS)
    canvas.rect(_RIM, _RIM, w, h, fill=PAPER_LIGHT, radius=RADIUS)
    canvas.rect(_RIM, _RIM, _STRIP, h, fill=held.ink, radius=RADIUS, corners=(True, False, False, True))
    canvas.rect(_RIM + _STRIP - 1, _RIM, 2, h, fill=INK)
    canvas.rect(_RIM, _RIM, w, h, outline=INK, width=2.5, radius=RADIUS)
    x, right = _RIM + _STRIP + 14, _RIM + w - 12
    if w < _NARROW:
        _narrow(canvas, x - 4, right + 2, h, held)
        return
    _title(canvas, x, right, held)
    canvas.rect(x, _RIM + 80, right - x, 1.5, fill=RULE)
    _place(canvas, x, right, held)
    _yield(canvas, x, right, _RIM + h - 38, held)


def _title(canvas: Canvas, x: float, right: float, held: Held) -> None:
    """The number and the name beside it, on two lines where it is long; a large mine has no number."""
    left = x
    if held.number:
        number = canvas.text(x, _RIM + 42, str(held.number), face="number", size=52)
        left += max(number, 44) + 12
    size = 31 if held.number else 36
    face: fonts.Face = "label" if held.number else "number"
    lines = fonts.wrap(face, held.name, size, right - left)
    if len(lines) > 1:
        size = min(size, 31)
    for index, line in enumerate(lines):
        middle = _RIM + 42 + (index - (len(lines) - 1) / 2) * 32
        canvas.text(left, middle, line, face=face, size=size, box=right - left)


def _place(canvas: Canvas, x: float, right: float, held: Held) -> None:
    """The ground with the round of its consolidation; points of single and large mines."""
    middle = _RIM + 106
    room = right - x - (76 if held.points else 0)
    text = f"{held.ground} · {ROUNDS[held.round - 1]}" if held.ground and held.round else held.ground
    if not held.number:
        text = ROUNDS[held.round - 1]
    if fonts.width(fonts.split("text", text), 28) > room:
        text = held.ground
    canvas.text(x, middle, text, face="text", size=30, ink=INK_SECOND, box=room)
    if held.points:
        star(Pen(canvas, right - 32, middle - 16, 32))
        canvas.text(right - 38, middle, str(held.points), face="number", size=40, align="right")


def _narrow(canvas: Canvas, x: float, right: float, h: float, held: Held) -> None:
    """A narrow card: number and points, the name below, income at the foot."""
    top = str(held.number) if held.number else ROUNDS[held.round - 1]
    canvas.text(x, _RIM + 30, top, face="number", size=44, ink=INK if held.number else INK_SECOND)
    if held.points:
        star(Pen(canvas, right - 30, _RIM + 15, 30))
        canvas.text(right - 35, _RIM + 30, str(held.points), face="number", size=38, align="right")
    elif held.round:
        canvas.text(right, _RIM + 30, ROUNDS[held.round - 1], face="text", size=30, ink=INK_SECOND, align="right")
    lines = fonts.wrap("label", held.name, 28, right - x, lines=3)
    size, step = (28, 27) if len(lines) > 2 else (30, 29)
    for index, line in enumerate(lines):
        middle = _RIM + 90 + (index - (len(lines) - 1) / 2) * step
        canvas.text(x, middle, line, face="label", size=size, box=right - x)
    _yield(canvas, x, right, _RIM + h - 30, held, narrow=True)


def _yield(canvas: Canvas, x: float, right: float, middle: float, held: Held, *, narrow: bool = False) -> None:
    """Income in coins, that of the steam engine beside it included, and the bonus."""
    size, side = (38, 34) if narrow else (44, 40)
    wide = canvas.text(x, middle, f"+{held.income + held.engine}", face="number", size=size)
    coin(Pen(canvas, x + wide + 5, middle - side / 2, side))
    left = x + wide + side + (14 if narrow else 18)
    if held.engine and narrow:
        engine(Pen(canvas, left, middle - 25, 44))
    elif held.engine:
        engine(Pen(canvas, left, middle - 26, 48))
    side = 44 if narrow else 52
    pen = Pen(canvas, right - side, middle - side / 2 - 2, side)
    match held.bonus:
        case "wagon":
            wagon(pen)
        case "miner":
            miner(pen, NEUTRAL)
        case None:
            pass
