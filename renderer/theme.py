"""Colours and sizes shared by all pictures: a surveyor's desk of slate, enamel and paper."""

from typing import Final, Literal, TypeAlias

import msgspec

Ink: TypeAlias = str
"""A colour as `#RRGGBB`."""

SLATE: Final[Ink] = "#1F292E"
ENAMEL: Final[Ink] = "#12212A"
PAPER: Final[Ink] = "#F4EAD3"
PAPER_LIGHT: Final[Ink] = "#FBF6E8"
PAPER_SHADE: Final[Ink] = "#E6D8B8"
INK: Final[Ink] = "#1E1B18"
INK_SECOND: Final[Ink] = "#5A5046"
RULE: Final[Ink] = "#A08E6E"
CREAM: Final[Ink] = "#F7F1E1"
CREAM_DIM: Final[Ink] = "#C9BFA8"
BRASS: Final[Ink] = "#C99A3C"
BRASS_SHADE: Final[Ink] = "#8A6420"
LAMP: Final[Ink] = "#FFE9A8"
FUCHSINE: Final[Ink] = "#C4006E"
WOOD: Final[Ink] = "#B98B57"
SKIN: Final[Ink] = "#EAD2AE"
NEUTRAL: Final[Ink] = "#B8AD98"
HIDDEN: Final[Ink] = "#3A4750"
HATCH: Final[Ink] = "#56656F"
WHITE: Final[Ink] = "#FFFFFF"
STEEL: Final[Ink] = "#6C767B"

GALLERY_LIGHT: Final[Ink] = "#F6E3A6"
GALLERY_DARK: Final[Ink] = "#3A4147"
GALLERY_DARK_FRAME: Final[Ink] = "#23282C"
EARTH: Final[tuple[Ink, ...]] = ("#8C7A5C", "#73624A", "#5D5044", "#454041")
"""The rock of tunnel levels 1 to 4."""
EARTH_GRAIN: Final[tuple[Ink, ...]] = ("#7A6A4F", "#63543F", "#4E4339", "#383435")

Mark: TypeAlias = Literal["diamond", "disc", "square", "triangle", "cross"]


class PlayerLook(msgspec.Struct, frozen=True):
    """How a player is shown: ground, colour on it, and the mark that tells players apart without colour."""

    ground: Ink
    on: Ink
    mark: Mark


class CoalLook(msgspec.Struct, frozen=True):
    """How a coal is shown: ground, colour on it, and the level digit."""

    ground: Ink
    on: Ink
    digit: str


PLAYERS: Final[dict[str, PlayerLook]] = {
    "orange": PlayerLook("#DB6A0E", INK, "diamond"),
    "blue": PlayerLook("#254A8E", WHITE, "disc"),
    "red": PlayerLook("#8E0F15", WHITE, "square"),
    "yellow": PlayerLook("#FBE870", INK, "triangle"),
    "green": PlayerLook("#3CA28D", INK, "cross"),
}
COALS: Final[dict[str, CoalLook]] = {
    "yellow": CoalLook("#E9C64B", INK, "1"),
    "brown": CoalLook("#8A5A34", WHITE, "2"),
    "grey": CoalLook("#9AA0A3", INK, "3"),
    "black": CoalLook("#2A2A2E", WHITE, "4"),
}

MARGIN: Final = 14
GAP: Final = 14
RADIUS: Final = 8
SMALLEST: Final = 28
"""Smallest text of a 1,600 px picture, so that a phone shows it."""
BOARD_WIDTH: Final = 1600
CROP_WIDTH: Final = 1080


def rgb(colour: Ink) -> tuple[int, int, int]:
    """The colour as red, green, blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(colour: Ink, other: Ink, share: float) -> Ink:
    """The colour with a `share` (0 to 1) of another laid over it."""
    parts = (round(a + (b - a) * share) for a, b in zip(rgb(colour), rgb(other), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*parts)
