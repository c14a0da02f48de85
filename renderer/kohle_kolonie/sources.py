"""The icon of each source of points, and where the final scoring begins."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from renderer.icons import (
    Pen,
    bolt,
    coin,
    engine,
    engineer,
    flag,
    flame,
    hammer_and_pick,
    highest,
    locomotive,
    miner,
    settlement,
    star,
    station,
    steps,
    subsidence,
    wagon,
)
from renderer.theme import BRASS, CREAM, ENAMEL, NEUTRAL, PAPER_LIGHT, mix

Icon = Callable[[Pen], None]


def _flip(pen: Pen) -> None:
    """A card's second side."""
    pen.disc(50, 50, 44, ENAMEL)
    pen.digit(50, 51, "II", 60, CREAM)


def _map(pen: Pen) -> None:
    """A ground with a settlement beside it."""
    pen.shape([(4, 22), (60, 6), (96, 40), (80, 94), (16, 84)], mix(PAPER_LIGHT, BRASS, 0.4))
    settlement(pen.within(28, 28, 44))


def _oven(pen: Pen) -> None:
    """A coke oven."""
    pen.rect(6, 30, 88, 62, NEUTRAL)
    for x in (16, 42, 68):
        pen.rect(x, 46, 16, 46, BRASS if x == 42 else PAPER_LIGHT)
    pen.rect(70, 4, 14, 26, NEUTRAL)


def _furnace(pen: Pen) -> None:
    """A blast furnace."""
    pen.shape([(34, 6), (66, 6), (72, 40), (84, 92), (16, 92), (28, 40)], NEUTRAL)
    pen.line((24, 58), (76, 58))
    pen.shape([(40, 92), (40, 76), (60, 76), (60, 92)], BRASS)


ICONS: Final[Mapping[str, Icon]] = {
    "start": flag,
    "single_mines": hammer_and_pick,
    "large_mines": star,
    "lost_mines": steps,
    "board": _map,
    "settlements": settlement,
    "flips": _flip,
    "cokery": _oven,
    "ironworks": _furnace,
    "loading": wagon,
    "markers": highest,
    "disasters": flame,
    "subsidence": subsidence,
    "engines": engine,
    "coins": coin,
    "stations": station,
    "lines": partial(locomotive, body=NEUTRAL),
    "extra_markers": bolt,
    "miners": partial(miner, coat=NEUTRAL),
    "engineers": partial(engineer, coat=NEUTRAL),
}
"""By the ids of the score sheet's rows; a source that is not listed gets rising bars."""
BREAKS: Final = ("engines",)
"""The first row of the final scoring."""
