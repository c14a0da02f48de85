"""What the rules of Ruhrschifffahrt say of our own board is what the board file says, in each language."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from book_texts import books

from bot.rulebooks.book import Book
from bot.words import LANGUAGES, Language, words
from games.ruhrschifffahrt import boards, facts
from games.ruhrschifffahrt.board import Space

STEIGER: Final = boards.known[boards.STEIGER]
NAMES: Final = {space.id: space.name for space in STEIGER.river}
LETTERS: Final[dict[Language, dict[str, str]]] = {
    "en": {"S": "storage", "C": "city", "I": "industry", "X": "obstacle"},
    "de": {"N": "storage", "S": "city", "K": "industry", "X": "obstacle"},
    "fr": {"S": "storage", "C": "city", "I": "industry", "X": "obstacle"},
}
CUBES: Final[dict[Language, dict[str, str]]] = {
    "en": {"b": "B", "w": "W", "industry": "I", "city": "C", "Ruhrort": "R"},
    "de": {"s": "B", "w": "W", "Kleinindustrie": "I", "Stadt": "C", "Ruhrort": "R"},
    "fr": {"n": "B", "b": "W", "industrie": "I", "cité": "C", "Ruhrort": "R"},
}
_SPACES = re.compile(r"((?:[A-Z]\*?(?:, | and | und | et ))*[A-Z]\*?) ([^,(.]+?)(?: \(([^)]+)\))?(?=[,.])")


def items(book: Book, section: str) -> Iterator[str]:
    """The items of all lists of a section."""
    place = book.place(section)
    assert place is not None
    for paragraph in place.section.paragraphs:
        yield from (line.removeprefix("- ") for line in paragraph.text.split("\n") if line.startswith("- "))


def written(book: Book) -> Iterator[tuple[str, str, str, bool]]:
    """Kind, name, arrow and helm of each space of the river, as the text lists them."""
    for item in items(book, "board"):
        for letters, name, arrow in _SPACES.findall(item.partition(":")[2]):
            for letter in re.findall(r"[A-Z]\*?", letters):
                yield LETTERS[book.language][letter[0]], name, arrow, letter.endswith("*")


def printed(space: Space) -> tuple[str, str, str, bool]:
    arrow = NAMES[space.arrow] if space.arrow else ""
    return space.kind, space.name, arrow, space.helm


def test_the_river_is_told_as_it_is() -> None:
    for book in books("ruhrschifffahrt"):
        river = [printed(space) for space in STEIGER.river if space.kind != "port"]
        assert list(written(book)) == river, book.language


def test_the_industries_are_told_by_their_types() -> None:
    for book in books("ruhrschifffahrt"):
        place = book.place("board")
        assert place is not None
        told = re.findall(r": ([^.:]+)\.", place.section.paragraphs[-1].text)
        types = [
            ", ".join(space.name for space in STEIGER.river if space.industry_type == kind)
            for kind in facts.INDUSTRY_TYPES
        ]
        assert [sorted(names.split(", ")) for names in told] == [sorted(names.split(", ")) for names in types]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cubes_of_each_progress_tile_are_told(language: Language) -> None:
    book = next(book for book in books("ruhrschifffahrt") if book.language == language)
    names = {words(language)(f"ru-tile-{tile}"): tile for tile in facts.TILES}
    told = dict[str, dict[str, int]]()
    for item in items(book, "values"):
        for name, cubes in re.findall(r"([^.:]+?)\s?: ([^.:]+)\.", item):
            told[names[name.strip()]] = dict(area(cube, CUBES[language]) for cube in cubes.split(", "))
    assert told == STEIGER.combinations


def area(cube: str, letters: dict[str, str]) -> tuple[str, int]:
    """The area and number of "2 b city"."""
    *count, colour, buyer = cube.split()
    return letters[colour] + letters[buyer], int(count[0]) if count else 1


def test_storages_empty_at_the_start_are_told() -> None:
    storages = {space.id for space in STEIGER.river if space.kind == "storage"}
    empty = {seats: storages - set(dice) for seats, dice in STEIGER.start_dice.items()}
    for book in books("ruhrschifffahrt"):
        place = book.place("values")
        assert place is not None
        (told,) = [one.text for one in place.section.paragraphs if "Rellinghausen" in one.text]
        by_count = [set(re.findall(r"[A-ZÜ]\w+", part)) & set(NAMES.values()) for part in told.split(";")]
        found = [set[str]().union(*by_count[: count + 1]) for count in range(len(by_count))]
        assert found == [{NAMES[at] for at in empty[seats]} for seats in ("4", "3", "2")], book.language
