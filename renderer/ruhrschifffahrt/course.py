"""The course of the river: reaches bent into each other by half circles, with its spaces the same way apart."""

import math
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

import msgspec

from games.ruhrschifffahrt import boards
from games.ruhrschifffahrt.board import Board, Space
from renderer.canvas import Point
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Box

HALF: Final = 36
"""Half the river's width."""
REACHED: Final = 36
"""Half of what a space takes up of the river."""
REACH: Final = 222
"""From the middle of a reach to that of the next one, on the whole board."""
ABOVE: Final = 124
"""From the upper edge of the sheet to the middle of the first reach."""
BELOW: Final = 112
"""From the middle of the last reach to the lower edge."""
BASIN: Final = (186, 122)
"""Width and height of the basin of Ruhrort, at the end of the last reach."""
_AROUND: Final = 26
"""Room between a bend and the edge, for an arrow along its outer bank."""
_SWING: Final = 15
"""How far a reach leaves its middle, up and down."""
_WAVE: Final = 430
_CALM: Final = 150
"""Length at the end of a reach on which the swing dies down."""
_STEP: Final = 8
_FIRST: Final = 44
"""From the edge of the sheet to the first space."""
_LAST: Final = 58
"""From the basin to the middle of the port, or from the edge to that of another last space."""


class Spot(msgspec.Struct, frozen=True):
    """Where a space lies: its number downstream, the middle of its place and the water's heading there.

    `left` says that its reach flows to the left, `along` how far down the course it lies.
    """

    space: Space
    number: int
    x: float
    y: float
    heading: float
    left: bool
    along: float

    @property
    def upstream(self) -> int:
        """The side its upstream shoulder is on: 1 right, -1 left."""
        return 1 if self.left else -1


class Course(msgspec.Struct, frozen=True):
    """The river, or a stretch of it, on a sheet: its middle as points a few pixels apart, and its spots."""

    box: Box
    line: tuple[Point, ...]
    lengths: tuple[float, ...]
    """How far down the course each point of the line lies."""
    stations: tuple[Spot, ...]
    """Downstream."""
    basin: Box | None
    """The basin of Ruhrort, if the stretch ends there."""

    def downstream(self) -> list[str]:
        """Ids of all spaces, downstream."""
        return [spot.space.id for spot in self.stations]

    def spots(self) -> dict[str, Spot]:
        """All spots by the id of their space."""
        return {spot.space.id: spot for spot in self.stations}

    def bank(self, start: float, end: float, aside: float) -> list[Point]:
        """The course between two lengths, so far to the right of it, below nothing to the left."""
        found = [_point(self.line, self.lengths, start, aside)]
        found += [
            _point(self.line, self.lengths, length, aside) for length in self.lengths if start < length < end
        ]
        return [*found, _point(self.line, self.lengths, end, aside)]


def board_of(picture: Picture) -> Board:
    """The picture's board; one that comes with the picture is known from now on."""
    if isinstance(picture.board, Board):
        boards.know(picture.board)
    return boards.known[picture.view.options.board]


def height(rows: int, reach: float = REACH) -> float:
    """How high a sheet with so many reaches is."""
    return ABOVE + (rows - 1) * reach + BELOW


def course_of(
    board: Board, spaces: Sequence[Space], corner: Point, w: float, rows: int, reach: float = REACH
) -> Course:
    """The spaces, given downstream, in so many reaches; the last one flows to the left, as on the map."""
    first = next(number for number, space in enumerate(board.river, start=1) if space.id == spaces[0].id)
    box = (*corner, w, height(rows, reach))
    return _course(tuple(spaces), first, box, rows, reach)


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


@lru_cache(maxsize=32)
def _course(spaces: tuple[Space, ...], first: int, box: Box, rows: int, reach: float) -> Course:
    port = spaces[-1].kind == "port"
    line = _line(box, rows, reach)
    lengths = [0.0]
    for one, two in pairwise(line):
        lengths.append(lengths[-1] + math.dist(one, two))
    basin = _basin(box, line[-1][1]) if port else None
    begin = _length_at(line, lengths, lambda x: abs(x - line[0][0]) >= _FIRST + _STEP)
    mouth = box[0] + (BASIN[0] + 16 + _LAST if port else _FIRST)
    end = lengths[-1] - (mouth - line[-1][0])
    apart = (end - begin) / max(1, len(spaces) - 1)
    turns = _turns(box, rows, reach)
    found: list[Spot] = []
    for index, space in enumerate(spaces):
        along = begin + index * apart
        x, y = _point(line, lengths, along, 0)
        row = sum(y > turn for turn in turns)
        found.append(
            Spot(
                space,
                first + index,
                round(x, 1),
                round(y, 1),
                round(_heading(line, lengths, along), 3),
                (rows - row) % 2 == 1,
                along,
            )
        )
    return Course(box, tuple(line), tuple(lengths), tuple(found), basin)


