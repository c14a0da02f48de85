"""The map surveyed: a board's layout as points in pixels of the map, whoever transcribed the board."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final, cast

import msgspec
from msgspec.structs import replace

from games.kohle_kolonie import boards
from games.kohle_kolonie.board import Board
from games.kohle_kolonie.terrain import Terrain, terrain_for
from renderer.canvas import Point
from renderer.kohle_kolonie import steiger_land
from renderer.kohle_kolonie.outline import Edge, Polygon, bent, clockwise, edges_of, middle, rings
from renderer.kohle_kolonie.picture import Picture

WIDE: Final = 1492
HIGH: Final = 1070
"""Size of the map inside the score track."""
_RUHR: Final = "Ruhr"


class River(msgspec.Struct, frozen=True):
    """The river that the land falls to: its name, and its course downstream."""

    name: str
    points: Polygon


class Survey(msgspec.Struct, frozen=True):
    """Where everything of a board lies on the map."""

    grounds: dict[str, Polygon]
    """Outlines of mining grounds; a ground drawn without one is missing."""
    centres: dict[str, Point]
    """Of all grounds."""
    mines: dict[str, Point]
    villages: dict[str, Point]
    stations: dict[str, Point]
    regions: dict[str, list[Polygon]]
    """Outlines of regions, clockwise."""
    frontiers: list[Edge]
    """Borders between regions."""
    limits: list[Edge]
    """Borders between grounds of one region."""
    tracks: dict[str, tuple[tuple[str, str], ...]]
    """Stretches of each railway: a station, and the village or station next to it."""
    river: River | None = None
    """None: the board's file gives none."""
    seams: dict[str, Polygon] = {}
    """Coal seams by name."""


def terrain_of(picture: Picture) -> Terrain:
    """What is in play on the picture's board; a board that comes with the picture is known from now on."""
    if isinstance(picture.board, Board):
        boards.know(picture.board)
    return terrain_for(picture.view.options, len(picture.view.seats))


_surveyed: Final[dict[str, Survey]] = {}


def survey_of(board: str) -> Survey:
    """The survey of the board with this fingerprint, made once."""
    if board not in _surveyed:
        survey = surveyed(boards.known[board])
        if board == boards.STEIGER:
            seams = {name: bent(points) for name, points in steiger_land.SEAMS.items()}
            survey = replace(survey, river=River(_RUHR, bent(steiger_land.RIVER)), seams=seams)
        _surveyed[board] = survey
    return _surveyed[board]


def surveyed(board: Board) -> Survey:
    """Every place of the board's layout in pixels of the map."""
    layout = _Layout(board.layout)
    grounds = {ground.id: outline for ground in board.grounds if (outline := layout.outline(ground.id))}
    corners = {corner for outline in grounds.values() for corner in outline}
    edges = {ground: edges_of([outline], corners) for ground, outline in grounds.items()}
    frontiers, limits = _borders(board, edges)
    return Survey(
        grounds,
        {ground.id: layout.centre(ground.id) for ground in board.grounds},
        {id: layout.point("mines", id) for id in board.layout["mines"]},
        {village.id: layout.point("villages", village.id) for village in board.villages},
        {station.id: layout.point("stations", station.id) for station in board.stations},
        _regions(board, edges),
        frontiers,
        limits,
        {line.id: _stretches(board, line.stations) for line in board.lines},
        layout.river(),
    )


def _regions(board: Board, edges: dict[str, list[Edge]]) -> dict[str, list[Polygon]]:
    """The outlines of regions, made of the sides of their grounds."""
    sides: dict[str, list[Edge]] = {region.id: [] for region in board.regions}
    for ground in board.grounds:
        sides[ground.region] += edges.get(ground.id, [])
    return {region: rings(found) for region, found in sides.items()}


class _Layout:
    """A board's layout as its file has it; what is missing is made up from the rest."""

    def __init__(self, layout: Mapping[str, Any]) -> None:
        self._layout = layout
        left, top, right, bottom = layout.get("map_rectangle") or self._spread()
        self._corner = (left, top)
        self._scale = (WIDE / (right - left), HIGH / (bottom - top))

    def _spread(self) -> tuple[float, float, float, float]:
        """The rectangle around all places, with a rim, where the file names none."""
        places = [place for kind in ("mines", "villages", "stations") for place in self._layout[kind].values()]
        xs, ys = [place["x"] for place in places], [place["y"] for place in places]
        return min(xs) - 60, min(ys) - 60, max(xs) + 60, max(ys) + 60

    def _on_map(self, x: float, y: float) -> Point:
        return (
            round((x - self._corner[0]) * self._scale[0], 1),
            round((y - self._corner[1]) * self._scale[1], 1),
        )

    def point(self, kind: str, id: str) -> Point:
        place = self._layout[kind][id]
        return self._on_map(place["x"], place["y"])

    def outline(self, ground: str) -> Polygon | None:
        corners = cast("list[tuple[float, float]] | None", self._layout["grounds"][ground].get("polygon"))
        return clockwise(tuple(self._on_map(x, y) for x, y in corners)) if corners else None

    def river(self) -> River | None:
        """The river, where the file has one."""
        given = self._layout.get("river")
        if given is None:
            return None
        points = cast("list[tuple[float, float]]", given["points"])
        return River(cast("str", given.get("name", "")), bent([self._on_map(x, y) for x, y in points]))

    def centre(self, ground: str) -> Point:
        place = self._layout["grounds"][ground]
        if "centre" in place:
            return self._on_map(*place["centre"])
        outline = self.outline(ground)
        return middle(outline) if outline else self.point("mines", ground)


def _stretches(board: Board, along: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """From each station of a line to its villages, and on to the next one where no village lies between."""
    stations = {station.id: station for station in board.stations}
    found = [(id, village) for id in along for village in stations[id].villages]
    found += [
        (one, two) for one, two in pairwise(along) if not set(stations[one].villages) & set(stations[two].villages)
    ]
    return tuple(found)


def _borders(board: Board, edges: dict[str, list[Edge]]) -> tuple[list[Edge], list[Edge]]:
    """Sides that two grounds share, once: between regions, and within one."""
    region_of = {ground.id: ground.region for ground in board.grounds}
    owner = {edge: region_of[ground] for ground, sides in edges.items() for edge in sides}
    frontiers: list[Edge] = []
    limits: list[Edge] = []
    for (start, end), region in owner.items():
        other = owner.get((end, start))
        if other is not None and start < end:
            (limits if other == region else frontiers).append((start, end))
    return frontiers, limits
