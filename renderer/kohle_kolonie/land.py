"""What never moves on the map: land, borders, railways, the names of cities and villages."""

import math
from itertools import pairwise
from typing import Final

from games.kohle_kolonie.terrain import Terrain
from renderer.canvas import Canvas, Point, regular
from renderer.fonts import width as text_width
from renderer.kohle_kolonie.labels import TEXT, labels_of, lies_in
from renderer.kohle_kolonie.looks import LineLook, city_ink, lettering, line_look, wash
from renderer.kohle_kolonie.outline import drawn_in, hatches
from renderer.kohle_kolonie.survey import HIGH, WIDE, survey_of
from renderer.scene import Box
from renderer.theme import INK, INK_SECOND, PAPER_LIGHT, PAPER_SHADE, RULE, Ink, mix

_BANDS: Final = ((0, 1.0), (4, 0.78))
"""Inset and strength of a region's border band; the wash begins at `_WASHED`."""
_WASHED: Final = 12
_CITY: Final = 36
_LETTERS: Final = 5.0
"""Spacing of a city's letters."""


class Land:
    """Paints the land of a board on a canvas that shows a window of the map, without names that its edge cuts."""

    def __init__(self, canvas: Canvas, terrain: Terrain, key: str, window: Box) -> None:
        self._canvas, self._window = canvas, window
        self._board, self._terrain = terrain.board, terrain
        self._survey, self._labels = survey_of(key), labels_of(key)
        closed = len(terrain.board.grounds) > len(terrain.villages_of)
        self._closed = terrain.board.closed_region if closed else None

    def paint(self) -> None:
        """Draw everything, from the ground up."""
        self._canvas.rect(*self._to((0, 0)), WIDE, HIGH, fill=PAPER_LIGHT)
        for region in self._board.regions:
            self._region(region.id)
        self._seams()
        self._borders()
        for line in self._board.lines:
            self._railway(line.id)
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
        if region == self._closed:
            self._shut(region)
            return
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

    def _seams(self) -> None:
        """Coal seams: thin bent lines from west to east."""
        for index in range(9):
            base = HIGH * (index + 0.6) / 9
            points = [
                self._to((x, base + 22 * math.sin(x / 190 + index * 1.7) + 9 * math.sin(x / 67 + index)))
                for x in range(0, WIDE + 1, 12)
                if 2 < base + 22 * math.sin(x / 190 + index * 1.7) + 9 * math.sin(x / 67 + index) < HIGH - 2
            ]
            for start, end in pairwise(points):
                if end[0] - start[0] < 13:
                    self._canvas.line([start, end], "#A9A08E", 1)

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
        wide = text_width((("title", text),), _CITY, _LETTERS)
        if not lies_in(self._window, (x - wide / 2, y - _CITY / 2, wide, _CITY)):
            return
        x, y = self._to((x, y))
        self._canvas.halo_text(x - wide / 2, y, text, face="title", size=_CITY, ink=ink, spacing=_LETTERS)


def track(canvas: Canvas, start: Point, end: Point, look: LineLook, ink: Ink = INK) -> None:
    """A stretch of railway: a coloured line in a casing, ties across it in the pattern of the line."""
    canvas.line([start, end], ink, 9)
    canvas.line([start, end], look.ink, 5)
    length = math.dist(start, end) or 1.0
    nx, ny = (start[1] - end[1]) / length, (end[0] - start[0]) / length
    done, index = 6.0, 0
    while done < length - 4:
        x, y = _between(start, end, done / length)
        canvas.line([(x - nx * 8, y - ny * 8), (x + nx * 8, y + ny * 8)], ink, 2.4)
        done += look.ties[index % len(look.ties)]
        index += 1


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
