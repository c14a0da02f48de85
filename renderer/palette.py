"""The colours that are in every game's palette.

A palette is made offline by `benchmarks/pictures.py --palette`: first the colours of the theme, then the game's
own, players and coals with halves of what stands on paper and in ink, then what sample pictures need most: a
palette searched anew for each picture would cost more than drawing it, and would shift colours.
"""

from typing import Final

from renderer import theme
from renderer.theme import Ink, mix

THEME: Final[tuple[Ink, ...]] = tuple(
    ink for ink in vars(theme).values() if isinstance(ink, str) and ink[0] == "#"
)
"""The single colours of the theme, in its order."""
GROUNDS: Final[tuple[Ink, ...]] = tuple(look.ground for look in (*theme.PLAYERS.values(), *theme.COALS.values()))
"""Players and coals."""
HALVES: Final[tuple[Ink, ...]] = tuple(
    mix(ink, other, 0.5)
    for ink in (*GROUNDS, theme.BRASS, theme.FUCHSINE, theme.NEUTRAL)
    for other in (theme.INK, theme.PAPER_LIGHT)
)
"""What stands in ink and on paper, blurred into it by half."""
