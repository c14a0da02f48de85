"""Arrows from coal storages to the sale spaces printed on them, along the banks of the river.

A plain one runs along the right-hand bank, one that takes a pilot, dashed, along the left-hand one.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

import msgspec

from renderer.canvas import Canvas, Point
from renderer.ruhrschifffahrt.course import Course, Spot
from renderer.theme import BRASS_SHADE, INK, PAPER_LIGHT

_LEVEL: Final = 47
"""How far from the middle of the river the innermost arrow runs."""
_STEP: Final = 9
_LEVELS: Final = 3
_LEAVES: Final = 34
"""From the middle of a storage to where its arrow begins."""
_LANDS: Final = 40
"""From the middle of a sale space to the tip of an arrow."""
_HEAD: Final = 12
DASH: Final = (10, 6)
"""Length of a dash of an arrow that takes a pilot, and of the gap after it."""


class Arrow(msgspec.Struct, frozen=True):
    """The part of an arrow that lies on a course, in pixels of the picture.

    `start` is the storage, `end` the sale space, where the course has it; beyond it the arrow leaves the sheet.
    """

    start: Spot
    end: Spot | None
    level: int
    line: tuple[Point, ...]

    @property
    def helm(self) -> bool:
        """Whether it takes a pilot."""
        return self.start.space.helm


@lru_cache(maxsize=32)
def arrows_of(course: Course) -> tuple[Arrow, ...]:
    """The arrows of all storages, those of pilots last; of one bank those that overlap side by side."""
    spots = course.spots()
    found: list[Arrow] = []
    taken: list[tuple[bool, float, float, int]] = []
    for spot in sorted(course.stations, key=lambda spot: spot.space.helm):
        if spot.space.arrow is None:
            continue
        end = spots.get(spot.space.arrow)
        last = end.along if end else course.lengths[-1]
        helm = spot.space.helm
        used = {level for bank, a, b, level in taken if bank == helm and a < last and spot.along < b}
        level = next((level for level in range(_LEVELS) if level not in used), _LEVELS - 1)
        taken.append((helm, spot.along, last, level))
        found.append(Arrow(spot, end, level, tuple(_line(course, spot, end, level))))
    return tuple(found)


def _line(course: Course, start: Spot, end: Spot | None, level: int) -> list[Point]:
    """From the storage to its bank, along this, and back to the sale space."""
    side = -1 if start.space.helm else 1
    aside = side * (_LEVEL + level * _STEP)
    # A pilot's arrow begins beside the helm where this lies on its bank.
    begin = start.along + (42 if start.space.helm and not start.left else 12)
    leaves = course.bank(begin, begin + 1, side * (_LEAVES if begin - start.along < 20 else 40))[0]
    if end is None:
        return [leaves, *course.bank(begin + 10, course.lengths[-1] - 1, aside)]
    lands = end.along - 5
    tip = course.bank(lands, lands + 1, side * _LANDS)[0]
    return [leaves, *course.bank(begin + 10, max(begin + 11, lands - 16), aside), tip]


def draw(canvas: Canvas, course: Course, arrow: Arrow) -> None:
    """The arrow on a canvas of the sheet's size."""
    x0, y0 = course.box[0], course.box[1]
    points = [(x - x0, y - y0) for x, y in arrow.line]
    ink = INK if arrow.helm else BRASS_SHADE
    canvas.line(points, PAPER_LIGHT, 8)
    if arrow.end is not None:
        _head(canvas, points, PAPER_LIGHT, _HEAD + 3.5)
    shaft = points if arrow.end is None else [*points[:-1], _towards(points[-1], points[-2], 6)]
    if arrow.helm:
        for dash in dashes(shaft):
            canvas.line(dash, ink, 4)
    else:
        canvas.line(shaft, ink, 4)
    if arrow.end is not None:
        _head(canvas, points, ink, _HEAD)


def dashes(points: Sequence[Point]) -> list[list[Point]]:
    """Pieces of a line, each as long as a dash, that go round its corners."""
    found: list[list[Point]] = []
    piece: list[Point] = [points[0]]
    left, drawn = float(DASH[0]), True
    for one, two in pairwise(points):
        here, rest = one, math.dist(one, two)
        while rest > left:
            here = _towards(here, two, left)
            rest -= left
            if drawn:
                found.append([*piece, here])
            drawn, piece = not drawn, [here]
            left = float(DASH[0] if drawn else DASH[1])
        left -= rest
        piece.append(two)
    return [*found, piece] if drawn else found


def _towards(start: Point, end: Point, by: float) -> Point:
    """A point so far from a start on the way to an end."""
    far = math.dist(start, end)
    share = 0.0 if not far else by / far
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _head(canvas: Canvas, points: Sequence[Point], ink: str, size: float) -> None:
    """The tip, in the direction in which the arrow arrives."""
    (ax, ay), (x, y) = points[-2], points[-1]
    angle = math.atan2(y - ay, x - ax)
    ux, uy = math.cos(angle), math.sin(angle)
    tip = (x + ux * 3, y + uy * 3)
    foot = (x - ux * size * 1.15, y - uy * size * 1.15)
    feet = [
        (foot[0] - uy * size * 0.8, foot[1] + ux * size * 0.8),
        (foot[0] + uy * size * 0.8, foot[1] - ux * size * 0.8),
    ]
    canvas.polygon([tip, *feet], fill=ink, outline=None)
