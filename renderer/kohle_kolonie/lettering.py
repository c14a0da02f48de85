"""Names that are written along lines of the map: the river's on its water, seams' in their lines."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from games.kohle_kolonie import boards
from renderer import fonts
from renderer.canvas import Point, along
from renderer.fonts import Face
from renderer.kohle_kolonie.labels import Labels, city_width, labels_of
from renderer.kohle_kolonie.outline import Edge, near
from renderer.kohle_kolonie.survey import HIGH, WIDE, Survey, survey_of
from renderer.scene import Box

RIVER_SIZE: Final = 32
SEAM_SIZE: Final = 30
SPACING: Final = 2.5
_STEP: Final = 10
"""Between two points of a line that are looked at."""
_APART: Final = 420
"""Between two names of one river."""
_TWICE: Final = 2


class Written(msgspec.Struct, frozen=True):
    """A name on a line: where it begins along it, and the room it takes."""

    at: float
    wide: float


class Lettering(msgspec.Struct, frozen=True):
    """Where names stand along their lines; a name without room is missing."""

    river: tuple[Written, ...]
    seams: dict[str, Written]


_found: Final[dict[str, Lettering]] = {}


def lettering_of(board: str) -> Lettering:
    """The names along lines of the board with this fingerprint, placed once."""
    if board not in _found:
        names = {region.id: region.name for region in boards.known[board].regions}
        _found[board] = _placed(survey_of(board), labels_of(board), names)
    return _found[board]


def width_of(face: Face, name: str, size: float) -> float:
    """The length of a name along its line."""
    return fonts.width(fonts.split(face, name), size, SPACING)


def _placed(survey: Survey, labels: Labels, names: Mapping[str, str]) -> Lettering:
    """`names` are those of the regions."""
    taken = [
        box
        for boxes in (labels.plates, labels.tokens, labels.villages, labels.names, labels.stations)
        for box in boxes.values()
    ]
    taken += [box for box, _ in labels.signs.values()]
    for id, (x, y) in labels.cities.items():
        wide = city_width(names[id])
        taken.append((x - wide / 2, y - 22.0, wide, 44.0))
    spots = {id: _middle(box) for boxes in (labels.stations, labels.villages) for id, box in boxes.items()}
    tracks = [(spots[one], spots[two]) for stretches in survey.tracks.values() for one, two in stretches]
    crossed = [*tracks, *survey.frontiers]
    river: list[Written] = []
    seams: dict[str, Written] = {}
    if survey.river and survey.river.name:
        wide = width_of("village", survey.river.name, RIVER_SIZE)
        for spot in _spots(survey.river.points, wide, RIVER_SIZE, taken, crossed):
            if len(river) < _TWICE and all(abs(spot.at - other.at) > _APART for other in river):
                river.append(spot)
    water = list(pairwise(survey.river.points)) if survey.river else []
    for name, path in survey.seams.items():
        wide = width_of("village", name, SEAM_SIZE)
        barred = [*crossed, *survey.limits, *water]
        found = next(_spots(path, wide, SEAM_SIZE, taken, barred), None)
        if found:
            seams[name] = found
            taken += [(x - 20, y - 20, 40.0, 40.0) for x, y in _under(path, found)]
    return Lettering(tuple(river), seams)


def _middle(box: Box) -> Point:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def _under(path: Sequence[Point], written: Written) -> list[Point]:
    """Points of the line along a name."""
    parts = max(2, round(written.wide / 10))
    return [along(path, written.at + written.wide * part / parts) for part in range(parts + 1)]


def _spots(
    path: Sequence[Point], wide: float, size: float, taken: Sequence[Box], crossed: Sequence[Edge]
) -> Iterator[Written]:
    """Where a name of this width has room, the straightest first."""
    points = _sampled(path)
    free = [_free(point, size, taken, crossed) for point in points]
    parts = max(2, math.ceil(wide / _STEP))
    found: list[tuple[float, Written]] = []
    for first in range(1, len(points) - parts - 1):
        if all(free[first : first + parts + 1]):
            bend = wide - math.dist(points[first], points[first + parts])
            found.append((round(bend), Written(first * _STEP, wide)))
    yield from (written for _, written in sorted(found, key=lambda pair: pair[0]))


def _sampled(path: Sequence[Point]) -> list[Point]:
    """Points of a line at equal distances."""
    points: list[Point] = []
    run = 0.0
    for (ax, ay), (bx, by) in pairwise(path):
        length = math.dist((ax, ay), (bx, by))
        while run < length:
            points.append((ax + (bx - ax) * run / length, ay + (by - ay) * run / length))
            run += _STEP
        run -= length
    return points


def _free(point: Point, size: float, taken: Sequence[Box], crossed: Sequence[Edge]) -> bool:
    x, y = point
    half = size * 0.36
    if not (half < x < WIDE - half and half < y < HIGH - half):
        return False
    if any(a - half < x < a + w + half and b - half < y < b + h + half for a, b, w, h in taken):
        return False
    return all(near(point, *edge) > size * 0.38 for edge in crossed)
