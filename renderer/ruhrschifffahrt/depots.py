"""The coal depots: a row of warehouses in each dominion."""

from typing import Final

from games.ruhrschifffahrt.board import Depot
from games.ruhrschifffahrt.boards import STEIGER
from renderer.canvas import Canvas
from renderer.ruhrschifffahrt import spaces
from renderer.ruhrschifffahrt.course import board_of
from renderer.ruhrschifffahrt.looks import band
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Box, Scene
from renderer.sheets import PAD, put_heading, put_sheet
from renderer.theme import INK, PAPER

_HEADING: Final = 46
_SLOT: Final = 44
_SHARE: Final = 0.68
"""Of a row, for spaces for warehouses."""


def put_depots(scene: Scene, picture: Picture, box: Box) -> None:
    """The sheet of the depots, downstream from the top."""
    x, y, w, h = box
    board, view = board_of(picture), picture.view
    put_sheet(scene, *box)
    put_heading(scene, x, y, w - 2 * PAD, picture.words["coal_depots"])
    high = (h - _HEADING - 10) / len(board.depots)
    for index, depot in enumerate(board.depots):
        place = (x + PAD, y + _HEADING + index * high, w - 2 * PAD, high)
        built = tuple(picture.colours[seat] for seat in view.depots.get(depot.dominion, ()))
        with scene.raised():
            scene.put(place, PAPER, _row, name_of(picture, depot), depot.dominion, depot.prices, built)
        scene.place(f"depot.{depot.dominion}", _newest(place, len(depot.prices), len(built)))


def name_of(picture: Picture, depot: Depot) -> str:
    """What a depot is called: on our own board as its dominion in the reader's language."""
    if picture.view.options.board == STEIGER:
        return picture.words[f"dominion_{depot.dominion}"]
    return depot.name


def _newest(row: Box, slots: int, built: int) -> Box:
    """The space in a depot's row that was built last, or is the first to be built."""
    x, y, w, h = row
    step = min(_SLOT, w * _SHARE / slots)
    return x + w - (slots - max(0, built - 1)) * step, y + (h - step) / 2 + 2, step - 2, step - 4


def _row(canvas: Canvas, name: str, dominion: str, prices: tuple[int, ...], built: tuple[str, ...]) -> None:
    """A depot's name on its dominion's colour, and its spaces with their prices."""
    w, h = canvas.width, canvas.height
    step = min(_SLOT, w * _SHARE / len(prices))
    plate = w - len(prices) * step - 10
    canvas.rect(0, 4, plate, h - 8, fill=band(dominion), outline=INK, width=2, radius=5)
    canvas.text(10, h / 2, name, face="label", size=30, box=plate - 18, smallest=16, cut=True)
    high = min(h - 8, 40)
    left = w - len(prices) * step
    for index, price in enumerate(prices):
        colour = built[index] if index < len(built) else None
        top = (h - high) / 2
        wide = min(step - 3, high * 1.06)
        spaces.slot(canvas, left + index * step + 1, top, wide, high, price, colour, index == len(built))
