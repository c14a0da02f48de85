"""Names beside the river: each on its side of the water, in as much room as its neighbours leave."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

import msgspec

from renderer import fonts
from renderer.canvas import Canvas
from renderer.fonts import Face
from renderer.ruhrschifffahrt.course import Row, Spot
from renderer.theme import INK, INK_SECOND, Ink

SLOT: Final = 34
"""Width of a space for a warehouse in a city."""
_SIZE: Final = 28
_GAP: Final = 10
_FACES: Final[dict[str, Face]] = {"city": "name", "port": "name", "obstacle": "text"}
_ABOVE: Final = (44, 82)
"""Middle of a city's name, and of other names, above the river."""
_BELOW: Final = 252
_LINE: Final = 27
_SLOTS_ABOVE: Final = 60
_SLOTS_BELOW: Final = 264


class Label(msgspec.Struct, frozen=True):
    """A name: the middle of its lines, and the room they have."""

    spot: Spot
    x: float
    room: float
    lines: tuple[str, ...]


def slots_top(spot: Spot) -> float:
    """Upper end of a city's warehouses, from the top of the row."""
    return _SLOTS_ABOVE if spot.above else _SLOTS_BELOW


@lru_cache(maxsize=64)
def labels_of(row: Row) -> tuple[Label, ...]:
    """The labels of a row's spaces; measured once, as they cost more than drawing what moves."""
    found: list[Label] = []
    for above in (True, False):
        spots = [spot for spot in row.spots if spot.above == above]
        found += _side(row, spots)
    return tuple(found)


def _face(spot: Spot) -> Face:
    return _FACES.get(spot.space.kind, "village")


def _side(row: Row, spots: list[Spot]) -> list[Label]:
    """Labels of one side of the water, from the left."""
    if not spots:
        return []
    west, east = row.box[0] + 4, row.box[0] + row.box[2] - 4
    ends = [west, *_borders(spots, west, east), east]
    lands = {dominion: (left, right) for dominion, left, right in row.lands()}
    rooms = zip(spots, ends[:-1], ends[1:], strict=True)
    return [_label(spot, left, right, lands[spot.space.dominion]) for spot, left, right in rooms]


def _label(spot: Spot, left: float, right: float, land: tuple[float, float]) -> Label:
    """A name between two ends: in its own land if it fits there, and as near to its space as it can be."""
    inner, outer = max(left, land[0]), min(right, land[1])
    within = outer - inner - _GAP
    if _wide(spot, _lines(spot, within)) <= within:
        left, right = inner, outer
    room = right - left - _GAP
    lines = _lines(spot, room)
    wide = min(room, _wide(spot, lines))
    x = min(max(spot.x, left + (_GAP + wide) / 2), right - (_GAP + wide) / 2)
    return Label(spot, x, room, lines)


def _wide(spot: Spot, lines: tuple[str, ...]) -> float:
    """Width of a name on so many lines, and of the warehouses below it."""
    face = _face(spot)
    widest = max(fonts.width(fonts.split(face, line), _SIZE) for line in lines)
    return max(widest, len(spot.space.prices) * SLOT)


def _borders(spots: list[Spot], west: float, east: float) -> list[float]:
    """Where the room of one name ends and that of the next one begins.

    What fits its half gets what it needs, and the other one the rest; two that do not fit share.
    """
    found: list[float] = []
    for one, two in pairwise(spots):
        half = (two.x - one.x) / 2
        left, right = _needed(one, one.x - west), _needed(two, east - two.x)
        if left + right <= 2 * half:
            found.append(one.x + half + (left - right) / 2)
        elif left <= half:
            found.append(one.x + left)
        elif right <= half:
            found.append(two.x - right)
        else:
            found.append(one.x + half)
    return found


def _needed(spot: Spot, beyond: float) -> float:
    """What a name on one line needs on one side of its space, with no more than `beyond` on the other."""
    wide = _wide(spot, (spot.space.name,)) + _GAP
    return max(wide / 2, wide - beyond)


def _lines(spot: Spot, room: float) -> tuple[str, ...]:
    """A name on one line, on two where it is too long; cities have room for one."""
    name = spot.space.name
    if spot.space.prices or spot.space.kind == "port":
        return (name,)
    face = _face(spot)
    if fonts.width(fonts.split(face, name), _SIZE) <= room:
        return (name,)
    parted = fonts.wrap(face, name.replace("-", "- "), _SIZE, room)
    return tuple(line.replace("- ", "-") for line in parted)


def write(canvas: Canvas, row: Row, label: Label) -> None:
    """The name on a canvas of the row's size."""
    spot = label.spot
    face, ink = _face(spot), ink_of(spot)
    x = label.x - row.box[0]
    for index, line in enumerate(label.lines):
        middle = _middle(spot, index, len(label.lines))
        canvas.text(x, middle, line, face=face, size=_SIZE, ink=ink, box=label.room, align="centre", cut=True)


def ink_of(spot: Spot) -> Ink:
    """Obstacles are lettered quietly."""
    return INK_SECOND if spot.space.kind == "obstacle" else INK


def _middle(spot: Spot, index: int, lines: int) -> float:
    if spot.above:
        lowest = _ABOVE[0] if spot.space.prices else _ABOVE[1]
        return lowest - (lines - 1 - index) * _LINE
    return _BELOW + index * _LINE - (2 if spot.space.prices else 0)
