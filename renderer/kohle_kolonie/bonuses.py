"""Signs of the markers: bonus markers, railway markers, disaster markers."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from games.kohle_kolonie.facts import BonusMarker, DisasterMarker, RailwayMarker
from renderer.icons import (
    Pen,
    coin,
    engine,
    engineer,
    highest,
    miner,
    power,
    rescue,
    settlement,
    star,
    steps,
    subsidence,
    wagon,
    worker,
)
from renderer.theme import NEUTRAL, WOOD

Icon = Callable[[Pen], None]

_BONUSES: Final[Mapping[BonusMarker, Icon]] = {
    "wagon": wagon,
    "aid": steps,
    "rescue": rescue,
    "miners": partial(miner, coat=NEUTRAL),
    "engineer": partial(engineer, coat=NEUTRAL),
    "settlement": settlement,
    "engine": engine,
}
_RAILWAY: Final[Mapping[RailwayMarker, Icon]] = {
    "points": star,
    "coin": coin,
    "worker": partial(worker, coat=WOOD),
    "wagon": wagon,
    "unification": steps,
}


def bonus_icon(marker: BonusMarker) -> Icon:
    """The sign of a bonus marker."""
    return _BONUSES[marker]


def railway_icon(marker: RailwayMarker) -> Icon:
    """The sign of a railway marker."""
    return _RAILWAY[marker]


def disaster_icon(marker: DisasterMarker) -> Icon:
    """The sign of what a disaster marker brings."""
    match marker:
        case "highest_number":
            return highest
        case "extra_coin":
            return coin
        case "buying_power":
            return power
        case "subsidence":
            return subsidence
