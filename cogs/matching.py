"""Whether a typed text means a name: in any of the given languages, without regard to accents, case and keyboard.

A word can be typed on any keyboard: Förderkorb, Foerderkorb and Forderkorb are one word, so are straße and
strasse, œuvre and oeuvre, and an i with or without its dot.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeVar

T = TypeVar("T")

FOLDED_KEPT: Final = 8192
"""Texts whose words are kept: the names of all time zones are compared at each key."""

_SPLIT: Final = re.compile(r"[\W_]+")
_PLAIN: Final = str.maketrans(
    {"ß": "ss", "œ": "oe", "æ": "ae", "ø": "oe", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)
_UMLAUT_IN_TWO: Final = re.compile("([aou])e")


def folded(text: str) -> list[str]:
    """The words of a text without accents, case and punctuation, an umlaut written in two letters as in one."""
    return list(_folded(text))


@lru_cache(maxsize=FOLDED_KEPT)
def _folded(text: str) -> tuple[str, ...]:
    bare = unicodedata.normalize("NFKD", text).lower().translate(_PLAIN)
    # Once more, for what a small letter is made of.
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", bare) if not unicodedata.combining(sign))
    return tuple(_UMLAUT_IN_TWO.sub(r"\1", word) for word in _SPLIT.split(plain) if word)


def matches(typed: str, texts: Iterable[str]) -> bool:
    """Whether every typed word begins a word of one and the same text; numbers must be whole."""
    wanted = folded(typed)
    return bool(wanted) and any(_in(wanted, folded(text)) for text in texts)


def found(typed: str, named: Iterable[tuple[T, Iterable[str]]]) -> list[T]:
    """What somebody who types may mean, each with its names: all where nothing is typed.

    What has the typed words at the beginning of its words; else what has the text anywhere in it.
    """
    every = [(one, list(names)) for one, names in named]
    wanted = "".join(folded(typed))
    if not typed.strip():
        return [one for one, _ in every]
    fitting = [one for one, names in every if matches(typed, names)]
    return fitting or [one for one, names in every if wanted and any(wanted in "".join(folded(n)) for n in names)]


def _in(wanted: list[str], held: list[str]) -> bool:
    left = list(held)
    for word in wanted:
        found = next((own for own in left if own == word), None)
        if found is None and not word.isdecimal():
            found = next((own for own in left if own.startswith(word)), None)
        if found is None:
            return False
        left.remove(found)
    return True
