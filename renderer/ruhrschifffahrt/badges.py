"""The numbers of spaces: each on the upstream shoulder of its space, in bends where that is taken beside it."""

from functools import lru_cache
from typing import Final

from renderer.ruhrschifffahrt.course import Course, Spot
from renderer.scene import Box, meet

_BESIDE: Final = ((52, -18), (52, -4), (60, 14), (52, 24), (-54, 2), (-52, 14), (0, -48))
"""Where a number stands in a bend, from the middle of its space, the best place first; inwards if positive."""
_NEAR: Final = 140
"""Spaces nearer than this have to be looked at for a number's place."""
_CORES: Final = {
    "storage": (33, 33),
    "obstacle": (27, 27),
    "industry": (33, 28),
    "city": (28, 28),
    "port": (34, 34),
}
"""By kind, half the width and height of what no number may stand on; round things have no corners."""


@lru_cache(maxsize=32)
def badges_of(course: Course) -> dict[str, Box]:
    """Where the number of each space stands: on its upstream shoulder, in bends where that is taken beside it."""
    found: dict[str, Box] = {}
    for spot in course.stations:
        taken = [*found.values(), shoulder_of(spot), *_things(spot)[1:]]
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


def shoulder_of(spot: Spot) -> Box:
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
