"""Colours and line patterns of Kohle & Kolonie: cities, railways, the Coal Trust."""

from typing import Final

import msgspec

from games.kohle_kolonie.board import Board
from renderer.theme import INK, PAPER_LIGHT, Ink, mix

TRUST: Final[Ink] = "#2B373D"
ROUNDS: Final = ("I", "II", "III", "IV", "V")
CITIES: Final[dict[str, Ink]] = {
    "essen": "#F2B55F",
    "bochum": "#557CA9",
    "hattingen": "#C9B4D0",
    "witten": "#86A068",
}
_OTHER_CITIES: Final[tuple[Ink, ...]] = (*CITIES.values(), "#E9B79C", "#BDB4A6")
WASH: Final = 0.40
"""Share of its colour in the wash of a city's ground."""
HACHURE: Final[Ink] = "#3A2E20"
HACHURED: Final = 0.27
"""Ink of the hachures, and its share in them over the wash."""
SEAM: Final[Ink] = "#4A4238"
SEAM_SHARE: Final = 0.5
BANK: Final[Ink] = "#3F717F"
RIVER_NAME: Final[Ink] = "#1F4A57"


class LineLook(msgspec.Struct, frozen=True):
    """A railway on the map: its colour, and where the ties lie: distances in turn.

    A `core`, a thin line of that colour along its middle, tells it from another that looks alike to some eyes:
    without red the brown line and the red one do.
    """

    ink: Ink
    ties: tuple[float, ...]
    core: Ink | None = None


LINES: Final[dict[str, LineLook]] = {
    "yellow": LineLook("#D8AE36", (13,)),
    "red": LineLook("#B4473B", (6, 20)),
    "brown": LineLook("#7B5534", (8,), PAPER_LIGHT),
    "green": LineLook("#55875C", (24,)),
}


def city_ink(board: Board, region: str) -> Ink:
    """The colour of a region's grounds; regions of other boards take the house's colours in turn."""
    if region in CITIES:
        return CITIES[region]
    place = [one.id for one in board.regions].index(region)
    return _OTHER_CITIES[place % len(_OTHER_CITIES)]


def wash(ink: Ink) -> Ink:
    """The pale colour of the land."""
    return mix(PAPER_LIGHT, ink, WASH)


def lettering(ink: Ink) -> Ink:
    """The colour of a city's name on its land."""
    return mix(ink, INK, 0.6)


def line_look(board: Board, line: str) -> LineLook:
    """How a railway is drawn; lines of other boards take the four looks in turn."""
    if line in LINES:
        return LINES[line]
    place = [one.id for one in board.lines].index(line)
    return tuple(LINES.values())[place % len(LINES)]
