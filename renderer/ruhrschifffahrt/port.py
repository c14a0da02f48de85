"""Export from Ruhrort: a column of warehouses for each country, and the track with its marker."""

from typing import Final

import msgspec

from games.ruhrschifffahrt import facts
from renderer.canvas import Canvas
from renderer.icons import Pen, coin, warehouse
from renderer.pieces import MINUS
from renderer.ruhrschifffahrt.course import board_of
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Box, Scene
from renderer.sheets import PAD, put_heading, put_sheet
from renderer.theme import (
    CREAM,
    ENAMEL,
    INK,
    INK_SECOND,
    LAMP,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RADIUS,
    RULE,
)

HEIGHT: Final = 196
_HEADING: Final = 46
_TRACK: Final = 54
_GAP: Final = 12
_SIDE: Final = 42


class Berths(msgspec.Struct, frozen=True):
    """A country's column: its name, who has built there, how many spaces, whether it imports in this round."""

    name: str
    built: tuple[str, ...]
    spaces: int
    now: bool


def put_export(scene: Scene, picture: Picture, box: Box) -> None:
    """The sheet of the export; the heading's right end says what the next warehouse costs."""
    x, y, w, h = box
    board, view = board_of(picture), picture.view
    put_sheet(scene, *box)
    put_heading(scene, x, y, w - 2 * PAD - 90, picture.words["export"])
    built = sum(len(column) for column in view.port.values())
    price = facts.PORT_COINS[min(built, len(facts.PORT_COINS) - 1)]
    if built < sum(column.spaces for column in board.port):
        scene.put((x + w - PAD - 84, y + 8, 84, 40), PAPER, _price, price)
    wide = (w - 2 * PAD - (len(board.port) - 1) * _GAP) / len(board.port)
    high = h - _HEADING - _TRACK - 16
    for index, column in enumerate(board.port):
        place = (x + PAD + index * (wide + _GAP), y + _HEADING, wide, high)
        colours = tuple(picture.colours[seat] for seat in view.port.get(column.country, ()))
        name = picture.words[f"country_{column.country}"]
        berths = Berths(name, colours, column.spaces, view.country == column.country)
        scene.put(place, PAPER, _column, berths)
        scene.place(f"port.{column.country}", _newest(place, column.spaces, len(colours)), form="track")
    track = (x + PAD, y + h - _TRACK - 8, w - 2 * PAD, _TRACK)
    scene.put(track, PAPER, _track, board.export_track, view.export)
    step = track[2] / len(board.export_track)
    scene.place("export", (track[0] + view.export * step, track[1] + 4, step, _TRACK - 8), form="track")


def _newest(column: Box, spaces: int, built: int) -> Box:
    """The berth of a country's column that was built last, or is the first to be built."""
    x, y, w, h = column
    step, side = _berths(w, spaces)
    return x + 10 + max(0, built - 1) * step, y + h - side - 5, side, side


def _berths(w: float, spaces: int) -> tuple[float, float]:
    """How far the spaces of a column are apart, and how large they are."""
    step = min(_SIDE + 8, (w - 12) / spaces)
    return step, min(_SIDE, step - 4)


def _price(canvas: Canvas, price: int) -> None:
    coin(Pen(canvas, 50, 4, 32))
    canvas.text(46, 20, str(price), face="number", size=36, align="right")


def _column(canvas: Canvas, berths: Berths) -> None:
    """The country's name and its spaces, the first one with the highest bonus at the left."""
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=ENAMEL if berths.now else PAPER_LIGHT, radius=RADIUS)
    ink = CREAM if berths.now else INK
    canvas.text(10, 21, berths.name, face="label", size=30, ink=ink, box=w - 18)
    step, side = _berths(w, berths.spaces)
    for index in range(berths.spaces):
        x = 10 + index * step
        bonus = facts.POSITION_BONUS[min(index, len(facts.POSITION_BONUS) - 1)]
        colour = berths.built[index] if index < len(berths.built) else None
        berth(canvas, x, h - side - 5, side, bonus, colour)
    canvas.rect(0, 0, w, h, outline=LAMP if berths.now else RULE, width=3 if berths.now else 1.5, radius=RADIUS)


def berth(canvas: Canvas, x: float, y: float, side: float, bonus: int, colour: str | None) -> None:
    """A warehouse, or an empty space with the bonus of its position."""
    if colour is not None:
        look = PLAYERS[colour]
        warehouse(Pen(canvas, x, y, side), look.ground, look.mark, look.on)
        return
    points = [
        (x + side * a, y + side * b)
        for a, b in ((0.06, 0.36), (0.5, 0.05), (0.94, 0.36), (0.94, 0.96), (0.06, 0.96))
    ]
    canvas.polygon(points, fill=PAPER_LIGHT, outline=RULE, width=2)
    text = f"+{bonus}" if bonus > 0 else f"{MINUS}{-bonus}" if bonus < 0 else "0"
    canvas.text(x + side / 2, y + side * 0.63, text, face="number", size=28, ink=INK_SECOND, align="centre")


def _track(canvas: Canvas, points: tuple[int, ...], marker: int) -> None:
    """Points by cell; the marker darkens the cell whose points count."""
    step = canvas.width / len(points)
    high = canvas.height - 8
    for index, value in enumerate(points):
        canvas.rect(index * step, 4, step + 1, high, fill=PAPER_SHADE if value > points[0] else PAPER_LIGHT)
        canvas.rect(index * step, 4, step + 1, high, outline=INK, width=1.5)
        middle = (index + 0.5) * step
        here = index == marker
        if here:
            canvas.rect(index * step, 2, step + 1, high + 4, fill=ENAMEL, outline=LAMP, width=3, radius=5)
        ink = CREAM if here else INK
        canvas.text(middle, 4.5 + high / 2, str(value), face="number", size=32, ink=ink, align="centre")
