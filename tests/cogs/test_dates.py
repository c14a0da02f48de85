"""Days as people type them, in each language."""

from datetime import date, timedelta

import pytest

from bot.day_words import span_in_words
from bot.errors import Refused
from bot.timing.days import begin_of, day_of, end_of
from bot.words import LANGUAGES, Language, words
from cogs.dates import day_meant, days_offered

TODAY = date(2026, 11, 28)  # a Saturday


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "day"),
    [
        *((one, TODAY) for one in ("today", "heute", "Aujourd’hui", "aujourd'hui", " TODAY ")),
        *((one, TODAY + timedelta(1)) for one in ("tomorrow", "morgen", "demain")),
        *((one, TODAY + timedelta(2)) for one in ("übermorgen", "uebermorgen", "après-demain")),
        *((one, date(2026, 12, 2)) for one in ("2.12.", "2.12", "02.12.2026", "2. 12. 26", "2026-12-02", "2-12")),
        *(
            (one, date(2026, 12, 12))
            for one in ("12 déc", "12 déc.", "le 12 décembre", "Dec 12", "12th of December")
        ),
        *((one, date(2026, 12, 12)) for one in ("12. Dezember 2026", "12 Dez.", "December 12th, 2026", "12. dez")),
        *((one, date(2026, 12, 4)) for one in ("Friday", "fr", "Freitag", "vendredi", "Fr, 4. Dezember")),
        *((one, date(2027, 3, 3)) for one in ("mar 3", "3 mars", "3. März", "3 maerz", "mercredi 3 mars")),
        *((one, date(2027, 1, 1)) for one in ("1er janvier", "1.1.", "1 Jan", "1. Jan.")),
        ("27.11.", date(2027, 11, 27)),
        ("28.11.", TODAY),
        ("29.2.", date(2028, 2, 29)),
        ("25/12", date(2026, 12, 25)),
        ("3/3", date(2027, 3, 3)),
    ],
)
def test_a_day_is_read_as_it_is_usually_written(language: Language, typed: str, day: date) -> None:
    assert day_meant(typed, TODAY, words(language)) == day


def test_with_a_slash_the_day_stands_first_but_english_readers_are_asked() -> None:
    assert day_meant("2/12", TODAY, words("fr")) == date(2026, 12, 2)
    assert day_meant("2/12/2026", TODAY, words("de")) == date(2026, 12, 2)
    assert day_meant("12/25", TODAY, words("en")) == date(2026, 12, 25)
    with pytest.raises(Refused) as refused:
        day_meant("2/12", TODAY, words("en"))
    assert refused.value.key == "date-ambiguous"


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "30.2.",
        "13.13.",
        "2026-13-01",
        "jui 3",
        "vendredi 4",
        "3",
        "am 3.",
        "1 2 dez",
        "-1",
        "١",
        "0 Dez",
    ],
)
def test_what_is_no_day_is_refused_in_one_sentence(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        day_meant(typed, TODAY, words("de"))
    assert refused.value.key == "date-unreadable"
    assert "Nichts hat sich geändert" in words("de")(refused.value.key, **refused.value.values)


def test_the_last_day_is_the_next_of_its_name_after_the_first() -> None:
    assert day_meant("20.11.", TODAY, words("de"), date(2027, 11, 1)) == date(2027, 11, 20)
    assert day_meant("Fri", TODAY, words("en"), date(2026, 12, 10)) == date(2026, 12, 11)


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("en", "today, Saturday, 28 November 2026"),
        ("de", "heute, Samstag, 28. November 2026"),
        ("fr", "aujourd’hui, samedi 28 novembre 2026"),
    ],
)
def test_the_next_days_are_offered_in_the_readers_language(language: Language, first: str) -> None:
    offered = days_offered("", TODAY, words(language))
    assert (offered[0].label, offered[0].value) == (first, "2026-11-28")
    assert len(offered) == 24
    assert days_offered("24.12.", TODAY, words(language))[0].value == "2026-12-24"


def test_what_is_typed_narrows_what_is_offered() -> None:
    assert {choice.value for choice in days_offered("sonn", TODAY, words("de"))} >= {"2026-11-29", "2026-12-06"}
    assert days_offered("nonsense", TODAY, words("de")) == []
    assert days_offered("", TODAY, words("de"), date(2026, 12, 20))[0].value == "2026-12-20"


@pytest.mark.parametrize(
    "zone", ["Europe/Berlin", "America/New_York", "Pacific/Apia", "Asia/Beirut", "America/Havana"]
)
def test_days_follow_each_other_without_a_gap(zone: str) -> None:
    day = date(2026, 1, 1)
    while day < date(2027, 1, 1):
        begin, end = begin_of(zone, day), end_of(zone, day)
        assert day_of(zone, begin) == day == day_of(zone, end - 1)
        assert day_of(zone, begin - 1) == day - timedelta(1)
        assert 23 * 3600 <= end - begin <= 25 * 3600
        day += timedelta(1)


def test_a_span_of_one_day_is_that_day() -> None:
    assert span_in_words(TODAY, TODAY, "en") == "28 November 2026"
    assert span_in_words(date(2027, 1, 1), date(2027, 1, 1), "fr") == "1er janvier 2027"
    assert span_in_words(TODAY, date(2026, 12, 2), "fr") == "28 novembre 2026 – 2 décembre 2026"
