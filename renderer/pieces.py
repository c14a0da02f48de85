"""What every picture is made of: head, sheets, plates of players, figures with an icon."""

from collections.abc import Callable
from typing import Final

from renderer import fonts
from renderer.canvas import Align, Box, Canvas
from renderer.icons import Pen, cross_in_disc, player_mark
from renderer.theme import (
    BRASS,
    BRASS_SHADE,
    CREAM,
    CREAM_DIM,
    ENAMEL,
    FUCHSINE,
    HATCH,
    HIDDEN,
    INK,
    INK_SECOND,
    PAPER,
    PLAYERS,
    RADIUS,
    RULE,
    SLATE,
    SMALLEST,
    Ink,
    mix,
)

ROMAN = ("I", "II", "III")
MINUS = "−"
QUIET: Final = 30
"""The size of what brought nothing."""
FAINT: Final[Ink] = mix(INK_SECOND, PAPER, 0.14)
"""Its ink: to be read, not to be looked at."""
_SPACINGS = (1.5, 0.75, 0)
_SPENT = 0.55
"""Share of cream in the figures of a track that are past: dim, and still 5.3:1 on enamel."""


def enamel(canvas: Canvas, w: float, h: float) -> None:
    """A dark sign with a cream line and four brass screws, filling `w` x `h`."""
    canvas.rect(0, 0, w, h, fill=ENAMEL, radius=RADIUS)
    canvas.rect(4, 4, w - 8, h - 8, outline=CREAM, width=2, radius=RADIUS - 2)
    for x in (14, w - 14):
        for y in (14, h - 14):
            canvas.disc(x, y, 4.5, fill=BRASS, outline=BRASS_SHADE, width=1)
            canvas.line([(x - 2.5, y - 2.5), (x + 2.5, y + 2.5)], ENAMEL, 1.5)


def head(canvas: Canvas, title: str, subtitle: str, headline: str, subline: str, gap: float) -> None:
    """The sign at the top: title left, state of the game right, `gap` pixels kept free between them."""
    w, h = canvas.width, canvas.height
    enamel(canvas, w, h)
    half = (w - gap) / 2 - 40
    two = bool(subtitle)
    canvas.text(34, h * (0.40 if two else 0.5), title, face="title", size=44, ink=CREAM, box=half, cut=True)
    canvas.text(34, h * 0.72, subtitle, face="text", size=29, ink=CREAM_DIM, box=half, cut=True)
    right = w - 34
    line = h * (0.38 if subline else 0.5)
    canvas.text(right, line, headline, face="name", size=38, ink=CREAM, box=half, align="right", cut=True)
    canvas.text(right, h * 0.72, subline, face="text", size=29, ink=CREAM_DIM, box=half, align="right", cut=True)


def shift_cells(canvas: Canvas, lit: int, label: str) -> None:
    """The three shifts as cells, the present one (1 to 3, 0 none) lit, and its name below."""
    middle = canvas.width / 2
    for index, numeral in enumerate(ROMAN):
        now = index + 1 == lit
        ink = INK if now else mix(ENAMEL, CREAM, _SPENT) if index + 1 < lit else CREAM
        x = middle - 101 + index * 70
        outline = CREAM if now else ink
        canvas.rect(x, 0, 62, 48, fill=CREAM if now else ENAMEL, outline=outline, width=2, radius=6)
        canvas.text(x + 31, 24.5, numeral, face="number", size=34, ink=ink, align="centre")
    canvas.text(middle, 70, label, face="label", size=29, ink=CREAM, box=canvas.width, align="centre")


def cells(canvas: Canvas, x: float, y: float, labels: tuple[str, ...], lit: int, side: float, step: float) -> None:
    """A track as a row of cells on enamel, the present one (from 1) lit, those before it dim."""
    for index, label in enumerate(labels, start=1):
        now = index == lit
        ink = INK if now else mix(ENAMEL, CREAM, _SPENT) if index < lit else CREAM
        left = x + (index - 1) * step
        canvas.rect(left, y, side, side, fill=CREAM if now else ENAMEL, outline=CREAM if now else ink, radius=6)
        canvas.text(left + side / 2, y + side / 2 + 0.5, label, face="number", size=32, ink=ink, align="centre")


def sheet(canvas: Canvas, w: float, h: float, fill: Ink = PAPER) -> None:
    """A sheet of paper with a thin inner rule and a shadow, standing on slate at 6, 6 of the canvas."""
    canvas.shadow(6, 6, w, h, SLATE, 6)
    canvas.rect(6, 6, w, h, fill=fill, outline=INK, width=2, radius=6)
    canvas.rect(11, 11, w - 10, h - 10, outline=mix(fill, RULE, 0.75), width=1.5, radius=3)


