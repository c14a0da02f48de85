"""The rulebooks are written as docs/rulebooks.md says, alike in each language; references lead somewhere."""

from collections import Counter

import pytest
from book_texts import GAMES, books, number_words, numbers, stated

from bot.rulebooks.book import BookFault, read

LONGEST_HEADING = 60
LONGEST_PARAGRAPH = 900
UNASKED = ("start", "DESIGN")
"""Sections that may go without."""
UNPRINTED = ("start", "DESIGN", "table", "board", "values")
"""Sections that no printed booklet has."""
SHORTEST_ASKED, LONGEST_ASKED = 8, 30
HEAD = "# Toy\n\n## start · Five minutes\n\n"


@pytest.mark.parametrize("game", GAMES)
def test_each_language_has_the_same_sections_with_the_same_statements(game: str) -> None:
    first, *others = [
        [(one.id, one.depth, [(p.mark, p.tags) for p in one.paragraphs]) for one in book.sections]
        for book in books(game)
    ]
    for other in others:
        for expected, found in zip(first, other, strict=False):
            assert found == expected
        assert len(other) == len(first)


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_with_the_first_game(game: str) -> None:
    for book in books(game):
        assert book.sections[0].id == "start"
        assert book.introduction


@pytest.mark.parametrize("game", GAMES)
def test_each_reference_leads_to_a_place(game: str) -> None:
    for book in books(game):
        lost = [(one.id, id) for one in book.sections for id in one.leads if book.place(id) is None]
        assert lost == []
        assert sum(len(one.leads) for one in book.sections) > 10


@pytest.mark.parametrize("game", GAMES)
def test_chapters_come_before_what_they_are_divided_into(game: str) -> None:
    for book in books(game):
        depth = 2
        for section in book.sections:
            assert 2 <= section.depth <= depth + 1, section.id
            depth = section.depth


@pytest.mark.parametrize("game", GAMES)
def test_headings_and_paragraphs_are_short_enough(game: str) -> None:
    for book in books(game):
        for section in book.sections:
            assert len(section.heading) <= LONGEST_HEADING, section.heading
            for paragraph in section.paragraphs:
                assert 3 < len(paragraph.text) <= LONGEST_PARAGRAPH, (book.language, section.id, paragraph.text)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_passes_for_printed_in_a_section_of_our_own(game: str) -> None:
    for book in books(game):
        own = [section for section in book.sections if section.id in UNPRINTED]
        passing = [(one.id, p.text) for one in own for p in one.paragraphs if p.mark in ("printed", "told")]
        assert passing == [], book.language


@pytest.mark.parametrize("game", GAMES)
def test_each_section_says_how_players_ask_for_it(game: str) -> None:
    for book in books(game):
        for section in book.sections:
            if section.id not in UNASKED or section.asked:
                asked = section.asked
                assert SHORTEST_ASKED <= len(asked.split()) <= LONGEST_ASKED, (book.language, section.id, asked)
                assert asked == asked.lower(), (book.language, section.id, asked)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_digits_and_the_same_in_each_language(game: str) -> None:
    english, *others = books(game)
    for book in (english, *others):
        for section, first in zip(book.sections, english.sections, strict=True):
            for paragraph in stated(section):
                assert number_words(book.language, paragraph.text) == [], (book.language, section.id, paragraph)
            assert Counter(numbers(section)) == Counter(numbers(first)), (book.language, section.id)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "its title"),
        ("## start · Five minutes", "its title"),
        ("# Toy\n\n## Five minutes", "no heading with an id"),
        (HEAD + "▪ A rule.\n## 1 · Next", "a heading stands alone"),
        (HEAD + "◆ Without a name.", "what it rests on"),
        (HEAD + "◆ R1 · One.\n\n◆ R1 · Another.", "two places are called R1"),
        (HEAD + "## start · Again", "two places are called start"),
    ],
)
def test_a_file_written_otherwise_is_refused(text: str, fault: str) -> None:
    with pytest.raises(BookFault, match=fault):
        read("toy", "en", text)


def test_what_a_file_says_is_read() -> None:
    text = (
        "# Toy\n\nBy nobody.\n\n## start · Five minutes\n\nGo.\n\n### 1.2 · Coal\n\n"
        "▪ Take 2 coins\n(→ start, → R1)."
        "\n\n◐ EN, FR · Take 3.\n\n◐ `more` · Take 4.\n\n◆ R1, R2 · Or:\n- none,\n- all.\n\n> Anna\n> takes 2."
    )
    found = read("toy", "en", text)
    start, coal = found.sections
    assert (found.title, [one.text for one in found.introduction]) == ("Toy", ["By nobody."])
    assert (start.id, start.heading, start.depth, start.decides) == ("start", "Five minutes", 2, False)
    assert (coal.depth, coal.decides, coal.leads) == (3, True, ("start", "R1"))
    assert [(one.mark, one.tags, one.text) for one in coal.paragraphs] == [
        ("printed", (), "Take 2 coins (→ start, → R1)."),
        ("edition", ("EN", "FR"), "Take 3."),
        ("edition", ("more",), "Take 4."),
        ("ruling", ("R1", "R2"), "Or:\n- none,\n- all."),
        ("example", (), "Anna takes 2."),
    ]
    assert [found.place(id) for id in ("EN", "R3")] == [None, None]
    place = found.place("R2")
    assert place is not None
    assert (place.section.id, place.paragraph) == ("1.2", 3)
