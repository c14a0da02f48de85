"""The icon of each source of points, and where the final scoring begins."""

from collections.abc import Mapping
from typing import Final

from renderer.icons import Pen, coal_heap, cross_in_disc, crown, flag, lock, town
from renderer.ruhrschifffahrt.looks import EVENTS, TILES, Icon
from renderer.ruhrschifffahrt.standings import debt
from renderer.theme import ENAMEL, PAPER_LIGHT


def _everywhere(icon: Icon) -> Icon:
    """Four of a kind: one in each place."""

    def draw(pen: Pen) -> None:
        for x in (0, 52):
            for y in (0, 52):
                icon(pen.within(x, y, 48))

    return draw


def _most_depots(pen: Pen) -> None:
    """More warehouses in a depot than anybody else."""
    coal_heap(pen.within(8, 24, 84))
    crown(pen.within(26, 0, 48))


def _forfeit(pen: Pen) -> None:
    """Points given up."""
    cross_in_disc(pen, ENAMEL, PAPER_LIGHT)


ICONS: Final[Mapping[str, Icon]] = {
    "locks": lock,
    "cities": town,
    "port": TILES["ruhrort_port"],
    "depots": coal_heap,
    "export": flag,
    "events": EVENTS["gain"],
    "inn": TILES["inn"],
    "forfeits": _forfeit,
    "essen_set": TILES["essen_warehouses"],
    "mark_set": TILES["mark_warehouses"],
    "city_set": _everywhere(town),
    "depot_set": _everywhere(coal_heap),
    "depot_majorities": _most_depots,
    "mayor": TILES["mayor"],
    "railway": TILES["ruhr_valley_railway"],
    "barge": TILES["ruhr_barge"],
    "debts": debt,
}
"""By the ids of the score sheet's rows."""
BREAKS: Final = ("essen_set",)
"""The first row of the final scoring."""
