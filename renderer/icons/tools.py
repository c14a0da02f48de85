"""Hammer and pick, the headframe, the cross of a closed space."""

import math

from renderer.canvas import Point
from renderer.icons.pen import Pen
from renderer.theme import INK, Ink


def _turned(points: list[Point], degrees: float) -> list[Point]:
    """The points turned about the middle of the box."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    return [(50 + (x - 50) * cos - (y - 50) * sin, 50 + (x - 50) * sin + (y - 50) * cos) for x, y in points]


def hammer_and_pick(pen: Pen, ink: Ink = INK) -> None:
    """The miners' sign: hammer and pick crossed."""
    handle: list[Point] = [(45.5, 8), (54.5, 8), (54.5, 106), (45.5, 106)]
    hammer: list[Point] = [(24, 2), (72, 2), (76, 7), (76, 17), (72, 22), (24, 22)]
    pick: list[Point] = [(18, 22), (26, 8), (44, 1), (56, 1), (74, 6), (84, 16), (72, 20), (56, 18), (44, 18)]
    for head, turn in ((hammer, 45), (pick, -45)):
        pen.shape(_turned(handle, turn), ink, outline=False)
        pen.shape(_turned(head, turn), ink, outline=False)


def cross_in_disc(pen: Pen, ground: Ink, ink: Ink) -> None:
    """A cross in a ring: closed."""
    pen.disc(50, 50, 50, ink, outline=False)
    pen.disc(50, 50, 47, ground, outline=False)
    pen.line((28, 28), (72, 72), width=8, ink=ink)
    pen.line((72, 28), (28, 72), width=8, ink=ink)


def headframe(pen: Pen, steel: Ink, wheel: Ink) -> None:
    """The frame over the shaft: two legs, struts, the sheave."""
    for foot, head in ((14, 40), (86, 60)):
        pen.line((foot, 100), (head, 16), width=6.4)
        pen.line((foot, 100), (head, 16), width=3.2, ink=steel)
    for y, x in ((72, 22.5), (38, 33)):
        pen.line((x, y), (100 - x, y), width=2.6)
    pen.line((22.5, 72), (67, 38), width=1.6)
    pen.line((77.5, 72), (33, 38), width=1.6)
    pen.disc(50, 14, 14, wheel)
    for index in range(4):
        angle = math.pi * index / 4
        dx, dy = 13 * math.cos(angle), 13 * math.sin(angle)
        pen.line((50 - dx, 14 - dy), (50 + dx, 14 + dy), width=1)
