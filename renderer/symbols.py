"""Symbols of a leaflet: pieces and icons as the boards draw them, each on a small canvas of its own."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import msgspec

from renderer.canvas import Canvas
from renderer.icons import Pen, coin, lamp, star
from renderer.marks import AROUND, ARROW, FLAG, TIP, arrowhead, flagged, ring, signed
from renderer.pieces import player_disc
from renderer.plates import start_flag
from renderer.theme import PAPER_LIGHT, PAPER_SHADE, RADIUS, RULE

_RIM: Final = 4
"""Room around an icon for its outline."""


class Symbol(msgspec.Struct, frozen=True):
    """What draws a symbol on a canvas of `w` x `h`, which is put down at a `scale`.

    Where the canvas is higher than what it shows, `high` says how high that is.
    """

    paint: Callable[[Canvas], None]
    w: float
    h: float
    scale: float = 1
    high: float = 0

    @property
    def ink(self) -> float:
        """The height of what is shown."""
        return self.high or self.h


def icon(draw: Callable[[Pen], None], side: float = 50, *, top: float = 0, h: float | None = None) -> Symbol:
    """An icon of a size; `top` and `h` are where it begins in its box and how high it is, in parts of 100."""
    high = side if h is None else side * h / 100
    return Symbol(partial(_icon, draw=draw, side=side, top=top), side + 2 * _RIM, high + 2 * _RIM)


def _icon(canvas: Canvas, draw: Callable[[Pen], None], side: float, top: float) -> None:
    draw(Pen(canvas, _RIM, _RIM - side * top / 100, side))


def players(colours: tuple[str, ...]) -> Symbol:
    """The discs of all players with their marks, in two rows."""
    return Symbol(partial(_players, colours=colours), 100, 60)


def _players(canvas: Canvas, colours: tuple[str, ...]) -> None:
    upper = -(-len(colours) // 2)
    for index, colour in enumerate(colours):
        row, column = divmod(index, upper)
        here = upper if row == 0 else len(colours) - upper
        x = canvas.width / 2 + (column - (here - 1) / 2) * 31
        player_disc(canvas, x, 15.5 + row * 29, 13.5, colour)


def _changed(canvas: Canvas) -> None:
    """A piece with the ring of what changed."""
    ring(canvas, 76, 50)
    canvas.rect(AROUND, AROUND, 76, 50, fill=PAPER_LIGHT, outline=RULE, width=2, radius=RADIUS)


_NUMBER: Final = 24
"""Room for the number under a flag."""


def _flag(canvas: Canvas) -> None:
    """A number with the flag that says by how much it changed."""
    w = canvas.width
    flagged(canvas, signed(3), "", w / 2, down=False)
    canvas.text(w / 2, FLAG + TIP + _NUMBER / 2 + 1, "24", face="number", size=32, align="centre")


def _arrowheads(canvas: Canvas) -> None:
    """Two cells of a track: a full arrowhead over the new one, an empty one over the old one."""
    wide, high = ARROW
    cell = canvas.width / 2 - 3
    for index, full in enumerate((False, True)):
        arrowhead(canvas, full, "down", (3 + index * cell + (cell - wide) / 2, 0, wide, high))
        fill = PAPER_LIGHT if full else PAPER_SHADE
        canvas.rect(3 + index * cell, high + 2, cell, cell - 8, fill=fill, outline=RULE, width=2)


SHARED: Final[Mapping[str, Symbol]] = {
    "coin": icon(coin),
    "star": icon(star),
    "lamp": icon(lamp, 54),
    "start": Symbol(lambda canvas: start_flag(canvas, 4, 27, 46), 54, 54),
    "changed": Symbol(_changed, 76 + 2 * AROUND, 50 + 2 * AROUND, 0.58),
    "by": Symbol(_flag, 56, FLAG + TIP + _NUMBER, 0.84),
    "moved": Symbol(_arrowheads, 94, 58, 0.84),
}
"""Symbols that the pictures of all games have; the first player's flag only some."""
