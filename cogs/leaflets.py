"""Legends and player aids of any game: the picture and its text, made of the same rows."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.alt_text import Unit, fitted, sentence
from bot.post import Shot
from bot.presenter import Page
from bot.words import Words
from renderer.leaflet import Block, Figure, Leaflet, Row, Section

LEAD: Final = 104
"""Room for the symbol of a legend's row."""
SHARED: Final = ("star", "lamp", "changed", "by", "moved", "players")
"""Symbols that are called the same in all games."""


def symbols(title: str, rows: Sequence[Row], step: float) -> Section:
    """A section of a legend: symbols with their names in two columns."""
    return Section(title=title, blocks=(Block(rows=tuple(rows), columns=2, lead=LEAD, step=step),))


def symbol(id: str, name: str, look: str) -> Row:
    """A symbol with its name; the text says what it looks like."""
    return Row(text=name, symbols=(id,), look=look)


def steps(texts: Sequence[str], *, step: float, shares: tuple[float, ...] = (1,)) -> Block:
    """Numbered lines, in columns of such shares of the width."""
    rows = tuple(Row(text=text, number=str(number)) for number, text in enumerate(texts, start=1))
    return Block(rows=rows, columns=len(shares), lead=40, step=step, shares=shares)


def line(text: str, step: float = 50) -> Block:
    """A sentence over the whole width."""
    return Block(rows=(Row(text=text),), step=step)


def figure(number: int, symbol: str = "") -> Figure:
    """A number with the symbol of what it counts."""
    return Figure(_signed(number), symbol)


def then(number: int, symbol: str = "") -> Figure:
    """The second of two numbers, behind a stroke."""
    return Figure(f"/ {_signed(number)}", symbol, "quiet")


def word(text: str) -> Figure:
    """A word between figures."""
    return Figure(text, form="word")


def boxed(number: int) -> Figure:
    """A number in a box of its own."""
    return Figure(str(number), form="boxed")


def _signed(number: int) -> str:
    return str(number).replace("-", "–")


def page(leaflet: Leaflet, name: str, words: Words) -> Page:
    """The leaflet as a picture under a file name, with its text, of which the alt text says as much as it can."""
    lines = tuple(lines_of(leaflet, words))
    units = [Unit(sentence(text), rank) for rank, text in enumerate(lines)]
    return Page(Shot(leaflet, name, fitted(units, words, way=words("leaflet-more"))), lines)


def legend(game: str, title: str, pages: Sequence[Sequence[Section]], words: Words) -> tuple[Page, ...]:
    """The pages of a legend."""
    count = len(pages)
    subtitles = [
        words("legend-symbols") if count == 1 else words("legend-symbols-of", number=number, count=count)
        for number in range(1, count + 1)
    ]
    return tuple(
        page(
            Leaflet(game=game, title=title, subtitle=subtitle, sections=tuple(sections)),
            f"legend-{number}",
            words,
        )
        for number, (sections, subtitle) in enumerate(zip(pages, subtitles, strict=True), start=1)
    )


def aid(game: str, title: str, sections: Sequence[Section], words: Words) -> tuple[Page, ...]:
    """The player aid on one page."""
    leaflet = Leaflet(game=game, title=title, subtitle=words("aid-subtitle"), sections=tuple(sections))
    return (page(leaflet, "aid", words),)


def lines_of(leaflet: Leaflet, words: Words) -> Iterator[str]:
    """The text of a leaflet: a line for each heading and each row."""
    yield f"**{words('leaflet-title', title=leaflet.title, subtitle=leaflet.subtitle)}**"
    for section in leaflet.sections:
        note = section.note
        yield f"**{words('leaflet-heading', title=section.title, note=note) if note else section.title}**"
        for block in section.blocks:
            for column in range(block.columns):
                if block.heads:
                    yield f"**{block.heads[column]}**"
                yield from (said(row, words) for row in block.column(column))


def said(row: Row, words: Words) -> str:
    """A row as a line: the look of a symbol and its name, or a text with its note and figures."""
    if row.look:
        return f"• {words('leaflet-look', look=row.look, name=f'**{row.text}**')}"
    text = words("leaflet-note", text=row.text, note=row.note) if row.note else row.text
    text = row.aloud or text
    if row.number:
        return f"{row.number}. {text}"
    return f"• {words('leaflet-row', text=text, said=row.said) if row.said else text}"
