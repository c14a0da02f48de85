"""What of the river's sheet is taken: how much it costs to write over each part of it, and whose land it is."""

import math
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from PIL import Image, ImageDraw

from renderer.canvas import Point
from renderer.ruhrschifffahrt.arrows import arrows_of
from renderer.ruhrschifffahrt.badges import badges_of, shoulder_of
from renderer.ruhrschifffahrt.course import HALF, REACHED, Course
from renderer.ruhrschifffahrt.land import land_of
from renderer.ruhrschifffahrt.looks import DOMINIONS
from renderer.scene import Box

_CELL: Final = 4
"""Pixels in a row and column of the map of what is taken."""


class Taken:
    """A small map of the sheet: how much it costs to write over each cell, and whose land it is."""

    def __init__(self, course: Course) -> None:
        self._x, self._y, w, h = course.box
        self.wide, self.high = int(w // _CELL), int(h // _CELL)
        self._image = Image.new("L", (self.wide, self.high))
        self._draw = ImageDraw.Draw(self._image)
        self._fill(course)
        self._sums = _sums(self._image)
        lands = Image.new("L", (self.wide, self.high))
        pen = ImageDraw.Draw(lands)
        self.owners = list(DOMINIONS)
        for spot, outline in zip(course.stations, land_of(course).outlines, strict=True):
            pen.polygon([self._at(point) for point in outline], self.owners.index(spot.space.dominion) + 1)
        self._lands = lands.tobytes()

    def _at(self, point: Point) -> Point:
        return (point[0] - self._x) / _CELL, (point[1] - self._y) / _CELL

    def _rect(self, box: Box, cost: int) -> None:
        left, top = self._at((box[0], box[1]))
        right, bottom = self._at((box[0] + box[2], box[1] + box[3]))
        corners = (math.floor(left), math.floor(top), math.ceil(right) - 1, math.ceil(bottom) - 1)
        self._draw.rectangle(corners, cost)

    def _line(self, points: Sequence[Point], cost: int, wide: float) -> None:
        self._draw.line([self._at(point) for point in points], cost, max(1, round(wide / _CELL)))

    def _fill(self, course: Course) -> None:
        """The lightest first: water, borders, arrows, barges, what lies on the shoulders, spaces, numbers."""
        self._line(course.line, 32, 2 * HALF)
        owners = [spot.space.dominion for spot in course.stations]
        for edge in land_of(course).edges:
            if owners[edge.one] != owners[edge.other]:
                self._line(edge.line, 28, 10)
        for spot in course.stations:
            if spot.space.kind not in ("obstacle", "port"):
                self._rect((spot.x - 43, spot.y + 20, 86, 36), 80)
        for arrow in arrows_of(course):
            self._line(arrow.line, 100, 8)
            if arrow.end is not None:
                x, y = arrow.line[-1]
                self._rect((x - 9, y - 9, 18, 18), 100)
        for spot in course.stations:
            self._rect((spot.x - REACHED, spot.y - REACHED, 2 * REACHED, 2 * REACHED), 255)
            self._rect(shoulder_of(spot), 120)
        for badge in badges_of(course).values():
            self._rect(badge, 255)
        if course.basin is not None:
            self._rect(course.basin, 255)

    def take(self, box: Box) -> None:
        """Note that something is written there."""
        self._rect(box, 255)

    def count(self) -> None:
        """Count anew what was noted."""
        self._sums = _sums(self._image)

    def _cells(self, box: Box) -> tuple[int, int, int, int]:
        """First and last column and row of the cells under a box, the last ones not counted."""
        x, y = box[0] - self._x, box[1] - self._y
        right, bottom = -(-(x + box[2]) // _CELL), -(-(y + box[3]) // _CELL)
        return (
            max(0, int(x // _CELL)),
            max(0, int(y // _CELL)),
            min(self.wide, int(right)),
            min(self.high, int(bottom)),
        )

    def cost(self, box: Box) -> float:
        """What it costs to write in a box."""
        left, top, right, bottom = self._cells(box)
        above, below = self._sums[top], self._sums[bottom]
        return (below[right] - below[left] - above[right] + above[left]) / 255

    def abroad(self, box: Box, dominion: str) -> float:
        """Which share of a box lies in another land."""
        own = self.owners.index(dominion) + 1
        left, top, right, bottom = self._cells(box)
        at_home = sum(
            self._lands.count(own, row * self.wide + left, row * self.wide + right) for row in range(top, bottom)
        )
        return 1 - at_home / max(1, (right - left) * (bottom - top))

    def holds(self, box: Box, edge: float = 5) -> bool:
        """Whether a box lies wholly on the sheet."""
        x, y = box[0] - self._x, box[1] - self._y
        return (
            x >= edge
            and y >= edge
            and x + box[2] <= self.wide * _CELL - edge
            and y + box[3] <= self.high * _CELL - edge
        )


def _sums(image: Image.Image) -> list[list[int]]:
    """For each cell what all cells above and left of it cost together."""
    wide, data = image.width, image.tobytes()
    found = [[0] * (wide + 1)]
    for row in range(image.height):
        along = accumulate(data[row * wide : (row + 1) * wide], initial=0)
        found.append([above + here for above, here in zip(found[-1], along, strict=True)])
    return found
