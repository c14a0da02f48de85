"""The icon of each source of points."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from games.coal_baron.facts import ELEMENTS, Element
from renderer.icons import VEHICLES, Pen, balance, card_back, cart, coin, cube, loose_cube, order_sheet
from renderer.theme import COALS, NEUTRAL

Icon = Callable[[Pen], None]


def element_icon(element: Element) -> Icon:
    """The sign of what a scoring element counts."""
    match element.counts:
        case "coal":
            return partial(cube, look=COALS[element.key])
        case "vehicle":
            return partial(VEHICLES[element.key], body=NEUTRAL)
        case "empty_minecarts":
            return partial(cart, look=COALS[element.key])


ICONS: Final[Mapping[str, Icon]] = {
    "deliveries": card_back,
    **{element.id: element_icon(element) for element in ELEMENTS},
    "francs": coin,
    "cubes": loose_cube,
    "undelivered": order_sheet,
    "balance": balance,
}
"""By the ids of the score sheet's rows."""
