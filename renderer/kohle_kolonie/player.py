"""A player's side of the table: head, mines, stocks, pithead cards, consolidation track."""

from functools import partial
from typing import Final

import msgspec

from games.kohle_kolonie.facts import KEPT_MARKERS
from games.kohle_kolonie.view import SeatView
from renderer.canvas import Canvas
from renderer.icons import Pen, bolt, coin, engineer, miner, player_mark, star, worker
from renderer.kohle_kolonie import stocks, tableau
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.pithead_cards import put_pitheads
from renderer.kohle_kolonie.standings import name_of, phase_label, round_label
from renderer.kohle_kolonie.survey import terrain_of
from renderer.pieces import enamel, figure, player_disc, value
from renderer.scene import Box, Scene
from renderer.sheets import PAD, put_heading, put_sheet
from renderer.theme import (
    BOARD_WIDTH,
    CREAM,
    CREAM_DIM,
    ENAMEL,
    HATCH,
    INK,
    INK_SECOND,
    MARGIN,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    SLATE,
    WOOD,
)

_HEAD: Final = 122
_TOP: Final = MARGIN + _HEAD + 14
_ROOM: Final = BOARD_WIDTH - 2 * MARGIN
_MINES: Final = 1010
_COLUMN: Final = _ROOM - _MINES - 14
_CARD: Final = 190
_PITHEAD: Final = 336
_TRACK: Final = 150
_LAST: Final = 14
"""Last space of the printed consolidation track; more is possible."""


class Head(msgspec.Struct, frozen=True):
    """What the head of a tableau says of its owner."""

    name: str
    line: str
    colour: str
    coins: int
    workers: int
    pool: int
    engineers: int
    extra: int
    points: int


def head_of(picture: Picture, seat: int) -> Head:
    """The head for a seat."""
    shown = picture.view.seats[seat]
    return Head(
        name_of(picture, seat),
        f"{round_label(picture)} · {phase_label(picture)}",
        picture.colours[seat],
        shown.coins,
        shown.workers,
        shown.pool,
        shown.engineers,
        shown.extra,
        shown.points,
    )


def player(picture: Picture, seat: int) -> Scene:
    """The picture of a seat's side of the table."""
    grid = tableau.grid_of(terrain_of(picture), _MINES - 2 * PAD - 4, _CARD)
    mines = max(608.0, 62 + grid.height)
    pitheads = _TOP + mines + 14
    track = pitheads + _PITHEAD + 14
    scene = Scene(BOARD_WIDTH, track + _TRACK + MARGIN + 4, SLATE)
    _put_head(scene, picture, seat)
    put_sheet(scene, MARGIN, _TOP, _MINES, mines)
    put_heading(scene, MARGIN, _TOP, 300, picture.words["mines"])
    income = (MARGIN + _MINES - PAD - 160, _TOP + 12, 160, 36)
    scene.put(income, PAPER, _income, picture.view.seats[seat].income)
    tableau.put_tableau(scene, picture, seat, MARGIN + PAD + 2, _TOP + 44, grid)
    _put_column(scene, picture, seat, MARGIN + _MINES + 14, mines)
    w = (_ROOM - 4 * 12) / 5
    put_pitheads(scene, picture, seat, tuple((MARGIN + n * (w + 12), pitheads, w, _PITHEAD) for n in range(5)))
    put_consolidation(scene, picture, seat, (MARGIN, track, _ROOM, _TRACK))
    return scene


def _put_head(scene: Scene, picture: Picture, seat: int) -> None:
    rim = (MARGIN, MARGIN, _ROOM, _HEAD)
    scene.put(rim, SLATE, _head, head_of(picture, seat))
    for index, part in enumerate(("coins", "workers", "pool", "engineers", "extra")):
        box = (MARGIN + 706 + index * 136, MARGIN + 41, 50, 40)
        scene.place(f"seat.{seat}.{part}", box, "flag", rim=rim)
    scene.place(f"seat.{seat}.points", (scene.width - MARGIN - 200, MARGIN + 31, 100, 60), "flag", rim=rim)


def _head(canvas: Canvas, shown: Head) -> None:
    w, h = canvas.width, canvas.height
    enamel(canvas, w, h)
    look = PLAYERS[shown.colour]
    canvas.rect(26, 19, 84, 84, fill=look.ground, outline=CREAM, width=3, radius=8)
    player_mark(Pen(canvas, 45, 38, 46), look.mark, look.on)
    canvas.text(132, 46, shown.name, face="title", size=50, ink=CREAM, box=486, cut=True)
    canvas.text(132, 90, shown.line, face="text", size=30, ink=CREAM_DIM, box=486, cut=True)
    icons = (
        (shown.coins, coin),
        (shown.workers, partial(worker, coat=WOOD)),
        (shown.pool, partial(miner, coat=look.ground)),
        (shown.engineers, partial(engineer, coat=look.ground)),
        (shown.extra, bolt),
    )
    for index, (number, icon) in enumerate(icons):
        x = 638 + index * 136
        if index in (1, 2, 3):
            canvas.rect(x - 4, h / 2 - 32, 64, 64, fill=PAPER_SHADE, radius=8)
        figure(canvas, x, h / 2, str(number), icon, size=56, icon_size=56, gap=12, ink=CREAM)
    canvas.rect(w - 246, 26, 2, h - 52, fill=HATCH)
    bright = partial(star, ground=CREAM, on=ENAMEL)
    value(canvas, w - 30, h / 2, str(shown.points), bright, size=84, icon_size=60, gap=8, ink=CREAM)


