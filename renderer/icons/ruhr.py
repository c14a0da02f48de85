"""The river and what stands on it: barges, locks, cities, industries, warehouses, coal dice."""

import math
from typing import Final

from renderer.canvas import Point
from renderer.icons.pen import Pen
from renderer.icons.people import player_mark
from renderer.theme import BRASS, HATCH, HIDDEN, INK, NEUTRAL, PAPER_LIGHT, WOOD, Ink, Mark

WATER: Final[Ink] = "#A9C6CC"
WATER_LINE: Final[Ink] = "#5F8F9A"
_HULL: Final[tuple[Point, ...]] = ((2, 4), (98, 4), (84, 52), (16, 52))


def hull(pen: Pen, ground: Ink, mark: Mark | None = None, on: Ink = INK) -> None:
    """A barge, 100 wide and 56 high, with its owner's mark."""
    pen.shape(_HULL, ground)
    if mark is not None:
        player_mark(pen.within(34, 10, 34), mark, on)


def sailing_barge(pen: Pen, body: Ink = NEUTRAL) -> None:
    """A barge under sail: Ruhrort and what belongs to it."""
    pen.line((50, 4), (50, 64), width=6)
    pen.shape([(44, 10), (44, 58), (14, 58)], PAPER_LIGHT)
    pen.shape([(56, 18), (56, 58), (84, 58)], PAPER_LIGHT)
    pen.shape([(6, 66), (94, 66), (80, 92), (20, 92)], body)


def warehouse(pen: Pen, walls: Ink = NEUTRAL, mark: Mark | None = None, on: Ink = INK) -> None:
    """A warehouse: a house of five corners with its owner's mark, or a barn door."""
    outline: list[Point] = [(6, 40), (50, 5), (94, 40), (94, 95), (6, 95)]
    pen.shape(outline, walls)
    if mark is not None:
        player_mark(pen.within(26, 38, 48), mark, on)
        return
    pen.rect(30, 52, 40, 42, PAPER_LIGHT)
    pen.line((30, 52), (70, 94))
    pen.line((70, 52), (30, 94))


def lock(pen: Pen, walls: Ink = NEUTRAL, *, left: bool = False) -> None:
    """A lock: two walls, between them two gates that point downstream, to the right or to the left."""
    pen.rect(8, 18, 84, 64, WATER, outline=False)
    for y in (4, 82):
        pen.rect(3, y, 94, 14, walls)
    for x in (22, 54):
        gate: list[Point] = [(x, 24), (x + 22, 50), (x, 76)]
        pen.line(*((100 - at, y) if left else (at, y) for at, y in gate), width=10)


def helm(pen: Pen, ink: Ink = INK) -> None:
    """A pilot's wheel with eight spokes."""
    for index in range(8):
        angle = math.pi * index / 4
        tip: Point = (50 + 48 * math.cos(angle), 50 + 48 * math.sin(angle))
        pen.line((50, 50), tip, width=7, ink=ink)
    pen.arc(50, 50, 30, 0, 360, width=9)
    pen.disc(50, 50, 10, ink, outline=False)


def town(pen: Pen, walls: Ink = NEUTRAL) -> None:
    """A city: a church between gables."""
    for x in (4, 66):
        pen.shape([(x, 60), (x + 15, 42), (x + 30, 60), (x + 30, 94), (x, 94)], walls)
    pen.shape([(34, 44), (50, 2), (66, 44), (66, 94), (34, 94)], walls)
    pen.line((34, 44), (66, 44))
    pen.rect(44, 66, 12, 28, PAPER_LIGHT)


def anvil(pen: Pen, body: Ink = NEUTRAL) -> None:
    """An anvil: a forge."""
    pen.shape(
        [
            (2, 24), (24, 20), (96, 20), (96, 36), (74, 48), (62, 54), (64, 68), (80, 76), (80, 90), (26, 90),
            (26, 76), (42, 68), (42, 54), (22, 44),
        ],
        body,
    )  # fmt: skip


def tilt_hammer(pen: Pen, body: Ink = NEUTRAL) -> None:
    """A water-driven hammer over its block: a hammer mill."""
    pen.shape([(10, 30), (92, 14), (94, 24), (12, 41)], WOOD)
    pen.shape([(4, 16), (30, 12), (36, 54), (10, 58)], body)
    pen.shape([(4, 74), (48, 74), (42, 96), (10, 96)], body)
    pen.shape([(72, 26), (86, 24), (94, 96), (66, 96)], body)


def cannon(pen: Pen, body: Ink = NEUTRAL) -> None:
    """A cannon: an arms factory."""
    pen.shape([(6, 30), (92, 14), (97, 33), (60, 48), (10, 58), (2, 45)], body)
    pen.line((40, 56), (2, 86), width=9)
    pen.disc(46, 66, 26, PAPER_LIGHT)
    for index in range(3):
        angle = math.pi * index / 3
        dx, dy = 25 * math.cos(angle), 25 * math.sin(angle)
        pen.line((46 - dx, 66 - dy), (46 + dx, 66 + dy), width=5)
    pen.disc(46, 66, 7, pen.ink, outline=False)


