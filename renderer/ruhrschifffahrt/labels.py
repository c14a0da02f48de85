"""Names beside the river: once for a town of several spaces, touching them, over no other thing.

Every name has some places where it could stand; what each costs is what it would lie on, how far it is from its
spaces and on which side. The cheapest set in which names stay apart is found by changing one name after the other.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, groupby
from typing import Final, Literal, TypeAlias

import msgspec
from PIL import Image, ImageDraw

from renderer import fonts
from renderer.canvas import Canvas, Point
from renderer.fonts import Face
from renderer.ruhrschifffahrt.arrows import arrows_of
from renderer.ruhrschifffahrt.course import HALF, Course, Spot
from renderer.ruhrschifffahrt.land import land_of
from renderer.ruhrschifffahrt.looks import DOMINIONS, wash
from renderer.scene import Box, meet
from renderer.theme import INK, INK_SECOND, SMALLEST, Ink, mix

Side: TypeAlias = Literal["above", "below", "beside"]

SLOT: Final = 36
"""Width of a space for a warehouse in a city."""
SLOTS_HIGH: Final = 32
REACH: Final = 36
"""Half of what a space takes up of the river."""
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
_CELL: Final = 4
"""Pixels in a row and column of the map of what is taken."""
_KEPT: Final = 8
_FAR: Final = 280
"""Spaces farther away than this are no neighbours of a name."""
"""Places looked at on each side."""
_BESIDE: Final = ((52, -18), (52, -4), (60, 14), (52, 24), (-54, 2), (-52, 14), (0, -48))
"""Where a number stands from the middle of a space in a bend, the best place first; to the inner side if positive."""
_COVERS: Final = 60
"""What it costs a name to lie on a space or a number."""
_NEAR: Final = 140
"""Spaces nearer than this have to be looked at for a number's place."""
_CORES: Final = {"storage": (33, 33), "obstacle": (27, 27), "industry": (33, 28), "city": (28, 28), "port": (34, 34)}
"""By kind, half of the width and height of what a number may not stand on; round things have no corners."""
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


class Place(msgspec.Struct, frozen=True):
    """A place where a name could stand, and what that costs by itself."""

    box: Box
    cost: float


@lru_cache(maxsize=32)
def badges_of(course: Course) -> dict[str, Box]:
    """Where the number of each space stands: on its upstream shoulder, in bends where that is taken beside it."""
    found: dict[str, Box] = {}
    for spot in course.stations:
        taken = [*found.values(), _shoulder(spot), *_things(spot)[1:]]
        for other in course.stations:
            if other != spot and abs(other.y - spot.y) < _NEAR and abs(other.x - spot.x) < _NEAR:
                taken += _things(other)
        boxes = _badges(course, spot)
        free = (box for box in boxes if not any(meet(box, thing) for thing in taken))
        found[spot.space.id] = next(free, boxes[0])
    return found


def _badges(course: Course, spot: Spot) -> list[Box]:
    """Where the number of a space may stand, the best place first; beside it rather within the bend."""
    wide, high = (34 if spot.number > 9 else 24), 26
    way, within = spot.upstream, (1 if spot.x < course.box[0] + course.box[2] / 2 else -1)
    middles = [(30 * way, -30), *((x * within, y) for x, y in _BESIDE)]
    return [(spot.x + x - wide / 2, spot.y + y - high / 2, wide, high) for x, y in middles]


def _shoulder(spot: Spot) -> Box:
    """Where helm or coins lie: on the downstream shoulder."""
    return spot.x - spot.upstream * 30 - 16, spot.y - 44, 32, 32


def _things(spot: Spot) -> list[Box]:
    """What stands on a space, and where barges may lie before it: one before a storage, four elsewhere."""
    across, down = _CORES[spot.space.kind]
    space = (spot.x - across, spot.y - down, 2 * across, 2 * down)
    if spot.space.kind in ("obstacle", "port"):
        return [space]
    half = 42 if spot.space.kind == "storage" else 80
    return [space, (spot.x - half, spot.y + 20, 2 * half, 34)]


