"""Arrows from coal storages to the sale spaces printed on them, along the upper bank of the river."""

from typing import Final

import msgspec

from renderer.canvas import Canvas, Point
from renderer.ruhrschifffahrt.course import WATER, Course, Row, Spot
from renderer.theme import BRASS_SHADE, INK, PAPER_LIGHT

_LEVEL: Final = 49
"""How far above the middle of the river the lowest arrow runs."""
_STEP: Final = 9
_LEVELS: Final = 3
_ASIDE: Final = 13
"""How far upstream of a sale space's middle an arrow from a storage without a helm ends."""
_HEAD: Final = 9


class Arrow(msgspec.Struct, frozen=True):
    """The part of an arrow that runs in one row, in pixels of the picture.

    `start` is the storage, `end` the sale space, where they lie in this row; elsewhere the arrow comes from the
    row before or goes on in the next one.
    """

    start: Spot | None
    end: Spot | None
    helm: bool
    level: int


def arrows_of(course: Course) -> tuple[tuple[Arrow, ...], ...]:
    """The arrows by row."""
    spots = course.spots()
    found: list[list[Arrow]] = [[] for _ in course.rows]
    taken: list[list[tuple[float, float, int]]] = [[] for _ in course.rows]
    for id in sorted(course.downstream(), key=lambda id: spots[id].space.helm):
        spot = spots[id]
        if spot.space.arrow is None:
            continue
        end = spots.get(spot.space.arrow)
        last = end.row if end else len(course.rows) - 1
        for row in range(spot.row, last + 1):
            start_here, end_here = (spot if row == spot.row else None), (end if end and row == end.row else None)
            left, right = sorted(_reach(course.rows[row], start_here, end_here))
            level = _free(taken[row], left, right)
            taken[row].append((left, right, level))
            found[row].append(Arrow(start_here, end_here, spot.space.helm, level))
    return tuple(tuple(row) for row in found)


def _reach(row: Row, start: Spot | None, end: Spot | None) -> tuple[float, float]:
    return (start.x if start else row.upstream(), end.x if end else row.downstream())


def _free(taken: list[tuple[float, float, int]], left: float, right: float) -> int:
    """The lowest level at which nothing runs between the ends yet."""
    used = {level for a, b, level in taken if a < right and left < b}
    return next((level for level in range(_LEVELS) if level not in used), _LEVELS - 1)


def draw(canvas: Canvas, row: Row, arrow: Arrow) -> None:
    """The arrow on a canvas of the row's size."""
    ink = INK if arrow.helm else BRASS_SHADE
    points = _points(row, arrow)
    canvas.line(points, PAPER_LIGHT, 8)
    if arrow.end is not None:
        _head(canvas, points[-1], PAPER_LIGHT, _HEAD + 3)
    if arrow.helm:
        canvas.dashes(points, ink, 3.5, dash=9, gap=5)
    else:
        canvas.line(points, ink, 3.5)
    if arrow.end is not None:
        _head(canvas, points[-1], ink, _HEAD)


def _points(row: Row, arrow: Arrow) -> list[Point]:
    x0, y0 = row.box[0], row.box[1]
    way = -1 if row.left else 1
    level = WATER - _LEVEL - arrow.level * _STEP
    left = (arrow.start.x + way * 10 - x0) if arrow.start else row.upstream(4) - x0
    right = _landing(arrow, way) - x0 if arrow.end else row.downstream(4) - x0
    points: list[Point] = [(left, level), (right, level)]
    if arrow.start:
        points.insert(0, (left, arrow.start.y - y0 - 30))
    if arrow.end:
        points.append((right, arrow.end.y - y0 - 34))
    return points


def _landing(arrow: Arrow, way: int) -> float:
    assert arrow.end is not None
    return arrow.end.x - way * (0 if arrow.helm else _ASIDE)


def _head(canvas: Canvas, tip: Point, ink: str, size: float) -> None:
    x, y = tip
    canvas.polygon([(x, y + 3), (x - size, y - size), (x + size, y - size)], fill=ink, outline=None)
