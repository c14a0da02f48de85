"""The signs on the river in brief: letters on enamel and on paper, and the room that they need."""

import math
from collections.abc import Mapping
from itertools import combinations
from typing import Final

import msgspec
from msgspec.structs import replace

from renderer.canvas import Canvas, Point, regular
from renderer.decision import TEXT
from renderer.ruhrschifffahrt.course import Course, Spot
from renderer.ruhrschifffahrt.decision_course import within
from renderer.theme import CREAM, ENAMEL, INK, LAMP, PAPER_LIGHT, Ink

CHOICE: Final = 28
CLOSE: Final = 24
GOAL: Final = 22
"""Radii of the signs: of what is chosen, where some are close together, and of where that leads to."""
GLOW: Final = 6
PLAIN: Final = 34
"""How far a space without a sign reaches in its full size."""
_PUSHES: Final = 12
_NEAR: Final = 110
"""Spaces farther from each other than this never touch."""


class Sign(msgspec.Struct, frozen=True):
    """A letter on a space: of a choice, or of a place to which one leads."""

    letter: str
    goal: bool = False


# Room


def radius_of(course: Course, signs: Mapping[str, Sign]) -> float:
    """Of the signs of choices: smaller where some would touch another sign."""
    signed = [(spot, signs[spot.space.id]) for spot in within(course, 20) if spot.space.id in signs]
    for (one, first), (two, second) in combinations(signed, 2):
        if math.dist((one.x, one.y), (two.x, two.y)) < reach_of(first, CHOICE) + reach_of(second, CHOICE):
            return CLOSE
    return CHOICE


def reach_of(sign: Sign, radius: float) -> float:
    """How far a sign with its glow reaches."""
    return (GOAL if sign.goal else radius) + GLOW + 1


def parted(course: Course, signs: Mapping[str, Sign], size: float, radius: float) -> list[Spot]:
    """The spots that are shown, moved apart where they or their signs would touch, as in narrow bends."""
    shown = within(course, 20)
    reach = [reach_of(signs[at], radius) if (at := spot.space.id) in signs else PLAIN * size for spot in shown]
    places = [(spot.x, spot.y) for spot in shown]
    x0, y0, w, h = course.box
    near = [
        (one, two)
        for one, two in combinations(range(len(places)), 2)
        if math.dist(places[one], places[two]) < _NEAR
    ]
    for _ in range(_PUSHES):
        before = places.copy()
        for one, two in near:
            places[one], places[two] = _apart(places[one], places[two], reach[one] + reach[two])
        places = [
            (min(max(x, x0 + far), x0 + w - far), min(max(y, y0 + far), y0 + h - far))
            for (x, y), far in zip(places, reach, strict=True)
        ]
        if places == before:
            break
    return [replace(spot, x=round(x), y=round(y)) for spot, (x, y) in zip(shown, places, strict=True)]


def _apart(one: Point, two: Point, far: float) -> tuple[Point, Point]:
    """Two places moved away from each other as far as they must be."""
    near = math.dist(one, two)
    if near >= far or not near:
        return one, two
    dx, dy = ((b - a) / near * (far - near) / 2 for a, b in zip(one, two, strict=True))
    return (one[0] - dx, one[1] - dy), (two[0] + dx, two[1] + dy)


# Drawing


def draw_sign(canvas: Canvas, sign: Sign, kind: str, radius: float) -> None:
    """A sign in the middle of its canvas, for a place of a kind."""
    m = canvas.width / 2
    if sign.goal:
        draw_goal(canvas, m, m, sign.letter, kind)
    else:
        draw_choice(canvas, m, m, sign.letter, kind, radius=radius)


def draw_choice(
    canvas: Canvas, x: float, y: float, letter: str, kind: str = "", *, radius: float = CHOICE
) -> None:
    """The sign of a choice: a cream letter on enamel in the lamp's glow, of an obstacle on a plate."""
    for more, fill in ((GLOW + 1, INK), (GLOW - 1, LAMP), (0, INK), (-2, ENAMEL)):
        if kind == "obstacle":
            _form(canvas, x, y, radius - 3 + more, "port", fill)
        else:
            canvas.disc(x, y, radius + more, fill=fill)
    _letter(canvas, x, y, letter, CREAM)


def draw_goal(canvas: Canvas, x: float, y: float, letter: str, kind: str, radius: float = GOAL) -> None:
    """The sign of a place that a choice leads to: an ink letter on paper, in the form of the place, lit."""
    for more, fill in ((GLOW, INK), (GLOW - 2, LAMP), (0, INK), (-2, PAPER_LIGHT)):
        _form(canvas, x, y, radius + more, kind, fill)
    _letter(canvas, x, y, letter, INK)


def _form(canvas: Canvas, x: float, y: float, radius: float, kind: str, fill: Ink) -> None:
    if kind == "industry":
        canvas.polygon(regular(x, y, radius * 1.12, 6, turn=0), fill=fill)
    elif kind == "port":
        canvas.rect(x - radius, y - radius, 2 * radius, 2 * radius, fill=fill, radius=6)
    else:
        canvas.disc(x, y, radius, fill=fill)


def _letter(canvas: Canvas, x: float, y: float, letter: str, ink: Ink) -> None:
    size = 44 if len(letter) == 1 else TEXT
    canvas.text(x, y + 0.5, letter, face="number", size=size, smallest=TEXT, ink=ink, align="centre")
