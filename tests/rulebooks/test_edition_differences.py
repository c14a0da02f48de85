"""How editions differ, and where a table departs from the one of a reader's language."""

import pytest
from book_texts import books

from bot.rulebooks.editions import by_edition, departures, differ, differing
from bot.words import LANGUAGES
from games.registry import GAMES

KOHLE = GAMES["kohle_kolonie"]


def test_a_preset_of_an_edition_departs_from_it_nowhere() -> None:
    for language in LANGUAGES:
        preset = KOHLE.presets[KOHLE.printed[language]]
        assert departures(KOHLE, {name: getattr(preset, name) for name, _ in KOHLE.public_options}, language) == []


def test_the_english_edition_gives_5_coins_and_the_others_4() -> None:
    assert by_edition(KOHLE, "start_coins") == {"en": "5", "de": "4", "fr": "4"}
    assert differ(KOHLE, "start_coins")
    usual = {name: values[0] for name, values in KOHLE.public_options}
    assert "start_coins" in departures(KOHLE, usual, "en")
    assert "start_coins" not in departures(KOHLE, usual, "de")


def test_where_editions_differ_there_is_a_section_that_says_so() -> None:
    for read in books("kohle_kolonie"):
        found = differing(read, KOHLE)
        tags = {tag for section in found for paragraph in section.paragraphs for tag in paragraph.tags}
        assert {name for name, _ in KOHLE.public_options if differ(KOHLE, name)} <= tags


@pytest.mark.parametrize("game", ["coal_baron", "ruhrschifffahrt"])
def test_a_game_of_one_edition_differs_nowhere(game: str) -> None:
    assert departures(GAMES[game], {}, "en") == []
    assert differing(books(game)[0], GAMES[game]) == []
