"""What never moves on the map: land, borders, railways, the names of cities and villages."""

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from games.kohle_kolonie.terrain import Terrain
from renderer.canvas import Canvas, Point, along, regular
from renderer.icons import Pen, star
from renderer.icons.ruhr import WATER, WATER_LINE
from renderer.kohle_kolonie.labels import (
    CITY,
    CITY_SPACING,
    SIGN,
    SIGN_BAND,
    SIGN_TEXT,
    TEXT,
    city_width,
    labels_of,
    lies_in,
    line_title,
    sign_width,
)
from renderer.kohle_kolonie.lettering import RIVER_SIZE, SEAM_SIZE, SPACING, Written, lettering_of
from renderer.kohle_kolonie.looks import (
    BANK,
    HACHURE,
    HACHURED,
    RIVER_NAME,
    SEAM,
    SEAM_SHARE,
    LineLook,
    city_ink,
    lettering,
    line_look,
    wash,
)
from renderer.kohle_kolonie.outline import Polygon, drawn_in, hatches
from renderer.kohle_kolonie.relief import hachures
from renderer.kohle_kolonie.survey import HIGH, WIDE, survey_of
from renderer.scene import Box
from renderer.theme import INK, INK_SECOND, PAPER, PAPER_LIGHT, PAPER_SHADE, RULE, Ink, mix

_BANDS: Final = ((0, 1.0), (4, 0.78))
"""Inset and strength of a region's border band; the wash begins at `_WASHED`."""
_WASHED: Final = 12
_TICK: Final = 34
"""Between two ticks of a seam."""
SEAM_WIDE: Final = 3.2
SEAM_NAME: Final = "#332D26"
_SPRING: Final = 9.0
_MOUTH: Final = 15.0
"""Half the river's width in the east and in the west."""
_FLOOR: Final = 13.0
_MEADOW: Final = "#D9E3D6"
"""Width and colour of the valley's floor on both sides of the river."""

_reliefs: Final[dict[str, tuple[Polygon, ...]]] = {}


