"""Time zones by the cities that people type in any of the languages, by country, or by their names as such."""

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, Final, NamedTuple, cast

from babel import Locale
from babel.core import get_global

from bot.post import MENU_LIMIT, Choice, fit
from bot.timing.waking import local, zone_names
from bot.words import LANGUAGES, Language, Words
from cogs.desk import CHOICE
from cogs.matching import folded, found

FIRST: Final[dict[Language, tuple[str, ...]]] = {
    "en": (
        *("Europe/London", "Europe/Dublin", "America/New_York", "America/Chicago", "America/Denver"),
        *("America/Los_Angeles", "America/Toronto", "America/Vancouver", "Australia/Sydney", "Australia/Perth"),
        *("Pacific/Auckland", "Africa/Johannesburg", "Asia/Kolkata", "Asia/Singapore"),
    ),
    "de": ("Europe/Berlin", "Europe/Vienna", "Europe/Zurich", "Europe/Luxembourg"),
    "fr": (
        *("Europe/Paris", "Europe/Brussels", "Europe/Zurich", "Europe/Luxembourg", "America/Toronto"),
        *("America/Martinique", "America/Guadeloupe", "America/Cayenne", "Indian/Reunion", "Pacific/Noumea"),
    ),
}
"""Where most who speak a language live: offered first, in this order."""
UNIVERSAL: Final = "UTC"


class _Zone(NamedTuple):
    """A zone: its city in each language, and all by which it is found."""

    name: str
    cities: dict[Language, str]
    texts: tuple[str, ...]


def zones_matching(typed: str, text: Words, now: int) -> list[Choice]:
    """The zones that somebody may mean, at most 25: as their city is called in the language, with the time there.

    Cities that begin as is typed come first, and among these, or where nothing is typed, those of the language.
    """
    fitting = found(typed, ((zone, zone.texts) for zone in _zones()))
    fitting.sort(key=lambda zone: _order(zone, typed, text.language))
    return [_choice(zone, text, now) for zone in fitting[:MENU_LIMIT]]


def _order(zone: _Zone, typed: str, language: Language) -> tuple[bool, int, list[str]]:
    city = folded(zone.cities[language])
    begins = any("".join(folded(one)).startswith("".join(folded(typed))) for one in zone.cities.values())
    first = FIRST[language]
    return not begins, first.index(zone.name) if zone.name in first else len(first), city


def _choice(zone: _Zone, text: Words, now: int) -> Choice:
    city, time = zone.cities[text.language], f"{local(zone.name, now):%H:%M}"
    return Choice(fit(text("zone-choice", city=city, zone=zone.name, time=time), CHOICE), zone.name)


@lru_cache(maxsize=1)
def _zones() -> tuple[_Zone, ...]:
    """The zones of the tz database's own list for choosing, as far as this machine has them."""
    lines = (line.split("\t") for line in _table().splitlines() if not line.startswith("#"))
    countries = {fields[2]: fields[0] for fields in lines if fields[2] in zone_names()}
    aliases: defaultdict[str, list[str]] = defaultdict(list)
    for alias, name in get_global("zone_aliases").items():
        aliases[name].append(alias)
    places = [_zone(name, country, aliases[name]) for name, country in countries.items()]
    return (*places, _zone(UNIVERSAL, "", ["GMT"]))


def _zone(name: str, country: str, aliases: list[str]) -> _Zone:
    cities: dict[Language, str] = {language: _city(name, language) for language in LANGUAGES}
    lands = [_land(country, language) for language in LANGUAGES]
    return _Zone(name, cities, tuple(dict.fromkeys((*cities.values(), name, *lands, *aliases))))


def _city(name: str, language: Language) -> str:
    known: Mapping[str, Any] = cast("Mapping[str, Any]", Locale(language).time_zones)
    return str(known.get(name, {}).get("city") or name.rsplit("/", 1)[-1].replace("_", " "))


def _land(country: str, language: Language) -> str:
    known = cast("Mapping[str, str]", Locale(language).territories)
    return known.get(country, "")


def _table() -> str:
    return resources.files("tzdata").joinpath("zoneinfo", "zone.tab").read_text(encoding="utf-8")
