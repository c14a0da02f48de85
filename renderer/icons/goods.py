"""Money, points, coal and the small signs beside numbers."""

from renderer.canvas import regular
from renderer.icons.pen import Pen
from renderer.icons.people import rosette
from renderer.theme import (
    BRASS,
    BRASS_SHADE,
    CREAM,
    ENAMEL,
    HATCH,
    HIDDEN,
    INK,
    LAMP,
    NEUTRAL,
    PAPER_LIGHT,
    CoalLook,
    Ink,
    mix,
)


def coin(pen: Pen) -> None:
    """A coin: disc with an inner ring."""
    pen.disc(50, 50, 44, BRASS)
    pen.ring(50, 50, 32, BRASS_SHADE)


def star(pen: Pen, ground: Ink = INK, on: Ink = PAPER_LIGHT) -> None:
    """A victory point: rosette with a five-pointed star."""
    pen.shape(rosette(50, 50, 50), ground, outline=False)
    pen.shape(regular(50, 51, 27, 10, inner=0.42), on, outline=False)


def bright_star(pen: Pen) -> None:
    """A victory point on enamel."""
    star(pen, CREAM, ENAMEL)


def cube(pen: Pen, look: CoalLook, digit: float = 68) -> None:
    """A cube of coal seen from the front, a light upper edge and the level digit, so large in parts of 100."""
    pen.rect(4, 4, 92, 92, look.ground, radius=10)
    edge = mix(look.ground, PAPER_LIGHT, 0.5)
    pen.shape([(9, 7), (91, 7), (80, 17), (20, 17)], edge, outline=False)
    if digit:
        pen.digit(50, 56, look.digit, digit, look.on)


def loose_cube(pen: Pen, ground: Ink = "#8E8A82") -> None:
    """A cube of any coal seen from a corner."""
    pen.shape([(50, 3), (92, 24), (92, 76), (50, 97), (8, 76), (8, 24)], ground)
    pen.shape([(50, 5), (90, 25), (50, 46), (10, 25)], mix(ground, PAPER_LIGHT, 0.5), outline=False)
    pen.shape([(50, 46), (90, 25), (90, 75), (50, 95)], mix(ground, INK, 0.4), outline=False)
    pen.shape([(50, 3), (92, 24), (92, 76), (50, 97), (8, 76), (8, 24)], None)


CARGO = 66
"""Side of the cube on a minecart, in parts of 100 of the cart."""


def cart(pen: Pen, look: CoalLook) -> None:
    """An empty minecart in the colour of its level, 100 wide, from 46 to 100 deep."""
    pen.shape([(4, 46), (96, 46), (81, 84), (19, 84)], look.ground)
    if look.digit == "4":
        pen.line((7, 49), (93, 49), width=2.5, ink=NEUTRAL)
    for x in (31, 69):
        pen.disc(x, 89, 8.5, NEUTRAL)
        pen.disc(x, 89, 3.5, INK, outline=False)


def full_cart(pen: Pen, look: CoalLook, cargo: CoalLook, side: float = CARGO, digit: float = 68) -> None:
    """A minecart with a cube on it, `side` parts of 100 wide, that stands above the box of the cart."""
    cube(pen.within(50 - side / 2, 52 - side, side), cargo, digit)
    cart(pen, look)


def lamp(pen: Pen, light: Ink = LAMP) -> None:
    """A miner's lamp."""
    pen.arc(50, 12, 8, 0, 360)
    pen.rect(32, 44, 36, 28, light)
    pen.line((42, 44), (42, 70), width=3)
    pen.line((58, 44), (58, 70), width=3)
    pen.shape([(22, 44), (28, 28), (40, 20), (60, 20), (72, 28), (78, 44)], BRASS)
    pen.rect(23, 71, 54, 27, BRASS, radius=4)


def flag(pen: Pen, cloth: Ink = BRASS) -> None:
    """A flag: the start player."""
    pen.shape([(28, 10), (90, 28), (28, 50)], cloth)
    pen.line((26, 6), (26, 97), width=8)
    pen.line((14, 97), (40, 97), width=6)


def crown(pen: Pen) -> None:
    """A crown: the winner."""
    pen.shape([(8, 82), (2, 26), (28, 54), (50, 14), (72, 54), (98, 26), (92, 82)], BRASS)


def order_sheet(pen: Pen, paper: Ink = PAPER_LIGHT) -> None:
    """An outstanding order: a sheet with a load and lines."""
    pen.rect(16, 4, 68, 92, paper, radius=8)
    pen.shape([(28, 40), (40, 20), (50, 30), (60, 16), (72, 40)], INK, outline=False)
    pen.line((30, 56), (70, 56), width=6)
    pen.line((30, 74), (56, 74), width=6)


def card_back(pen: Pen, tick: bool = True) -> None:
    """A delivered order: a face-down card with a tick."""
    pen.rect(16, 4, 68, 92, HIDDEN, radius=8)
    if tick:
        pen.line((30, 52), (45, 68), (70, 32), width=10, ink=PAPER_LIGHT)
    else:
        pen.line((28, 20), (72, 80), width=4, ink=HATCH)


def balance(pen: Pen) -> None:
    """A pair of scales, not level."""
    pen.line((50, 12), (50, 90), width=7)
    pen.line((28, 92), (72, 92), width=8)
    pen.line((12, 34), (88, 18), width=6)
    for x, y in ((12, 34), (88, 18)):
        pen.line((x, y), (x - 14, y + 34), width=3)
        pen.line((x, y), (x + 14, y + 34), width=3)
        pen.pie(x, y + 33, 19, 0, 180, INK)


def bars(pen: Pen) -> None:
    """Rising bars, for a source of points without a sign of its own."""
    for x, top in ((12, 62), (40, 40), (68, 14)):
        pen.rect(x, top, 18, 92 - top, NEUTRAL)
