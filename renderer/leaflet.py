"""What a leaflet is asked for with: a picture of a game that belongs to no table, its legend or its player aid.

The picture and its text are made of the same rows, so neither can say what the other does not.
"""

from typing import Literal, TypeAlias

import msgspec

from renderer.picture import Picture

Form: TypeAlias = Literal["plain", "quiet", "boxed", "word"]
"""How a figure stands: large, in second ink, in a box of its own, or as a word between figures."""


class Figure(msgspec.Struct, frozen=True):
    """A number, or a word between numbers, with the symbol of what it counts behind it."""

    text: str
    symbol: str = ""
    form: Form = "plain"


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a leaflet: a number or symbols in front, its text, figures, and a note in second ink.

    `text` is `written` unless the symbols say it in the picture. In the text alone stand: `look`, what the symbols
    look like; `said`, the figures in words; `aloud`, what is said in place of text and note.
    """

    text: str
    number: str = ""
    symbols: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()
    note: str = ""
    written: bool = True
    look: str = ""
    said: str = ""
    aloud: str = ""


class Block(msgspec.Struct, frozen=True, kw_only=True):
    """Rows in columns of the same length, the first column first.

    `lead` is the room for numbers and symbols, `step` the height of a row. Figures stand at the right end of their
    column; they `follow` the text where asked, or stand `below` it. `tab` is where notes begin. `shares` are the
    widths of columns that are not equally wide.
    """

    rows: tuple[Row, ...]
    columns: int = 1
    lead: float = 0
    step: float = 60
    place: Literal["right", "follow", "below"] = "right"
    tab: float = 0
    shares: tuple[float, ...] = ()
    heads: tuple[str, ...] = ()
    """What stands over each column."""

    def column(self, index: int) -> tuple[Row, ...]:
        """The rows of a column."""
        long = self.longest
        return self.rows[index * long : (index + 1) * long]

    @property
    def longest(self) -> int:
        """How many rows a column has."""
        return -(-len(self.rows) // self.columns)


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet with a heading, and a note at the right end of it.

    In its place a `key` may say what the two figures of a row are; the text says so row by row.
    """

    title: str
    blocks: tuple[Block, ...]
    note: str = ""
    key: str = ""


class Leaflet(msgspec.Struct, frozen=True, kw_only=True):
    """A page of a game's legend or its player aid; equal leaflets have equal PNGs.

    Symbols are named by the ids of the game's `SYMBOLS`. `title` stands left in the head, `subtitle` right.
    `scale` and `contrast` are those of a Picture.
    """

    game: str
    title: str
    subtitle: str
    sections: tuple[Section, ...]
    scale: int = 1
    contrast: bool = False


Drawable: TypeAlias = Picture | Leaflet
"""All that can be drawn."""
