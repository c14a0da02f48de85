"""The symbols of Coal Baron's legend and aid, drawn as its boards draw them."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from games.coal_baron.facts import COALS, COLOURS, VEHICLES
from renderer.canvas import Canvas
from renderer.coal_baron import mine, orders, spaces, tiles
from renderer.coal_baron.words import STANDING
from renderer.icons import VEHICLES as VEHICLE_ICONS
from renderer.icons import (
    Pen,
    balance,
    card_back,
    cart,
    cube,
    full_cart,
    hammer_and_pick,
    headframe,
    loose_cube,
    order_sheet,
    worker,
)
from renderer.pieces import closed, pile
from renderer.symbols import SHARED, Symbol, icon, players
from renderer.theme import COALS as COAL_LOOKS
from renderer.theme import GALLERY_LIGHT, INK, NEUTRAL, PAPER_LIGHT, PLAYERS, RADIUS, STEEL, WOOD

_COLOUR: Final = "orange"
_OTHER: Final = "blue"


def _coals(canvas: Canvas) -> None:
    """A cube of each coal with its level."""
    for index, coal in enumerate(COALS):
        row, column = divmod(index, 2)
        cube(Pen(canvas, 1 + column * 31, 1 + row * 31, 29), COAL_LOOKS[coal])


def _storage(canvas: Canvas) -> None:
    """A cube on the shelf of a storage."""
    cube(Pen(canvas, 22, 4, 38), COAL_LOOKS["grey"])
    canvas.rect(2, 44, 78, 8, fill=WOOD, outline=INK, width=1.5)


def _section(kind: str) -> Symbol:
    """A section of a mine or a tunnel tile, with an empty cart."""
    paint = partial(tiles.gallery, x=0, y=0, w=130, h=92, kind=kind, cubes=(None,), cart_size=66)
    return Symbol(paint, 130, 92, 0.6)


def _complete(canvas: Canvas) -> None:
    """The tick on an order ready to be delivered, where its word has no room."""
    canvas.rect(1, 1, 54, 48, fill=GALLERY_LIGHT, outline=INK, width=2.5, radius=RADIUS)
    orders.tick(canvas, 28, 25)


def _cart(coal: str, cargo: str | None = None) -> Symbol:
    if cargo is None:
        return icon(partial(cart, look=COAL_LOOKS[coal]), 60, top=40, h=60)
    return icon(partial(full_cart, look=COAL_LOOKS[coal], cargo=COAL_LOOKS[cargo]), 54, top=-16, h=116)


SYMBOLS: Final[Mapping[str, Symbol]] = {
    **SHARED,
    "players": players(COLOURS),
    "coal": Symbol(_coals, 62, 62, 0.95),
    "cart_full": _cart("yellow", "yellow"),
    "cart": _cart("yellow"),
    "cage": Symbol(partial(mine.cage, cubes=("grey", "black")), 116, 152, 0.4),
    "storage": Symbol(_storage, 82, 54),
    "shaft": icon(partial(headframe, steel=STEEL, wheel=PAPER_LIGHT), 54),
    "light": _section("brown_1_light"),
    "dark": _section("grey_1_dark"),
    "printed": _section("printed_brown"),
    "closed": Symbol(partial(closed, w=72, h=56), 72, 56),
    "pile": Symbol(partial(pile, number=28), 86, 64, 0.9),
    "steps": icon(hammer_and_pick, 54),
    **{vehicle: icon(partial(VEHICLE_ICONS[vehicle], body=NEUTRAL), 54) for vehicle in VEHICLES},
    "outstanding": icon(order_sheet),
    "complete": Symbol(_complete, 56, 50),
    "delivered": icon(card_back),
    "needed_coal": Symbol(partial(orders.space, x=2, y=2, side=46, coal="grey", cubes=()), 50, 50),
    "pair": Symbol(partial(orders.space, x=2, y=2, side=46, coal="grey", cubes=("yellow", "black")), 50, 50),
    "worker": icon(partial(worker, coat=PLAYERS[_COLOUR].ground), 52),
    "needed_workers": Symbol(
        partial(spaces.plate, w=150, h=56, colour=_OTHER, count=STANDING, needed=STANDING + 1), 150, 56, 0.66
    ),
    "cubes": icon(loose_cube),
    **{f"coal_{coal}": icon(partial(cube, look=COAL_LOOKS[coal])) for coal in COALS},
    **{f"cart_{coal}": _cart(coal) for coal in COALS},
    "balance": icon(balance),
}
"""By id: those of the legend, and coals and carts one by one for the aid."""
