"""The final score sheet of any game: points by source and player, totals, tie-break."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from games.engine.contract import Outcome, ScoreRow
from games.engine.outcome import places
from renderer import fonts
from renderer.canvas import Canvas
from renderer.fonts import readable_name
from renderer.icons import Pen, bars, bright_star, crown, player_mark
from renderer.picture import Picture
from renderer.pieces import FAINT, gained, head, signed, value
from renderer.scene import Scene
from renderer.theme import (
    BOARD_WIDTH,
    BRASS,
    CREAM,
    ENAMEL,
    INK,
    INK_SECOND,
    MARGIN,
    PAPER,
    PAPER_LIGHT,
    PLAYERS,
    RULE,
    SLATE,
    Ink,
    mix,
)

Icon = Callable[[Pen], None]
_W: Final = BOARD_WIDTH - 2 * MARGIN
_HEAD: Final = 112
_NAMES: Final = 132
_ROW: Final = 64
_TOTAL: Final = 138
_TIE: Final = 64
_NARROW: Final = 260
_EDGE: Final = 26
"""What a name keeps from the edge of its column."""
_STRIPE: Final = mix(PAPER, PAPER_LIGHT, 0.6)


def score_sheet(
    picture: Picture, outcome: Outcome, icons: Mapping[str, Icon], breaks: Collection[str] | None = None
) -> Scene:
    """The sheet, with a column for each player, the best first; a source without an icon gets rising bars.

    A line stands before each source in `breaks`; None: wherever the first word of the sources changes.
    """
    order = [seat for _, seat in places(outcome)]
    rows = tuple(_ordered(row, order) for row in outcome.rows)
    top = MARGIN + _HEAD + 16
    scene = Scene(BOARD_WIDTH, top + _NAMES + len(rows) * _ROW + _TOTAL + _TIE + MARGIN, SLATE)
    words = picture.words
    texts = (picture.title, picture.subtitle, picture.headline, picture.subline)
    scene.put((MARGIN, MARGIN, _W, _HEAD), SLATE, head, *texts, 0)
    colours = tuple(picture.colours[seat] for seat in order)
    names = tuple(
        readable_name(picture.names[seat], words[f"colour_{colour}"])
        for seat, colour in zip(order, colours, strict=True)
    )
    ranks = tuple(place for place, _ in places(outcome))
    said = (words["points_by_source"], words["counted_note"] if any(row.counts for row in rows) else "")
    scene.put((MARGIN, top, _W, _NAMES), PAPER, _names, said, names, colours, ranks)
    for index, row in enumerate(rows):
        label, icon = words[f"source_{row.source}"], icons.get(row.source, bars)
        apart = index > 0 and (_begins(rows, index) if breaks is None else row.source in breaks)
        ground = _STRIPE if index % 2 else PAPER
        box = (MARGIN, top + _NAMES + index * _ROW, _W, _ROW)
        scene.put(box, ground, _row, label, icon, row.points, row.counts, apart)
    foot = top + _NAMES + len(rows) * _ROW
    scene.put((MARGIN, foot, _W, _TOTAL), ENAMEL, _totals, words["total"], _of(outcome.totals, order), ranks)
    ties = _of(outcome.tie_break, order)
    scene.put((MARGIN, foot + _TOTAL, _W, _TIE), PAPER, _ties, words["tie_break"], ties)
    return scene


def _of(numbers: Sequence[int], order: Sequence[int]) -> tuple[int, ...]:
    """Numbers by seat in the order of the columns."""
    return tuple(numbers[seat] for seat in order)


def _ordered(row: ScoreRow, order: Sequence[int]) -> ScoreRow:
    counts = None if row.counts is None else _of(row.counts, order)
    return ScoreRow(row.source, _of(row.points, order), counts)


def _begins(rows: tuple[ScoreRow, ...], index: int) -> bool:
    """Whether a row has nothing in common with the one before."""
    return _group(rows[index]) != _group(rows[index - 1])


def _group(row: ScoreRow) -> str:
    """What sources with the same beginning have in common."""
    return row.source.rpartition("_")[0].split("_")[0]


def _columns(players: int) -> tuple[float, float]:
    """Width of the labels, and of a player's column."""
    labels = 576.0 if players > 2 else 672.0
    return labels, (_W - labels) / players


def _lines(canvas: Canvas, players: int, ink: Ink) -> None:
    labels, w = _columns(players)
    for index in range(players):
        canvas.rect(labels + index * w - 1, 0, 2, canvas.height, fill=ink)


