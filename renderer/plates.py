"""Players' plates side by side on the desk: colour and mark, name, points, who acts, and a line of stocks."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeAlias, TypeVar

import msgspec

from renderer import fonts
from renderer.canvas import Canvas
from renderer.fonts import CAP
from renderer.icons import Pen, flag, lamp, star
from renderer.pieces import figure, player_band, value
from renderer.scene import Box, Scene
from renderer.theme import GAP, INK, LAMP, MARGIN, PAPER, PAPER_LIGHT, PLAYERS, RADIUS, SLATE, Ink

BAND: Final = 64
"""Width of the colour at the left of a plate."""
_AROUND: Final = 10
"""Room around a plate for the glow of who acts."""
_NARROW: Final = 340
_NAME: Final = 34
_LINE: Final = 56
"""Room above and below a name for all its letters."""
_POINTS: Final = 41
"""Middle of a player's points."""
_STOCKS: Final = 35
"""Middle of the stocks, from the lower rim."""
_APART: Final = 8
"""At least between a number and the next icon."""
_ICONS: Final = 51
_UNDER: Final = 23
_OVER: Final = 28
"""On a narrow plate: middle of the icons and of the numbers from the lower rim, side of the icons."""
_RAISED: Final = 8
"""How much higher name and points stand there."""

Icon: TypeAlias = Callable[[Pen], None]
Held: TypeAlias = Callable[[Canvas, float, float, float], None]
"""Draws what a player holds beside the lamp: left end, middle and side of the room for it."""


class Plate(Protocol):
    """What every plate shows of a player."""

    @property
    def name(self) -> str:
        """The player's name."""
        ...

    @property
    def colour(self) -> str:
        """The player's colour."""
        ...

    @property
    def points(self) -> int:
        """The player's points."""
        ...

    @property
    def acts(self) -> bool:
        """Whether the player must decide."""
        ...


S = TypeVar("S", bound=Plate)


class Line(msgspec.Struct, frozen=True):
    """The stocks of a plate, icon by icon over its width, at most so far `apart`.

    A number stands right of its icon; on a narrow plate under it, each pair in a column of its own.
    """

    stocks: tuple[tuple[Icon, int, Ink], ...]
    side: float = 31
    size: float = 31
    gap: float = 4
    apart: float = 34

    def put(self, canvas: Canvas, w: float) -> None:
        """Draw them on a canvas of `put_plates`."""
        if w < _NARROW:
            self._in_columns(canvas, w)
            return
        middle = canvas.height - _AROUND - _STOCKS
        side, gap, lefts = self._lefts(w)
        for (icon, number, ink), (x, _) in zip(self.stocks, lefts, strict=True):
            figure(
                canvas, _AROUND + x, middle, str(number), icon,
                size=self.size, icon_size=side, gap=gap, ink=ink,
            )  # fmt: skip

    def _in_columns(self, canvas: Canvas, w: float) -> None:
        foot = canvas.height - _AROUND
        for (icon, number, ink), x in zip(self.stocks, self._columns(w), strict=True):
            icon(Pen(canvas, _AROUND + x - _OVER / 2, foot - _ICONS - _OVER / 2, _OVER))
            canvas.text(
                _AROUND + x, foot - _UNDER, str(number), face="number", size=self.size, ink=ink, align="centre"
            )

    def boxes(self, w: float, high: float) -> list[Box]:
        """Where each number stands on the plate."""
        tall = CAP["number"] * self.size
        if w < _NARROW:
            top = high - _UNDER - tall / 2
            pairs = zip(self._widths(), self._columns(w), strict=True)
            return [(x - wide / 2, top, wide, tall) for wide, x in pairs]
        side, gap, lefts = self._lefts(w)
        top = high - _STOCKS - tall / 2
        return [(x + side + gap, top, wide, tall) for x, wide in lefts]

    def _widths(self) -> list[float]:
        """The width of each number."""
        return [fonts.width((("number", str(number)),), self.size) for _, number, _ in self.stocks]

    def _columns(self, w: float) -> list[float]:
        """The middle of each column."""
        step = (w - BAND - 8) / len(self.stocks)
        return [BAND + 4 + step * (index + 0.5) for index in range(len(self.stocks))]

    def _lefts(self, w: float) -> tuple[float, float, list[tuple[float, float]]]:
        """Side of the icons, gap behind them, where each begins, and the width of its number.

        Icons are smaller where numbers would touch the next icon.
        """
        wide = self._widths()
        room = w - BAND - 26
        side, gap = self.side, self.gap
        least = _APART * (len(wide) - 1)
        if sum(wide) + len(wide) * (side + gap) + least > room:
            gap = min(gap, 2.0)
            side = min(side, (room - least - sum(wide)) / len(wide) - gap)
        step = min(self.apart, (room - sum(wide) - len(wide) * (side + gap)) / max(1, len(wide) - 1))
        x = BAND + 14.0
        found: list[tuple[float, float]] = []
        for number in wide:
            found.append((x, number))
            x += side + gap + number + step
        return side, gap, found


class Owned(msgspec.Struct, frozen=True):
    """The places of a plate: of the points, of each stock in its order, and of what has no number there.

    Of a stock its account comes first, then the things that are counted in it.
    """

    points: str
    stocks: tuple[tuple[str, ...], ...]
    others: tuple[str, ...]