class Land:
    """Paints the land of a board on a canvas that shows a window of the map, without names that its edge cuts."""

    def __init__(self, canvas: Canvas, terrain: Terrain, key: str, window: Box) -> None:
        self._canvas, self._window, self._key = canvas, window, key
        self._board, self._terrain = terrain.board, terrain
        self._survey, self._labels = survey_of(key), labels_of(key)
        closed = len(terrain.board.grounds) > len(terrain.villages_of)
        self._closed = terrain.board.closed_region if closed else None

    def paint(self) -> None:
        """Draw everything, from the ground up."""
        self._canvas.rect(*self._to((0, 0)), WIDE, HIGH, fill=PAPER_LIGHT)
        for region in self._board.regions:
            self._region(region.id)
        self._relief()
        if self._closed:
            self._shut(self._closed)
        self._seams()
        self._river()
        self._borders()
        self._names_of_seams()
        self._names_of_river()
        for line in self._board.lines:
            self._railway(line.id)
        self._strays()
        self._signs()
        for region in self._board.regions:
            self._city(region.id, region.name)
        self._villages()

    def _villages(self) -> None:
        """Names of the villages that lie in the window with them."""
        for village in self._board.villages:
            x, y, w, h = box = self._labels.names[village.id]
            if not (lies_in(self._window, box) and lies_in(self._window, self._labels.villages[village.id])):
                continue
            a, b = self._to((x + w / 2, y + h / 2))
            ink = INK if village.id in self._terrain.open_villages else INK_SECOND
            self._canvas.halo_text(a, b, village.name, face="village", size=TEXT, ink=ink, align="centre")

    def _to(self, point: Point) -> Point:
        return point[0] - self._window[0], point[1] - self._window[1]

    def _all(self, points: tuple[Point, ...]) -> list[Point]:
        return [self._to(point) for point in points]

    def _region(self, region: str) -> None:
        ink = city_ink(self._board, region)
        for ring in self._survey.regions[region]:
            for inset, share in _BANDS:
                self._canvas.polygon(self._all(drawn_in(ring, inset)), fill=mix(PAPER_LIGHT, ink, share))
            self._canvas.polygon(self._all(drawn_in(ring, _WASHED)), fill=wash(ink))

    def _shut(self, region: str) -> None:
        """Land that is out of play with three players: paper with a hatch."""
        for ring in self._survey.regions[region]:
            self._canvas.polygon(self._all(ring), fill=PAPER_SHADE)
            ink = mix(PAPER_SHADE, RULE, 0.4)
            for start, end in hatches(ring, 16):
                self._canvas.line([self._to(start), self._to(end)], ink, 1.5)

    def _relief(self) -> None:
        """Hachures down the slopes, where the board has a river that the land falls to."""
        x, y, w, h = self._window
        shown = [
            self._all(stroke)
            for stroke in relief_of(self._key)
            if x - 24 < stroke[0][0] < x + w + 24 and y - 24 < stroke[0][1] < y + h + 24
        ]
        if shown:
            self._canvas.shade(shown, HACHURE, HACHURED)

    def _seams(self) -> None:
        """Coal seams: lines with a tick at each step on the side of the dip, broken by their names."""
        ticked: list[list[Point]] = []
        for name, path in self._survey.seams.items():
            written = lettering_of(self._key).seams.get(name)
            for at, end in _unwritten(path, written):
                points = [self._to(along(path, far)) for far in _steps(at, end, 8)]
                ticked += [_strip(one, two, SEAM_WIDE) for one, two in pairwise(points)]
                for far in _steps(at + 12, end, _TICK):
                    one, two = along(path, far), along(path, far + 2)
                    ticked.append(_strip(self._to(one), self._to(_right_of(one, two, 10)), 3.0))
        self._canvas.shade(ticked, SEAM, SEAM_SHARE)

    def _names_of_seams(self) -> None:
        for name, written in lettering_of(self._key).seams.items():
            path = self._survey.seams[name]
            if self._shows(path, written):
                self._canvas.text_along(
                    self._all(path), written.at, name, face="village", size=SEAM_SIZE, ink=SEAM_NAME,
                    spacing=SPACING, halo=None,
                )  # fmt: skip

    def _shows(self, path: Polygon, written: Written) -> bool:
        """Whether a name along a line lies in the window."""
        ends = (written.at, written.at + written.wide / 2, written.at + written.wide)
        spots = [along(path, end) for end in ends]
        return all(lies_in(self._window, (x - 18, y - 18, 36, 36)) for x, y in spots)

    def _river(self) -> None:
        """The valley's floor, and the water between its banks, wider the further it has come."""
        river = self._survey.river
        if not river:
            return
        path = self._all(river.points)
        half = [_SPRING + (_MOUTH - _SPRING) * index / len(path) for index in range(len(path))]
        floor = list(_stream(path, [one + _FLOOR for one in half]))
        self._canvas.shade(floor, _MEADOW, 0.5)
        for ink, less in ((BANK, 0.0), (WATER, 2.2)):
            for shape in _stream(path, [one - less for one in half]):
                self._canvas.polygon(shape, fill=ink)
        for side, phase in ((-0.36, 0), (0.36, 30)):
            for at, end in _ripples(path, phase):
                line = [
                    _right_of(along(path, far), along(path, far + 2), side * half[0] * 1.3)
                    for far in _steps(at, end, 6)
                ]
                self._canvas.line(line, WATER_LINE, 1.2)

    def _names_of_river(self) -> None:
        river = self._survey.river
        for written in lettering_of(self._key).river if river else ():
            if not (river and self._shows(river.points, written)):
                continue
            path, at = self._all(river.points), written.at
            if along(path, at)[0] > along(path, at + written.wide)[0]:
                length = sum(math.dist(one, two) for one, two in pairwise(path))
                path, at = path[::-1], length - at - written.wide
            self._canvas.text_along(
                path, at, river.name, face="village", size=RIVER_SIZE, ink=RIVER_NAME, spacing=SPACING, halo=WATER
            )

    def _strays(self) -> None:
        """Lines from their places to what had no room there."""
        for place, end in self._labels.strays:
            self._canvas.line([self._to(place), self._to(end)], PAPER_LIGHT, 5)
            self._canvas.line([self._to(place), self._to(end)], INK, 2)
            self._canvas.disc(*self._to(place), 5, fill=INK, outline=PAPER_LIGHT, width=1.5)

    def _signs(self) -> None:
        """The signs of the railways in play that lie in the window."""
        points = {line: points for line, _, points in self._terrain.lines}
        for line in self._board.lines:
            box, named = self._labels.signs.get(line.id, ((0, 0, 0, 0), False))
            if line.id in points and box[2] and lies_in(self._window, box):
                look = line_look(self._board, line.id)
                name = line_title(line.name) if named else ""
                station_sign(self._canvas, *self._to((box[0], box[1])), look, name, points[line.id])

    def _borders(self) -> None:
        for start, end in self._survey.limits:
            self._dash_dot(self._to(start), self._to(end), mix(INK, PAPER_LIGHT, 0.25), 1.8, 14, 6)
        for start, end in self._survey.frontiers:
            self._dash_dot(self._to(start), self._to(end), INK, 4, 18, 8)

    def _dash_dot(self, start: Point, end: Point, ink: Ink, width: float, dash: float, gap: float) -> None:
        length = math.dist(start, end)
        done = 0.0
        while done < length:
            for piece in (dash, width):
                a, b = done / length, min(1.0, (done + piece) / length)
                if a < 1:
                    self._canvas.line([_between(start, end, a), _between(start, end, b)], ink, width)
                done += piece + gap

    def _railway(self, line: str) -> None:
        look = line_look(self._board, line)
        for start, end in self._survey.tracks[line]:
            shut = not {start, end} <= self._terrain.used_villages | set(self._terrain.used_stations)
            paled = LineLook(mix(look.ink, PAPER_SHADE, 0.7), look.ties) if shut else look
            ink = mix(INK, PAPER_SHADE, 0.6) if shut else INK
            track(self._canvas, self._to(self._spot(start)), self._to(self._spot(end)), paled, ink)

    def _spot(self, id: str) -> Point:
        boxes = self._labels.stations if id in self._labels.stations else self._labels.villages
        x, y, w, h = boxes[id]
        return x + w / 2, y + h / 2

    def _city(self, region: str, name: str) -> None:
        x, y = self._labels.cities[region]
        shut = region == self._closed
        ink = INK_SECOND if shut else lettering(city_ink(self._board, region))
        text = name.upper()
        wide = city_width(name)
        if not lies_in(self._window, (x - wide / 2, y - CITY / 2, wide, CITY)):
            return
        x, y = self._to((x, y))
        self._canvas.halo_text(x - wide / 2, y, text, face="title", size=CITY, ink=ink, spacing=CITY_SPACING)


