"""Legends and player aids put together: sheets of rows under a symbol, 1,080 px wide for a phone."""

from collections.abc import Mapping
from typing import Final

from renderer import fonts
from renderer.canvas import Canvas
from renderer.leaflet import Block, Figure, Leaflet, Row, Section
from renderer.painters import painter_of
from renderer.pieces import enamel
from renderer.scene import Box, Scene
from renderer.sheets import put_sheet
from renderer.symbols import Symbol
from renderer.theme import (
    CREAM,
    CREAM_DIM,
    CROP_WIDTH,
    ENAMEL,
    INK,
    INK_SECOND,
    MARGIN,
    PAPER,
    PAPER_LIGHT,
    SLATE,
    Ink,
)

HIGHEST: Final = 1296
"""Of a leaflet, so that a phone shows all of it at once."""
TEXT: Final = 36
"""Of everything that is no figure."""
_HEAD: Final = 80
_TOP: Final = MARGIN + _HEAD + 14
_GAP: Final = 12
_PAD: Final = 22
_HEADING: Final = 54
_FOOT: Final = 12
_RULE: Final = 8
"""Where the rule of a sheet ends; nothing is put over it."""
_HEADS: Final = 52
_BETWEEN: Final = 14
"""Between columns, and between a figure and what stands before it."""
_COUNTED: Final = 44
"""Height of the symbol behind a figure."""
_BOX: Final = 66
"""Width of a boxed figure."""
_PAIR: Final = 56
"""Step between several symbols in front of a row."""
_AFTER_LEAD: Final = 12
_CLEAR: Final = 2
"""Between a symbol and the one in the next row."""
_FORMS: Final[Mapping[str, tuple[fonts.Face, float, float]]] = {
    "plain": ("number", 46, 3),
    "quiet": ("label", 40, 3),
    "word": ("text", TEXT, 3),
}
"""Face, size and room before the symbol of each form of figure."""
_APART: Final = 10
"""Room behind a figure without a symbol."""


class UnknownSymbol(ValueError):
    """A leaflet names a symbol that its game does not have."""


def leaflet_scene(leaflet: Leaflet) -> Scene:
    """The whole picture; it is as high as its rows need."""
    heights = [_height(section) for section in leaflet.sections]
    height = _TOP + sum(heights) + _GAP * (len(heights) - 1) + MARGIN + 4
    # Drawn once and kept whole by the drawer: its pieces would only drive those of the boards out.
    scene = Scene(CROP_WIDTH, height, SLATE, keeps=False)
    w = CROP_WIDTH - 2 * MARGIN
    scene.put((MARGIN, MARGIN, w, _HEAD), SLATE, _head, leaflet.title, leaflet.subtitle)
    sheets = _Sheets(scene, leaflet.game)
    y = float(_TOP)
    for section, high in zip(leaflet.sections, heights, strict=True):
        put_sheet(scene, MARGIN, y, w, high)
        sheets.put(section, (MARGIN + _PAD, y, w - 2 * _PAD, high))
        y += high + _GAP
    return scene


def _height(section: Section) -> float:
    return _HEADING + sum(_block_height(block) for block in section.blocks) + _FOOT


def _block_height(block: Block) -> float:
    return block.longest * block.step + (_HEADS if block.heads else 0)


class _Sheets:
    """Puts what stands on the sheets."""

    def __init__(self, scene: Scene, game: str) -> None:
        self.scene, self.game = scene, game
        self.symbols = painter_of(game).symbols

    def put(self, section: Section, box: Box) -> None:
        """The heading, and the blocks below each other."""
        x, y, w, _ = box
        self.scene.put(
            (x, y + _RULE, w, _HEADING - _RULE), PAPER, _heading, section.title, section.note or section.key
        )
        y += _HEADING
        for block in section.blocks:
            left, room = x, w - _BETWEEN * (block.columns - 1)
            for index, share in enumerate(block.shares or (1 / block.columns,) * block.columns):
                self._column(block, index, left, y, room * share)
                left += room * share + _BETWEEN
            y += _block_height(block)

    def _column(self, block: Block, index: int, x: float, y: float, w: float) -> None:
        if block.heads:
            self.scene.put((x, y, w, _HEADS), PAPER, _over_column, block.heads[index])
            y += _HEADS
        for row in block.column(index):
            self._row(block, row, (x, y, w, block.step))
            y += block.step

    def _row(self, block: Block, row: Row, box: Box) -> None:
        """A row: what leads it, its text and note, its figures."""
        x, y, w, h = box
        left = self._lead(block, row, x, y, h)
        below = block.place == "below"
        line = h / 2 if below else h
        figures = sum(self._wide(figure) for figure in row.figures)
        room = x + w - left - (0 if below or not figures else figures + _BETWEEN)
        text = row.text if row.written else ""
        note_at = _note_at(text, x + block.tab - left if block.tab else 0)
        if text or row.note:
            self.scene.put((left, y, room, line), PAPER, _text, text, row.note, note_at)
        if block.place == "right":
            left = x + w - figures
        elif block.place == "follow" and text:
            left += fonts.width(fonts.split("label", text), TEXT) + _BETWEEN
        for figure in row.figures:
            self._figure(figure, left, y + (line if below else 0), line)
            left += self._wide(figure)

    def _lead(self, block: Block, row: Row, x: float, y: float, h: float) -> float:
        """The number or the symbols in front of a row; where its text begins."""
        if row.number:
            self.scene.put((x, y, block.lead, h), PAPER, _number, row.number)
        step = block.lead if len(row.symbols) < 2 else _PAIR
        for index, id in enumerate(row.symbols):
            self._symbol(id, x + (index + 0.5) * step, y + h / 2, step, h - _CLEAR)
        lead = max(block.lead, len(row.symbols) * step)
        return x + lead + (_AFTER_LEAD if lead else 0)

    def _symbol(self, id: str, x: float, y: float, w: float, h: float) -> None:
        """A symbol around a point, smaller where it would not fit into so much room."""
        symbol = self._known(id)
        scale = min(symbol.scale, w / symbol.w, h / symbol.ink)
        corner = (x - symbol.w * scale / 2, y - symbol.h * scale / 2)
        self.scene.put_scaled(scale, (*corner, symbol.w, symbol.h), None, paint_symbol, self.game, id)

    def _known(self, id: str) -> Symbol:
        if id not in self.symbols:
            raise UnknownSymbol(id)
        return self.symbols[id]

    def _figure(self, figure: Figure, x: float, y: float, h: float) -> None:
        counted = self._counted(figure)
        own = self._wide(figure) - counted
        if figure.text:
            self.scene.put((x, y, own, h), PAPER, _figure, figure.text, figure.form)
        if figure.symbol:
            self._symbol(figure.symbol, x + own + counted / 2, y + h / 2, counted, _COUNTED)

    def _wide(self, figure: Figure) -> float:
        """The room of a figure and its symbol."""
        if figure.form == "boxed":
            return _BOX + self._counted(figure)
        face, size, after = _FORMS[figure.form]
        if not figure.symbol:
            after = _APART
        own = fonts.width(fonts.split(face, figure.text), size) + after if figure.text else 0
        return own + self._counted(figure)

    def _counted(self, figure: Figure) -> float:
        """The room of the symbol behind a figure."""
        if not figure.symbol:
            return 0
        symbol = self._known(figure.symbol)
        return symbol.w * _COUNTED / symbol.h + 4


