"""What the tests of the rulebooks read out of them."""

import re
from collections.abc import Iterator
from typing import Final

from bot.rulebooks.book import Book, Paragraph, Section, book
from bot.words import LANGUAGES, Language

GAMES: Final = ("coal_baron", "kohle_kolonie", "ruhrschifffahrt")
STATED: Final = ("printed", "told", "edition", "ruling", "clarified")
"""Marks of paragraphs that state something, whose numbers are those of the engine."""
_LEADS = re.compile(r"\(→[^)]*\)")
_CODE = re.compile(r"`[^`]*`")
_DIGITS = re.compile(r"\d+")


def books(game: str) -> list[Book]:
    """The rules of a game in each language, English first."""
    return [book(game, language) for language in LANGUAGES]


def stated(section: Section) -> Iterator[Paragraph]:
    """The paragraphs of a section that state something."""
    return (paragraph for paragraph in section.paragraphs if paragraph.mark in STATED)


def plain(text: str) -> str:
    """A text without what it refers to and without names of switches."""
    return _CODE.sub("", _LEADS.sub("", text))


def numbers(section: Section) -> list[int]:
    """The numbers that a section states, in the order of the text."""
    return [int(digits) for paragraph in stated(section) for digits in _DIGITS.findall(plain(paragraph.text))]


NUMBER_WORDS: Final[dict[Language, frozenset[str]]] = {
    "en": frozenset(["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]),
    "de": frozenset(["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"]),
    "fr": frozenset(["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"]),
}
"""Numbers that are to be digits. "Both", "once" and "twice" say no number that could be wrong."""


def number_words(language: Language, text: str) -> list[str]:
    """The numbers that a text writes as words."""
    return [word for word in re.findall(r"\w+", plain(text).lower()) if word in NUMBER_WORDS[language]]
