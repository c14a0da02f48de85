"""Each switch says with what a table begins in German or French, where that is not the usual value."""

import re

import pytest
from book_texts import books

from bot.rulebooks.book import Book
from bot.tables.first_options import first_options
from bot.words import Language
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import PUBLIC_OPTIONS, Options

BEGINS: dict[Language, str] = {"en": "A table begins with", "de": "Voreingestellt", "fr": "Par défaut"}
NAMED: dict[Language, dict[str, str]] = {
    "en": {"de": "in German", "fr": "French"},
    "de": {"de": "deutsche", "fr": "französischen Tisch"},
    "fr": {"de": "en allemand", "fr": "en français"},
}
"""By the language of a book, how it says a table of another."""


def named(book: Book, switch: str) -> set[str]:
    """The languages that the statement about a switch names after the usual value."""
    place = book.place(switch)
    assert place is not None
    assert place.paragraph is not None
    text = place.section.paragraphs[place.paragraph].text
    beginning = re.search(rf"{BEGINS[book.language]}.*", text)
    assert beginning, (book.language, switch)
    return {language for language, words in NAMED[book.language].items() if words in beginning[0]}


def statements(book: Book) -> set[str]:
    """The switches that have a statement, rather than a ruling with a second reading."""
    return {tag for one in book.sections for p in one.paragraphs if p.mark == "edition" for tag in p.tags}


@pytest.mark.parametrize("switch", [name for name, _ in PUBLIC_OPTIONS])
def test_a_switch_says_with_what_german_and_french_tables_begin(switch: str) -> None:
    usual = getattr(Options(), switch)
    others = {language for language in ("de", "fr") if getattr(first_options(GAME, language), switch) != usual}
    for book in books("kohle_kolonie"):
        if switch in statements(book):
            assert named(book, switch) == others, book.language
        else:
            assert others == set(), book.language
