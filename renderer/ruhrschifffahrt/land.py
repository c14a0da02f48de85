"""The land along the river: it belongs to the nearest space; where reaches do not meet, a ridge parts them."""

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

import msgspec

from renderer.canvas import Canvas, Point
from renderer.ruhrschifffahrt.course import Course, Spot
from renderer.ruhrschifffahrt.looks import DOMINIONS, HATCHED, wash
from renderer.scene import Box
from renderer.theme import INK, Ink, mix

_Corner: TypeAlias = tuple[float, float, int]
"""A corner of a cell, and the space on the other side of the edge that begins there, -1 for the sheet's end."""
_BEYOND: Final = 16
"""How far cells reach over the edge of the sheet, so that a wavy end does not show."""
_STEP: Final = 11
_HACHURE: Final[Ink] = "#3A2E20"
_SHARE: Final = 0.27
_APART: Final = 6
"""Between two strokes of a ridge."""
_VALLEY: Final = 66
"""So near to a space no stroke begins."""


def hill(dominion: str) -> Ink:
    """The strokes that show a slope, on a dominion's land."""
    return mix(wash(dominion), _HACHURE, _SHARE)


def rim(dominion: str) -> Ink:
    """The band along the border of a dominion."""
    return mix(wash(dominion), DOMINIONS[dominion], 0.75)


class Edge(msgspec.Struct, frozen=True):
    """Where the lands of two spaces meet: their places downstream, and the line from one end to the other."""

    one: int
    other: int
    line: tuple[Point, ...]


class Land(msgspec.Struct, frozen=True):
    """All land of a course: an outline for each space, downstream, and the edges between them."""

    outlines: tuple[tuple[Point, ...], ...]
    edges: tuple[Edge, ...]


@lru_cache(maxsize=32)
def land_of(course: Course) -> Land:
    """The land, every part of it with the space that is nearest."""
    outlines: list[tuple[Point, ...]] = []
    edges: list[Edge] = []
    for index, spot in enumerate(course.stations):
        cell = _cell(course.box, course.stations, index, spot)
        outline: list[Point] = []
        for (ax, ay, other), (bx, by, _) in zip(cell, [*cell[1:], cell[0]], strict=True):
            line = _wavy((ax, ay), (bx, by))
            outline += line[:-1]
            if other > index:
                edges.append(Edge(index, other, tuple(line)))
        outlines.append(tuple(outline))
    return Land(tuple(outlines), tuple(edges))


def _cell(box: Box, stations: tuple[Spot, ...], index: int, spot: Spot) -> list[_Corner]:
    """The part of the sheet that is nearer to a space than to any other."""
    left, top = box[0] - _BEYOND, box[1] - _BEYOND
    right, bottom = box[0] + box[2] + _BEYOND, box[1] + box[3] + _BEYOND
    cell: list[_Corner] = [(left, top, -1), (right, top, -1), (right, bottom, -1), (left, bottom, -1)]
    others = sorted(
        (math.dist((spot.x, spot.y), (other.x, other.y)), at) for at, other in enumerate(stations) if at != index
    )
    for far, at in others:
        if far / 2 > max(math.dist((spot.x, spot.y), corner[:2]) for corner in cell):
            break
        cell = _nearer(cell, spot, stations[at], at)
    return cell


def _nearer(cell: list[_Corner], spot: Spot, other: Spot, at: int) -> list[_Corner]:
    """What of a cell is nearer to a space than to another one."""
    a, b = other.x - spot.x, other.y - spot.y
    c = (other.x**2 - spot.x**2 + other.y**2 - spot.y**2) / 2
    found: list[_Corner] = []
    for one, two in zip(cell, [*cell[1:], cell[0]], strict=True):
        from_here, from_there = a * one[0] + b * one[1] - c, a * two[0] + b * two[1] - c
        if from_here <= 0:
            found.append(one)
        if (from_here <= 0) != (from_there <= 0):
            share = from_here / (from_here - from_there)
            x, y = one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share
            found.append((x, y, at if from_here <= 0 else one[2]))
    return found


def _wavy(start: Point, end: Point) -> list[Point]:
    """A line that is bent the same way from whichever side it is drawn."""
    steps = max(1, round(math.dist(start, end) / _STEP))
    points = (
        (start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps)
        for step in range(steps + 1)
    )
    return [_shifted(x, y) for x, y in points]


def _shifted(x: float, y: float) -> Point:
    """A point of the land, moved as a surveyor's hand moves."""
    dx = 3.5 * math.sin(y / 17 + x / 61) + 2.5 * math.sin(y / 7.3 + 1.7)
    dy = 4.0 * math.sin(x / 29 + 0.6) + 2.6 * math.sin(x / 11.3 + y / 53 + 2.1)
    return x + dx, y + dy


