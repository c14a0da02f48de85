"""Geometry of the map: outlines of regions, polygons drawn in, hatches cut to a polygon."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

from renderer.canvas import Point

Polygon: TypeAlias = tuple[Point, ...]
Edge: TypeAlias = tuple[Point, Point]
_SAME: float = 0.6
"""Points nearer than this are one."""


def edges_of(polygons: Iterable[Polygon], corners: Iterable[Point]) -> list[Edge]:
    """All sides in their direction, split where a corner of another polygon lies on them."""
    known = list(corners)
    found: list[Edge] = []
    for polygon in polygons:
        for start, end in pairwise((*polygon, polygon[0])):
            length = math.dist(start, end)
            between = sorted(
                (math.dist(start, corner), corner)
                for corner in known
                if _on(start, end, corner) and _SAME < math.dist(start, corner) < length - _SAME
            )
            found += pairwise((start, *(corner for _, corner in between), end))
    return found


def _on(start: Point, end: Point, corner: Point) -> bool:
    return abs(math.dist(start, corner) + math.dist(corner, end) - math.dist(start, end)) < 0.02


def rings(edges: Iterable[Edge]) -> list[Polygon]:
    """The outlines left when sides that two polygons share are taken away."""
    left = {(_key(start), _key(end)): (start, end) for start, end in edges}
    outer = {start: (end, edge[0]) for (start, end), edge in left.items() if (end, start) not in left}
    found: list[Polygon] = []
    while outer:
        here = next(iter(outer))
        ring: list[Point] = []
        while here in outer:
            here, point = outer.pop(here)
            ring.append(point)
        if len(ring) > 2:
            found.append(tuple(ring))
    return found


def _key(point: Point) -> tuple[int, int]:
    return round(point[0] / _SAME), round(point[1] / _SAME)


def clockwise(polygon: Polygon) -> Polygon:
    """The polygon's corners in the order in which it lies to the right of its sides."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*polygon, polygon[0])))
    return polygon if area > 0 else polygon[::-1]


def drawn_in(ring: Polygon, inset: float) -> Polygon:
    """The clockwise ring with each side moved inwards; corners are mitred."""
    moved: list[Point] = []
    for index, corner in enumerate(ring):
        before, after = ring[index - 1], ring[(index + 1) % len(ring)]
        a, b = _normal(before, corner), _normal(corner, after)
        lean = max(0.35, 1 + a[0] * b[0] + a[1] * b[1])
        moved.append((corner[0] + (a[0] + b[0]) * inset / lean, corner[1] + (a[1] + b[1]) * inset / lean))
    return tuple(moved)


def _normal(start: Point, end: Point) -> Point:
    length = math.dist(start, end) or 1.0
    return (start[1] - end[1]) / length, (end[0] - start[0]) / length


def inside(polygon: Sequence[Point], point: Point) -> bool:
    """Whether the point lies in the polygon."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in pairwise((*polygon, polygon[0])):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def hatches(polygon: Polygon, gap: float) -> list[Edge]:
    """Diagonal lines, so far apart, that fill the polygon."""
    found: list[Edge] = []
    sums = [x + y for x, y in polygon]
    step = math.ceil(min(sums) / gap)
    while step * gap < max(sums):
        level = step * gap
        cuts = sorted(
            _cut(start, end, level)
            for start, end in pairwise((*polygon, polygon[0]))
            if _crosses(start, end, level)
        )
        found += zip(cuts[::2], cuts[1::2], strict=False)
        step += 1
    return found


def _crosses(start: Point, end: Point, level: float) -> bool:
    return (sum(start) > level) != (sum(end) > level)


def _cut(start: Point, end: Point, level: float) -> Point:
    share = (level - sum(start)) / (sum(end) - sum(start))
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def bent(points: Sequence[Point], parts: int = 8) -> Polygon:
    """A curve through the points: `parts` pieces between each two (Catmull-Rom)."""
    found: list[Point] = []
    last = len(points) - 1
    for index in range(last):
        corners = [points[min(max(index + step, 0), last)] for step in (-1, 0, 1, 2)]
        found += [_on_curve(corners, part / parts) for part in range(parts)]
    return (*found, points[last])


def _on_curve(corners: Sequence[Point], t: float) -> Point:
    """A point of the curve between the second and the third of four points."""
    a, b, c, d = corners
    x, y = (
        0.5
        * (
            2 * b[axis]
            + (c[axis] - a[axis]) * t
            + (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t**2
            + (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t**3
        )
        for axis in (0, 1)
    )
    return round(x, 1), round(y, 1)


def beside(path: Sequence[Point], by: float) -> Polygon:
    """A line that runs so far to the right of another, left of it where `by` is negative."""
    moved: list[Point] = []
    for index, (x, y) in enumerate(path):
        nx, ny = _normal(path[max(index - 1, 0)], path[min(index + 1, len(path) - 1)])
        moved.append((x + nx * by, y + ny * by))
    return tuple(moved)


def near(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a straight piece."""
    length = math.dist(start, end) ** 2 or 1.0
    run = (point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])
    share = min(1.0, max(0.0, run / length))
    return math.dist(point, (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))


def middle(polygon: Sequence[Point]) -> Point:
    """The mean of the corners."""
    return sum(x for x, _ in polygon) / len(polygon), sum(y for _, y in polygon) / len(polygon)
