"""What never moves of a mine: surface and headframe, rock in four levels, the shaft.

It is put down level by level, since one canvas for all of it would be the largest thing in memory.
"""

import math
from typing import Final

import msgspec

from games.coal_baron.facts import COALS
from renderer.canvas import Canvas
from renderer.pieces import heading
from renderer.scene import Scene
from renderer.theme import COALS as COAL_LOOKS
from renderer.theme import CREAM, EARTH, EARTH_GRAIN, INK, PAPER, PAPER_LIGHT, SLATE, STEEL, WOOD, Ink, mix

_AROUND: Final = 6
_TIMBER: Final = 10
_ROPES: Final = (-4, 4)
_ROPE: Final[Ink] = mix(STEEL, CREAM, 0.5)


class Size(msgspec.Struct, frozen=True):
    """Width of the mine, height of one of its levels, width of the shaft, height of what lies above ground."""

    w: float
    level: float
    shaft: float = 172
    surface: float = 212

    @property
    def side(self) -> float:
        """Width of the rock on one side of the shaft."""
        return (self.w - self.shaft) / 2

    @property
    def h(self) -> float:
        """Height of the whole."""
        return self.surface + 4 * self.level

    @property
    def scale(self) -> float:
        """How large things of the shaft are drawn: 1 where it is 132 wide."""
        return self.shaft / 132


def mine_page(scene: Scene, x: float, y: float, size: Size, words: tuple[str, str] | None = None) -> None:
    """Put down the mountain, with the headings of workers and storage where they are given."""
    left, w = x - _AROUND, size.w + 2 * _AROUND
    scene.put((left, y - _AROUND, w, size.surface + _AROUND), SLATE, _surface, size)
    for level in range(len(COALS)):
        last = level == len(COALS) - 1
        top = y + size.surface + level * size.level
        scene.put((left, top, w, size.level + (12 if last else 0)), SLATE, _level, size, level)
    if words is None:
        return
    room = size.side - 36
    scene.put((x + 18, y + 10, room, 44), PAPER, heading, 0, 22, words[0], room)
    scene.put((x + size.side + size.shaft + 18, y + 10, room, 44), PAPER, heading, 0, 22, words[1], room)


def _surface(canvas: Canvas, size: Size) -> None:
    """Paper sky with the headframe over the shaft."""
    x, y = _AROUND, _AROUND
    canvas.shadow(x, y, size.w, size.surface + 40, SLATE)
    canvas.rect(x, y, size.w, size.surface + 10, fill=PAPER, outline=INK, width=3)
    canvas.rect(x + size.side, y + size.surface - 6, size.shaft, 8, fill=SLATE)
    middle = x + size.w / 2
    for rope in _ROPES:
        canvas.line([(middle + rope, y + 30), (middle + rope, y + size.surface + 4)], _ROPE, 2)


def put_headframe(scene: Scene, x: float, y: float, size: Size) -> None:
    """The headframe over the shaft, in front of the cage, which hangs between its legs."""
    scale = size.scale
    w, h = 180 * scale, size.surface - 4
    scene.put((x + size.w / 2 - w / 2, y + 4, w, h), None, _headframe, scale)


def _headframe(canvas: Canvas, scale: float) -> None:
    """Legs on both sides of the shaft, and the sheave between their heads."""
    middle, foot = canvas.width / 2, canvas.height - 2
    wheel = 33 * scale
    for side in (-1, 1):
        leg = [(middle + side * 15 * scale, wheel + 8 * scale), (middle + side * 80 * scale, foot)]
        canvas.line(leg, INK, 10 * scale)
        canvas.line(leg, STEEL, 6 * scale)
    canvas.disc(middle, wheel + 2, wheel, fill=INK)
    canvas.disc(middle, wheel + 2, wheel - 6 * scale, fill=PAPER_LIGHT)
    for index in range(4):
        angle = math.pi * index / 4
        dx, dy = (wheel - 6 * scale) * math.cos(angle), (wheel - 6 * scale) * math.sin(angle)
        canvas.line([(middle - dx, wheel + 2 - dy), (middle + dx, wheel + 2 + dy)], INK, 1.8 * scale)


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
    canvas.disc(middle, size.level / 2, 38 * size.scale, fill=look.ground, outline=CREAM, width=3)
    canvas.text(
        middle, size.level / 2 + 1, look.digit, face="number", size=54 * size.scale, ink=look.on, align="centre"
    )
