"""Days of the calendar as they are written in each language."""

import re
from datetime import date
from typing import Final

from babel.dates import format_date

from bot.words import Language

LOCALES: Final[dict[Language, str]] = {"en": "en_GB", "de": "de", "fr": "fr"}
"""By language the conventions by which days are written: in English the day stands before the month."""


def day_in_words(day: date, language: Language) -> str:
    """A day as it is written in a language: 2 December 2026."""
    return _first(format_date(day, "long", locale=LOCALES[language]), day, language)


def weekday_in_words(day: date, language: Language) -> str:
    """The same with the day of the week before it."""
    return _first(format_date(day, "full", locale=LOCALES[language]), day, language)


def span_in_words(first: date, last: date, language: Language) -> str:
    """The days from a first to a last, as they are written in a language; where they are the same, one."""
    return " – ".join(dict.fromkeys(day_in_words(day, language) for day in (first, last)))


def _first(written: str, day: date, language: Language) -> str:
    """The day as it is written; in French the first of a month is an ordinal number."""
    return re.sub(r"\b1\b", "1er", written, count=1) if language == "fr" and day.day == 1 else written
