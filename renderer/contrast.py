"""Black on white for whoever chose it: each colour of a palette exchanged for a stronger one."""

from collections.abc import Mapping
from typing import Final

from renderer import theme
from renderer.theme import Ink, mix, rgb

_STATED: Final[Mapping[Ink, Ink]] = {
    theme.PAPER: "#FFFFFF",
    theme.PAPER_LIGHT: "#FFFFFF",
    theme.PAPER_SHADE: "#E8E8E8",
    theme.INK: "#000000",
    theme.INK_SECOND: "#262626",
    theme.RULE: "#707070",
    theme.CREAM: "#FFFFFF",
    theme.CREAM_DIM: "#EFEFEF",
    theme.SLATE: "#000000",
    theme.ENAMEL: "#000000",
    theme.HIDDEN: "#1C2429",
}
KEPT: Final[frozenset[Ink]] = frozenset(
    {
        *(look.ground for look in (*theme.PLAYERS.values(), *theme.COALS.values())),
        *(theme.FUCHSINE, theme.LAMP, theme.WHITE, theme.BRASS, theme.WOOD, theme.NEUTRAL, theme.SKIN),
    }
)
"""What is told apart by its colour stays what it is."""
_DARK: Final = 30
_LIGHT: Final = 240
"""Channels from which on a colour is black, or white."""
_WASHED: Final = 165
"""What is lighter than this on an average is a wash, and is paled."""


def contrasting(ink: Ink) -> Ink:
    """The colour in a picture of high contrast: what is dark darker, what is light lighter, washes paler."""
    if ink in KEPT:
        return ink
    if ink in _STATED:
        return _STATED[ink]
    stretched = "#{:02X}{:02X}{:02X}".format(*(_stretched(part) for part in rgb(ink)))
    light = sum(rgb(stretched)) / 3
    return mix(stretched, theme.WHITE, 0.5 * (light - _WASHED) / (255 - _WASHED)) if light > _WASHED else stretched


def _stretched(part: int) -> int:
    return round(min(1.0, max(0.0, (part - _DARK) / (_LIGHT - _DARK))) * 255)
