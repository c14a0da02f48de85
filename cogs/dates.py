"""Days as people type them in each language: today, morgen, vendredi, 2.12., 12 déc, December 2nd, 2026-12-02."""

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from functools import lru_cache
from typing import Any, Final, cast

from babel import Locale

from bot.day_words import LOCALES, weekday_in_words
from bot.errors import Refused
from bot.post import Choice, fit
from bot.words import LANGUAGES, Language, Words
from cogs.desk import CHOICE
from cogs.matching import folded, matches

OFFERED: Final = 24
"""So many days are offered, beside one that is typed."""
SHOWN: Final = 40
SHORTEST: Final = 3
"""Letters of the name of a month or day of the week by which it is known."""
MONTHS: Final = 12
WEEK: Final = 7
CENTURY: Final = 2000
SOON: Final[dict[str, int]] = {
    **dict.fromkeys(("today", "heute", "aujourd hui", "aujourdhui", "auj"), 0),
    **dict.fromkeys(("tomorrow", "morgen", "demain"), 1),
    **dict.fromkeys(("overmorrow", "ubermorgen", "apres demain"), 2),
}
"""By words without accents, how many days from today they mean."""
_ISO: Final = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})")
_NUMBERS: Final = re.compile(r"([0-9]{1,2})\s*([./-])\s*([0-9]{1,2})(?:\s*[./-]\s*([0-9]{4}|[0-9]{2})?)?")
_DAY: Final = re.compile(r"([0-9]{1,2})(?:st|nd|rd|th|er|e|ten|te)?")
_FILLING: Final = frozenset({"the", "of", "on", "den", "der", "am", "le", "du"})


def day_meant(typed: str, today: date, text: Words, since: date | None = None) -> date:
    """The day that a text means; without a year the next of that name from `since`, else today, on.

    Raises Refused.
    """
    words = folded(typed)
    since = today if since is None else since
    soon = SOON.get(" ".join(words))
    if soon is not None:
        return today + timedelta(days=soon)
    found = _ISO.fullmatch(typed.strip())
    if found is not None:
        return _day(int(found[3]), int(found[2]), int(found[1]), typed)
    found = _NUMBERS.fullmatch(typed.strip())
    if found is not None:
        return _numbered(found, since, typed, text.language)
    return _named(words, since, typed)


def days_offered(
    typed: str, today: date, text: Words, since: date | None = None, most: int = OFFERED
) -> list[Choice]:
    """The next days in the reader's language, those that fit what is typed; first the day that it means."""
    try:
        meant = [day_meant(typed, today, text, since)] if typed.strip() else []
    except Refused:
        meant = []
    days = [*meant, *((since or today) + timedelta(days=count) for count in range(most))]
    fitting = [
        day for day in dict.fromkeys(days) if day in meant or not typed.strip() or _fits(typed, day, today, text)
    ]
    return [Choice(fit(_label(day, today, text), CHOICE), day.isoformat()) for day in fitting]


def _label(day: date, today: date, text: Words) -> str:
    full = weekday_in_words(day, text.language)
    away = (day - today).days
    return text(f"day-{away}", date=full) if away in (0, 1) else full


def _fits(typed: str, day: date, today: date, text: Words) -> bool:
    return matches(typed, [_label(day, today, text), day.isoformat()])


def _numbered(found: re.Match[str], since: date, typed: str, language: Language) -> date:
    """A day of two or three numbers, the day first; with a slash English readers write the month first as well."""
    day, month = int(found[1]), int(found[3])
    if found[2] == "/" and language == "en" and day != month:
        if day <= MONTHS and month <= MONTHS:
            raise Refused("date-ambiguous", typed=typed.strip()[:SHOWN])
        if month > MONTHS:
            day, month = month, day
    return _of_year(day, month, _year(found[4]), since, typed)


def _named(words: Sequence[str], since: date, typed: str) -> date:
    """A day by the name of its month, or of the week."""
    years = [int(word) for word in words if re.fullmatch("[0-9]{4}", word)]
    numbers = [int(match[1]) for word in words if (match := _DAY.fullmatch(word)) is not None]
    names = [word for word in words if word not in _FILLING and not word[0].isdecimal()]
    if not numbers and not years and len(names) == 1 and (week := _weekday(names[0])) is not None:
        return since + timedelta(days=(week - since.weekday()) % WEEK)
    # Beside a number `mar` is March and no Tuesday, but with a month there may be a day of the week.
    months = [month for word in names if (month := _month(word)) is not None]
    strange = [word for word in names if _month(word) is None and _weekday(word) is None]
    if len(months) != 1 or len(numbers) != 1 or len(years) > 1 or strange or len(names) > 2:
        raise _unreadable(typed)
    return _of_year(numbers[0], months[0], years[0] if years else None, since, typed)


def _of_year(day: int, month: int, year: int | None, since: date, typed: str) -> date:
    if year is not None:
        return _day(day, month, year, typed)
    for candidate in range(since.year, since.year + 9):  # there is a 29 February in eight years at most
        try:
            found = date(candidate, month, day)
        except ValueError:
            continue
        if found >= since:
            return found
    raise _unreadable(typed)


def _day(day: int, month: int, year: int, typed: str) -> date:
    try:
        return date(year, month, day)
    except ValueError as error:
        raise _unreadable(typed) from error


def _year(written: str | None) -> int | None:
    return None if written is None else int(written) + (CENTURY if len(written) == 2 else 0)


def _unreadable(typed: str) -> Refused:
    return Refused("date-unreadable", typed=typed.strip()[:SHOWN])


def _month(word: str) -> int | None:
    return _known(word, _names("months"))


def _weekday(word: str) -> int | None:
    return _known(word, _names("days"))


def _known(word: str, names: tuple[tuple[str, int], ...]) -> int | None:
    """The one number whose name in any language begins so."""
    found = {number for name, number in names if word == name}
    if not found and len(word) >= SHORTEST:
        found = {number for name, number in names if name.startswith(word)}
    return found.pop() if len(found) == 1 else None


@lru_cache(maxsize=2)
def _names(kind: str) -> tuple[tuple[str, int], ...]:
    """The names of the months or days of the week in all languages, without accents."""
    return tuple(dict.fromkeys(_all_names(kind)))


def _all_names(kind: str) -> Iterator[tuple[str, int]]:
    for language in LANGUAGES:
        known = cast("dict[str, Any]", getattr(Locale.parse(LOCALES[language]), kind))
        for form in ("format", "stand-alone"):
            for width in ("wide", "abbreviated"):
                for number, name in known.get(form, {}).get(width, {}).items():
                    yield "".join(folded(name)), number
