"""Time zones by the cities that people type in any of the languages, by country, or by their names as such."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, Final, NamedTuple, cast

from babel import Locale
from babel.core import get_global

from bot.errors import Refused
from bot.names import safe_text
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
FEW: Final = 8
"""So many cities are named where a text may mean several."""
SHOWN: Final = 40
"""Signs that are repeated of a text that means none."""


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


def zone_meant(typed: str, text: Words) -> str:
    """The name of the one zone that somebody means by a city, a country or the name itself; raises Refused."""
    fitting = _meant(typed) or [choice.value for choice in zones_matching(typed, text, 0) if folded(typed)]
    if len(fitting) == 1:
        return fitting[0]
    if not fitting:
        raise Refused("zone-unknown", typed=safe_text(typed)[:SHOWN])
    cities = text.listed([city_of(zone, text.language) for zone in fitting[:FEW]])
    raise Refused("zone-ambiguous", typed=safe_text(typed)[:SHOWN], cities=cities)


def _meant(typed: str) -> list[str]:
    """The zones whose city is just what was typed, else the one of that name, else those of that country.

    Of these the one in which most live who speak a language, if there is one.
    """
    wanted = "".join(folded(typed))
    if not wanted:
        return []
    cities = [zone.name for zone in _zones() if wanted in _all_folded(zone.cities.values())]
    named = [name for name in zone_names() if name.lower() == typed.strip().lower()]
    lands = [zone.name for zone in _zones() if wanted in _all_folded(zone.texts)]
    well_known = [zone for zone in lands if any(zone in first for first in FIRST.values())]
    return cities or named or (well_known if len(well_known) == 1 else lands)


def _all_folded(texts: Iterable[str]) -> set[str]:
    return {"".join(folded(one)) for one in texts}


def city_of(zone: str, language: Language) -> str:
    """What the city by which a zone is known is called in a language."""
    return _cities(zone).get(language) or _city(zone, language)


@lru_cache(maxsize=MENU_LIMIT * MENU_LIMIT)
def _cities(zone: str) -> dict[Language, str]:
    return {language: city for one in _zones() if one.name == zone for language, city in one.cities.items()}


def _order(zone: _Zone, typed: str, language: Language) -> tuple[bool, int, tuple[str, ...]]:
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
