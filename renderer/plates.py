"""Players' plates side by side on the desk: colour and mark, name, points, who acts, and a line of stocks."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol, TypeAlias, TypeVar

from renderer import fonts
from renderer.canvas import Canvas
from renderer.icons import Pen, flag, lamp, star
from renderer.pieces import figure, player_band, value
from renderer.scene import Scene
from renderer.theme import GAP, INK, LAMP, MARGIN, PAPER, PAPER_LIGHT, PLAYERS, RADIUS, SLATE, Ink

BAND: Final = 64
"""Width of the colour at the left of a plate."""
_AROUND: Final = 10
"""Room around a plate for the glow of who acts."""
_NARROW: Final = 340

Icon: TypeAlias = Callable[[Pen], None]
Held: TypeAlias = Callable[[Canvas, float, float, float], None]
"""Draws what a player holds beside the lamp: left end, middle and side of the room for it."""
S = TypeVar("S")


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


def put_plates(
    scene: Scene,
    y: float,
    high: float,
    paint: Callable[[Canvas, float, S], None],
    shown: Sequence[S],
    places: Sequence[Iterable[str]],
) -> None:
    """All plates in turn order; `paint` draws one of a width, `places` are the marks that lie on each."""
    w = (scene.width - 2 * MARGIN - GAP * (len(shown) - 1)) / len(shown)
    for index, (one, own) in enumerate(zip(shown, places, strict=True)):
        x = MARGIN + index * (w + GAP)
        scene.put((x - _AROUND, y - _AROUND, w + 2 * _AROUND, high + 2 * _AROUND), None, paint, w, one)
        for place in own:
            scene.place(place, (x, y, w, high))


def plate(canvas: Canvas, w: float, shown: Plate, held: Held | None = None) -> None:
    """A plate without its stocks, in the middle of a canvas of `put_plates`."""
    x = y = _AROUND
    h = canvas.height - 2 * _AROUND
    if shown.acts:
        canvas.rect(x - 8, y - 8, w + 16, h + 16, fill=LAMP, radius=RADIUS + 7)
        canvas.rect(x - 2.5, y - 2.5, w + 5, h + 5, fill=SLATE, radius=RADIUS + 2)
    canvas.rect(x, y, w, h, fill=PAPER_LIGHT if shown.acts else PAPER, radius=RADIUS)
    _band(canvas, x, y, h, shown, held)
    canvas.rect(x, y, w, h, outline=INK, width=2.5, radius=RADIUS)
    narrow = w < _NARROW
    size, side = (42, 28) if narrow else (54, 38)
    right = x + w - 12
    taken = value(canvas, right, y + 38, str(shown.points), star, size=size, icon_size=side, gap=6)
    left = x + BAND + (12 if narrow else 16)
    canvas.text(left, y + 36, shown.name, face="name", size=34, box=right - taken - 10 - left, cut=True)


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


def stock_line(
    canvas: Canvas,
    w: float,
    stocks: Sequence[tuple[Icon, int, Ink]],
    *,
    side: float = 31,
    size: float = 31,
    gap: float = 4,
    apart: float = 34,
) -> None:
    """What a player has, icon by icon over the width of the plate, at most so far `apart`."""
    x = _AROUND + BAND + (10 if w < _NARROW else 14)
    numbers = [str(number) for _, number, _ in stocks]
    wide = [side + gap + fonts.width((("number", number),), size) for number in numbers]
    room = w - BAND - 26
    step = min(apart, (room - sum(wide)) / max(1, len(stocks) - 1))
    middle = canvas.height - _AROUND - 32
    for (icon, _, ink), number, taken in zip(stocks, numbers, wide, strict=True):
        figure(canvas, x, middle, number, icon, size=size, icon_size=side, gap=gap, ink=ink)
        x += taken + step
