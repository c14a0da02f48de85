"""The transport tracks of the era: dice in their order from the arrow, and dice that have left and wait."""

from typing import Final

import msgspec

from games.ruhrschifffahrt.board import Board
from renderer.canvas import Canvas
from renderer.icons import Pen, coal_die
from renderer.ruhrschifffahrt.course import board_of
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Box, Scene
from renderer.sheets import PAD, put_heading, put_sheet
from renderer.theme import FUCHSINE, INK, INK_SECOND, PAPER, PAPER_LIGHT, PAPER_SHADE, RULE, WOOD

HEIGHT: Final = 252
_HEADING: Final = 48
_SIDE: Final = 56
_ARROW: Final = 28
_IN_LINE: Final = 8
"""Longer tracks go on in a second line."""


def put_tracks(scene: Scene, picture: Picture, box: Box) -> None:
    """The sheet of the tracks: black dice above white ones, the arrow at the left, and who leaves below."""
    x, y, w, h = box
    view, words = picture.view, picture.words
    put_sheet(scene, *box)
    put_heading(scene, x, y, w - 2 * PAD, words[f"era_{view.era}"])
    down = (h - _HEADING - 8) / 3
    alone = not cells_of(board_of(picture), view.era, "white")
    for index, colour in enumerate(("black", "white")):
        cells = cells_of(board_of(picture), view.era, colour)
        place = (x + PAD, y + _HEADING + index * down, w - 2 * PAD, down)
        dice = view.tracks.get(colour, ())
        scene.put(place, PAPER, _column, cells, dice, colour == "white")
        if cells and (dice or colour == "white" or alone):
            scene.place("tracks", _last(place, cells, max(1, len(dice))), form="track")
    leaving = tuple((die.colour == "white", die.value) for die in view.leaving)
    if leaving:
        place = (x + PAD, y + _HEADING + 2 * down, w - 2 * PAD, down)
        scene.put(place, PAPER, _leaving, words["leaving"], leaving)


def cells_of(board: Board, era: str, colour: str) -> int:
    """Cells of a track of the board."""
    track = {"clay": board.clay, "paved": board.paved, "rail": board.rail}[era]
    return track.black if colour == "black" else track.white


class Grid(msgspec.Struct, frozen=True):
    """The cells of a track: how many side by side, how far apart, how large, and where the first line begins."""

    across: int
    step: float
    side: float
    top: float


def _grid(w: float, h: float, cells: int) -> Grid:
    lines = 1 if cells <= _IN_LINE else 2
    across = -(-cells // lines)
    step = min(_SIDE + 4, (w - _ARROW) / across, h / lines)
    side = min(_SIDE, step - 2)
    return Grid(across, step, side, h / 2 - lines * step / 2 + (step - side) / 2)


def _last(track: Box, cells: int, dice: int) -> Box:
    """The cell of the last die of a track."""
    x, y, w, h = track
    grid = _grid(w, h, cells)
    row, column = divmod(dice - 1, grid.across)
    return x + _ARROW + column * grid.step, y + grid.top + row * grid.step, grid.side, grid.side


def _column(canvas: Canvas, cells: int, dice: tuple[int, ...], white: bool) -> None:
    """A track's cells from the arrow; dice in them."""
    w, middle = canvas.width, canvas.height / 2
    if not cells:
        canvas.line([(4, middle), (28, middle)], RULE, 3)
        return
    grid = _grid(w, canvas.height, cells)
    side, top = grid.side, grid.top
    canvas.polygon([(2, top + side / 2 - 13), (2, top + side / 2 + 13), (20, top + side / 2)], fill=INK)
    for index in range(cells):
        value = str(dice[index]) if index < len(dice) else ""
        row, column = divmod(index, grid.across)
        _cell(canvas, _ARROW + column * grid.step, top + row * grid.step, side, white, value)


def _cell(canvas: Canvas, x: float, y: float, side: float, white: bool, value: str) -> None:
    """A cell of a track with its die, if there is one."""
    canvas.rect(x, y, side, side, fill=PAPER_SHADE, outline=INK, width=2, radius=5)
    if value:
        coal_die(Pen(canvas, x + 4, y + 4, side - 8), white, value)
    else:
        ink = PAPER_LIGHT if white else RULE
        canvas.rect(x + 8, y + 8, side - 16, side - 16, outline=ink, width=2, radius=5)


def _leaving(canvas: Canvas, word: str, dice: tuple[tuple[bool, int], ...]) -> None:
    """Dice that wait to be placed, in their order."""
    w, middle = canvas.width, canvas.height / 2
    step = min(56, w * 0.5 / len(dice))
    side = min(50, step - 2)
    canvas.rect(0, 3, w, canvas.height - 6, fill=PAPER_LIGHT, outline=WOOD, width=3, radius=6)
    left = w - len(dice) * step - 8
    canvas.text(12, middle, word, face="label", size=30, ink=INK_SECOND, box=left - 40)
    canvas.polygon([(left - 20, middle - 10), (left - 20, middle + 10), (left - 6, middle)], fill=FUCHSINE)
    for index, (white, value) in enumerate(dice):
        coal_die(Pen(canvas, left + index * step, middle - side / 2, side), white, str(value))
