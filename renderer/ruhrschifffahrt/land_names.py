"""Names of dominions on the land, each where least lies below it."""

from typing import Final

import msgspec

from renderer import fonts
from renderer.canvas import Canvas
from renderer.ruhrschifffahrt.course import Course
from renderer.ruhrschifffahrt.labels import labels_of
from renderer.ruhrschifffahrt.looks import DOMINIONS, wash
from renderer.ruhrschifffahrt.taken import Taken
from renderer.scene import Box
from renderer.theme import INK, SMALLEST, mix

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