def heading(
    canvas: Canvas, x: float, middle: float, text: str, box: float, *, size: float = 30, align_right: bool = False
) -> None:
    """A quiet heading in capitals, spaced as far as there is room."""
    capitals = text.upper()
    runs = fonts.split("label", capitals)
    spacing = next((wide for wide in _SPACINGS if fonts.width(runs, SMALLEST, wide) <= box), 0)
    align: Align = "right" if align_right else "left"
    canvas.text(
        x, middle, capitals, face="label", size=size, ink=INK_SECOND, box=box, spacing=spacing, align=align
    )


def player_disc(canvas: Canvas, x: float, y: float, radius: float, colour: str) -> None:
    """A player's colour as a disc with the mark on it."""
    look = PLAYERS[colour]
    canvas.disc(x, y, radius, fill=look.ground, outline=INK, width=2.5)
    side = radius * (0.86 if look.mark == "square" else 0.92)
    player_mark(Pen(canvas, x - side / 2, y - side / 2 - (radius * 0.08 if look.mark == "triangle" else 0), side),
                look.mark, look.on)  # fmt: skip


def player_band(canvas: Canvas, x: float, y: float, w: float, h: float, colour: str, mark: float) -> None:
    """A player's colour as a band with a mark of a size in its middle."""
    look = PLAYERS[colour]
    canvas.rect(x, y, w, h, fill=look.ground)
    player_mark(Pen(canvas, x + w / 2 - mark / 2, y + h / 2 - mark / 2, mark), look.mark, look.on)


def figure(
    canvas: Canvas,
    x: float,
    middle: float,
    number: str,
    icon: Callable[[Pen], None],
    *,
    size: float,
    icon_size: float,
    gap: float = 6,
    ink: Ink = INK,
) -> float:
    """An icon and the number right of it; the width taken."""
    icon(Pen(canvas, x, middle - icon_size / 2, icon_size))
    wide = canvas.text(x + icon_size + gap, middle, number, face="number", size=size, ink=ink)
    return icon_size + gap + wide


def value(
    canvas: Canvas,
    right: float,
    middle: float,
    number: str,
    icon: Callable[[Pen], None],
    *,
    size: float,
    icon_size: float,
    gap: float = 6,
    ink: Ink = INK,
) -> float:
    """A number with its icon behind it, ending at `right`; the width taken."""
    icon(Pen(canvas, right - icon_size, middle - icon_size / 2, icon_size))
    wide = canvas.text(right - icon_size - gap, middle, number, face="number", size=size, ink=ink, align="right")
    return icon_size + gap + wide


def closed(canvas: Canvas, w: float, h: float) -> None:
    """A space covered by a stop tile: slate with stripes and a cross, filling `w` x `h`."""
    canvas.rect(0, 0, w, h, fill=HIDDEN)
    canvas.hatch(0, 0, w, h, HATCH, gap=11, width=2, cross=False)
    frame(canvas, w, h)
    side = min(w, h) * 0.52
    cross_in_disc(Pen(canvas, (w - side) / 2, (h - side) / 2, side), mix(HIDDEN, ENAMEL, 0.5), CREAM)


def frame(canvas: Canvas, w: float, h: float, *, ground: Ink = PAPER) -> None:
    """Round the corners of something drawn on `ground` and outline it."""
    canvas.round_off(0, 0, w, h, RADIUS, ground)
    canvas.rect(0, 0, w, h, outline=INK, width=2.5, radius=RADIUS)


def signed(points: int) -> str:
    """A number of points, a loss with the sign that is printed for it."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def gained(
    canvas: Canvas,
    x: float,
    middle: float,
    points: int,
    text: str,
    *,
    size: float,
    best: Box | None = None,
    room: float | None = None,
) -> None:
    """What a player gained: the best cream in a dark box, a loss in fuchsine, nothing small and paled."""
    if best is not None:
        canvas.rect(*best, fill=SLATE, radius=8)
    if points == 0:
        canvas.text(x, middle, text, face="text", size=QUIET, ink=FAINT, align="centre", box=room)
        return
    ink = CREAM if best is not None else FUCHSINE if points < 0 else INK
    canvas.text(x, middle, text, face="number", size=size, ink=ink, align="centre", box=room)


def pile(canvas: Canvas, number: int) -> None:
    """A face-down pile with the number of cards in it, 84 x 64."""
    if number == 0:
        canvas.dashed_rect(8, 4, 68, 54, RULE)
        canvas.text(42, 31, "0", face="number", size=34, ink=INK_SECOND, align="centre")
        return
    for shift in (6, 3, 0) if number > 2 else (0,):
        canvas.rect(8 - shift, 2 + shift, 70, 54, fill=HIDDEN, outline=INK, width=2.5, radius=6)
    canvas.text(43, 29.5, str(number), face="number", size=36, ink=CREAM, align="centre")
