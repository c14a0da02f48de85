"""Pages of a section: whole, within a message, with what the marks mean, and in words for whoever hears them."""

import pytest
from book_texts import GAMES, books

from bot.post import TEXT_LIMIT
from bot.rulebooks.book import book, read
from bot.rulebooks.pages import HOUSE, label, page_of, pages, statement, with_references
from bot.words import words

TOY = (
    "# Toy\n\n## start · Five minutes\n\nGo (→ 1.2, → R1, → 1.2 Bids).\n\n"
    "## 1.2 · Coal\n\n▪ Take 2.\n\n◆ R1 · Or 3.\n\n◐ EN, FR · Or 4.\n\n"
    "◐ `some_switch` · Or 5.\n\n> Anna takes 2.\n\n"
    "### 1.2 Bids · Bidding\n\n▪ Bid."
)


@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_every_section_fits_and_nothing_is_lost(game: str) -> None:
    notes = dict.fromkeys(
        (tag for one in books(game)[0].sections for p in one.paragraphs for tag in p.tags), "x" * 150
    )
    for found in books(game):
        for spoken in (False, True):
            text = words(found.language, spoken=spoken)
            for section in found.sections:
                said = pages(section, found, text, notes)
                assert all(len(page) <= TEXT_LIMIT - 20 for page in said), (
                    section.id,
                    [len(page) for page in said],
                )
                for number, paragraph in enumerate(section.paragraphs):
                    shown = said[page_of(section, found, number, text, notes)]
                    assert statement(paragraph, found, text) in shown


def test_each_statement_stands_behind_the_mark_of_what_it_rests_on() -> None:
    toy = read("coal_baron", "en", TOY)
    said = pages(toy.sections[1], toy, words("en"), {"some_switch": "Table 3 plays: 5"})[0].splitlines()
    assert said == [
        "**1.2 · Coal**",
        "-# Coal Baron",
        "▪ Take 2.",
        "◆ **R1** Or 3.",
        "◐ **English edition, French edition** Or 4.",
        "◐ Or 5.",
        "-# Table 3 plays: 5",
        "> Anna takes 2.",
        "-# ▪ printed in every edition · ◐ not the same in every edition, or an option of the table "
        "· ◆ ruling of the Steiger",
    ]


def test_who_hears_it_hears_words_in_place_of_marks() -> None:
    toy = read("coal_baron", "en", TOY)
    said = pages(toy.sections[1], toy, words("en", spoken=True), {})[0]
    assert not set("▪▫◐◆◇→") & set(said)
    for part in (
        "Printed: Take 2.",
        "Ruling R1: Or 3.",
        "English edition, French edition: Or 4.",
        "Example: Anna",
    ):
        assert part in said


def test_references_are_shown_by_what_sections_are_called() -> None:
    toy = read("coal_baron", "en", TOY)
    assert with_references(toy.sections[0].paragraphs[0].text, toy) == "Go (→ 1.2, → R1, → 1.2 Bidding)."


def test_numbers_are_shown_and_what_only_we_call_so_is_not() -> None:
    kohle, coal = book("kohle_kolonie", "de"), book("coal_baron", "de")
    assert label(kohle.places["5.1.8 Bids"].section, "de").startswith("5.1.8 · ")
    for id in ("start", HOUSE):
        assert label(kohle.places[id].section, "de") == kohle.places[id].section.heading
    assert label(coal.places["Livraison"].section, "de") == coal.places["Livraison"].section.heading
    french = book("coal_baron", "fr").places["Livraison"].section
    assert label(french, "fr") == f"Livraison · {french.heading}"
