"""Searching the rulebook of a game: an index in memory, made when it is first asked for."""

import math
import sqlite3
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from threading import Lock
from typing import Final, TypeAlias

import msgspec

from bot.rulebooks.book import Book, Mark, Paragraph, Section, book
from bot.words import LANGUAGES, Language
from cogs.matching import folded
from cogs.searching.said import SAID
from cogs.searching.spelling import Vocabulary, forms
from cogs.searching.unasked import is_asked

BEST: Final = 3
"""Sections that a search finds."""
LONGEST: Final = 200
"""Signs of a question that are read."""
WORDS: Final = 16
"""Words of a question that are looked for."""
FIELDS: Final = ("title", "above", "asked", "text")
"""What is indexed of a passage: its section's heading, those above that, how players ask for it, what it says."""
OWN: Final = {"title": 2.5, "above": 0.6, "asked": 1.5, "text": 1.0}
"""What it is worth that a word stands there in the reader's language."""
OTHER: Final = {"title": 1.2, "above": 0.3, "asked": 0.7, "text": 0.5}
"""The same in another language."""
TOGETHER: Final = 0.5
"""What the words are worth that stand anywhere in the section, beside those of the passage itself."""

NEXT: Final = 0.8
"""What it is worth beside the words themselves that two stand next to each other as they were typed."""
LIKEWISE: Final = 0.7
"""What a word is worth that is said for the typed one."""
AMOUNT: Final = 1.3
"""What a passage with a number is worth where somebody asks how much something is."""
_ASKED_MUCH: Final = """
many much cost costs price points score limit max viel viele wieviel wieviele kostet kosten preis punkte wert
geld combien cout coute prix points pv maximum limite
"""
AMOUNTS: Final = frozenset(_ASKED_MUCH.split())
"""Words with which one asks for a number, as `folded` gives them."""
SHOWN: Final = 2
"""Passages of a section that are shown at most."""
SECOND: Final = 0.6
"""A second passage of a section is shown where it is worth so much of the best."""
NAMED: Final = 1000.0
"""What a section is worth whose heading or number is all that is asked."""
WEIGHTS: Final[Mapping[Mark, float]] = {"": 0.6, "told": 0.8, "example": 0.8}
"""What passages are worth beside rules: those of the first game, what decides nothing, examples."""

_Passage: TypeAlias = tuple[int, int]
"""Numbers of a section and of a paragraph in it."""


class Hit(msgspec.Struct, frozen=True):
    """A section that a search found, and the numbers of the paragraphs in it that fit best, in their order."""

    section: Section
    paragraphs: tuple[int, ...]
    words: frozenset[str] = frozenset()
    """The words by which it was found, and those meant by them, as `folded` gives them."""


class Index:
    """The rulebook of a game, searchable in any language; several threads may ask it."""

    def __init__(self, game: str) -> None:
        """Read the books and index each paragraph by what it and its headings say in each language."""
        self._lock = Lock()
        self._books = {language: book(game, language) for language in LANGUAGES}
        said = [_passages(one) for one in self._books.values()]
        rows = [
            (*place, *(cell for _, cells in every for cell in cells))
            for place, every in ((every[0][0], every) for every in zip(*said, strict=True))
        ]
        self._weights = {
            (number, place): WEIGHTS.get(paragraph.mark, 1.0)
            for number, section in enumerate(self._books["en"].sections)
            for place, paragraph in enumerate(section.paragraphs or (Paragraph("told", (), ""),))
        }
        self._with_numbers = {
            place: weight * (AMOUNT if any(sign.isdigit() for sign in self._text(place)) else 1.0)
            for place, weight in self._weights.items()
        }
        self._connection = sqlite3.connect(":memory:", check_same_thread=False)
        columns = ", ".join(f"{field}_{language}" for language in LANGUAGES for field in FIELDS)
        self._connection.execute(
            f"CREATE VIRTUAL TABLE passages USING fts5(section UNINDEXED, paragraph UNINDEXED, {columns})"
        )
        marks = ", ".join("?" * (2 + len(FIELDS) * len(LANGUAGES)))
        self._connection.executemany(f"INSERT INTO passages VALUES ({marks})", rows)
        self._vocabulary = Vocabulary(
            self._connection, "vocabulary", " ".join(str(c) for row in rows for c in row[2:]).split()
        )

    def _text(self, place: _Passage) -> str:
        section = self._books["en"].sections[place[0]]
        return section.paragraphs[place[1]].text if section.paragraphs else ""

    def find(self, asked: str, language: Language) -> list[Hit]:
        """The sections that fit best, in that language; none where no word of the question is known."""
        with self._lock:
            words = looked_for(asked, language)
            found = [worth for word in words if (worth := self._asked(word, language))]
            found += [self._worth(pair, language, NEXT) for pair in pairs(asked, language)]
            weights = self._with_numbers if words_of_amounts(asked) else self._weights
            found = [{place: value * weights[place] for place, value in worth.items()} for worth in found]
        sections = self._books[language].sections
        named = [number for number, section in enumerate(sections) if _names(section, asked)]
        found = [*({(number, 0): NAMED} for number in named), *found]
        meant = frozenset(one for word in words for one in (*self._vocabulary.meant(word), *self._likewise(word)))
        return [Hit(sections[section], tuple(sorted(places)), meant) for section, places in _ranked(found)[:BEST]]

    def _asked(self, word: str, language: Language) -> dict[_Passage, float]:
        """What passages are worth that have a typed word, or one that is said for it."""
        worth = self._worth(self._vocabulary.meant(word), language)
        for place, value in self._worth(self._likewise(word), language, LIKEWISE).items():
            worth[place] = max(worth.get(place, 0.0), value)
        return worth

    def _likewise(self, word: str) -> list[str]:
        """Words of the book that are said for a typed one."""
        known = next((one for one in (word, *forms(word)) if one in SAID), None)
        return [] if known is None else [own for one in SAID[known] for own in self._vocabulary.forms(one)]

    def _worth(self, words: list[str], language: Language, share: float = 1.0) -> dict[_Passage, float]:
        """What the passages are worth that have one of the words: more, the fewer sections have any."""
        said = " OR ".join(f'"{word}"' for word in words)
        worth: dict[_Passage, float] = {}
        if not said:
            return worth
        for one in sorted(LANGUAGES, key=lambda other: other != language):
            # A word that the reader's language does not have is as good in the language that has it.
            for field, weight in (OWN if one == language or not worth else OTHER).items():
                for passage in self._matches(f"{field}_{one} : ({said})"):
                    worth[passage] = max(worth.get(passage, 0.0), weight)
        rare = math.log(1 + len(self._books[language].sections) / len({section for section, _ in worth} or "-"))
        return {passage: weight * rare * share for passage, weight in worth.items()}

    def _matches(self, asked: str) -> list[_Passage]:
        sql = "SELECT section, paragraph FROM passages WHERE passages MATCH ?"
        return [(row[0], row[1]) for row in self._connection.execute(sql, (asked,))]


