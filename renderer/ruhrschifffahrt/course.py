"""The course of the river: its spaces in rows, downstream to the left, below that to the right, and so on."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final, cast

import msgspec

from games.ruhrschifffahrt import boards
from games.ruhrschifffahrt.board import Board, Space
from renderer.canvas import Point
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Box

HIGH: Final = 298
"""Height of a row."""
STRIP: Final = 28
"""Height of the band with the dominion's name on top of it."""
WATER: Final = 158
"""Middle of the river in a row."""
_WAVE: Final = 9
"""How far the river leaves the middle, up and down."""
_PORT: Final = 1.6
"""Width of Ruhrort in widths of other spaces."""


class Spot(msgspec.Struct, frozen=True):
    """Where a space lies: the middle of its place, the width it has, the row; `above`: where its name stands."""

    space: Space
    x: float
    y: float
    wide: float
    row: int
    above: bool


class Row(msgspec.Struct, frozen=True):
    """A row of the river, its spots from the left, and the way the water flows."""

    box: Box
    left: bool
    spots: tuple[Spot, ...]

    def upstream(self, gap: float = 0) -> float:
        """Where the river enters the row."""
        x, _, w, _ = self.box
        return x + w - gap if self.left else x + gap

    def downstream(self, gap: float = 0) -> float:
        """Where the river leaves the row."""
        x, _, w, _ = self.box
        return x + gap if self.left else x + w - gap

    def lands(self) -> list[tuple[str, float, float]]:
        """Dominions from the left: id, left and right end."""
        found: list[tuple[str, float, float]] = []
        for dominion, group in groupby(self.spots, lambda spot: spot.space.dominion):
            spots = list(group)
            found.append((dominion, spots[0].x - spots[0].wide / 2, spots[-1].x + spots[-1].wide / 2))
        return found


class Course(msgspec.Struct, frozen=True):
    """The river, or a stretch of it, laid out in rows."""

    rows: tuple[Row, ...]

    @property
    def height(self) -> float:
        """Of all rows."""
        return len(self.rows) * HIGH

    def downstream(self) -> list[str]:
        """Ids of all spaces, downstream."""
        rows = (row.spots[::-1] if row.left else row.spots for row in self.rows)
        return [spot.space.id for spots in rows for spot in spots]

    def spots(self) -> dict[str, Spot]:
        """All spots by the id of their space."""
        return {spot.space.id: spot for row in self.rows for spot in row.spots}


def board_of(picture: Picture) -> Board:
    """The picture's board; one that comes with the picture is known from now on."""
    if isinstance(picture.board, Board):
        boards.know(picture.board)
    return boards.known[picture.view.options.board]


def course_of(board: Board, spaces: Sequence[Space], corner: Point, w: float, rows: int) -> Course:
    """The spaces, given downstream, in rows of about the same length."""
    places = cast("Mapping[str, Any]", board.layout["xy"])
    found: list[Row] = []
    for index, part in enumerate(_parts(spaces, rows)):
        box = (corner[0], corner[1] + index * HIGH, w, HIGH)
        found.append(_row(part, places, box, index))
    return Course(tuple(found))


def stretch_of(board: Board, dominion: str, most: int) -> tuple[Sequence[Space], int]:
    """A dominion's spaces downstream, in rows of `most` at most: the spaces, and how many rows they take.

    Ruhrort belongs to the last dominion before it. The rows are filled up with the spaces that follow
    downstream, so that one sees where barges go from there; at the end of the river with those upstream.
    """
    river = board.river
    own = [index for index, space in enumerate(river) if space.dominion == dominion]
    first, last = own[0], own[-1] + 1
    if last == len(river) - 1:
        last = len(river)
    rows = -(-(last - first) // most)
    last = min(len(river), first + rows * most)
    return river[max(0, last - rows * most) : last], rows


def _parts(spaces: Sequence[Space], rows: int) -> list[Sequence[Space]]:
    """The spaces cut into rows, the first ones longer where it does not come out even."""
    least, longer = divmod(len(spaces), rows)
    found: list[Sequence[Space]] = []
    done = 0
    for row in range(rows):
        size = least + (row < longer)
        found.append(spaces[done : done + size])
        done += size
    return found


def _row(spaces: Sequence[Space], places: Mapping[str, Any], box: Box, index: int) -> Row:
    """A row; every second one flows to the right."""
    left = index % 2 == 0
    shown = spaces[::-1] if left else spaces
    shares = [_PORT if space.kind == "port" else 1.0 for space in shown]
    unit = box[2] / sum(shares)
    waves = _waves([float(places[space.id][1]) for space in shown])
    spots: list[Spot] = []
    x = box[0]
    for at, (space, share) in enumerate(zip(shown, shares, strict=True)):
        wide = unit * share
        above = at % 2 == 0 or space.kind == "port"  # below Ruhrort lie its berths
        spots.append(Spot(space, x + wide / 2, box[1] + WATER + waves[at], wide, index, above))
        x += wide
    return Row(box, left, tuple(spots))


def _waves(heights: Sequence[float]) -> list[float]:
    """How far from the middle each space lies: north of the row's middle on the map above it, south below."""
    low, high = min(heights), max(heights)
    if high == low:
        return [0.0] * len(heights)
    return [round((height - (low + high) / 2) / (high - low) * 2 * _WAVE, 1) for height in heights]
