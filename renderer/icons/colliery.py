"""People, machines and buildings of the colliery, and what befalls them."""

import math

from renderer.canvas import Point
from renderer.icons.pen import Pen
from renderer.icons.people import player_mark
from renderer.theme import BRASS, INK, LAMP, NEUTRAL, PAPER_LIGHT, SKIN, WHITE, Ink, Mark, mix

FIRE: Ink = "#C8512B"
"""Flames of a disaster."""


def miner(pen: Pen, coat: Ink, skin: Ink = SKIN) -> None:
    """A miner: helmet with a brim and a lamp that shines, coat in the player's colour."""
    pen.pie(50, 98, 44, 180, 360, pen.ink)
    pen.pie(50, 96, 38, 180, 360, coat)
    pen.line((7, 97), (93, 97))
    pen.disc(50, 44, 19, skin)
    dome: list[Point] = [(24, 38), (26, 22), (36, 10), (50, 5), (64, 10), (74, 22), (76, 38)]
    pen.shape(dome, coat)
    pen.line((15, 39), (85, 39), width=10)
    pen.disc(50, 25, 9, LAMP)


def engineer(pen: Pen, coat: Ink, skin: Ink = SKIN) -> None:
    """A mining engineer: top hat, white shirt, coat in the player's colour."""
    pen.pie(50, 98, 44, 180, 360, pen.ink)
    pen.pie(50, 96, 38, 180, 360, coat)
    pen.line((7, 97), (93, 97))
    pen.shape([(36, 62), (64, 62), (50, 92)], WHITE)
    pen.disc(50, 47, 17, skin)
    pen.shape([(30, 34), (28, 2), (72, 2), (70, 34)], coat)
    pen.line((14, 36), (86, 36), width=9)


def engine(pen: Pen, body: Ink = NEUTRAL) -> None:
    """A steam engine: boiler with a chimney, and a flywheel."""
    pen.rect(2, 84, 96, 12, body)
    pen.rect(8, 48, 52, 36, body, radius=6)
    pen.rect(14, 12, 18, 36, body)
    pen.shape([(10, 4), (36, 4), (33, 13), (13, 13)], body)
    pen.line((44, 48), (44, 38), (60, 38), width=6)
    pen.disc(70, 60, 26, PAPER_LIGHT)
    for index in range(4):
        angle = math.pi * index / 4
        dx, dy = 25 * math.cos(angle), 25 * math.sin(angle)
        pen.line((70 - dx, 60 - dy), (70 + dx, 60 + dy), width=3.4)
    pen.disc(70, 60, 7, pen.ink, outline=False)


def wagon(pen: Pen, body: Ink = NEUTRAL) -> None:
    """A coal wagon, heaped."""
    pen.shape([(12, 34), (22, 16), (34, 24), (46, 8), (60, 22), (72, 13), (88, 34)], INK, outline=False)
    pen.shape([(4, 34), (96, 34), (84, 76), (16, 76)], body)
    pen.line((10, 48), (90, 48), width=3)
    for x in (31, 69):
        pen.disc(x, 84, 12, PAPER_LIGHT)
        pen.disc(x, 84, 4, pen.ink, outline=False)


def settlement(pen: Pen, walls: Ink = NEUTRAL, mark: Mark | None = None, on: Ink = INK) -> None:
    """A settlement: a house with a gable and chimney, the player's mark instead of windows."""
    house(pen, walls)
    if mark is None:
        for x in (26, 58):
            pen.rect(x, 60, 16, 16, PAPER_LIGHT)
    else:
        player_mark(pen.within(31, 50, 38), mark, on)


def house(pen: Pen, walls: Ink) -> None:
    """The outline of a settlement, nothing in it."""
    pen.rect(68, 6, 14, 30, walls)
    pen.shape([(2, 48), (50, 6), (98, 48), (87, 48), (87, 97), (13, 97), (13, 48)], walls)


def station(pen: Pen, body: Ink = NEUTRAL) -> None:
    """A railway station: a long roof and a gable with a clock."""
    pen.rect(6, 50, 88, 44, body)
    pen.shape([(0, 52), (10, 32), (90, 32), (100, 52)], body)
    pen.shape([(32, 52), (32, 30), (50, 10), (68, 30), (68, 52)], body)
    pen.disc(50, 36, 10, PAPER_LIGHT)
    pen.line((50, 36), (50, 29), width=3)
    for x in (14, 42, 70):
        pen.rect(x, 66, 16, 28, PAPER_LIGHT)


def flame(pen: Pen, fire: Ink = FIRE) -> None:
    """A flame: a mine disaster."""
    pen.shape(
        [
            (50, 2), (58, 22), (74, 36), (72, 24), (86, 46), (88, 66), (78, 86), (58, 98), (38, 97), (20, 86),
            (12, 66), (18, 46), (28, 32), (32, 48), (42, 34),
        ],
        fire,
    )  # fmt: skip
    pen.shape([(50, 48), (66, 72), (60, 90), (48, 96), (36, 88), (34, 72)], LAMP, outline=False)


def rescue(pen: Pen, ink: Ink = INK) -> None:
    """The cross of the mine rescue team."""
    pen.rect(36, 8, 28, 84, ink, outline=False)
    pen.rect(8, 36, 84, 28, ink, outline=False)


def steps(pen: Pen, ink: Ink = INK) -> None:
    """Rising bars on a line: consolidation points."""
    for x, top in ((10, 58), (40, 36), (70, 10)):
        pen.rect(x, top, 20, 84 - top, ink, outline=False)
    pen.line((4, 92), (96, 92), width=6, ink=ink)


def bolt(pen: Pen, ink: Ink = BRASS) -> None:
    """A bolt: an extra action."""
    pen.shape([(58, 2), (18, 56), (44, 56), (34, 98), (82, 38), (54, 38), (68, 2)], ink)


def subsidence(pen: Pen, walls: Ink = NEUTRAL) -> None:
    """Subsidence: a house that sinks into cracked ground."""
    pen.shape([(14, 40), (46, 4), (86, 30), (76, 76), (24, 64)], walls)
    pen.line((48, 26), (42, 44), (52, 50), (47, 68), width=5)
    pen.line((0, 66), (26, 62), (38, 80), (58, 70), (72, 80), (100, 72), width=8)
    pen.line((38, 80), (44, 98), width=6)


def power(pen: Pen, ink: Ink = INK) -> None:
    """Increased buying power: a plus above hammer-like coins."""
    pen.disc(38, 68, 28, BRASS)
    pen.rect(64, 8, 12, 44, ink, outline=False)
    pen.rect(48, 24, 44, 12, ink, outline=False)


def highest(pen: Pen, ink: Ink = INK) -> None:
    """The highest number: a card raised out of a row."""
    for x, top in ((4, 46), (36, 46)):
        pen.rect(x, top, 26, 46, mix(PAPER_LIGHT, NEUTRAL, 0.6))
    pen.rect(68, 46, 26, 46, PAPER_LIGHT)
    pen.shape([(81, 4), (98, 26), (87, 26), (87, 42), (75, 42), (75, 26), (64, 26)], ink, outline=False)


def arrow(pen: Pen, ink: Ink = INK) -> None:
    """An arrow to the right."""
    pen.line((6, 50), (70, 50), width=12, ink=ink)
    pen.shape([(62, 22), (98, 50), (62, 78)], ink, outline=False)
