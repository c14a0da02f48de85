"""Arrows from starts to where their coal is sold, and the water that shines where a barge can go."""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from renderer.canvas import Canvas, Point
from renderer.ruhrschifffahrt.course import Course, Spot
from renderer.ruhrschifffahrt.decision_course import bank
from renderer.ruhrschifffahrt.decision_signs import CHOICE, GLOW, GOAL
from renderer.scene import Scene
from renderer.theme import INK, LAMP, Ink, mix

BENT: Final = 0.7
"""From this sine of its heading on the river flows across the picture."""
_ARROW: Final = 42
"""How far from the middle of the river an arrow runs."""
_LEVEL: Final = 10
_HEAD: Final = 17


class Way(msgspec.Struct, frozen=True):
    """From where to where an arrow leads."""

    start: str
    end: str


def levels(course: Course, ways: Sequence[Way]) -> list[tuple[Way, int]]:
    """Each arrow with how far out it runs, so that no two cross."""
    spots = course.spots()
    taken: list[tuple[float, float, int]] = []
    found: list[tuple[Way, int]] = []
    for way in sorted(ways, key=lambda way: spots[way.end].along - spots[way.start].along):
        start, end = spots[way.start].along, spots[way.end].along
        used = {level for a, b, level in taken if a < end and start < b}
        level = next(level for level in range(len(ways) + 1) if level not in used)
        taken.append((start, end, level))
        found.append((way, level))
    return found


def put_arrow(scene: Scene, course: Course, way: Way, level: int) -> None:
    """A lit arrow along the bank, from over the one space to over the other."""
    spots = course.spots()
    start, end = spots[way.start], spots[way.end]
    points = _curve(course, start, end, level)
    left, top = min(x for x, _ in points) - _HEAD, min(y for _, y in points) - _HEAD
    right, bottom = max(x for x, _ in points) + _HEAD, max(y for _, y in points) + _HEAD
    left, top = math.floor(max(left, course.box[0])), math.floor(max(top, course.box[1]))
    line = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)
    scene.put((left, top, math.ceil(right - left), math.ceil(bottom - top)), None, _arrow, line)


def _arrow(canvas: Canvas, line: tuple[Point, ...]) -> None:
    tip, body = line[-1], line[:-1]
    for ink, wide, head in ((INK, 9.0, _HEAD + 3.5), (LAMP, 5.0, _HEAD)):
        canvas.line(body, ink, wide)
        _head(canvas, body[-1], tip, ink, head)


def _curve(course: Course, start: Spot, end: Spot, level: int) -> list[Point]:
    """The middle of an arrow: along the upper bank, in a bend across the land within it."""
    if start.left != end.left or any(abs(math.sin(spot.heading)) > BENT for spot in (start, end)):
        return _across(course, start, end)
    return _along(course, start.along, end.along, 1 if start.left else -1, level)


def _across(course: Course, start: Spot, end: Spot) -> list[Point]:
    """Within a bend: bent away from its outer bank, from the rim of the one sign to that of the other."""
    inner = 1 if start.x + end.x < 2 * course.box[0] + course.box[2] else -1
    x, y = (start.x + end.x) / 2 + inner * _ARROW * 1.4, (start.y + end.y) / 2
    first, last = _towards((start.x, start.y), (x, y), CHOICE + GLOW), _towards((end.x, end.y), (x, y), GOAL + 12)
    found: list[Point] = []
    for step in range(13):
        share = step / 12
        a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
        found.append((a * first[0] + b * x + c * last[0], a * first[1] + b * y + c * last[1]))
    return found


def _towards(start: Point, end: Point, far: float) -> Point:
    long = math.dist(start, end) or 1
    return start[0] + (end[0] - start[0]) * far / long, start[1] + (end[1] - start[1]) * far / long


def _along(course: Course, start: float, end: float, side: int, level: int) -> list[Point]:
    """Out from the one space, along the bank, in to the other."""
    out = _ARROW + level * _LEVEL
    long = end - start
    begin, stop = start + min(10, long / 6), end - min(14, long / 5)
    steps = max(12, round((stop - begin) / 7))
    found: list[Point] = []
    for step in range(steps + 1):
        share = step / steps
        run = begin + (stop - begin) * share
        near = min(run - begin, stop - run)
        ease = min(1.0, near / min(26.0, long / 2.6))
        rise = math.sin(ease * math.pi / 2)
        low = CHOICE + GLOW if share < 0.5 else GOAL + GLOW + 4
        aside = (low + (out - low) * rise) * side
        found.append(course.bank(run, run + 0.01, aside)[0])
    return found


def _head(canvas: Canvas, foot: Point, tip: Point, ink: Ink, size: float) -> None:
    angle = math.atan2(tip[1] - foot[1], tip[0] - foot[0])
    end = (tip[0] + math.cos(angle) * size * 0.35, tip[1] + math.sin(angle) * size * 0.35)
    wings = [
        (end[0] - size * math.cos(angle + turn), end[1] - size * math.sin(angle + turn)) for turn in (0.55, -0.55)
    ]
    canvas.polygon([end, *wings], fill=ink)


def put_lit(scene: Scene, course: Course, lit: Way) -> None:
    """The water between two spaces, lit by the lamp."""
    spots = course.spots()
    _, y0, _, h = course.box
    points = course.bank(spots[lit.start].along, spots[lit.end].along, 0)
    left, right = min(x for x, _ in points) - 16, max(x for x, _ in points) + 16
    top, bottom = max(y0, min(y for _, y in points) - 16), min(y0 + h, max(y for _, y in points) + 16)
    left, top = math.floor(left), math.floor(top)
    line = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)
    scene.put((left, top, math.ceil(right - left), math.ceil(bottom - top)), None, _lit, line)


def _lit(canvas: Canvas, line: tuple[Point, ...]) -> None:
    shape = [*bank(line, 13), *bank(line, -13)[::-1]]
    canvas.polygon(shape, fill=LAMP, outline=mix(LAMP, INK, 0.55), width=2)