def _note_at(text: str, tab: float) -> float:
    """Where the note of a row begins: at the tab, or behind the text."""
    return tab or (fonts.width(fonts.split("label", text), TEXT) + _BETWEEN if text else 0)


def paint_symbol(canvas: Canvas, game: str, id: str) -> None:
    """A symbol of a game, by its id."""
    painter_of(game).symbols[id].paint(canvas)


def _head(canvas: Canvas, title: str, subtitle: str) -> None:
    """The symbol at the top."""
    w, middle = canvas.width, canvas.height / 2
    enamel(canvas, w, canvas.height)
    taken = canvas.text(30, middle, title, face="title", size=46, ink=CREAM, box=w * 0.6)
    _line(canvas, w - 30, middle + 1, subtitle, w - taken - 84, CREAM_DIM, right=True)


def _line(
    canvas: Canvas, x: float, middle: float, text: str, room: float, ink: Ink, *, right: bool = False
) -> None:
    """A text in second place, never smaller."""
    canvas.text(x, middle, text, face="text", size=TEXT, smallest=TEXT, ink=ink, box=room,
                align="right" if right else "left")  # fmt: skip


def _heading(canvas: Canvas, title: str, note: str) -> None:
    """Spaced capitals left, a note right."""
    w, middle = canvas.width, canvas.height / 2
    taken = fonts.width(fonts.split("text", note), TEXT) + 24 if note else 0
    canvas.text(0, middle, title.upper(), face="label", size=TEXT, smallest=TEXT, ink=INK_SECOND,
                box=w - taken, spacing=1.5)  # fmt: skip
    if note:
        _line(canvas, w, middle, note, taken, INK_SECOND, right=True)


def _over_column(canvas: Canvas, text: str) -> None:
    """What stands over a column."""
    w, h = canvas.width, canvas.height - 6
    canvas.rect(0, 0, w, h, fill=ENAMEL, radius=6)
    canvas.text(w / 2, h / 2, text, face="label", size=TEXT, smallest=TEXT, ink=CREAM, box=w - 16, align="centre")


def _number(canvas: Canvas, number: str) -> None:
    """The number of a step, right in its room."""
    canvas.text(canvas.width - 2, canvas.height / 2 + 0.5, number, face="number", size=42, align="right")


def _text(canvas: Canvas, text: str, note: str, note_at: float) -> None:
    """What a row says, and its note."""
    w, middle = canvas.width, canvas.height / 2
    if text:
        room = note_at - 8 if note else w
        canvas.text(0, middle, text, face="label", size=TEXT, smallest=TEXT, box=room)
    if note:
        _line(canvas, note_at, middle, note, w - note_at, INK_SECOND)


def _figure(canvas: Canvas, text: str, form: str) -> None:
    """A figure without its symbol."""
    h = canvas.height
    if form == "boxed":
        w, high = canvas.width - 8, 48
        canvas.rect(0, (h - high) / 2, w, high, fill=PAPER_LIGHT, outline=INK, width=2.5, radius=6)
        canvas.text(w / 2, h / 2 + 0.5, text, face="number", size=40, align="centre", box=w - 4)
        return
    face, size, _ = _FORMS[form]
    ink = INK if form == "plain" else INK_SECOND
    canvas.text(0, h / 2 + 0.5, text, face=face, size=size, smallest=size, ink=ink)
