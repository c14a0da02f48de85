"""The relief of the map: a height field that falls to the river, drawn as hachures down its slopes.

Hachures stand on contours and point downhill; the steeper the slope, the shorter and thicker they are. They mean
nothing in the rules.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from renderer.canvas import Point
from renderer.kohle_kolonie.outline import Polygon

_CELL: Final = 12
"""Side of a cell of the height field, in pixels of the map."""
_STEP: Final = 7.4
"""Between two hachures of one contour."""
_CONTOUR: Final = 14
"""Height between two contours."""
_FLAT: Final = 0.24
"""Land that falls less than this bears no hachures."""
_FLOOR: Final = 42
"""Half the width of the valley's floor, which bears none either."""
_DIAGONAL: Final = math.sqrt(2)
Field: TypeAlias = list[list[float]]


def hachures(river: Sequence[Point], wide: float, high: float) -> tuple[Polygon, ...]:
    """The strokes on a map of this size: wedges, thick at their upper end."""
    columns, rows = math.ceil(wide / _CELL) + 1, math.ceil(high / _CELL) + 1
    far = _distances(river, columns, rows)
    heights = [[_height(x * _CELL, y * _CELL, far[y][x]) for x in range(columns)] for y in range(rows)]
    return tuple(
        stroke
        for line in _contours(heights)
        for stroke in _along(line, heights, far)
        if all(0 <= x <= wide and 0 <= y <= high for x, y in stroke)
    )


def _distances(river: Sequence[Point], columns: int, rows: int) -> Field:
    """How far every corner of the field lies from the river, in pixels."""
    far = [[math.inf] * columns for _ in range(rows)]
    for x, y in river:
        column, row = round(x / _CELL), round(y / _CELL)
        if 0 <= column < columns and 0 <= row < rows:
            far[row][column] = 0.0
    before, after = ((-1, -1), (0, -1), (1, -1), (-1, 0)), ((1, 1), (0, 1), (-1, 1), (1, 0))
    _sweep(far, before, range(rows), range(columns))
    _sweep(far, after, range(rows - 1, -1, -1), range(columns - 1, -1, -1))
    return far


def _sweep(far: Field, neighbours: Sequence[tuple[int, int]], rows: range, columns: range) -> None:
    """Carry distances on from the neighbours that were swept before."""
    steps = [(dx, dy, _CELL * (_DIAGONAL if dx and dy else 1)) for dx, dy in neighbours]
    low, deep = len(far), len(far[0])
    for y in rows:
        here = far[y]
        for x in columns:
            for dx, dy, step in steps:
                if 0 <= x + dx < deep and 0 <= y + dy < low and far[y + dy][x + dx] + step < here[x]:
                    here[x] = far[y + dy][x + dx] + step


def _height(x: float, y: float, far: float) -> float:
    """Hills that rise from the river on both sides."""
    hills = (
        26 * math.sin(x / 118 + 0.9) * math.cos(y / 96 - 0.5)
        + 15 * math.sin((x + 1.3 * y) / 83 + 2.1)
        + 8 * math.cos((1.7 * x - y) / 57)
    )
    return 92 * (1 - math.exp(-far / 150)) + hills * (1 - math.exp(-far / 95))


def _contours(heights: Field) -> Iterator[list[Point]]:
    """Lines of equal height, each from end to end."""
    crossings: dict[int, list[tuple[Point, Point]]] = {}
    for y, (upper, lower) in enumerate(pairwise(heights)):
        for x, corners in enumerate(zip(upper, upper[1:], lower[1:], lower, strict=False)):
            level = math.ceil(min(corners) / _CONTOUR)
            while level * _CONTOUR < max(corners):
                crossings.setdefault(level, []).extend(_crossing(x, y, corners, level * _CONTOUR))
                level += 1
    for level in sorted(crossings):
        yield from _joined(crossings[level])


def _crossing(x: int, y: int, corners: Sequence[float], level: float) -> Iterator[tuple[Point, Point]]:
    """Where a contour runs through a cell."""
    spots = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    ends: list[Point] = []
    for index in range(4):
        one, two = corners[index], corners[(index + 1) % 4]
        if (one < level) != (two < level):
            (ax, ay), (bx, by) = spots[index], spots[(index + 1) % 4]
            share = (level - one) / (two - one)
            ends.append((round((ax + (bx - ax) * share) * _CELL, 2), round((ay + (by - ay) * share) * _CELL, 2)))
    yield from zip(ends[::2], ends[1::2], strict=True)


def _joined(pieces: Sequence[tuple[Point, Point]]) -> Iterator[list[Point]]:
    """Pieces that meet, as one line."""
    at: dict[Point, list[int]] = {}
    for index, ends in enumerate(pieces):
        for end in ends:
            at.setdefault(end, []).append(index)
    left = set(range(len(pieces)))
    for first in range(len(pieces)):
        if first not in left:
            continue
        left.discard(first)
        line = list(pieces[first])
        for _ in range(2):
            _lengthen(line, pieces, at, left)
            line.reverse()
        yield line


def _lengthen(
    line: list[Point], pieces: Sequence[tuple[Point, Point]], at: dict[Point, list[int]], left: set[int]
) -> None:
    while True:
        after = next((index for index in at[line[-1]] if index in left), None)
        if after is None:
            return
        left.discard(after)
        one, two = pieces[after]
        line.append(two if one == line[-1] else one)


def _along(line: Sequence[Point], heights: Field, far: Field) -> Iterator[Polygon]:
    """The hachures of one contour."""
    run = _STEP / 2
    for start, end in pairwise(line):
        length = math.dist(start, end)
        while run < length:
            x = start[0] + (end[0] - start[0]) * run / length
            y = start[1] + (end[1] - start[1]) * run / length
            stroke = _stroke(x, y, heights, far)
            if stroke:
                yield stroke
            run += _STEP
        run -= length


def _stroke(x: float, y: float, heights: Field, far: Field) -> Polygon | None:
    """A wedge downhill from a point, None where the land is flat."""
    column = min(max(int(x / _CELL), 0), len(heights[0]) - 2)
    row = min(max(int(y / _CELL), 0), len(heights) - 2)
    upper, lower = heights[row], heights[row + 1]
    right = (upper[column + 1] + lower[column + 1] - upper[column] - lower[column]) / (2 * _CELL)
    down = (lower[column] + lower[column + 1] - upper[column] - upper[column + 1]) / (2 * _CELL)
    fall = math.hypot(right, down)
    if fall < _FLAT or far[row][column] < _FLOOR:
        return None
    dx, dy = -right / fall, -down / fall
    long = min(20.0, max(10.0, 7.4 / fall))
    half = min(4.0, max(1.5, 5.5 * fall)) / 2
    return (
        (round(x + dy * half, 1), round(y - dx * half, 1)),
        (round(x + dx * long, 1), round(y + dy * long, 1)),
        (round(x - dy * half, 1), round(y + dx * half, 1)),
    )
