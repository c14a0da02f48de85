"""Names beside the river: each on its side of the water, in as much room as its neighbours leave."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

import msgspec

from renderer import fonts
from renderer.canvas import Canvas
from renderer.fonts import Face
from renderer.ruhrschifffahrt.course import Row, Spot
from renderer.ruhrschifffahrt.looks import wash
from renderer.theme import INK, INK_SECOND, Ink

SLOT: Final = 34
"""Width of a space for a warehouse in a city."""
_SIZE: Final = 28
_GAP: Final = 10
_FACES: Final[dict[str, Face]] = {"city": "name", "port": "name", "obstacle": "text"}
_ABOVE: Final = (43, 82)
"""Middle of a city's name, and of other names, above the river."""
_BELOW: Final = 252
_LINE: Final = 27
_SLOTS_ABOVE: Final = 61
_SLOTS_BELOW: Final = 265


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
    west, east = _ends(row, above=spots[0].above)
    ends = [west, *_borders(spots, west, east), east]
    lands = {dominion: (left, right) for dominion, left, right in row.lands()}
    rooms = zip(spots, ends[:-1], ends[1:], strict=True)
    return [_label(spot, left, right, lands[spot.space.dominion]) for spot, left, right in rooms]


def _ends(row: Row, *, above: bool) -> tuple[float, float]:
    """Left and right end of the room for names on a side of the water; below Ruhrort there is none."""
    west, east = row.box[0] + 4, row.box[0] + row.box[2] - 4
    for spot in row.spots:
        if spot.space.kind == "port" and not above:
            left, right = spot.x - spot.wide / 2, spot.x + spot.wide / 2
            west, east = (right, east) if spot == row.spots[0] else (west, left)
    return west, east


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

    Names stand on one line where both have room for that, else one of them or both on two. Of two that do not fit
    at all the one that needs no more than its half gets it.
    """
    found: list[float] = []
    for one, two in pairwise(spots):
        far = two.x - one.x
        left = [_needed(one, wide, one.x - west) for wide in _widths(one)]
        right = [_needed(two, wide, east - two.x) for wide in _widths(two)]
        tried = [(left[0], right[0]), (left[-1], right[0]), (left[0], right[-1]), (left[-1], right[-1])]
        fit = next((needs for needs in tried if sum(needs) <= far), None)
        if fit:
            found.append(one.x + (far + fit[0] - fit[1]) / 2)
        elif left[-1] <= far / 2:
            found.append(one.x + left[-1])
        else:
            found.append(two.x - min(far / 2, right[-1]))
    return found


def _widths(spot: Spot) -> list[float]:
    """Widths of a name on one line and, where it can stand on two, on these."""
    name = spot.space.name
    whole = _wide(spot, (name,))
    words = _parted(name)
    if spot.space.prices or spot.space.kind == "port" or len(words) == 1:
        return [whole]
    pairs = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return [whole, min(_wide(spot, pair) for pair in pairs)]


def _parted(name: str) -> list[str]:
    """The parts of a name between which a line may end."""
    return name.replace("-", "- ").split()


def _needed(spot: Spot, wide: float, beyond: float) -> float:
    """What a name needs on one side of its space, with no more than `beyond` on the other."""
    return max((wide + _GAP) / 2, wide + _GAP - beyond)


def _lines(spot: Spot, room: float) -> tuple[str, ...]:
    """A name on one line, on two where it is too long; cities have room for one."""
    name = spot.space.name
    if spot.space.prices or spot.space.kind == "port":
        return (name,)
    face = _face(spot)
    if fonts.width(fonts.split(face, name), _SIZE) <= room:
        return (name,)
    parted = fonts.wrap(face, " ".join(_parted(name)), _SIZE, room)
    return tuple(line.replace("- ", "-") for line in parted)


def write(canvas: Canvas, row: Row, label: Label) -> None:
    """The name on a canvas of the row's size, with a halo where it crosses a border."""
    spot = label.spot
    face, ink = _face(spot), ink_of(spot)
    x = label.x - row.box[0]
    for index, line in enumerate(label.lines):
        middle = _middle(spot, index, len(label.lines))
        fitted = fonts.fit(face, line, _SIZE, label.room, cut=True)
        text, shown = "".join(run for _, run in fitted.runs), fitted.runs[0][0]
        canvas.halo_text(
            x,
            middle,
            text,
            face=face if shown == "other" else shown,
            size=fitted.size,
            ink=ink,
            align="centre",
            halo=wash(spot.space.dominion),
        )


def ink_of(spot: Spot) -> Ink:
    """Obstacles are lettered quietly."""
    return INK_SECOND if spot.space.kind == "obstacle" else INK


def _middle(spot: Spot, index: int, lines: int) -> float:
    if spot.above:
        lowest = _ABOVE[0] if spot.space.prices else _ABOVE[1]
        return lowest - (lines - 1 - index) * _LINE
    return _BELOW + index * _LINE - (4 if spot.space.prices else 0)
