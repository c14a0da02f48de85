"""Development cubes: the areas of the player board, what coal was sold to whom, and cubes as pieces."""

from typing import Final

from games.ruhrschifffahrt.facts import AREAS
from renderer.canvas import Canvas
from renderer.icons import Pen, coal_die, player_mark
from renderer.ruhrschifffahrt.course import board_of
from renderer.ruhrschifffahrt.looks import PLACES
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Box, Scene
from renderer.sheets import PAD, put_heading, put_sheet
from renderer.theme import INK, INK_SECOND, PAPER, PAPER_LIGHT, PLAYERS, mix

HEIGHT: Final = 300
_HEADING: Final = 46
_COLUMNS: Final = 58
_NAMES: Final = 176
_COALS: Final = {"B": "black_coal", "W": "white_coal"}
_BUYERS: Final = {"I": "to_industry", "C": "to_city", "R": "to_port"}
_GAP: Final = 10
_SIDE: Final = 60


def player_cube(pen: Pen, colour: str) -> None:
    """A development cube: a square in its owner's colour, light upper edge, with the mark."""
    look = PLAYERS[colour]
    pen.rect(4, 4, 92, 92, look.ground, radius=10)
    pen.shape([(9, 7), (91, 7), (82, 18), (18, 18)], mix(look.ground, PAPER_LIGHT, 0.5), outline=False)
    player_mark(pen.within(26, 32, 50), look.mark, look.on)


def cube_space(canvas: Canvas, x: float, y: float, side: float, colour: str | None) -> None:
    """A space for a cube: free, or with one of a player's."""
    if colour is None:
        canvas.dashed_rect(x + 2, y + 2, side - 4, side - 4, INK_SECOND, 2)
    else:
        player_cube(Pen(canvas, x, y, side), colour)


def area_sign(pen: Pen, area: str) -> None:
    """A coal and who buys it, on a ground of the coal's colour."""
    white = area[0] == "W"
    pen.rect(3, 3, 94, 94, PAPER_LIGHT if white else INK, radius=16)
    PLACES[area[1]](pen.within(16, 16, 68))


def put_areas(scene: Scene, picture: Picture, seat: int, box: Box) -> None:
    """The sheet with the six areas: a row for each coal, a column for each kind of buyer."""
    x, y, w, h = box
    words, colour = picture.words, picture.colours[seat]
    put_sheet(scene, *box)
    put_heading(scene, x, y, w - 2 * PAD, words["sold"])
    across = (w - 2 * PAD - _NAMES) / len(_BUYERS)
    down = (h - _HEADING - _COLUMNS - PAD) / len(_COALS)
    left, top = x + PAD + _NAMES, y + _HEADING + _COLUMNS
    for column, (buyer, word) in enumerate(_BUYERS.items()):
        place = (left + column * across, y + _HEADING, across, _COLUMNS)
        scene.put(place, PAPER, _buyer, buyer, words[word])
    for row, (coal, word) in enumerate(_COALS.items()):
        scene.put((x + PAD, top + row * down, _NAMES, down), PAPER, _coal, coal == "W", words[word])
    own, spaces = picture.view.seats[seat].cubes, board_of(picture).areas
    for area in AREAS:
        row, column = list(_COALS).index(area[0]), list(_BUYERS).index(area[1])
        cell = (left + column * across, top + row * down, across - _GAP, down - _GAP)
        with scene.raised():
            scene.put(cell, PAPER, _area, own.get(area, 0), spaces[area], colour)
        scene.place(f"seat.{seat}.cubes.{area}", cell)


def _buyer(canvas: Canvas, buyer: str, word: str) -> None:
    PLACES[buyer](Pen(canvas, 4, 6, 46))
    canvas.text(60, 30, word, face="label", size=30, box=canvas.width - 68)


def _coal(canvas: Canvas, white: bool, word: str) -> None:
    coal_die(Pen(canvas, 0, canvas.height / 2 - 31, 52), white, "")
    canvas.text(62, canvas.height / 2 - 5, word, face="label", size=30, box=canvas.width - 70)


def _area(canvas: Canvas, cubes: int, spaces: int, colour: str) -> None:
    """The cubes of an area and its free spaces, smaller where there are many."""
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=PAPER_LIGHT, outline=INK_SECOND, width=2, radius=8)
    step = min(_SIDE + 14, (w - 16) / max(1, spaces))
    side = min(_SIDE, step - 4, h - 14)
    for index in range(spaces):
        middle = w / 2 + (index - (spaces - 1) / 2) * step
        cube_space(canvas, middle - side / 2, (h - side) / 2, side, colour if index < cubes else None)
