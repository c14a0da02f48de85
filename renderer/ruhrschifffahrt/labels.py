"""Names beside the river: once for a town of several spaces, touching them, over no other thing.

Every name has some places where it could stand; what each costs is what it would lie on, how far it is from its
spaces and on which side. The cheapest set in which names stay apart is found by changing one name after the other.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, Literal, TypeAlias

import msgspec

from renderer import fonts
from renderer.canvas import Canvas
from renderer.fonts import Face
from renderer.ruhrschifffahrt.badges import badges_of
from renderer.ruhrschifffahrt.course import REACHED, Course, Spot
from renderer.ruhrschifffahrt.looks import wash
from renderer.ruhrschifffahrt.settling import Place, cost_of, settled
from renderer.ruhrschifffahrt.taken import Taken
from renderer.scene import Box, meet
from renderer.theme import INK, INK_SECOND, SMALLEST, Ink

Side: TypeAlias = Literal["above", "below", "beside"]

SLOT: Final = 36
"""Width of a space for a warehouse in a city."""
SLOTS_HIGH: Final = 32
_CITY: Final = 33
"""Size of the name of a city."""
_LINE: Final = 26
_LETTERS: Final = 24
"""Height of a line of 28, with what hangs below it."""
_CITY_LETTERS: Final = 30
_ROOMS: Final = (178, 150, 122, 96, 74, 58)
"""Room for a name: a longer one stands on two lines. What is in the way of another has less."""
_CITY_MORE: Final = 36
"""More room for the name of a city."""
_TOUCH: Final = 8
"""From a space to its name."""
_KEPT: Final = 8
_FAR: Final = 280
"""Spaces farther away than this are no neighbours of a name."""
_COVERS: Final = 60
"""What it costs a name to lie on a space or a number."""
_RANK: Final = {"city": 0, "storage": 1, "industry": 2, "obstacle": 3, "port": 0}
_FACES: Final[dict[str, Face]] = {"city": "name", "port": "name", "obstacle": "text"}
_SIDES: Final[dict[Side, float]] = {"above": 0, "below": 2, "beside": 7}


class Label(msgspec.Struct, frozen=True):
    """A name: the spaces it is for, the one it is lettered for, its lines, and the box around it.

    In a city's box the name stands above the spaces for warehouses.
    """

    spots: tuple[Spot, ...]
    chief: Spot
    lines: tuple[str, ...]
    size: float
    box: Box

    @property
    def slots(self) -> Box:
        """Where a city's warehouses stand."""
        x, y, w, h = self.box
        wide = len(self.chief.space.prices) * SLOT
        return x + (w - wide) / 2, y + h - SLOTS_HIGH, wide, SLOTS_HIGH


def lettering(spot: Spot) -> tuple[Face, Ink]:
    """Face and ink of the name of a space: obstacles are lettered quietly."""
    return _FACES.get(spot.space.kind, "village"), INK_SECOND if spot.space.kind == "obstacle" else INK


# What is written, and how large it is


def _towns(course: Course) -> Iterator[tuple[Spot, ...]]:
    """Spaces side by side that have one name; Ruhrort is no part of a town."""
    for _, group in groupby(course.stations, lambda spot: (spot.space.name, spot.space.kind == "port")):
        yield tuple(group)


def _label(spots: tuple[Spot, ...], room: float) -> Label:
    """The name of some spaces in so much room, without a place yet."""
    chief = min(spots, key=lambda spot: _RANK[spot.space.kind])
    face, _ = lettering(chief)
    name, great = chief.space.name, face == "name"
    long = room + _CITY_MORE if great else room
    size = _CITY if great else SMALLEST
    if great and fonts.width(fonts.split(face, name), size) > long:
        size = SMALLEST
    lines = (name,) if great else _lines(face, name, room)
    wide = min(long, max(fonts.width(fonts.split(face, line), size) for line in lines))
    high = (_CITY_LETTERS if great else _LETTERS) + (len(lines) - 1) * _LINE
    if chief.space.prices:
        wide, high = max(wide, len(chief.space.prices) * SLOT), high + 4 + SLOTS_HIGH
    return Label(spots, chief, lines, size, (0, 0, math.ceil(wide), high))


def _lines(face: Face, name: str, room: float) -> tuple[str, ...]:
    """A name on one line, or on two, which break where it has a hyphen, too."""
    if fonts.width(fonts.split(face, name), SMALLEST) <= room:
        return (name,)
    wrapped = fonts.wrap(face, name.replace("-", "- "), SMALLEST, room)
    lines = [line.replace("- ", "-") for line in wrapped]
    return (lines[0],) if len(lines) == 1 else (lines[0], " ".join(lines[1:]))


# Where it stands


@lru_cache(maxsize=32)
def labels_of(course: Course) -> tuple[Label, ...]:
    """All names of a course, each with its place.

    Names that are still in each other's way, or have no room beside their space, are cut to less room.
    """
    taken = _taken(course)
    towns = list(_towns(course))
    found = [_label(spots, _ROOMS[0]) for spots in towns]
    choices = [_choices(course, taken, label) for label in found]
    chosen = settled(choices)
    for room in _ROOMS:
        tight = _in_the_way(course, [places[at].box for places, at in zip(choices, chosen, strict=True)])
        if not tight:
            break
        for index in tight:
            found[index] = _label(towns[index], room)
            choices[index] = _choices(course, taken, found[index])
        chosen = settled(choices, tight)
    return tuple(
        msgspec.structs.replace(label, box=places[at].box)
        for label, places, at in zip(found, choices, chosen, strict=True)
    )


