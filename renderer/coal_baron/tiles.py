"""Tunnel tiles, on display and in the mine."""

import msgspec

from games.coal_baron.facts import SECTIONS, Coal, Tile
from renderer.canvas import Canvas
from renderer.icons import CARGO, Pen, cart, coin, full_cart, lamp
from renderer.pieces import value
from renderer.theme import (
    COALS,
    CREAM_DIM,
    GALLERY_DARK,
    GALLERY_DARK_FRAME,
    GALLERY_LIGHT,
    INK,
    INK_SECOND,
    PAPER_LIGHT,
    PAPER_SHADE,
    RULE,
    WOOD,
    Ink,
)

READABLE = 30
"""Side of the smallest cube whose digit a phone shows."""


class Look(msgspec.Struct, frozen=True):
    """How a section with carts of a size is built: the same on every level of a mine."""

    cart: float

    @property
    def cargo(self) -> float:
        """Side of a cube on a cart."""
        return max(self.cart * CARGO / 100, min(READABLE, self.cart * 0.82))

    @property
    def timber(self) -> float:
        """Width of the frame."""
        return max(4.0, min(10.0, self.cart * 0.13))

    @property
    def rail(self) -> float:
        """Height of the rails under the carts."""
        return max(5.0, min(10.0, self.cart * 0.15))

    @property
    def lit(self) -> bool:
        """Whether there is room for a lantern."""
        return self.cart >= _LANTERNS_FROM

    @property
    def height(self) -> float:
        """Height of a section."""
        return round(self.cargo + self.cart * _ABOVE_RAIL + self.rail + self.timber + 3)

    def width(self, carts: int) -> float:
        """Width of a section with so many carts; a single one has a lantern beside it."""
        beside = self.cart * 0.36 if carts == 1 and self.lit else 0
        return round(2 * self.timber + carts * (self.cart + 4) + beside)


_ABOVE_RAIL = 0.455
"""From the rails to the foot of the cube, in parts of the cart."""
_LANTERNS_FROM = 52.0


def gallery(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    kind: str,
    cubes: tuple[Coal | None, ...],
    cart_size: float,
) -> None:
    """A section: lit and timbered on the light side, slate on the dark one; carts with their cubes.

    Digits stand on cubes only, and on no cube too small for them: each level has one coal.
    """
    tile, look = SECTIONS[kind], Look(cart_size)
    _walls(canvas, x, y, w, h, tile, look)
    middles = _middles(w, tile, look)
    if tile.side == "light" and look.lit:
        _lantern(canvas, x + middles[-1], y, look, single=tile.minecarts == 1)
    digit = max(28.0, look.cargo * 0.78) / look.cargo * 100 if look.cargo >= READABLE - 0.1 else 0
    for index, cube in enumerate(cubes):
        left = x + middles[index] - cart_size / 2
        pen = Pen(canvas, left, y + h - look.rail - cart_size * 0.975, cart_size, stroke=3.6)
        if cube is None:
            cart(pen, COALS[tile.coal])
        else:
            full_cart(pen, COALS[tile.coal], COALS[cube], look.cargo / cart_size * 100, digit)
    if kind.startswith("printed"):
        canvas.dashed_rect(x + 1, y + 1, w - 2, h - 2, INK if tile.side == "light" else CREAM_DIM, 3)
    else:
        canvas.rect(x, y, w, h, outline=INK, width=3, radius=4)


def _walls(canvas: Canvas, x: float, y: float, w: float, h: float, tile: Tile, look: Look) -> None:
    light, timber = tile.side == "light", look.timber
    canvas.rect(x, y, w, h, fill=WOOD if light else GALLERY_DARK_FRAME, radius=4)
    canvas.rect(x + timber, y + timber, w - 2 * timber, h - timber, fill=GALLERY_LIGHT if light else GALLERY_DARK)
    rail = y + h - look.rail
    canvas.rect(x, rail, w, look.rail, fill=GALLERY_LIGHT if light else GALLERY_DARK_FRAME)
    canvas.rect(x, rail - 1, w, 3, fill=INK)


def _middles(w: float, tile: Tile, look: Look) -> tuple[float, ...]:
    """The middles of the carts and of a lantern, which hangs between two carts and beside a single one."""
    inner = w - 2 * look.timber
    if tile.minecarts > 1:
        return (*(look.timber + inner * (index + 0.5) / tile.minecarts for index in range(tile.minecarts)), w / 2)
    if w > 1.25 * look.width(1):
        # On display a price stands in the right corner, the slot's number in the left one.
        return (w * (0.63 if tile.side == "light" else 0.5), w * 0.34)
    beside = look.cart * 0.36 if look.lit else 0
    return (look.timber + (inner - beside) / 2, w - look.timber - look.cart * 0.24)


def _lantern(canvas: Canvas, middle: float, y: float, look: Look, *, single: bool) -> None:
    """A lantern from the ceiling: the sign of the light side."""
    size = look.cart * 0.40
    top = y + look.timber + (6 if single else 2)
    canvas.line([(middle, y + look.timber), (middle, top + size * 0.1)], INK, 2)
    lamp(Pen(canvas, middle - size / 2, top, size, stroke=6))


def displayed(canvas: Canvas, w: float, h: float, kind: str, slot: int | None, ground: Ink) -> None:
    """A tile at 8, 10 of the canvas, with its price and, on display, the number of its slot."""
    tile = SECTIONS[kind]
    canvas.shadow(8, 10, w, h, ground, 4)
    full: tuple[Coal | None, ...] = (tile.coal,) * tile.minecarts
    gallery(canvas, 8, 10, w, h, kind, full, 70)
    canvas.rect(w - 66, 2, 78, 42, fill=PAPER_LIGHT, outline=INK, width=2.5, radius=8)
    value(canvas, w + 6, 23, str(tile.price), coin, size=36, icon_size=30, gap=5)
    if slot is not None:
        slot_tab(canvas, 4, 2, slot)


def slot_tab(canvas: Canvas, x: float, y: float, slot: int) -> None:
    """The number by which a display slot is named, as a quiet tab."""
    canvas.rect(x, y, 38, 42, fill=PAPER_SHADE, outline=INK, width=2, radius=6)
    canvas.text(x + 19, y + 21.5, str(slot), face="label", size=36, ink=INK_SECOND, align="centre")


def empty_slot(canvas: Canvas, w: float, h: float, slot: int) -> None:
    """A display slot without a tile or card."""
    canvas.dashed_rect(9, 11, w - 2, h - 2, RULE, 2.5)
    slot_tab(canvas, 4, 2, slot)