def draw(canvas: Canvas, course: Course, *, relief: bool) -> None:
    """Washed land with its hachures and borders, on a canvas of the sheet's size."""
    land = land_of(course)
    x0, y0 = course.box[0], course.box[1]
    owners = [spot.space.dominion for spot in course.stations]
    for owner, outline in zip(owners, land.outlines, strict=True):
        points = [(x - x0, y - y0) for x, y in outline]
        canvas.polygon(points, fill=wash(owner))
        if owner in HATCHED:
            _hatch(canvas, points, mix(wash(owner), DOMINIONS[owner], 0.3))
    if relief:
        for x, upper, lower, ink in _strokes(course, land):
            left, top, foot = x - x0, round(upper - y0), round(lower - y0)
            canvas.polygon(
                [(left - 1.5, top), (left + 1.5, top), (left + 0.5, foot), (left - 0.5, foot)], fill=ink
            )
    for edge in land.edges:
        one, other = owners[edge.one], owners[edge.other]
        if one != other:
            _border(canvas, course, edge, one, other)


def _hatch(canvas: Canvas, points: list[Point], ink: Ink) -> None:
    """Slanting lines over a land, so that it is told from its neighbour without its colour."""
    low, high = min(y - x for x, y in points), max(y - x for x, y in points)
    for run in range(int(low // 14), int(high // 14) + 1):
        cuts = sorted(_crossings(points, run * 14))
        for start, end in zip(cuts[::2], cuts[1::2], strict=False):
            canvas.line([(start, start + run * 14), (end, end + run * 14)], ink, 1.6)


def _crossings(points: list[Point], shift: float) -> Iterator[float]:
    """Where a slanting line enters and leaves a polygon."""
    for (ax, ay), (bx, by) in pairwise([*points, points[0]]):
        a, b = ay - ax - shift, by - bx - shift
        if (a <= 0) != (b <= 0):
            yield ax + (bx - ax) * a / (a - b)


def _strokes(course: Course, land: Land) -> Iterator[tuple[float, float, float, Ink]]:
    """Strokes downhill on both sides of every ridge: where they are, upper and lower end, ink.

    They stand the same way apart and straight, so that they take little room in a packed picture.
    """
    spots = course.stations
    for edge in land.edges:
        if edge.other - edge.one == 1:
            continue
        for (ax, ay), (bx, by) in pairwise(edge.line):
            first, last = sorted((ax, bx))
            for at in range(math.ceil(first / _APART), math.ceil(last / _APART)):
                x = at * _APART
                y = ay + (by - ay) * (x - ax) / (bx - ax)
                for number in (edge.one, edge.other):
                    stroke = _downhill(x, y, spots[number])
                    if stroke:
                        yield x, *stroke, hill(spots[number].space.dominion)


def _downhill(x: float, y: float, spot: Spot) -> tuple[float, float] | None:
    """A stroke from a ridge towards the water below it, none where the valley is too narrow."""
    room = abs(spot.y - y) - _VALLEY
    if room < 14 or math.dist((x, y), (spot.x, spot.y)) > 170:
        return None
    way = 1 if spot.y > y else -1
    begin = 5 + 2.5 * (math.sin(x * 1.7) + math.sin(x * 0.61 + y)) / 2
    return y + way * begin, y + way * (begin + min(room, 15 + 5 * math.sin(x * 0.93)))


def _border(canvas: Canvas, course: Course, edge: Edge, one: str, other: str) -> None:
    """A border: a band of its colour along each land, between them dashes and dots."""
    x0, y0 = course.box[0], course.box[1]
    line = [(x - x0, y - y0) for x, y in edge.line]
    spot = course.stations[edge.one]
    for owner, at in ((one, 1), (other, -1)):
        canvas.line(_aside(line, (spot.x - x0, spot.y - y0), at * 3.4), rim(owner), 5)
    canvas.dashes(_even(line), mix(INK, DOMINIONS[one], 0.15), 2.2, dash=9, gap=5)


def _aside(line: list[Point], towards: Point, by: float) -> list[Point]:
    """A line moved to the side on which a point lies."""
    (ax, ay), (bx, by_) = line[0], line[-1]
    long = math.dist(line[0], line[-1]) or 1
    nx, ny = -(by_ - ay) / long, (bx - ax) / long
    side = 1 if (towards[0] - ax) * nx + (towards[1] - ay) * ny > 0 else -1
    return [(x + nx * side * by, y + ny * side * by) for x, y in line]


def _even(line: list[Point]) -> list[Point]:
    """Every second point, so that dashes have room on the pieces of the line."""
    return [*line[:-1:2], line[-1]]
