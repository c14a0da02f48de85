"""Every number in the rules of Kohle & Kolonie is the one that the engine plays by."""

from collections import Counter

from book_texts import books, numbers
from numbers_kohle_kolonie import NUMBERS

GAME = "kohle_kolonie"


def test_english_states_the_numbers_of_the_engine_in_this_order() -> None:
    for section in books(GAME)[0].sections:
        assert numbers(section) == NUMBERS.get(section.id, []), section.id


def test_each_language_states_the_numbers_of_the_engine() -> None:
    for book in books(GAME):
        for section in book.sections:
            assert Counter(numbers(section)) == Counter(NUMBERS.get(section.id, [])), (book.language, section.id)


def test_no_section_is_listed_that_is_not_there() -> None:
    assert NUMBERS.keys() <= {section.id for section in books(GAME)[0].sections}
