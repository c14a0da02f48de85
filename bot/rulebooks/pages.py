"""A section of a rulebook as text for a message, in pages that a phone shows without much scrolling."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from bot.names import game_name
from bot.rulebooks.book import EDITIONS, MARKS, REFERENCE, TAGGED, Book, Paragraph, Section
from bot.words import Language, Words

ROOM: Final = 1350
"""Signs of a page; one that would leave only a little for the next may be longer by a quarter."""
_CODE: Final = re.compile(r"[A-Z]\d+")
HOUSE: Final = "DESIGN"
"""The section of what is the Steiger's own: it has no number."""
SIGNS: Final = {mark: sign for sign, mark in MARKS.items()}


def label(section: Section, language: Language) -> str:
    """What a section is called: its number as far as it has a printed one, and its heading.

    Where headings are printed in place of numbers, in French, the others are not bothered with them.
    """
    number = _number(section, language)
    return f"{number} · {section.heading}" if number else section.heading


def _number(section: Section, language: Language) -> str:
    """What stands before the heading: a printed number without what parts it further, or a printed heading."""
    if section.id[0].isdigit():
        return section.id.partition(" ")[0]
    own = section.id == HOUSE or section.id[0].islower() or language != "fr"
    return "" if own else section.id.replace("'", "’")


def pages(section: Section, read: Book, text: Words, notes: Mapping[str, str]) -> tuple[str, ...]:
    """The section as one page or more, each with its head and what its marks mean.

    `notes` are lines to follow the statements about switches: what a table plays.
    """
    groups = _groups(section, read, text, notes)
    return tuple(
        "\n".join(
            [
                head(section, read, text, number, len(groups)),
                *([line for one in group for line in _lines(one, read, text, notes)] or [text("rules-nothing")]),
                *legend(group, text),
            ]
        )
        for number, group in enumerate(groups)
    )


def head(section: Section, read: Book, text: Words, number: int = 0, count: int = 1) -> str:
    """What stands above a page."""
    above = chapter(section, read)
    where = (
        game_name(read.game, text)
        if above is None
        else f"{game_name(read.game, text)}, {label(above, read.language)}"
    )
    page = f" ({text('rules-page', page=number + 1, pages=count)})" if count > 1 else ""
    return f"**{label(section, read.language)}**{page}\n-# {where}"


def chapter(section: Section, read: Book) -> Section | None:
    """The section within which another stands, None for a chapter."""
    number = read.number(section)
    return next((one for one in reversed(read.sections[:number]) if one.depth < section.depth), None)


def parts(section: Section, read: Book) -> list[Section]:
    """The sections next below another."""
    number = read.number(section)
    found: list[Section] = []
    for one in read.sections[number + 1 :]:
        if one.depth <= section.depth:
            break
        if one.depth == section.depth + 1:
            found.append(one)
    return found


def page_of(section: Section, read: Book, paragraph: int, text: Words, notes: Mapping[str, str]) -> int:
    """On which page a paragraph stands."""
    wanted = section.paragraphs[paragraph]
    groups = _groups(section, read, text, notes)
    return next((number for number, group in enumerate(groups) if wanted in group), 0)


def statement(paragraph: Paragraph, read: Book, text: Words) -> str:
    """A paragraph behind the mark of what it rests on."""
    said = with_references(paragraph.text, read, paragraph)
    tags = f"{_tags(paragraph, text)} ".lstrip()
    if text.spoken:
        mark = _spoken(paragraph, tags.strip(), text) if paragraph.mark else ""
        return f"{mark} {said.replace('→', text('rules-see'))}".strip()
    return f"{SIGNS[paragraph.mark]} {tags}{said}" if paragraph.mark else said


def _spoken(paragraph: Paragraph, tags: str, text: Words) -> str:
    """The mark of a paragraph as words."""
    named = tags or paragraph.mark not in TAGGED
    return text(f"rules-{'spoken' if named else 'unnamed'}-{paragraph.mark}", tags=tags)


def legend(group: Sequence[Paragraph], text: Words) -> list[str]:
    """A small line that says what the marks of a page mean; not for whoever hears them as words."""
    marks = {paragraph.mark for paragraph in group}
    known = [(sign, mark) for sign, mark in MARKS.items() if mark in marks and mark != "example"]
    if text.spoken or not known:
        return []
    return ["-# " + " · ".join(f"{sign} {text(f'rules-mark-{mark}')}" for sign, mark in known)]


def _groups(section: Section, read: Book, text: Words, notes: Mapping[str, str]) -> list[list[Paragraph]]:
    """The paragraphs of each page; a last page that would hold little joins the one before."""
    found: list[list[Paragraph]] = [[]]
    sizes = [0]
    for paragraph in section.paragraphs:
        size = sum(len(line) + 1 for line in _lines(paragraph, read, text, notes))
        if found[-1] and sizes[-1] + size > ROOM:
            found.append([])
            sizes.append(0)
        found[-1].append(paragraph)
        sizes[-1] += size
    if len(found) > 1 and sizes[-2] + sizes[-1] < ROOM * 5 // 4:
        found[-2:] = [found[-2] + found[-1]]
    return found


def _lines(paragraph: Paragraph, read: Book, text: Words, notes: Mapping[str, str]) -> list[str]:
    return [statement(paragraph, read, text), *(f"-# {notes[tag]}" for tag in paragraph.tags if tag in notes)]


def shown_code(name: str) -> str:
    """The name of a ruling where it is a letter and a number; "" where it says nothing to a reader."""
    return name if _CODE.fullmatch(name) else ""


def _tags(paragraph: Paragraph, text: Words) -> str:
    """The editions and rulings that a paragraph stands under, ended by a blank; "" for none."""
    said = [text(f"rules-edition-{tag.lower()}") if tag in EDITIONS else shown_code(tag) for tag in paragraph.tags]
    joined = ", ".join(one for one in said if one)
    return joined if text.spoken or not joined else f"**{joined}**"


def with_references(said: str, read: Book, within: Paragraph | None = None) -> str:
    """A text that refers to sections by what they are called, and not by ids that no print has.

    Before the code of a ruling that stands elsewhere than `within` comes the section where it is found.
    """
    return REFERENCE.sub(lambda match: f"→ {_called(match['id'], read, within)}", said)


def _called(id: str, read: Book, within: Paragraph | None) -> str:
    place = read.place(id)
    if place is None:
        return id
    section = _section_called(place.section, read)
    if place.section.id == id or not shown_code(id):
        return section
    return id if within is None or within in place.section.paragraphs else f"{section}, {id}"


def _section_called(section: Section, read: Book) -> str:
    number = _number(section, read.language)
    if number.replace("’", "'") == section.id:
        return number
    return f"{number} {section.heading}".strip()
