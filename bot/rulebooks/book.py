"""A rulebook read from its Markdown file: sections under their printed numbers, statements with what they rest on.

A file is read when it is first asked for. docs/rulebooks.md says how one is written.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

import msgspec

from bot.words import Language

Mark: TypeAlias = Literal["printed", "told", "edition", "ruling", "clarified", "example", ""]
"""What a paragraph rests on. Empty: nothing, it introduces, or leads through the first game."""
MARKS: Final[Mapping[str, Mark]] = {
    "▪": "printed",
    "▫": "told",
    "◐": "edition",
    "◆": "ruling",
    "◇": "clarified",
    ">": "example",
}
"""The signs with which paragraphs begin.

`printed`: a rule of every edition. `told`: so printed, but nothing that play decides. `edition`: in some editions
only, or a switch. `ruling`: decided by us, where the print is silent or contradicts itself. `clarified`: so meant
by us, but nothing that play decides.
"""
TAGGED: Final = ("edition", "ruling", "clarified")
"""Marks whose paragraphs name editions, a switch or a ruling."""
EDITIONS: Final = ("EN", "DE", "FR")
"""Tags that name an edition and no switch or ruling."""
_HEADING = re.compile(r"(?P<depth>#{1,4}) (?:(?P<id>.+?) · )?(?P<heading>.+)")
_ASKED = re.compile(r"<!-- asked: (?P<asked>.+) -->", re.DOTALL)
_TAGS = re.compile(r"(?P<tags>[^·]+?) · (?P<text>.*)", re.DOTALL)
REFERENCE = re.compile(r"→ (?P<id>[^,;()→\n]+?)(?=[,;)])")


class BookFault(Exception):
    """A rulebook file that is not written as docs/rulebooks.md says."""


class Paragraph(msgspec.Struct, frozen=True):
    """A statement, an example, or a few words between.

    `tags` are the editions ("EN"), switches or rulings it stands under; `text` is Markdown as Discord shows it.
    """

    mark: Mark
    tags: tuple[str, ...]
    text: str


class Section(msgspec.Struct, frozen=True):
    """What stands under a heading. `id` is the printed number or heading by which it is referred to.

    `depth` is 2 for a chapter, 3 and 4 for what it is divided into. `leads` are the ids named in it.
    """

    id: str
    heading: str
    depth: int
    paragraphs: tuple[Paragraph, ...]
    asked: str = ""
    """What players call it or ask about it in their own words; it is searched and shown to nobody."""

    @property
    def leads(self) -> tuple[str, ...]:
        """What its text refers to ("→ 5.1.2a"), each once."""
        return tuple(dict.fromkeys(id for paragraph in self.paragraphs for id in referred(paragraph.text)))

    @property
    def decides(self) -> bool:
        """Whether it states a rule: something that engine, refusal or log can refer to."""
        return any(paragraph.mark in ("printed", "edition", "ruling") for paragraph in self.paragraphs)


class Place(msgspec.Struct, frozen=True):
    """Where a reference leads: a section, and the number of a paragraph in it, None for all of it."""

    section: Section
    paragraph: int | None = None


class Book(msgspec.Struct, frozen=True):
    """The rules of a game in a language."""

    game: str
    language: Language
    title: str
    introduction: tuple[Paragraph, ...]
    sections: tuple[Section, ...]
    places: Mapping[str, Place]
    """Where each id of a section, switch and ruling stands."""

    def place(self, reference: str) -> Place | None:
        """Where a reference of engine, log or reader leads; None where nothing is called so.

        A reference names a section, a switch or a ruling.
        """
        return self.places.get(reference)

    def number(self, section: Section) -> int:
        """The place of a section among the others, from 0."""
        return self.sections.index(section)


def referred(text: str) -> tuple[str, ...]:
    """The ids that a text refers to, in order."""
    return tuple(match["id"] for match in REFERENCE.finditer(text))


@cache
def known(game: str) -> bool:
    """Whether there is a rulebook of the game."""
    return files("bot").joinpath("rulebooks", "en", f"{game}.md").is_file()


@cache
def book(game: str, language: Language) -> Book:
    """The rules of a game in a language. Raises BookFault for a file that is not written as it must be."""
    name = f"{game}.md"
    return read(game, language, files("bot").joinpath("rulebooks", language, name).read_text(encoding="utf-8"))


def read(game: str, language: Language, text: str) -> Book:
    """A rulebook from its Markdown. Raises BookFault, naming what is wrong."""
    if not text.startswith("# "):
        raise BookFault("a rulebook begins with its title")
    blocks = list(_blocks(text))
    introduction, sections = _parted(blocks[1:])
    places: dict[str, Place] = {}
    for section in sections:
        for id, place in _places(section):
            if id in places:
                raise BookFault(f"two places are called {id}")
            places[id] = place
    return Book(game, language, blocks[0][2:], introduction, sections, places)


def _blocks(text: str) -> Iterator[str]:
    """Headings and paragraphs; the lines of a paragraph are joined but where one begins an item of a list."""
    for block in re.split(r"\n\s*\n", text.strip()):
        lines = [line.strip() for line in block.splitlines()]
        if any(line.startswith("#") for line in lines[1:]):
            raise BookFault(f"a heading stands alone: {lines[0]}")
        joined = lines[0]
        for line in lines[1:]:
            line = line.removeprefix("> ") if lines[0].startswith(">") else line
            joined += ("\n" if line.startswith("- ") else " ") + line
        yield joined


def _parted(blocks: list[str]) -> tuple[tuple[Paragraph, ...], tuple[Section, ...]]:
    introduction: list[Paragraph] = []
    sections: list[Section] = []
    inside = introduction
    for block in blocks:
        if (match := _ASKED.fullmatch(block)) is not None and sections:
            sections[-1] = msgspec.structs.replace(sections[-1], asked=match["asked"])
            continue
        if not block.startswith("#"):
            inside.append(_paragraph(block))
            continue
        match = _HEADING.fullmatch(block)
        if match is None or match["id"] is None or len(match["depth"]) == 1:
            raise BookFault(f"no heading with an id: {block}")
        _close(sections, inside)
        inside = []
        sections.append(Section(match["id"], match["heading"], len(match["depth"]), ()))
    _close(sections, inside)
    return tuple(introduction), tuple(sections)


def _close(sections: list[Section], inside: list[Paragraph]) -> None:
    """Give the last section its paragraphs."""
    if sections:
        sections[-1] = msgspec.structs.replace(sections[-1], paragraphs=tuple(inside))


def _paragraph(block: str) -> Paragraph:
    mark = MARKS.get(block[0])
    if mark is None:
        return Paragraph("", (), block)
    text = block[1:].strip()
    if mark not in TAGGED:
        return Paragraph(mark, (), text)
    match = _TAGS.fullmatch(text)
    if match is None:
        raise BookFault(f"nothing says what it rests on: {block[:60]}")
    tags = tuple(tag.strip(" `") for tag in match["tags"].split(","))
    return Paragraph(mark, tags, match["text"])


def _places(section: Section) -> Iterator[tuple[str, Place]]:
    yield section.id, Place(section)
    for number, paragraph in enumerate(section.paragraphs):
        for tag in paragraph.tags:
            if tag not in EDITIONS:
                yield tag, Place(section, number)
