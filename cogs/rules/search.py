"""Searching the rulebook of a game: an index in memory, made when it is first asked for."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from threading import Lock
from typing import Final

import msgspec

from bot.rulebooks.book import Book, Section, book
from bot.words import LANGUAGES, Language
from cogs.matching import folded
from cogs.rules.spelling import Vocabulary
from cogs.rules.unasked import is_asked

BEST: Final = 3
"""Sections that a search finds."""
LONGEST: Final = 200
"""Signs of a question that are read."""
WORDS: Final = 16
"""Words of a question that are looked for."""
_HEADING, _TEXT, _OTHER_HEADING, _OTHER_TEXT = 5.0, 2.0, 1.5, 0.6
"""What a word is worth in the reader's language and in another."""

_Passage = tuple[int, int]
"""Numbers of a section and of a paragraph in it."""


class Hit(msgspec.Struct, frozen=True):
    """A section that a search found, and the number of the paragraph in it that fits best."""

    section: Section
    paragraph: int


class Index:
    """The rulebook of a game, searchable in any language; several threads may ask it."""

    def __init__(self, game: str) -> None:
        """Read the books and index each paragraph by what it and its headings say in each language."""
        self._lock = Lock()
        self._books = {language: book(game, language) for language in LANGUAGES}
        self._connection = sqlite3.connect(":memory:", check_same_thread=False)
        columns = ", ".join(f"head_{language}, text_{language}" for language in LANGUAGES)
        self._connection.execute(
            f"CREATE VIRTUAL TABLE passages USING fts5(section UNINDEXED, paragraph UNINDEXED, {columns})"
        )
        said = [list(_passages(one)) for one in self._books.values()]
        rows = [
            (*first[0], *(cell for one in (first, *others) for cell in one[1]))
            for first, *others in zip(*said, strict=True)
        ]
        marks = ", ".join("?" * (2 + 2 * len(LANGUAGES)))
        self._connection.executemany(f"INSERT INTO passages VALUES ({marks})", rows)
        words = {word for row in rows for cell in row[2:] for word in str(cell).split()}
        self._vocabulary = Vocabulary(self._connection, "vocabulary", words)

    def find(self, asked: str, language: Language) -> list[Hit]:
        """The sections that fit best, in that language; none where no word of the question is known."""
        with self._lock:
            meant = [self._vocabulary.meant(word) for word in looked_for(asked, language)]
            found = [self._worth(words, language) for words in meant if words]
        return [
            Hit(self._books[language].sections[section], paragraph) for section, paragraph in _ranked(found)[:BEST]
        ]

    def _worth(self, words: list[str], language: Language) -> dict[_Passage, float]:
        """What the passages are worth that have one of the words."""
        weights = [
            weight
            for one in LANGUAGES
            for weight in ((_HEADING, _TEXT) if one == language else (_OTHER_HEADING, _OTHER_TEXT))
        ]
        sql = (
            f"SELECT section, paragraph, -bm25(passages, 0, 0, {', '.join(map(str, weights))})"
            " FROM passages WHERE passages MATCH ?"
        )
        asked = " OR ".join(f'"{word}"' for word in words)
        return {(row[0], row[1]): row[2] for row in self._connection.execute(sql, (asked,))}


@cache
def index(game: str) -> Index:
    """The index of a game's rulebook."""
    return Index(game)


def looked_for(asked: str, language: Language) -> list[str]:
    """The words of a question that say what it is about; all of them where none does."""
    words = list(dict.fromkeys(folded(asked[:LONGEST])))
    return [word for word in words if is_asked(word, language)][:WORDS] or words[:WORDS]


def _passages(read: Book) -> Iterator[tuple[_Passage, tuple[str, str]]]:
    """Each paragraph with its headings, as words to be found."""
    above = dict[int, str]()
    for number, section in enumerate(read.sections):
        above[section.depth] = f"{section.id} {section.heading}"
        head = _words(" ".join(above[depth] for depth in sorted(above) if depth <= section.depth))
        for place, paragraph in enumerate(section.paragraphs or ()):
            yield (number, place), (head, _words(" ".join((*paragraph.tags, paragraph.text))))


def _words(text: str) -> str:
    return " ".join(folded(text))


def _ranked(found: list[dict[_Passage, float]]) -> list[_Passage]:
    """The best passage of each section, the section first that has most of what is asked, near together."""
    together: dict[_Passage, float] = defaultdict(float)
    spread: dict[int, float] = defaultdict(float)
    for worth in found:
        most: dict[int, float] = defaultdict(float)
        for passage, value in worth.items():
            together[passage] += value
            most[passage[0]] = max(most[passage[0]], value)
        for section, value in most.items():
            spread[section] += value
    best: dict[int, _Passage] = {}
    for passage in sorted(together, key=lambda one: (-together[one], one)):
        best.setdefault(passage[0], passage)
    return sorted(best.values(), key=lambda one: (-together[one] - spread[one[0]], one))
