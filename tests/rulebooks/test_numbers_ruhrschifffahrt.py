"""Every number in the rules of Ruhrschifffahrt is the one that the engine plays by."""

import re
from collections import Counter

from book_texts import books, plain
from numbers_ruhrschifffahrt import NUMBERS

from bot.rulebooks.book import Section

GAME = "ruhrschifffahrt"


def numbers(section: Section) -> list[int]:
    """All numbers of a section but those of examples: the first game and our own board state facts as well."""
    told = [plain(paragraph.text) for paragraph in section.paragraphs if paragraph.mark != "example"]
    return [int(digits) for text in told for digits in re.findall(r"\d+", text)]


def test_english_states_the_numbers_of_the_engine_in_this_order() -> None:
    for section in books(GAME)[0].sections:
        assert numbers(section) == NUMBERS.get(section.id, []), section.id


def test_each_language_states_the_numbers_of_the_engine() -> None:
    for book in books(GAME):
        for section in book.sections:
            assert Counter(numbers(section)) == Counter(NUMBERS.get(section.id, [])), (book.language, section.id)


def test_no_section_is_listed_that_is_not_there() -> None:
    assert NUMBERS.keys() <= {section.id for section in books(GAME)[0].sections}
