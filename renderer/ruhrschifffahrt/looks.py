"""Colours of dominions, and which icon stands for which option, tile, event, industry and source."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from games.ruhrschifffahrt.board import DemandTile
from renderer.icons import (
    Pen,
    anvil,
    arrow_up,
    cannon,
    chain_of_office,
    coal_heap,
    coin,
    helm,
    horse,
    lock,
    locomotive,
    mug,
    rails,
    raised,
    sailing_barge,
    shield,
    star,
    tilt_hammer,
    town,
    wagon,
    warehouse,
    waves,
)
from renderer.theme import ENAMEL, INK, NEUTRAL, PAPER_LIGHT, Ink, mix

Icon = Callable[[Pen], None]

DOMINIONS: Final[Mapping[str, Ink]] = {
    "mark": "#6E94BF",
    "essen": "#F2D67C",
    "werden": "#86A068",
    "berg_broich": "#E5A898",
    "ruhrort": "#74718A",
}
HATCHED: Final = frozenset({"ruhrort"})
"""Lands with slanting lines, which tell them from their neighbour where colours do not."""


def wash(dominion: str) -> Ink:
    """A dominion's colour thinly on paper: its land."""
    return mix(PAPER_LIGHT, DOMINIONS[dominion], 0.42)


def band(dominion: str) -> Ink:
    """A dominion's colour for what is written in ink on it."""
    return mix(PAPER_LIGHT, DOMINIONS[dominion], 0.82)


def _lettered(letter: str, body: Icon) -> Icon:
    """An icon with a letter on a dark plate in its lower corner."""

    def draw(pen: Pen) -> None:
        body(pen)
        pen.rect(54, 48, 46, 52, ENAMEL, radius=8, outline=False)
        pen.digit(77, 75, letter, 60, PAPER_LIGHT)

    return draw


def _heap_and_house(pen: Pen) -> None:
    """A warehouse behind a heap of coal."""
    warehouse(pen.within(26, 0, 74))
    coal_heap(pen.within(0, 46, 56))


def _hauled(pen: Pen) -> None:
    """A wagon of coal and an arrow up."""
    wagon(pen.within(0, 24, 74))
    arrow_up(pen.within(62, 0, 40))


def _dearer(body: Icon) -> Icon:
    """An icon that has become dearer by a coin."""

    def draw(pen: Pen) -> None:
        body(pen.within(0, 0, 72))
        coin(pen.within(48, 46, 52))
        arrow_up(pen.within(68, 2, 32))

    return draw


def _one_less(pen: Pen) -> None:
    """Dice are removed."""
    pen.rect(12, 12, 76, 76, INK, radius=14)
    pen.line((28, 50), (72, 50), width=12, ink=PAPER_LIGHT)


def _coin_or_star(pen: Pen) -> None:
    """A coin or a point."""
    coin(pen.within(0, 0, 58))
    star(pen.within(44, 44, 56))


def _fund(pen: Pen) -> None:
    """A coin to be paid, or a point."""
    _coin_or_star(pen)
    pen.line((62, 18), (94, 18), width=10)


def _house(letter: str) -> Icon:
    return _lettered(letter, warehouse)


OPTIONS: Final[Mapping[str, tuple[Icon, ...]]] = {
    "pilot": (helm,),
    "transport": (wagon,),
    "wage": (coin,),
    "replenishment": (partial(raised, text="+2"),),
    "tow": (horse,),
    "transport_pilot": (wagon, helm),
    "tow_pilot": (horse, helm),
    "tow_transport": (horse, wagon),
}
INDUSTRIES: Final[Mapping[str, Icon]] = {"forge": anvil, "hammer_mill": tilt_hammer, "arms_factory": cannon}
PLACES: Final[Mapping[str, Icon]] = {"I": anvil, "C": town, "R": sailing_barge}
"""Where coal is sold, by the second letter of an area."""
EVENTS: Final[Mapping[str, Icon]] = {
    "locks_allowed": lock,
    "fund": _fund,
    "tracks_move": rails,
    "locks_dearer": _dearer(lock),
    "gain": _coin_or_star,
    "options_dearer": _dearer(helm),
    "track_dice_rise": partial(raised, text="+1"),
    "remove_dice": _one_less,
}
"""Events of the calendar; countries and warehouses are shown by what lies there."""
TILES: Final[Mapping[str, Icon]] = {
    "lock_construction": lock,
    "coal_depot": _heap_and_house,
    "essen_warehouses": _house("E"),
    "county_mark": partial(shield, field=DOMINIONS["mark"]),
    "wage": coin,
    "ruhrort_port": _lettered("R", warehouse),
    "replenishment": partial(raised, text="+2"),
    "mark_warehouses": _house("M"),
    "inn": mug,
    "coal_hauler": _hauled,
    "warehouse": warehouse,
    "tow_action": horse,
    "mayor": chain_of_office,
    "ruhr_valley_railway": partial(locomotive, body=NEUTRAL),
    "ruhr_barge": sailing_barge,
}


def demand_icon(tile: DemandTile) -> Icon:
    """What a drawn obstacle/demand tile brought."""
    match tile.event:
        case "industry_type":
            return INDUSTRIES[tile.industry_type or ""]
        case "industry_dominion":
            return partial(shield, field=DOMINIONS[tile.dominion or ""])
        case "cities":
            return town
        case "flood":
            return partial(waves, high=True)
        case "low_water":
            return partial(waves, high=False)
