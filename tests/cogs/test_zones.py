"""Time zones by what people type: any language, no accents, countries, old names; the time there beside each."""

from datetime import UTC, datetime

import pytest

from bot.post import MENU_LIMIT
from bot.timing.waking import zone_names
from bot.words import LANGUAGES, Language, words
from cogs.zones import FIRST, zones_matching

EVENING = round(datetime(2026, 7, 1, 17, 5, tzinfo=UTC).timestamp())


def found(typed: str, language: Language = "en") -> list[str]:
    return [choice.value for choice in zones_matching(typed, words(language), EVENING)]


def label(typed: str, language: Language, now: int = EVENING) -> str:
    return zones_matching(typed, words(language), now)[0].label


def test_a_choice_names_city_zone_and_the_time_there() -> None:
    assert label("berlin", "en") == "Berlin (Europe/Berlin), now 19:05"
    assert label("vienna", "de") == "Wien (Europe/Vienna), jetzt 19:05"
    assert label("bruxelles", "fr") == "Bruxelles (Europe/Brussels), il y est 19:05"
    assert label("kathmandu", "en") == "Kathmandu (Asia/Kathmandu), now 22:50"


def test_the_time_follows_the_change_of_the_clock() -> None:
    leap = round(datetime(2026, 10, 25, 1, tzinfo=UTC).timestamp())
    assert label("berlin", "en", leap - 1).endswith("02:59")
    assert label("berlin", "en", leap).endswith("02:00")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Wien", "Europe/Vienna"),
        ("vienne", "Europe/Vienna"),
        ("sao pau", "America/Sao_Paulo"),
        ("SÃO PAULO", "America/Sao_Paulo"),
        ("Zürich", "Europe/Zurich"),
        ("zuerich", "Europe/Zurich"),
        ("New_York", "America/New_York"),
        ("Europe/Berlin", "Europe/Berlin"),
        ("Österreich", "Europe/Vienna"),
        ("osterreich", "Europe/Vienna"),
        ("Belgique", "Europe/Brussels"),
        ("Calcutta", "Asia/Kolkata"),
        ("Kiev", "Europe/Kyiv"),
        ("US/Eastern", "America/New_York"),
        ("Montreal", "America/Toronto"),
        ("utc", "UTC"),
    ],
)
def test_a_zone_is_found_by_any_of_its_names(typed: str, zone: str, language: Language) -> None:
    assert found(typed, language)[0] == zone


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_typed_the_cities_of_the_language_come_first(language: Language) -> None:
    for typed in ("", "  "):
        offered = found(typed, language)
        assert len(offered) == MENU_LIMIT
        assert tuple(offered[: len(FIRST[language])]) == FIRST[language]


def test_cities_that_begin_so_come_before_countries_and_those_of_the_language_before_all() -> None:
    assert found("l")[0] == "Europe/London"
    assert found("l", "de")[0] == "Europe/Luxembourg"
    assert found("l", "fr")[0] == "Europe/Luxembourg"
    assert found("mart", "fr")[0] == "America/Martinique"
    cities = found("par")
    assert cities.index("Europe/Paris") < cities.index("America/Asuncion")


@pytest.mark.parametrize("typed", ["xyzzy", "!?", "😀", "a" * 500, "\x00"])
def test_nonsense_finds_nothing(typed: str) -> None:
    assert found(typed) == []


@pytest.mark.slow
def test_all_that_is_offered_can_be_taken_once_and_fits() -> None:
    for typed in ("", *"abcdefghijklmnopqrstuvwxyz"):
        for language in LANGUAGES:
            choices = zones_matching(typed, words(language), EVENING)
            values = [choice.value for choice in choices]
            assert len(values) == len(set(values)) <= MENU_LIMIT
            assert set(values) <= zone_names()
            assert all(1 <= len(choice.label) <= 100 for choice in choices)
    assert {zone for first in FIRST.values() for zone in first} <= zone_names()
