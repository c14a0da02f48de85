"""Every number that the rules of Coal Baron state is the engine's."""

from book_texts import books, numbers
from numbers_coal_baron import NUMBERS


def test_the_english_text_states_the_numbers_of_the_engine_in_order():
    stated = {section.id: found for section in books("coal_baron")[0].sections if (found := numbers(section))}
    assert stated == NUMBERS


def test_the_other_languages_state_the_same_numbers():
    for book in books("coal_baron")[1:]:
        stated = {section.id: sorted(found) for section in book.sections if (found := numbers(section))}
        assert stated == {id: sorted(expected) for id, expected in NUMBERS.items()}, book.language
