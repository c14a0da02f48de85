"""Tunnel tiles, on display and in the mine."""

from games.coal_baron.facts import SECTIONS, Coal, Tile
from renderer.canvas import Canvas
from renderer.icons import Pen, cart, coin, lamp
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
    mix,
)

_RAIL = 10
"""Height of the rails under the carts."""


def gallery(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    kind: str,
    cubes: tuple[Coal | None, ...],
    cart_size: float,
    *,
    digits: bool = True,
) -> None:
    """A section: lit and timbered on the light side, slate on the dark one; carts with their cubes."""
    tile = SECTIONS[kind]
    printed = kind.startswith("printed")
    timber = max(6.0, min(11.0, w * 0.055))
    _walls(canvas, x, y, w, h, tile, timber)
    if tile.side == "light":
        _lamps(canvas, x, y, w, h, tile.minecarts, cart_size, timber)
    room = (w - 2 * timber) / tile.minecarts
    for index, cube in enumerate(cubes):
        left = x + timber + room * (index + 0.5) - cart_size / 2
        cargo = COALS[cube] if cube else None
        cart(
            Pen(canvas, left, y + h - _RAIL - cart_size * 0.975, cart_size, stroke=3.6),
            COALS[tile.coal],
            cargo,
            digits,
        )
    if printed:
        canvas.dashed_rect(x + 1, y + 1, w - 2, h - 2, INK if tile.side == "light" else CREAM_DIM, 3)
    else:
        canvas.rect(x, y, w, h, outline=INK, width=3, radius=4)


def _walls(canvas: Canvas, x: float, y: float, w: float, h: float, tile: Tile, timber: float) -> None:
    light = tile.side == "light"
    canvas.rect(x, y, w, h, fill=WOOD if light else GALLERY_DARK_FRAME, radius=4)
    canvas.rect(x + timber, y + timber, w - 2 * timber, h - timber, fill=GALLERY_LIGHT if light else GALLERY_DARK)
    rail = y + h - _RAIL
    canvas.rect(x, rail, w, _RAIL, fill=GALLERY_LIGHT if light else GALLERY_DARK_FRAME)
    canvas.dashes(
        [(x + 4, y + h - 4.5), (x + w - 4, y + h - 4.5)], WOOD if light else mix(GALLERY_DARK, WOOD, 0.5), 4
    )
    canvas.rect(x, rail - 1, w, 3, fill=INK)


def _lamps(
    canvas: Canvas, x: float, y: float, w: float, h: float, carts: int, cart_size: float, timber: float
) -> None:
    """Lanterns from the ceiling, beside or between the cubes: the sign of the light side."""
    roomy = h > cart_size * 2
    size = cart_size * (0.56 if roomy else 0.38)
    inner = w - 2 * timber
    spots = (0.5,) if carts == 2 else (0.16, 0.84) if roomy else (0.14,)
    for spot in spots:
        middle = x + timber + inner * spot
        drop = h * 0.07 if roomy else 0.0
        top = y + timber + drop if roomy else y + h - _RAIL - cart_size * 0.975 + size * 0.02
        canvas.line([(middle, y + timber), (middle, top + size * 0.08)], INK, 2)
        lamp(Pen(canvas, middle - size / 2, top, size, stroke=6))


def displayed(canvas: Canvas, w: float, h: float, kind: str, slot: int | None, ground: Ink) -> None:
    """A tile at 8, 10 of the canvas, with its price and, on display, the number of its slot."""
    tile = SECTIONS[kind]
    canvas.shadow(8, 10, w, h, ground, 4)
    full: tuple[Coal | None, ...] = (tile.coal,) * tile.minecarts
    gallery(canvas, 8, 10, w, h, kind, full, 76, digits=True)
    canvas.rect(w - 66, 2, 78, 42, fill=PAPER_LIGHT, outline=INK, width=2.5, radius=8)
    value(canvas, w + 6, 23, str(tile.price), coin, size=36, icon_size=30, gap=5)
    if slot is not None:
        slot_tab(canvas, 4, 2, slot)


def slot_tab(canvas: Canvas, x: float, y: float, slot: int) -> None:
    """The number by which a display slot is named, as a quiet tab."""
    canvas.rect(x, y, 34, 38, fill=PAPER_SHADE, outline=INK, width=2, radius=6)
    canvas.text(x + 17, y + 19.5, str(slot), face="label", size=28, ink=INK_SECOND, align="centre")


def empty_slot(canvas: Canvas, w: float, h: float, slot: int) -> None:
    """A display slot without a tile or card."""
    canvas.dashed_rect(9, 11, w - 2, h - 2, RULE, 2.5)
    slot_tab(canvas, 4, 2, slot)
