"""The four vehicles, side views with clear silhouettes: one wheel, horse, cab, boiler."""

import math
from typing import Final, Protocol

from renderer.icons.pen import Pen
from renderer.theme import INK, NEUTRAL, PAPER_LIGHT, Ink


class Vehicle(Protocol):
    """Draws a vehicle with a pen, its body in a colour."""

    def __call__(self, pen: Pen, body: Ink = NEUTRAL) -> None:
        """Draw it."""
        ...


def _coal(pen: Pen, left: float, right: float, base: float, height: float) -> None:
    """Jags of coal on a load."""
    w = right - left
    shares = ((0, 0), (0.10, 0.25), (0.28, 0.72), (0.45, 0.42), (0.66, 1.0), (0.88, 0.35), (1, 0))
    pen.shape([(left + a * w, base - b * height) for a, b in shares], INK, outline=False)


def _spoked(pen: Pen, x: float, y: float, radius: float, spokes: int) -> None:
    pen.disc(x, y, radius, PAPER_LIGHT)
    for index in range(spokes):
        angle = math.pi * index / spokes
        dx, dy = radius * math.cos(angle), radius * math.sin(angle)
        pen.line((x - dx, y - dy), (x + dx, y + dy), width=3.4)
    pen.disc(x, y, radius * 0.22, pen.ink, outline=False)


def _plain(pen: Pen, x: float, y: float, radius: float) -> None:
    pen.disc(x, y, radius, PAPER_LIGHT)
    pen.disc(x, y, radius * 0.36, pen.ink, outline=False)


def handcart(pen: Pen, body: Ink = NEUTRAL) -> None:
    """A wheelbarrow: one spoked wheel, two handles, a leg."""
    _coal(pen, 14, 66, 36, 25)
    pen.shape([(4, 34), (76, 34), (66, 68), (14, 68)], body)
    pen.line((72, 46), (97, 30), width=6)
    pen.line((70, 58), (95, 47), width=6)
    pen.line((61, 70), (65, 93), width=6)
    _spoked(pen, 30, 75, 19, 4)


def horse_cart(pen: Pen, body: Ink = NEUTRAL) -> None:
    """A cart drawn by a horse."""
    _coal(pen, 6, 40, 33, 20)
    pen.shape([(0, 31), (47, 31), (41, 58), (7, 58)], body)
    pen.line((44, 47), (60, 48), width=5)
    pen.shape(
        [
            (54, 46), (58, 39), (76, 37), (83, 27), (86, 12), (90, 7), (92, 13), (103, 22), (101, 29),
            (94, 27), (93, 40), (91, 50), (92, 68), (90, 91), (85, 91), (85, 66), (82, 56), (68, 56),
            (64, 66), (66, 91), (60, 91), (58, 66), (57, 54), (55, 62), (51, 68), (52, 56),
        ],
        INK,
        outline=False,
    )  # fmt: skip
    _spoked(pen, 24, 70, 20, 4)


def truck(pen: Pen, body: Ink = NEUTRAL) -> None:
    """A lorry: cab in front, coal behind."""
    _coal(pen, 7, 58, 41, 27)
    pen.rect(2, 40, 57, 27, body)
    pen.shape([(60, 67), (60, 20), (80, 20), (88, 43), (98, 47), (98, 67)], body)
    pen.shape([(67, 28), (77, 28), (82, 44), (67, 44)], PAPER_LIGHT, outline=False)
    _plain(pen, 20, 72, 12)
    _plain(pen, 79, 72, 12)


def locomotive(pen: Pen, body: Ink = NEUTRAL) -> None:
    """A steam locomotive: cab, boiler, dome, funnel, cow-catcher."""
    pen.shape([(2, 66), (84, 66), (99, 80), (2, 80)], body)
    pen.rect(76, 12, 9, 28, body)
    pen.rect(70, 7, 21, 6, pen.ink)
    pen.pie(55, 37, 10, 180, 360, pen.ink)
    pen.rect(37, 36, 53, 30, body, radius=12)
    pen.rect(6, 16, 28, 51, body)
    pen.rect(10, 22, 20, 18, PAPER_LIGHT, outline=False)
    pen.rect(0, 9, 40, 8, pen.ink, radius=3)
    _plain(pen, 19, 80, 15)
    _plain(pen, 52, 80, 11)
    _plain(pen, 80, 80, 11)


VEHICLES: Final[dict[str, Vehicle]] = {
    "handcart": handcart,
    "horse_cart": horse_cart,
    "truck": truck,
    "locomotive": locomotive,
}
"""Icon by vehicle, each in a box of about 100 x 95."""
