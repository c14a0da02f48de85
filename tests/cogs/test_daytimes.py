"""Times of day as people type them, in each language."""

import pytest

from bot.errors import Refused
from bot.words import LANGUAGES, words
from cogs.daytimes import minute_of
from cogs.zones import city_of, zone_meant


@pytest.mark.parametrize(
    ("typed", "minute"),
    [
        *(
            ("8", 480),
            ("8:00", 480),
            ("08:00", 480),
            (" 8 Uhr ", 480),
            ("8h", 480),
            ("8 heures", 480),
            ("8 am", 480),
        ),
        *(
            ("22:30", 1350),
            ("22h30", 1350),
            ("22.30", 1350),
            ("22 Uhr 30", 1350),
            ("2230", 1350),
            ("10:30 p.m.", 1350),
        ),
        *(("0", 0), ("24", 0), ("24:00", 0), ("12 am", 0), ("12pm", 720), ("23:59", 1439)),
    ],
)
def test_a_time_is_read_as_it_is_usually_written(typed: str, minute: int) -> None:
    assert minute_of(typed) == minute


@pytest.mark.parametrize("typed", ["", "soon", "25", "8:60", "24:01", "13 pm", "0 am", "-1", "8.5", "1e3", "٨"])
def test_what_is_no_time_is_refused_in_one_sentence(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        minute_of(typed)
    assert refused.value.key == "time-unreadable"


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Wien", "Europe/Vienna"),
        ("Deutschland", "Europe/Berlin"),
        ("suisse", "Europe/Zurich"),
        ("europe/berlin", "Europe/Berlin"),
        ("Singapore", "Asia/Singapore"),
        ("utc", "UTC"),
    ],
)
def test_a_city_a_country_or_a_name_means_a_zone(typed: str, zone: str) -> None:
    assert zone_meant(typed, words("en")) == zone


@pytest.mark.parametrize(
    ("typed", "key"), [("Atlantis", "zone-unknown"), ("-", "zone-unknown"), ("US", "zone-ambiguous")]
)
def test_what_means_no_zone_or_several_is_refused(typed: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        zone_meant(typed, words("en"))
    assert refused.value.key == key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("zone", ["Europe/Berlin", "Asia/Singapore", "America/Jamaica", "Asia/Hong_Kong", "UTC"])
def test_what_the_form_shows_of_a_zone_means_it_again(language: str, zone: str) -> None:
    text = words(language)  # pyright: ignore[reportArgumentType]
    assert zone_meant(city_of(zone, text.language), text) == zone