def put_plates(
    scene: Scene,
    y: float,
    high: float,
    paint: Callable[[Canvas, float, S], None],
    shown: Sequence[S],
    line: Callable[[float, S], Line],
    owned: Sequence[Owned],
) -> None:
    """All plates in turn order; `paint` draws one of a width, `line` are the stocks on it.

    All names have one face and size.
    """
    w = (scene.width - 2 * MARGIN - GAP * (len(shown) - 1)) / len(shown)
    face, size = fonts.alike("name", [(one.name, _room(w, one.points)) for one in shown], _NAME)
    for index, (one, own) in enumerate(zip(shown, owned, strict=True)):
        x = MARGIN + index * (w + GAP)
        with scene.raised():
            scene.put((x - _AROUND, y - _AROUND, w + 2 * _AROUND, high + 2 * _AROUND), None, paint, w, one)
            box = (x + _left(w), y + _middle(w) - 2 - _LINE / 2, _room(w, one.points), _LINE)
            scene.put(box, None, _name, one.name, face, size)
        rim = (x, y, w, high)
        left, top, wide, tall = _points_box(w, one.points)
        scene.place(own.points, (x + left, y + top, wide, tall), "flag", rim=rim, counts=own.points)
        for names, (left, top, wide, tall) in zip(own.stocks, line(w, one).boxes(w, high), strict=False):
            for name in names:
                scene.place(name, (x + left, y + top, wide, tall), "flag", rim=rim, counts=names[0])
        seat = own.points.rpartition(".")[0]
        for name in (*(name for names in own.stocks for name in names), *own.others, seat):
            scene.place(name, rim, "plate", rim=rim)


def _left(w: float) -> float:
    """Where a name begins on its plate."""
    return BAND + (12 if w < _NARROW else 16)


def _room(w: float, points: int) -> float:
    """The room for a name, before the points."""
    return _points_box(w, points)[0] - 10 - _left(w)


def _name(canvas: Canvas, name: str, face: fonts.Face, size: float) -> None:
    canvas.text(0, canvas.height / 2, name, face=face, size=size, smallest=size, box=canvas.width, cut=True)


def _points_box(w: float, points: int) -> Box:
    """Where a player's points stand on the plate."""
    size, side = _points_size(w)
    wide, tall = fonts.width((("number", str(points)),), size), CAP["number"] * size
    return w - 12 - side - 6 - wide, _middle(w) - tall / 2, wide, tall


def _middle(w: float) -> float:
    """Middle of a player's points and name, from the upper rim."""
    return _POINTS - (_RAISED if w < _NARROW else 0)


def _points_size(w: float) -> tuple[float, float]:
    """Size of the points and of the star behind them."""
    return (42, 28) if w < _NARROW else (54, 38)


def plate(canvas: Canvas, w: float, shown: Plate, held: Held | None = None) -> None:
    """A plate without its stocks and the name, in the middle of a canvas of `put_plates`."""
    x = y = _AROUND
    h = canvas.height - 2 * _AROUND
    if shown.acts:
        canvas.rect(x - 8, y - 8, w + 16, h + 16, fill=LAMP, radius=RADIUS + 7)
        canvas.rect(x - 2.5, y - 2.5, w + 5, h + 5, fill=SLATE, radius=RADIUS + 2)
    canvas.rect(x, y, w, h, fill=PAPER_LIGHT if shown.acts else PAPER, radius=RADIUS)
    _band(canvas, x, y, h, shown, held)
    canvas.rect(x, y, w, h, outline=INK, width=2.5, radius=RADIUS)
    size, side = _points_size(w)
    value(canvas, x + w - 12, y + _middle(w), str(shown.points), star, size=size, icon_size=side, gap=6)


def _band(canvas: Canvas, x: float, y: float, h: float, shown: Plate, held: Held | None) -> None:
    """The colour with the mark; below it the lamp of who acts and what the player holds."""
    signs: list[Held] = [*([_lamp] if shown.acts else []), *([held] if held else [])]
    look = PLAYERS[shown.colour]
    canvas.rect(x, y, BAND, h, fill=look.ground, radius=RADIUS, corners=(True, False, False, True))
    player_band(canvas, x + 8, y + 4, BAND - 16, (74 if signs else h) - 8, shown.colour, 38)
    side = 38 if len(signs) == 1 else 30
    for index, sign in enumerate(signs):
        sign(canvas, x + BAND / 2 - len(signs) * side / 2 + index * side, y + h - 26, side)
    canvas.rect(x + BAND - 1, y, 2.5, h, fill=INK)


def _lamp(canvas: Canvas, left: float, middle: float, side: float) -> None:
    lamp(Pen(canvas, left, middle - side / 2, side))


def start_flag(canvas: Canvas, left: float, middle: float, side: float) -> None:
    """The flag of whoever is first."""
    canvas.disc(left + side / 2, middle, side / 2 + 1, fill=PAPER_LIGHT, outline=INK, width=2)
    flag(Pen(canvas, left + side * 0.18, middle - side * 0.34, side * 0.66))