def track(canvas: Canvas, start: Point, end: Point, look: LineLook, ink: Ink = INK) -> None:
    """A stretch of railway: a coloured line in a casing, ties across it in the pattern of the line."""
    canvas.line([start, end], ink, 11 if look.core else 9)
    canvas.line([start, end], look.ink, 7.5 if look.core else 5)
    if look.core:
        canvas.line([start, end], look.core, 1.6)
    length = math.dist(start, end) or 1.0
    nx, ny = (start[1] - end[1]) / length, (end[0] - start[0]) / length
    done, index = 6.0, 0
    while done < length - 4:
        x, y = _between(start, end, done / length)
        canvas.line([(x - nx * 8, y - ny * 8), (x + nx * 8, y + ny * 8)], ink, 2.4)
        done += look.ties[index % len(look.ties)]
        index += 1


def station_sign(canvas: Canvas, x: float, y: float, look: LineLook, name: str, points: int) -> None:
    """The sign of a railway: a band with its ties, its name where there is room, the points of the whole line."""
    w = sign_width(name, points)
    canvas.rect(x + 1.5, y + 3, w, SIGN, fill=mix(PAPER, INK, 0.45), radius=6)
    canvas.rect(x, y, w, SIGN, fill=PAPER_LIGHT, radius=6)
    canvas.rect(x, y, SIGN_BAND, SIGN, fill=look.ink, radius=6, corners=(True, False, False, True))
    if look.core:
        canvas.rect(x + 3, y + SIGN / 2 - 1.5, SIGN_BAND - 3, 3, fill=look.core)
    tie, index = x + 8.0, 0
    while tie < x + SIGN_BAND - 5:
        canvas.rect(tie - 1.2, y + 5, 2.4, SIGN - 10, fill=INK)
        tie += look.ties[index % len(look.ties)] * 0.9
        index += 1
    canvas.rect(x + SIGN_BAND - 1, y, 2.4, SIGN, fill=INK)
    canvas.rect(x, y, w, SIGN, outline=INK, width=2.5, radius=6)
    left, middle = x + SIGN_BAND + 9, y + SIGN / 2 + 0.5
    if name:
        left += canvas.text(left, middle, name, face="label", size=SIGN_TEXT, box=w) + 12
    wide = canvas.text(left, middle, str(points), face="number", size=SIGN_TEXT, box=w)
    star(Pen(canvas, left + wide + 3, middle - 11.5, 23))


