"""What engine, switches and docs/rules refer to stands in the rulebooks, and what they rule is referred to."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from book_texts import GAMES, books

from bot.rulebooks.book import EDITIONS, Book
from games.registry import rules_of

PAGES = Path(__file__).parents[2] / "docs" / "rules"


def cited(game: str) -> set[str]:
    """All that events and refusals refer to."""
    return set(import_module(f"tests.catalogues.{game}").RULES)


def switches(game: str) -> set[str]:
    """The options of a table, which the lobby and a comparison refer to."""
    return {name for name, _ in rules_of(game).public_options}


def tags(book: Book, *marks: str) -> set[str]:
    """Switches and rulings of paragraphs with these marks."""
    found = [p for section in book.sections for p in section.paragraphs if p.mark in marks]
    return {tag for paragraph in found for tag in paragraph.tags} - set(EDITIONS)


@pytest.mark.parametrize("game", GAMES)
def test_each_reference_of_the_engine_leads_to_a_place(game: str) -> None:
    for book in books(game):
        assert {reference for reference in cited(game) if book.place(reference) is None} == set()


@pytest.mark.parametrize("game", GAMES)
def test_each_ruling_that_decides_is_cited_where_it_decides(game: str) -> None:
    book = books(game)[0]
    assert tags(book, "ruling") - switches(game) - cited(game) == set()
    assert tags(book, "ruling") & cited(game)


@pytest.mark.parametrize("game", GAMES)
def test_each_section_that_states_a_rule_is_referred_to(game: str) -> None:
    known = cited(game) | switches(game)
    for section in books(game)[0].sections:
        names = {section.id, *(tag for paragraph in section.paragraphs for tag in paragraph.tags)}
        assert not section.decides or names & known, section.id


@pytest.mark.parametrize("game", GAMES)
def test_each_switch_and_each_ruling_of_docs_rules_stands_in_the_book(game: str) -> None:
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    book = books(game)[0]
    named = set(re.findall(r"\b[A-Z]\d+\b", page)) if game != "kohle_kolonie" else ruled(page)
    assert {name for name in named | switches(game) if book.place(name) is None} == set()


def ruled(page: str) -> set[str]:
    """The switches, second readings and rulings that a page names in code, but for files and functions."""
    names = re.findall(r"`([a-z][a-z0-9_]*_[a-z0-9_]*|numbering)`", page)
    return {name for name in names if name not in ("read_board", "exchange_timing")}