def _basin(box: Box, y: float) -> Box:
    """The basin, before the left edge of the sheet."""
    wide, high = BASIN
    return box[0] + 10, min(y - high / 2 + 14, box[1] + box[3] - high - 10), wide, high


def _turns(box: Box, rows: int, reach: float) -> list[float]:
    """Heights at which a reach ends and the next one begins, in the middle of the bend."""
    return [box[1] + ABOVE + (row + 0.5) * reach for row in range(rows - 1)]


def _line(box: Box, rows: int, reach: float) -> list[Point]:
    """The middle of the river from where it enters the sheet to where it leaves it, or a little beyond."""
    x0, y0, w, _ = box
    bend = reach / 2
    west, east = x0 + bend + HALF + _AROUND, x0 + w - bend - HALF - _AROUND
    found: list[Point] = []
    for row in range(rows):
        left = (rows - row) % 2 == 1
        middle = y0 + ABOVE + row * reach
        start = (x0 + w + _STEP if left else x0 - _STEP) if row == 0 else (east if left else west)
        end = x0 - _STEP if row == rows - 1 else west if left else east
        calm = [x for x, bent in ((start, row > 0), (end, row < rows - 1)) if bent]
        found += _reach(start, end, middle, calm, row)
        if row < rows - 1:
            found += _bend((end, middle + bend), bend, left)
    return found


def _reach(start: float, end: float, middle: float, calm: list[float], row: int) -> list[Point]:
    """A reach that swings, but not where it goes over into a bend."""
    steps = max(1, round(abs(end - start) / _STEP))
    found: list[Point] = []
    for step in range(steps + 1):
        x = start + (end - start) * step / steps
        near = min((abs(x - at) for at in calm), default=_CALM)
        share = min(1.0, near / _CALM)
        ease = share * share * (3 - 2 * share)
        found.append((x, middle + _SWING * ease * math.sin(2 * math.pi * (x / _WAVE + row * 0.31 + 0.08))))
    return found


def _bend(centre: Point, radius: float, left: bool) -> list[Point]:
    """A half circle down to the next reach, without its ends."""
    steps = max(4, round(math.pi * radius / _STEP))
    way = -1 if left else 1
    angles = (math.pi * step / steps for step in range(1, steps))
    return [(centre[0] + way * radius * math.sin(angle), centre[1] - radius * math.cos(angle)) for angle in angles]


def _length_at(line: Sequence[Point], lengths: Sequence[float], reached: Callable[[float], bool]) -> float:
    return next(length for (x, _), length in zip(line, lengths, strict=True) if reached(x))


def _at(lengths: Sequence[float], along: float) -> int:
    """The piece of the line that a length lies in."""
    return min(max(bisect_right(lengths, along) - 1, 0), len(lengths) - 2)


def _point(line: Sequence[Point], lengths: Sequence[float], along: float, aside: float) -> Point:
    """A place so far down the course and so far to the right of it."""
    index = _at(lengths, along)
    share = (along - lengths[index]) / (lengths[index + 1] - lengths[index])
    (ax, ay), (bx, by) = line[index], line[index + 1]
    x, y = ax + (bx - ax) * share, ay + (by - ay) * share
    if not aside:
        return x, y
    heading = _heading(line, lengths, along)
    return x - math.sin(heading) * aside, y + math.cos(heading) * aside


def _heading(line: Sequence[Point], lengths: Sequence[float], along: float) -> float:
    """The way the water flows, in radians clockwise from the right, levelled over some pixels."""
    index = _at(lengths, along)
    (ax, ay), (bx, by) = line[max(0, index - 1)], line[min(len(line) - 1, index + 2)]
    return math.atan2(by - ay, bx - ax)
