"""The texts a player reads, from Fluent files in `bot/locales`, one folder a language."""

import logging
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias, cast, get_args

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number

from bot.entries import Entries

log = logging.getLogger(__name__)

Language: TypeAlias = Literal["en", "de", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
DEFAULT: Final[Language] = "en"
NATIVE: Final[Mapping[Language, str]] = {"en": "English", "de": "Deutsch", "fr": "Français"}
"""Each language's name in itself."""

Value: TypeAlias = str | int

MINUS: Final = "−"
"""Stands before what is less than nothing; a hyphen is not read aloud."""

KEPT: Final = 4096
"""Finished texts kept of each language: most of a panel and of a picture is said again and again."""


class Words:
    """The texts of one language; a text missing there comes from English.

    `spoken`: whoever reads them wants words in place of pictures, and may hear them read aloud.
    """

    def __init__(
        self, language: Language, texts: tuple[Any, Entries], fallback: "Words | None", *, spoken: bool = False
    ) -> None:
        self.language: Language = language
        self.spoken = spoken
        self._bundle, self._entries = texts
        self._fallback = fallback
        self._formatted = lru_cache(maxsize=KEPT)(self._format)
        self._fixed = cache(partial(self._format, values=()))

    def __call__(self, key: str, /, **values: Value) -> str:
        """The text of a message with its variables filled in; raises KeyError for an unknown message."""
        return self._formatted(key, tuple(values.items())) if values else self._fixed(key)

    def _format(self, key: str, values: tuple[tuple[str, Value], ...]) -> str:
        if not self.has(key):
            if self._fallback is None:
                raise KeyError(key)
            return self._fallback(key, **dict(values))
        pattern = self._bundle.get_message(key).value
        text, errors = self._bundle.format_pattern(pattern, {name: _ungrouped(value) for name, value in values})
        for error in cast("list[Exception]", errors):
            log.error("message %s (%s): %s", key, self.language, error)
        less = [value for _, value in values if isinstance(value, int) and value < 0]
        return _with_minus(cast(str, text), less) if less else cast(str, text)

    def has(self, key: str) -> bool:
        """Whether this language itself has the message."""
        return self._entries.has(key) and self._bundle.get_message(key).value is not None

    def listed(self, items: list[str]) -> str:
        """The items as an enumeration: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self("list-last", rest=", ".join(items[:-1]), last=items[-1])


@cache
def words(language: Language, *, spoken: bool = False) -> Words:
    """The texts of a language, for the eye or to be `spoken`."""
    return Words(language, _texts(language), None if language == DEFAULT else words(DEFAULT), spoken=spoken)


@cache
def _texts(language: Language) -> tuple[Any, Entries]:
    """The bundle of a language, and the entries of its files that it gets once they are asked for."""
    bundle: Any = FluentBundle([language], functions=dict(FUNCTIONS), use_isolating=False)
    folder = files("bot").joinpath("locales", language)
    sources = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return bundle, Entries(bundle, (file.read_text(encoding="utf-8") for file in sources))


def _of_french(name: object) -> str:
    """A name after French *de*, which is cut before a vowel: "d’Anna", "de Ben"."""
    first = unicodedata.normalize("NFD", str(name))[:1].lower()
    return f"d’{name}" if first and first in _VOWELS else f"de {name}"


_VOWELS: Final = "aeiouœæ"
FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"DE": _of_french}
"""What the Fluent files may call: `{ DE($name) }`."""


def _ungrouped(value: Value) -> Any:
    """Numbers without thousands separators: ids stay ids, and 1000 is no 1,000."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def _with_minus(text: str, numbers: Sequence[int]) -> str:
    """The text with a minus sign before each of the numbers."""
    for number in numbers:
        text = re.sub(rf"(?<!\w)-(?={-number}\b)", MINUS, text)
    return text


def with_sign(number: int) -> str:
    """A number that says whether it is gained or lost: "+2", "−1"."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


@lru_cache(maxsize=256)
def language_of(tag: str | None) -> Language | None:
    """The language that a locale tag such as ``de`` or ``en-GB`` asks for, None if we do not speak it."""
    prefix = (tag or "").split("-")[0].lower()
    return next((language for language in LANGUAGES if language == prefix), None)