def _names(
    canvas: Canvas,
    said: tuple[str, str],
    names: tuple[str, ...],
    colours: tuple[str, ...],
    ranks: tuple[int, ...],
) -> None:
    """What the sheet shows and what its small numbers are; who stands in which column, with rank and crown."""
    labels, w = _columns(len(names))
    title, note = said
    canvas.text(28, 48 if note else 66, title, face="title", size=46, box=labels - 50)
    canvas.text(28, 98, note, face="text", size=32, ink=INK_SECOND, box=labels - 50)
    style = fonts.alike("name", [(name, w - _name_at(w) - _EDGE) for name in names], 36)
    for index, (name, colour) in enumerate(zip(names, colours, strict=True)):
        _column_head(canvas, labels + index * w, w, name, style, colour, ranks[index])
    _lines(canvas, len(names), INK)
    canvas.rect(0, _NAMES - 3, _W, 3, fill=INK)


def _name_at(w: float) -> float:
    """Where the name begins in a column so wide; a narrow one has the mark below it."""
    return 16 if w < _NARROW else 80


def _column_head(
    canvas: Canvas, x: float, w: float, name: str, style: tuple[fonts.Face, float], colour: str, rank: int
) -> None:
    """A player's mark, name and rank; in a narrow column the name has a line of its own."""
    look = PLAYERS[colour]
    narrow = w < _NARROW
    canvas.rect(x, 0, w + 1, _NAMES, fill=look.ground)
    player_mark(Pen(canvas, x + 22, 74 if narrow else 22, 42), look.mark, look.on)
    face, size = style
    left = _name_at(w)
    room = w - left - _EDGE
    canvas.text(x + left, 44, name, face=face, size=size, smallest=size, ink=look.on, box=room, cut=True)
    middle = 100 if narrow else 43
    canvas.text(x + middle, 97, f"{rank}.", face="number", size=42, ink=look.on, align="centre")
    if rank == 1:
        crown(Pen(canvas, x + middle + 32, 71, 48))


def _row(
    canvas: Canvas,
    label: str,
    icon: Icon,
    points: tuple[int, ...],
    counts: tuple[int, ...] | None,
    apart: bool,
) -> None:
    """One source: best in a dark box, losses in fuchsine, nothing small and paled."""
    labels, w = _columns(len(points))
    middle = _ROW / 2
    icon(Pen(canvas, 30, middle - 24, 48))
    canvas.text(100, middle, label, face="label", size=34, box=labels - 112)
    best = max(points)
    for index, brought in enumerate(points):
        leads = brought == best and best > 0 and min(points) < best
        centre = labels + index * w + w * (0.46 if counts else 0.5)
        _gained(canvas, centre, brought, leads=leads)
        if counts is not None:
            room = w * 0.54 - 54
            said, ink = f"({counts[index]})", INK_SECOND if counts[index] else FAINT
            canvas.text(centre + 48, middle + 1, said, face="text", size=30, ink=ink, box=room)
    _lines(canvas, len(points), RULE)
    if apart:
        canvas.rect(0, 0, _W, 2.5, fill=INK)


def _gained(canvas: Canvas, centre: float, points: int, *, leads: bool) -> None:
    """The points of one player from one source."""
    text, middle = signed(points), _ROW / 2
    half = 22 + 9 * len(text)
    best = (centre - half, middle - 25, 2 * half, 50) if leads else None
    gained(canvas, centre, middle + 0.5, points, text, size=42, best=best)


def _totals(canvas: Canvas, label: str, totals: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    labels, w = _columns(len(totals))
    canvas.text(28, _TOTAL / 2, label, face="title", size=56, ink=CREAM, box=labels - 50)
    for index, total in enumerate(totals):
        x = labels + index * w
        text = signed(total)
        size = 80 if w > 220 else 66
        wide = size * 0.44 * len(text) + 8 + size * 0.62
        value(
            canvas,
            x + w / 2 + wide / 2,
            _TOTAL / 2,
            text,
            bright_star,
            size=size,
            icon_size=size * 0.62,
            gap=8,
            ink=CREAM,
        )
        if ranks[index] == 1:
            canvas.rect(x + 10, 12, w - 20, _TOTAL - 24, outline=BRASS, width=5, radius=10)
    _lines(canvas, len(totals), mix(ENAMEL, RULE, 0.6))


def _ties(canvas: Canvas, label: str, tie_break: tuple[int, ...]) -> None:
    labels, w = _columns(len(tie_break))
    canvas.text(28, _TIE / 2, label, face="text", size=32, ink=INK_SECOND, box=labels - 40)
    for index, number in enumerate(tie_break):
        x = labels + (index + 0.5) * w
        canvas.text(x, _TIE / 2, str(number), face="text", size=36, ink=INK_SECOND, align="centre")
    _lines(canvas, len(tie_break), RULE)