def _income(canvas: Canvas, coins: int) -> None:
    """What all mine cards bring a round."""
    value(canvas, canvas.width, 18, f"+{coins}", coin, size=40, icon_size=36)


def _put_column(scene: Scene, picture: Picture, seat: int, x: float, height: float) -> None:
    """Settlements, engines and bonus marker, prices, railway markers and miners lost."""
    free = height - stocks.SETTLEMENTS - 3 * stocks.LINE
    gap = free / 3
    y = _TOP
    stocks.put_settlements(scene, picture, seat, x, y, _COLUMN)
    y += stocks.SETTLEMENTS + gap
    stocks.put_engines(scene, picture, seat, x, y, _COLUMN)
    y += stocks.LINE + gap
    stocks.put_prices(scene, picture, x, y, _COLUMN)
    y += stocks.LINE + gap
    stocks.put_markers(scene, picture, seat, x, y, _COLUMN)


def put_consolidation(scene: Scene, picture: Picture, seat: int, box: Box) -> None:
    """The consolidation track: the disc where Administration puts it, or at the bid of the auction under way."""
    x, y, w, h = box
    shown = picture.view.seats[seat]
    put_sheet(scene, x, y, w, h)
    narrow = w < 700
    room = w - 2 * PAD
    put_heading(scene, x, y, room if narrow else w * 0.4, picture.words["consolidation"])
    words = (picture.words["administration_short"], picture.words["bar_railway"])
    railway = shown.markers.count(KEPT_MARKERS[2])
    line = (x + PAD, y + 50, room, 36) if narrow else (x + w * 0.42, y + 12, w * 0.58 - PAD, 36)
    scene.put(line, PAPER, _sources, words, shown.administration, railway, narrow)
    at, bid = _value(picture, seat, shown)
    top = 98 if narrow else 54
    reach = at + (0 if bid else railway)
    rows = 3 if narrow else 1
    scene.put((x + PAD, y + top, room, h - top - 18), PAPER, _track, at, reach, picture.colours[seat], rows)


def _value(picture: Picture, seat: int, shown: SeatView) -> tuple[int, bool]:
    """Where the disc stands, and whether that is a bid."""
    auction = picture.view.auction
    if auction and seat in auction.auction.order:
        return auction.auction.values[auction.auction.order.index(seat)].total, True
    return shown.administration, False


def _sources(canvas: Canvas, words: tuple[str, str], administration: int, railway: int, left: bool) -> None:
    text = f"{words[0]} {administration} + {words[1]} {railway}"
    w = canvas.width
    canvas.text(0 if left else w, 18, text, face="text", size=31, ink=INK_SECOND, box=w,
                align="left" if left else "right")  # fmt: skip


def _track(canvas: Canvas, at: int, reach: int, colour: str, rows: int) -> None:
    """Cells 0 to 14; beyond the last one the disc stands on it with its number. A ring shows what markers add."""
    columns = (_LAST + 1) // rows
    w, h = (canvas.width - 2) / columns, (canvas.height - 2) / rows

    def middle(points: int) -> tuple[float, float]:
        row, column = divmod(min(points, _LAST), columns)
        return w * (column + 0.5) + 1, h * (row + 0.5) + 1

    for index in range(_LAST + 1):
        x, y = middle(index)
        fill = PAPER_SHADE if index % 2 else PAPER_LIGHT
        canvas.rect(x - w / 2 - 1, y - h / 2 - 1, w + 2, h + 2, fill=fill, outline=INK, width=2)
        canvas.text(x, y, str(index), face="number", size=38, ink=INK_SECOND, align="centre")
    radius = min(32.0, h / 2 - 4)
    if reach > at:
        canvas.disc(*middle(reach), radius, outline=PLAYERS[colour].ground, width=5)
    x, y = middle(at)
    player_disc(canvas, x, y, radius, colour)
    if at > _LAST:
        canvas.rect(x - 2, y - h / 2 + 2, 36, 34, fill=ENAMEL, radius=6)
        canvas.text(x + 16, y - h / 2 + 19, str(at), face="number", size=28, ink=CREAM, align="centre")
