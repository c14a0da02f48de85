"""What a hint of Ruhrschifffahrt gives as its reason is called by what it counts."""

import pytest

from bot.words import LANGUAGES, Language, words
from cogs.ruhrschifffahrt.told.reasons import at_hand, reasons
from players.entry import Change
from tests.cogs.ruhrschifffahrt.ruhrschifffahrt_tables import party


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_of_depots_is_no_warehouse_in_a_city(language: Language) -> None:
    text = words(language)
    (found,) = reasons([Change("sure.sets", 1.0, 3.0)], party(3), text)
    assert found.text == text("ru-worth-sets")
    (built,) = reasons([Change("depot_warehouses", 1.0, 1.0), Change("depots", 1.0, 1.0)], party(3), text)
    assert built.text == text("ru-worth-depots")


def test_french_says_city_as_its_rulebook_does() -> None:
    text = words("fr")
    for said in (text("ru-worth-towns"), text("ru-worth-tile-ruhr_valley_railway")):
        assert "cités" in said
        assert "villes" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_there_is_at_once_names_the_tiles(language: Language) -> None:
    """A sale that completes a tile was said to bring coins alone; a tile used up is received by nobody."""
    text = words(language)
    changes = [
        Change("coins", 2.0, 1.0),
        Change("tile.ruhr_valley_railway", 1.0, 3.0),
        Change("tile.inn", -1.0, -2.0),
        Change("tile.county_mark", 0.0, 0.4),
    ]
    coins, tile = at_hand(changes, text)
    assert "2" in coins
    assert text("ru-tile-ruhr_valley_railway") in tile