@cache
def index(game: str) -> Index:
    """The index of a game's rulebook."""
    return Index(game)


def looked_for(asked: str, language: Language) -> list[str]:
    """The words of a question that say what it is about; all of them where none does."""
    words = list(dict.fromkeys(folded(asked[:LONGEST])))
    return [word for word in words if is_asked(word, language)][:WORDS] or words[:WORDS]


def words_of_amounts(asked: str) -> bool:
    """Whether somebody asks how much something is."""
    return not AMOUNTS.isdisjoint(folded(asked[:LONGEST]))


def pairs(asked: str, language: Language) -> list[list[str]]:
    """The words side by side in a question, each two as one phrase, where one of them says something."""
    words = folded(asked[:LONGEST])[:WORDS]
    said = [pair for pair in pairwise(words) if any(is_asked(word, language) for word in pair)]
    return [[" ".join(pair)] for pair in said]


def _passages(read: Book) -> list[tuple[_Passage, tuple[str, ...]]]:
    """Each paragraph with its headings, as words to be found."""
    said: list[tuple[_Passage, tuple[str, ...]]] = []
    above: dict[int, str] = {}
    for number, section in enumerate(read.sections):
        higher = " ".join(above[depth] for depth in sorted(above) if depth < section.depth)
        above[section.depth] = section.heading
        # A number would be found by every other number that is asked for.
        title = section.heading if section.id[0].isdigit() else f"{section.id} {section.heading}"
        for place, paragraph in enumerate(section.paragraphs or (Paragraph("", (), ""),)):
            asked = _words(section.asked)
            text = " ".join((*paragraph.tags, paragraph.text))
            said.append(((number, place), (_words(title), _words(higher), asked, _words(text))))
    return said


def _names(section: Section, asked: str) -> bool:
    return folded(asked) in (folded(section.heading), folded(section.id))


def _words(text: str) -> str:
    return " ".join(folded(text))


def _ranked(found: list[dict[_Passage, float]]) -> list[tuple[int, list[int]]]:
    """Sections with their best passages; first the one that has most of what is asked, near together."""
    together: dict[_Passage, float] = defaultdict(float)
    spread: dict[int, float] = defaultdict(float)
    for worth in found:
        most: dict[int, float] = defaultdict(float)
        for passage, value in worth.items():
            together[passage] += value
            most[passage[0]] = max(most[passage[0]], value)
        for section, value in most.items():
            spread[section] += value
    best: dict[int, list[_Passage]] = defaultdict(list)
    for passage in sorted(together, key=lambda one: (-together[one], one)):
        best[passage[0]].append(passage)
    ranked = sorted(best.values(), key=lambda own: (-together[own[0]] - TOGETHER * spread[own[0][0]], own[0]))
    return [
        (own[0][0], [place for _, place in own[:SHOWN] if together[own[0][0], place] >= SECOND * together[own[0]]])
        for own in ranked
    ]
