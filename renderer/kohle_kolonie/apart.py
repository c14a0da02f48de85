"""Boxes pushed apart, each as near to its place as it can stay."""

from collections.abc import Sequence

import msgspec

from renderer.canvas import Point
from renderer.scene import Box

_ROUNDS = 40
_SIDEWAYS = 24
"""Rounds in which boxes are moved the shorter way; what still overlaps then goes up or down."""
_BACK = 0.1
"""Share of the way home that a box goes in each of the first rounds."""
_RETURNING = 8
_STEP, _REACH = 8, 20
_AROUND = sorted(
    ((x * _STEP, y * _STEP) for x in range(-_REACH, _REACH + 1) for y in range(-_REACH, _REACH + 1)),
    key=lambda way: (way[0] ** 2 + way[1] ** 2, way),
)
"""Ways from home to where a box may be free, the shortest first."""


class Body(msgspec.Struct):
    """A box around `x`, `y` that belongs at `home`."""

    home: Point
    w: float
    h: float
    x: float = 0
    y: float = 0
    weight: float = 1
    """How little it is moved by others."""
    fixed: bool = False
    """Whether it stays where it is."""

    def __post_init__(self) -> None:
        self.x, self.y = self.home

    @property
    def box(self) -> Box:
        """Where it lies."""
        return self.x - self.w / 2, self.y - self.h / 2, self.w, self.h

    @property
    def moved(self) -> float:
        """How far it was pushed."""
        return ((self.x - self.home[0]) ** 2 + (self.y - self.home[1]) ** 2) ** 0.5


def push_apart(bodies: Sequence[Body], frame: Box, gap: float = 4) -> None:
    """Push boxes that overlap apart along the shorter way, none out of the frame."""
    free = [body for body in bodies if not body.fixed]
    for body in free:
        _keep(body, frame)
    for turn in range(_ROUNDS):
        back = _BACK if turn < _RETURNING else 0.0
        moved = False
        ordered = sorted(bodies, key=lambda body: body.x - body.w / 2)
        for index, one in enumerate(ordered):
            reach = one.x + one.w / 2 + gap
            for two in ordered[index + 1 :]:
                if two.x - two.w / 2 >= reach:
                    break
                moved |= _part(one, two, gap, upright=turn > _SIDEWAYS)
        for body in free:
            if back:
                body.x += (body.home[0] - body.x) * back
                body.y += (body.home[1] - body.y) * back
            _keep(body, frame)
        if not moved and not back:
            return


def free_covered(movable: Sequence[Body], bodies: Sequence[Body], frame: Box, gap: float = 2) -> None:
    """Put each movable box that still overlaps one of the bodies on the free spot nearest to its home, if any."""
    for body in movable:
        others = [other for other in bodies if other is not body]
        if _is_free(body, others, gap):
            continue
        pushed = body.x, body.y
        for across, down in _AROUND:
            body.x, body.y = body.home[0] + across, body.home[1] + down
            _keep(body, frame)
            if _is_free(body, others, gap):
                break
        else:
            body.x, body.y = pushed


def _is_free(body: Body, others: Sequence[Body], gap: float) -> bool:
    return all(
        abs(body.x - other.x) >= (body.w + other.w) / 2 + gap
        or abs(body.y - other.y) >= (body.h + other.h) / 2 + gap
        for other in others
    )


def _part(one: Body, two: Body, gap: float, *, upright: bool) -> bool:
    over_y = (one.h + two.h) / 2 + gap - abs(one.y - two.y)
    if over_y <= 0:
        return False
    over_x = (one.w + two.w) / 2 + gap - abs(one.x - two.x)
    if over_x <= 0:
        return False
    if one.fixed and two.fixed:
        return False
    share = 0.0 if one.fixed else 1.0 if two.fixed else two.weight / (one.weight + two.weight)
    if over_x < over_y and not upright:
        way = over_x if one.x <= two.x else -over_x
        one.x -= way * share
        two.x += way * (1 - share)
    else:
        way = over_y if one.y <= two.y else -over_y
        one.y -= way * share
        two.y += way * (1 - share)
    return True


def _keep(body: Body, frame: Box) -> None:
    x, y, w, h = frame
    body.x = min(max(body.x, x + body.w / 2), x + w - body.w / 2)
    body.y = min(max(body.y, y + body.h / 2), y + h - body.h / 2)