def horse(pen: Pen, ink: Ink = INK) -> None:
    """A horse that tows."""
    pen.shape(
        [
            (10, 52), (16, 38), (56, 34), (66, 18), (70, 3), (76, 11), (96, 26), (93, 37), (80, 35), (76, 48),
            (74, 58), (78, 76), (76, 98), (67, 98), (66, 76), (58, 62), (32, 62), (26, 74), (30, 98), (20, 98),
            (15, 76), (15, 62), (9, 76), (3, 82), (5, 62),
        ],
        ink,
        outline=False,
    )  # fmt: skip


def coal_die(pen: Pen, white: bool, value: str) -> None:
    """A coal die: black or white with one large digit."""
    ground, on = (PAPER_LIGHT, INK) if white else (INK, PAPER_LIGHT)
    pen.rect(3, 3, 94, 94, ground, radius=18)
    pen.digit(50, 51, value, 74, on)


def demand_tile(pen: Pen, question: bool = True) -> None:
    """An obstacle/demand tile face down."""
    pen.disc(50, 50, 46, HIDDEN)
    for shift in (-30, 0, 30):
        reach = 30 if shift else 34
        middle = (50 + shift / 2, 50 - shift / 2)
        pen.line(
            (middle[0] - reach, middle[1] - reach), (middle[0] + reach, middle[1] + reach), width=3, ink=HATCH
        )
    if question:
        pen.digit(50, 51, "?", 62, PAPER_LIGHT)


def bag(pen: Pen, cloth: Ink = WOOD) -> None:
    """The bag of obstacle/demand tiles."""
    pen.shape(
        [(34, 6), (66, 6), (62, 24), (84, 54), (86, 84), (70, 96), (30, 96), (14, 84), (16, 54), (38, 24)], cloth
    )
    pen.line((36, 25), (64, 25), width=8)


def drop(pen: Pen, water: Ink = WATER) -> None:
    """A drop: the water level."""
    pen.shape(
        [(50, 3), (70, 34), (82, 58), (80, 78), (66, 94), (50, 98), (34, 94), (20, 78), (18, 58), (30, 34)], water
    )


def waves(pen: Pen, *, high: bool) -> None:
    """Flood: waves up to an arrow up; low water: the same below an arrow down."""
    tops = (52, 70, 88) if high else (88,)
    for y in tops:
        pen.line(
            (4, y), (20, y - 9), (36, y), (52, y - 9), (68, y), (84, y - 9), (96, y - 2), width=8, ink=WATER_LINE
        )
    if high:
        pen.shape([(50, 0), (72, 26), (58, 26), (58, 40), (42, 40), (42, 26), (28, 26)], pen.ink, outline=False)
    else:
        pen.shape([(50, 72), (74, 44), (59, 44), (59, 6), (41, 6), (41, 44), (26, 44)], pen.ink, outline=False)


def shield(pen: Pen, field: Ink) -> None:
    """A coat of arms: a dominion."""
    pen.shape([(10, 6), (90, 6), (90, 50), (76, 76), (50, 96), (24, 76), (10, 50)], field)
    pen.line((10, 32), (90, 32))


def coal_heap(pen: Pen) -> None:
    """A heap of coal: a depot."""
    pen.shape([(2, 92), (22, 52), (36, 60), (52, 22), (68, 48), (78, 42), (98, 92)], INK, outline=False)
    pen.line((40, 62), (52, 42), width=5, ink=NEUTRAL)
    pen.line((66, 76), (76, 62), width=5, ink=NEUTRAL)


def mug(pen: Pen) -> None:
    """A mug of beer: the inn."""
    pen.arc(72, 56, 18, 270, 450, width=9)
    pen.rect(16, 30, 54, 64, BRASS, radius=6)
    pen.shape([(12, 34), (12, 18), (28, 10), (44, 16), (58, 8), (74, 18), (74, 34)], PAPER_LIGHT)


def chain_of_office(pen: Pen) -> None:
    """A mayor's chain with its medal."""
    for degrees in range(0, 181, 30):
        angle = math.radians(degrees)
        pen.disc(50 - 42 * math.cos(angle), 14 + 46 * math.sin(angle), 8, BRASS)
    pen.disc(50, 76, 20, BRASS)
    pen.ring(50, 76, 12, INK)


def rails(pen: Pen, ink: Ink = INK) -> None:
    """Rails on ties: the transport tracks move on."""
    for y in (16, 40, 64, 88):
        pen.line((14, y), (86, y), width=8, ink=WOOD)
    for x in (30, 70):
        pen.line((x, 4), (x, 98), width=8, ink=ink)


def raised(pen: Pen, text: str, ground: Ink = INK) -> None:
    """What is added to a die or a price, on a dark plate."""
    pen.rect(6, 14, 88, 72, ground, radius=12, outline=False)
    pen.digit(50, 51, text, 60, PAPER_LIGHT)


def arrow_up(pen: Pen, ink: Ink = INK) -> None:
    """An arrow up."""
    pen.shape([(50, 4), (92, 48), (64, 48), (64, 96), (36, 96), (36, 48), (8, 48)], ink, outline=False)