def figure_of(spot: Spot) -> Box:
    """Where the figure of a die on a storage stands, or the middle of what else is there."""
    return spot.x - 12, spot.y - 14, 24, 28


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


# What lies where


class Taken:
    """A small map of the sheet: how much it costs to write over each cell, and whose land it is."""

    def __init__(self, course: Course) -> None:
        self._x, self._y, w, h = course.box
        self.wide, self.high = int(w // _CELL), int(h // _CELL)
        self._image = Image.new("L", (self.wide, self.high))
        self._draw = ImageDraw.Draw(self._image)
        self._fill(course)
        self._sums = _sums(self._image)
        lands = Image.new("L", (self.wide, self.high))
        pen = ImageDraw.Draw(lands)
        self.owners = list(DOMINIONS)
        for spot, outline in zip(course.stations, land_of(course).outlines, strict=True):
            pen.polygon([self._at(point) for point in outline], self.owners.index(spot.space.dominion) + 1)
        self._lands = lands.tobytes()

    def _at(self, point: Point) -> Point:
        return (point[0] - self._x) / _CELL, (point[1] - self._y) / _CELL

    def _rect(self, box: Box, cost: int) -> None:
        left, top = self._at((box[0], box[1]))
        right, bottom = self._at((box[0] + box[2], box[1] + box[3]))
        corners = (math.floor(left), math.floor(top), math.ceil(right) - 1, math.ceil(bottom) - 1)
        self._draw.rectangle(corners, cost)

    def _line(self, points: Sequence[Point], cost: int, wide: float) -> None:
        self._draw.line([self._at(point) for point in points], cost, max(1, round(wide / _CELL)))

    def _fill(self, course: Course) -> None:
        """The lightest first: water, borders, arrows, barges, what lies on the shoulders, spaces, numbers."""
        self._line(course.line, 32, 2 * HALF)
        owners = [spot.space.dominion for spot in course.stations]
        for edge in land_of(course).edges:
            if owners[edge.one] != owners[edge.other]:
                self._line(edge.line, 28, 10)
        for spot in course.stations:
            if spot.space.kind not in ("obstacle", "port"):
                self._rect((spot.x - 43, spot.y + 20, 86, 36), 80)
        for arrow in arrows_of(course):
            self._line(arrow.line, 100, 8)
            if arrow.end is not None:
                x, y = arrow.line[-1]
                self._rect((x - 9, y - 9, 18, 18), 100)
        for spot in course.stations:
            self._rect((spot.x - REACH, spot.y - REACH, 2 * REACH, 2 * REACH), 255)
            self._rect(_shoulder(spot), 120)
        for badge in badges_of(course).values():
            self._rect(badge, 255)
        if course.basin is not None:
            self._rect(course.basin, 255)

    def take(self, box: Box) -> None:
        """Note that something is written there."""
        self._rect(box, 255)

    def count(self) -> None:
        """Count anew what was noted."""
        self._sums = _sums(self._image)

    def _cells(self, box: Box) -> tuple[int, int, int, int]:
        """First and last column and row of the cells under a box, the last ones not counted."""
        x, y = box[0] - self._x, box[1] - self._y
        right, bottom = -(-(x + box[2]) // _CELL), -(-(y + box[3]) // _CELL)
        return (
            max(0, int(x // _CELL)),
            max(0, int(y // _CELL)),
            min(self.wide, int(right)),
            min(self.high, int(bottom)),
        )

    def cost(self, box: Box) -> float:
        """What it costs to write in a box."""
        left, top, right, bottom = self._cells(box)
        above, below = self._sums[top], self._sums[bottom]
        return (below[right] - below[left] - above[right] + above[left]) / 255

    def abroad(self, box: Box, dominion: str) -> float:
        """Which share of a box lies in another land."""
        own = self.owners.index(dominion) + 1
        left, top, right, bottom = self._cells(box)
        at_home = sum(
            self._lands.count(own, row * self.wide + left, row * self.wide + right) for row in range(top, bottom)
        )
        return 1 - at_home / max(1, (right - left) * (bottom - top))

    def holds(self, box: Box, edge: float = 5) -> bool:
        """Whether a box lies wholly on the sheet."""
        x, y = box[0] - self._x, box[1] - self._y
        return (
            x >= edge
            and y >= edge
            and x + box[2] <= self.wide * _CELL - edge
            and y + box[3] <= self.high * _CELL - edge
        )


def _sums(image: Image.Image) -> list[list[int]]:
    """For each cell what all cells above and left of it cost together."""
    wide, data = image.width, image.tobytes()
    found = [[0] * (wide + 1)]
    for row in range(image.height):
        along = accumulate(data[row * wide : (row + 1) * wide], initial=0)
        found.append([above + here for above, here in zip(found[-1], along, strict=True)])
    return found


# Where names stand


@lru_cache(maxsize=32)
def labels_of(course: Course) -> tuple[Label, ...]:
    """All names of a course, each with its place.

    Names that are still in each other's way, or have no room beside their space, are cut to less room.
    """
    taken = _taken(course)
    towns = list(_towns(course))
    found = [_label(spots, _ROOMS[0]) for spots in towns]
    choices = [_choices(course, taken, label) for label in found]
    chosen = _settled(choices)
    for room in _ROOMS:
        tight = _in_the_way(course, [places[at].box for places, at in zip(choices, chosen, strict=True)])
        if not tight:
            break
        for index in tight:
            found[index] = _label(towns[index], room)
            choices[index] = _choices(course, taken, found[index])
        chosen = _settled(choices, tight)
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
    half = REACH - 3
    spaces = [(spot.x - half, spot.y - half, 2 * half, 2 * half) for spot in course.stations]
    return [*spaces, *badges_of(course).values()]


@lru_cache(maxsize=4)
def _taken(course: Course) -> Taken:
    return Taken(course)


def _own(course: Course, spot: Spot) -> Box:
    """What a name belongs to: its space, for Ruhrort the basin and the port."""
    if spot.space.kind == "port" and course.basin is not None:
        x, y, _, h = course.basin
        return x, y, spot.x + REACH - x, h
    return spot.x - REACH, spot.y - REACH, 2 * REACH, 2 * REACH


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
    return sorted(kept, key=_cost)[: 3 * _KEPT]


def _cost(place: Place) -> float:
    return place.cost


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


def _clash(one: Box, two: Box) -> float:
    """What it costs that two names come too near to each other."""
    across = min(one[0] + one[2], two[0] + two[2]) - max(one[0], two[0]) + 9
    down = min(one[1] + one[3], two[1] + two[3]) - max(one[1], two[1]) + 3
    return 0.0 if across <= 0 or down <= 0 else 40 + across * down * 0.08


def _settled(choices: Sequence[Sequence[Place]], kicked: Sequence[int] = ()) -> list[int]:
    """Which place each name takes: one name after the other moves where it costs least, until none does.

    Names that are `kicked` then try every place that they have, and stay where all names together cost less.
    """
    near = _neighbours(choices)
    chosen = [0] * len(choices)
    for _ in range(12):
        before = list(chosen)
        _move(choices, near, chosen, range(len(choices)))
        if before == chosen:
            break
    for index in kicked:
        here = choices[index][chosen[index]].box
        if any(_clash(here, choices[at][chosen[at]].box) for at in near[index]):
            _kick(choices, near, chosen, index)
    return chosen


def _move(
    choices: Sequence[Sequence[Place]], near: Sequence[Sequence[int]], chosen: list[int], names: Iterable[int]
) -> None:
    """Let each of the names go where it costs least now."""
    for index in names:
        others = [choices[at][chosen[at]].box for at in near[index]]
        least = math.inf
        for at, place in enumerate(choices[index]):
            if place.cost >= least:
                break
            cost = place.cost + sum(_clash(place.box, other) for other in others)
            if cost < least:
                chosen[index], least = at, cost


def _kick(
    choices: Sequence[Sequence[Place]], near: Sequence[Sequence[int]], chosen: list[int], index: int
) -> None:
    """Let a name try all its places, its neighbours giving way, and stay where all of them cost least."""
    around = [index, *near[index]]
    least = _together(choices, near, chosen, around)
    for at in range(len(choices[index])):
        tried = [*chosen[:index], at, *chosen[index + 1 :]]
        _move(choices, near, tried, near[index])
        _move(choices, near, tried, near[index])
        cost = _together(choices, near, tried, around)
        if cost < least - 1e-9:
            least = cost
            chosen[:] = tried


def _together(
    choices: Sequence[Sequence[Place]], near: Sequence[Sequence[int]], chosen: Sequence[int], names: Sequence[int]
) -> float:
    """What some names cost, with all clashes that they have."""
    cost = 0.0
    for index in names:
        place = choices[index][chosen[index]]
        cost += place.cost + sum(
            _clash(place.box, choices[at][chosen[at]].box) * (0.5 if at in names else 1) for at in near[index]
        )
    return cost


def _neighbours(choices: Sequence[Sequence[Place]]) -> list[list[int]]:
    """Names of which some places clash."""
    bounds = [
        (
            min(place.box[0] for place in places),
            min(place.box[1] for place in places),
            max(place.box[0] + place.box[2] for place in places),
            max(place.box[1] + place.box[3] for place in places),
        )
        for places in choices
    ]
    return [
        [
            at
            for at, two in enumerate(bounds)
            if at != index and two[0] < one[2] + 9 and one[0] < two[2] + 9 and two[1] < one[3] + 9 and one[1] < two[3] + 9
        ]
        for index, one in enumerate(bounds)
    ]


# Names of lands

_CROWDED: Final = 12
"""What may lie below the name of a land."""


class LandName(msgspec.Struct, frozen=True):
    """The name of a dominion and the middle of where it stands."""

    dominion: str
    text: str
    x: float
    y: float
    spacing: float


def land_names(course: Course, names: tuple[tuple[str, tuple[str, str]], ...]) -> list[LandName]:
    """Every dominion's name in its land, whole or short, where least lies below it; none where no room is."""
    taken = Taken(course)
    for label in labels_of(course):
        x, y, w, h = label.box
        taken.take((x - 4, y - 4, w + 8, h + 8))
    taken.count()
    found: list[LandName] = []
    for dominion in dict.fromkeys(spot.space.dominion for spot in course.stations):
        if dominion == "ruhrort":
            continue
        whole, short = dict(names)[dominion]
        for text, spacing in ((whole, 3.0), (short, 3.0), (short, 0.5)):
            name = _land_name(course, taken, dominion, text.upper(), spacing)
            if name is not None:
                found.append(name)
                break
    return found


def _land_name(course: Course, taken: Taken, dominion: str, text: str, spacing: float) -> LandName | None:
    w = fonts.width(fonts.split("label", text), SMALLEST, spacing) + 8
    h = 26
    own = [spot for spot in course.stations if spot.space.dominion == dominion]
    middle = sum(spot.x for spot in own) / len(own)
    x0, y0, wide, high = course.box
    tried: list[tuple[float, Box]] = []
    for y in range(6, int(high) - h - 4, 6):
        for x in range(6, int(wide - w) - 4, 18):
            box = (x0 + x, y0 + y, w, h)
            cost = taken.cost(box) + abs(box[0] + w / 2 - middle) * 0.006
            if cost < _CROWDED:
                tried.append((cost, box))
    for _, box in sorted(tried):
        if not taken.abroad(box, dominion):
            return LandName(dominion, text, box[0] + w / 2, box[1] + h / 2, spacing)
    return None


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


def write_land(canvas: Canvas, course: Course, name: LandName) -> None:
    """A dominion's name in spaced capitals, in the colour of its ground."""
    canvas.halo_text(
        name.x - course.box[0],
        name.y - course.box[1],
        name.text,
        face="label",
        size=SMALLEST,
        ink=mix(DOMINIONS[name.dominion], INK, 0.66),
        align="centre",
        spacing=name.spacing,
        halo=wash(name.dominion),
    )
