"""What never moves of a mine: surface and headframe, rock in four levels, the shaft.

It is put down level by level, since one canvas for all of it would be the largest thing in memory.
"""

from typing import Final

import msgspec

from games.coal_baron.facts import COALS
from renderer.canvas import Canvas
from renderer.icons import Pen, headframe
from renderer.pieces import heading
from renderer.scene import Scene
from renderer.theme import COALS as COAL_LOOKS
from renderer.theme import CREAM, EARTH, EARTH_GRAIN, INK, PAPER, PAPER_LIGHT, SLATE, STEEL, WOOD, Ink, mix

SURFACE: Final = 212
_AROUND: Final = 6
_TIMBER: Final = 10
_ROPES: Final = (-4, 4)
_ROPE: Final[Ink] = mix(STEEL, CREAM, 0.5)


class Size(msgspec.Struct, frozen=True):
    """Width of the mine, height of one of its levels, width of the shaft."""

    w: float
    level: float
    shaft: float = 172

    @property
    def side(self) -> float:
        """Width of the rock on one side of the shaft."""
        return (self.w - self.shaft) / 2

    @property
    def h(self) -> float:
        """Height of the whole."""
        return SURFACE + 4 * self.level


def mine_page(scene: Scene, x: float, y: float, size: Size, words: tuple[str, str]) -> None:
    """Put down the mountain with the headings of workers and storage."""
    left, w = x - _AROUND, size.w + 2 * _AROUND
    scene.put((left, y - _AROUND, w, SURFACE + _AROUND), SLATE, _surface, size)
    for level in range(len(COALS)):
        last = level == len(COALS) - 1
        top = y + SURFACE + level * size.level
        scene.put((left, top, w, size.level + (12 if last else 0)), SLATE, _level, size, level)
    room = size.side - 36
    scene.put((x + 18, y + 10, room, 44), PAPER, heading, 0, 22, words[0], room)
    scene.put((x + size.side + size.shaft + 18, y + 10, room, 44), PAPER, heading, 0, 22, words[1], room)


def _surface(canvas: Canvas, size: Size) -> None:
    """Paper sky with the headframe over the shaft."""
    x, y = _AROUND, _AROUND
    canvas.shadow(x, y, size.w, SURFACE + 40, SLATE)
    canvas.rect(x, y, size.w, SURFACE + 10, fill=PAPER, outline=INK, width=3)
    canvas.rect(x + size.side, y + SURFACE - 6, size.shaft, 8, fill=SLATE)
    middle = x + size.w / 2
    for rope in _ROPES:
        canvas.line([(middle + rope, y + 30), (middle + rope, y + SURFACE + 4)], _ROPE, 2)
    headframe(Pen(canvas, middle - 98, y + 12, 196), STEEL, PAPER_LIGHT)


def _level(canvas: Canvas, size: Size, level: int) -> None:
    """One level: rock with its seam above and a grain of short strokes, and its part of the shaft."""
    x, last = _AROUND, level == len(COALS) - 1
    canvas.shadow(x, -60, size.w, size.level + (60 if last else 120), SLATE)
    canvas.rect(x, 0, size.w, size.level, fill=EARTH[level])
    _grain(canvas, x, size, level)
    canvas.rect(x, 0, size.w, 12, fill=COAL_LOOKS[COALS[level]].ground)
    canvas.rect(x, 0, size.w, 2, fill=INK)
    canvas.rect(x, 10, size.w, 2, fill=INK)
    _shaft(canvas, x + size.side, size, level)
    for edge in (x, x + size.w - 3):
        canvas.rect(edge, 0, 3, size.level, fill=INK)
    if last:
        canvas.rect(x, size.level - 3, size.w, 3, fill=INK)


def _grain(canvas: Canvas, x: float, size: Size, level: int) -> None:
    """Strokes at fixed odd places: they look grown, and are the same on every machine."""
    for line in range(6):
        y = 30 + line * (size.level - 38) / 5.4
        for stroke in range(9):
            start = x + 8 + (stroke * 131 + line * 67 + level * 41) % int(size.w - 80)
            length = 24 + (stroke * 29 + line * 17) % 38
            bend = ((stroke + line) % 3 - 1) * 2.5
            canvas.line([(start, y), (start + length, y + bend)], EARTH_GRAIN[level], 2)


def _shaft(canvas: Canvas, x: float, size: Size, level: int) -> None:
    """The shaft between its timbers, with ropes and the level's digit."""
    last = level == len(COALS) - 1
    canvas.rect(x, 0, size.shaft, size.level, fill=SLATE)
    for left in (x, x + size.shaft - _TIMBER):
        canvas.rect(left, -4, _TIMBER, size.level + (4 if last else 8), fill=WOOD, outline=INK, width=2)
        for step in range(1, int(size.level / 30) + 1):
            canvas.rect(left + 2, step * 30 - 16, _TIMBER - 4, 1.5, fill=INK)
    middle = x + size.shaft / 2
    for rope in _ROPES:
        canvas.line([(middle + rope, -4), (middle + rope, size.level - (40 if last else -4))], _ROPE, 2)
    look = COAL_LOOKS[COALS[level]]
    canvas.disc(middle, size.level / 2, 38, fill=look.ground, outline=CREAM, width=3)
    canvas.text(middle, size.level / 2 + 1, look.digit, face="number", size=52, ink=look.on, align="centre")