def relief_of(board: str) -> tuple[Polygon, ...]:
    """The hachures of the board with this fingerprint, made once."""
    if board not in _reliefs:
        river = survey_of(board).river
        _reliefs[board] = hachures(river.points, WIDE, HIGH) if river else ()
    return _reliefs[board]


def _unwritten(path: Polygon, written: Written | None) -> tuple[tuple[float, float], ...]:
    """From where to where a line is drawn: around the name that stands in it."""
    length = sum(math.dist(one, two) for one, two in pairwise(path))
    if written is None:
        return ((0.0, length),)
    return ((0.0, written.at - 8), (written.at + written.wide + 4, length))


def _steps(at: float, end: float, step: float) -> list[float]:
    """Distances from one to another, both included."""
    parts = max(1, math.ceil((end - at) / step))
    return [min(end, at + index * step) for index in range(parts + 1)]


def _strip(one: Point, two: Point, wide: float) -> list[Point]:
    """A straight piece as a polygon."""
    length = math.dist(one, two) or 1.0
    nx, ny = (one[1] - two[1]) / length * wide / 2, (two[0] - one[0]) / length * wide / 2
    return [(one[0] + nx, one[1] + ny), (two[0] + nx, two[1] + ny), (two[0] - nx, two[1] - ny),
            (one[0] - nx, one[1] - ny)]  # fmt: skip


def _right_of(one: Point, two: Point, by: float) -> Point:
    """The point beside a line's, so far to its right."""
    length = math.dist(one, two) or 1.0
    return one[0] - (two[1] - one[1]) / length * by, one[1] + (two[0] - one[0]) / length * by


def _stream(path: list[Point], half: list[float]) -> Iterator[list[Point]]:
    """A broad bent line as polygons: its pieces, and a disc at each joint."""
    for (one, a), (two, b) in pairwise(zip(path, half, strict=True)):
        length = math.dist(one, two) or 1.0
        nx, ny = (one[1] - two[1]) / length, (two[0] - one[0]) / length
        yield [(one[0] + nx * a, one[1] + ny * a), (two[0] + nx * b, two[1] + ny * b),
               (two[0] - nx * b, two[1] - ny * b), (one[0] - nx * a, one[1] - ny * a)]  # fmt: skip
        yield regular(*one, a, 20)


def _ripples(path: list[Point], phase: float) -> Iterator[tuple[float, float]]:
    """Where a line of the current is drawn: a stretch, then a gap."""
    length = sum(math.dist(one, two) for one, two in pairwise(path))
    at = 10.0 + phase
    while at < length - 40:
        yield at, at + 34
        at += 62


def compass(canvas: Canvas) -> None:
    """A compass rose in the middle of the canvas."""
    x, y, r = canvas.width / 2, canvas.height / 2 + 10, canvas.width / 2 - 8
    canvas.disc(x, y, r * 0.72, outline=INK_SECOND, width=1.5)
    canvas.disc(x, y, r * 0.60, outline=INK_SECOND, width=1.5)
    canvas.polygon(
        regular(x, y, r * 0.72, 8, inner=0.28, turn=-45), fill=PAPER_LIGHT, outline=INK_SECOND, width=1.5
    )
    canvas.polygon(regular(x, y, r, 8, inner=0.22), fill=PAPER_LIGHT, outline=INK, width=2)
    for index in range(4):
        angle = math.radians(90 * index - 90)
        side = angle + math.radians(45)
        tip = (x + r * math.cos(angle), y + r * math.sin(angle))
        flank = (x + r * 0.22 * math.cos(side), y + r * 0.22 * math.sin(side))
        canvas.polygon([tip, flank, (x, y)], fill=INK)


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
