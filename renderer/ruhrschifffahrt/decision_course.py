"""The course of the river in brief: as on the board, squeezed to what a decision is about."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from games.ruhrschifffahrt import boards
from renderer.canvas import Point
from renderer.ruhrschifffahrt import course as courses
from renderer.ruhrschifffahrt.course import Course, Spot
from renderer.scene import Box

REACHES: Final = 3
_WHOLE: Final = 1572
"""Width of the sheet on which the whole course is laid out before it is brought to a picture's size."""
_EDGE: Final = 114
"""From the middle of the first and of the last reach shown to the edge of what is shown, on the whole sheet."""
_APART: Final = 96
"""From space to space on a sheet where spaces have their full size."""
_LEAST: Final = 0.6
_MOST: Final = 0.9


def reaches_of(board: str, places: Sequence[str]) -> tuple[int, int]:
    """The first and the last reach that any of the places lies in; all of them where none does.

    The board is named by its fingerprint.
    """
    rows = [_row(spot) for spot in _whole(board).stations if spot.space.id in places]
    return (min(rows), max(rows)) if rows else (0, REACHES - 1)


def brief_of(board: str, reaches: tuple[int, int], box: Box) -> Course:
    """The course brought to a box in which these reaches are to be seen; the rest of it lies outside."""
    return _brief(board, reaches, box)


def _whole(board: str) -> Course:
    known = boards.known[board]
    return courses.course_of(known, known.river, (0, 0), _WHOLE, REACHES)


def _row(spot: Spot) -> int:
    return sum(spot.y > courses.ABOVE + (row + 0.5) * courses.REACH for row in range(REACHES - 1))


@lru_cache(maxsize=32)
def _brief(board: str, reaches: tuple[int, int], box: Box) -> Course:
    whole = _whole(board)
    x, y, w, h = box
    first, last = (courses.ABOVE + row * courses.REACH for row in reaches)
    top, high = first - _EDGE, last - first + 2 * _EDGE
    across, down = w / _WHOLE, h / high

    def moved(point: Point) -> Point:
        return x + point[0] * across, y + (point[1] - top) * down

    line = tuple(moved(point) for point in whole.line)
    lengths = [0.0]
    for one, two in pairwise(line):
        lengths.append(lengths[-1] + math.dist(one, two))
    found: list[Spot] = []
    for spot in whole.stations:
        at = moved((spot.x, spot.y))
        index = min(range(len(line)), key=lambda i: math.dist(line[i], at))
        heading = math.atan2(math.sin(spot.heading) * down, math.cos(spot.heading) * across)
        found.append(replace(spot, x=at[0], y=at[1], heading=heading, along=lengths[index]))
    basin = None
    if whole.basin is not None:
        left, upper = moved(whole.basin[:2])
        basin = (left, upper, whole.basin[2] * across, whole.basin[3] * down)
    return Course(box, line, tuple(lengths), tuple(found), basin)


def size_of(course: Course) -> float:
    """Of a space, in parts of its full size."""
    one, two = course.stations[0], course.stations[1]
    return min(_MOST, max(_LEAST, math.dist((one.x, one.y), (two.x, two.y)) / _APART))


def within(course: Course, by: float) -> list[Spot]:
    """The spots that lie in the box, so far from its upper and lower edge."""
    x, y, w, h = course.box
    return [spot for spot in course.stations if x <= spot.x <= x + w and y + by <= spot.y <= y + h - by]


def bank(line: Sequence[Point], aside: float) -> list[Point]:
    """A line so far to the side of another."""
    found: list[Point] = []
    for index, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, index - 1)], line[min(len(line) - 1, index + 1)]
        long = math.hypot(bx - ax, by - ay) or 1
        found.append((x - (by - ay) / long * aside, y + (bx - ax) / long * aside))
    return found