def _in_the_way(course: Course, boxes: Sequence[Box]) -> list[int]:
    """Names that lie on another name, a space or a number."""
    found: set[int] = set()
    things = _printed(course)
    for index, one in enumerate(boxes):
        clashing = {at for at in range(index) if meet(one, boxes[at])}
        found |= {index, *clashing} if clashing else set()
        if any(meet(one, thing) for thing in things):
            found.add(index)
    return sorted(found)


def _printed(course: Course) -> list[Box]:
    """Spaces and numbers, on which no name may lie."""
    half = REACHED - 3
    spaces = [(spot.x - half, spot.y - half, 2 * half, 2 * half) for spot in course.stations]
    return [*spaces, *badges_of(course).values()]


@lru_cache(maxsize=4)
def _taken(course: Course) -> Taken:
    return Taken(course)


def _own(course: Course, spot: Spot) -> Box:
    """What a name belongs to: its space, for Ruhrort the basin and the port."""
    if spot.space.kind == "port" and course.basin is not None:
        x, y, _, h = course.basin
        return x, y, spot.x + REACHED - x, h
    return spot.x - REACHED, spot.y - REACHED, 2 * REACHED, 2 * REACHED


def _choices(course: Course, taken: Taken, label: Label) -> list[Place]:
    """The cheapest places on each side of the spaces, the cheapest of all first."""
    # A city's warehouses stand by the city, the name of another town anywhere along it.
    anchors = [label.chief] if _FACES.get(label.chief.space.kind) == "name" else list(label.spots)
    boxes = [_own(course, spot) for spot in anchors]
    middle = sum(spot.x for spot in label.spots) / len(label.spots)
    if len(anchors) == 1:
        middle = min(max(middle, anchors[0].x - 30), anchors[0].x + 30)
    if label.chief.space.kind == "port":
        middle = boxes[0][0] + boxes[0][2] / 2
    chief = label.chief
    others = [
        _own(course, spot)
        for spot in course.stations
        if spot not in label.spots and abs(spot.x - chief.x) < _FAR and abs(spot.y - chief.y) < _FAR
    ]
    things = _printed(course)
    found: dict[Side, list[tuple[float, Box]]] = {"above": [], "below": [], "beside": []}
    for side, box in _around(boxes, label.box[2], label.box[3]):
        if taken.holds(box):
            far = min(gap(box, own) for own in boxes)
            cost = _SIDES[side] + abs(box[0] + box[2] / 2 - middle) * 0.1 + max(0.0, far - _TOUCH) * 0.5
            cost += taken.cost((box[0] - 2, box[1] - 2, box[2] + 4, box[3] + 4)) * 1.2
            found[side].append((cost, box))
    kept: list[Place] = []
    for places in found.values():
        places.sort()
        for cost, box in places[: 4 * _KEPT]:
            far = min(gap(box, own) for own in boxes)
            near = min(gap(box, other) for other in others)
            cost += taken.abroad(box, chief.space.dominion) * 25 + max(0.0, far + 6 - near) * 1.2
            kept.append(Place(box, cost + (_COVERS if any(meet(box, thing) for thing in things) else 0)))
    return sorted(kept, key=cost_of)[: 3 * _KEPT]


def _around(boxes: Sequence[Box], w: float, h: float) -> Iterator[tuple[Side, Box]]:
    """Places close to some boxes: above, below and beside them, closer ones first."""
    left, right = min(box[0] for box in boxes), max(box[0] + box[2] for box in boxes)
    top, bottom = min(box[1] for box in boxes), max(box[1] + box[3] for box in boxes)
    span = right - left + w
    across = [left - w + 10 + (span - 20) * step / 14 for step in range(15)]
    for y in range(_TOUCH, 40, 5):
        for x in across:
            yield "above", (x, top - y - h, w, h)
            yield "below", (x, bottom + y, w, h)
    down = [top - h + 14 + (bottom - top + h - 28) * step / 8 for step in range(9)]
    for x in range(_TOUCH, 34, 5):
        for y in down:
            yield "beside", (left - x - w, y, w, h)
            yield "beside", (right + x, y, w, h)


def gap(one: Box, two: Box) -> float:
    """How far two boxes are apart."""
    across = max(two[0] - one[0] - one[2], one[0] - two[0] - two[2], 0.0)
    down = max(two[1] - one[1] - one[3], one[1] - two[1] - two[3], 0.0)
    return math.hypot(across, down)


# Writing


def write(canvas: Canvas, course: Course, label: Label) -> None:
    """The name on a canvas of the sheet's size, with a halo where it crosses something."""
    x, y, w, _ = label.box
    face, ink = lettering(label.chief)
    for index, line in enumerate(label.lines):
        great = face == "name"
        middle = y - course.box[1] + (_CITY_LETTERS / 2 if great else 10.5) + index * _LINE
        fitted = fonts.fit(face, line, label.size, w, cut=True)
        text, shown = "".join(run for _, run in fitted.runs), fitted.runs[0][0]
        canvas.halo_text(
            x + w / 2 - course.box[0],
            middle,
            text,
            face=face if shown == "other" else shown,
            size=fitted.size,
            ink=ink,
            align="centre",
            halo=wash(label.chief.space.dominion),
        )
