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
_IN_TWO: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_SHORT: Final = 3
"""Letters of a word in which no slip is forgiven: with one it may be any other."""


@lru_cache(maxsize=FOLDED_KEPT)
def folded(text: str) -> tuple[str, ...]:
    """The words of a text without accents, case and punctuation, an umlaut written in two letters as in one."""
    bare = unicodedata.normalize("NFKD", text).lower().translate(_PLAIN)
    # Once more, for what a small letter is made of.
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", bare) if not unicodedata.combining(sign))
    return tuple(_UMLAUT_IN_TWO.sub(r"\1", word) for word in _SPLIT.split(plain) if word)


def matches(typed: str, texts: Iterable[str]) -> bool:
    """Whether every typed word begins a word of one and the same text; numbers must be whole."""
    wanted = folded(typed)
    return bool(wanted) and any(_in(wanted, folded(text)) for text in texts)


def found(typed: str, named: Iterable[tuple[T, Iterable[str]]], *, slips: bool = False) -> list[T]:
    """What somebody who types may mean, each with its names: all where nothing is typed.

    What has the typed words at the beginning of its words; else what has the text anywhere in it; else, with
    `slips`, what differs by one.
    """
    every = [(one, list(names)) for one, names in named]
    wanted = "".join(folded(typed))
    if not typed.strip():
        return [one for one, _ in every]
    fitting = [one for one, names in every if matches(typed, names)]
    if not fitting:
        fitting = [one for one, names in every if wanted and any(wanted in "".join(folded(n)) for n in names)]
    return fitting or [one for one, names in every if slips and nearly(typed, names)]


def _in(wanted: tuple[str, ...], held: tuple[str, ...]) -> bool:
    left = list(held)
    for word in wanted:
        found = next((own for own in left if own == word), None)
        if found is None and not word.isdecimal():
            found = next((own for own in left if own.startswith(word)), None)
        if found is None:
            return False
        left.remove(found)
    return True


# One slip


def nearly(typed: str, texts: Iterable[str]) -> bool:
    """Whether what is typed is a text, or words of one, but for a letter: wrong, missing, more or swapped.

    Slow beside `matches`, and of use only where that finds nothing.
    """
    said = _spellings(typed)
    return any(_nearly(one, other) for one in said for text in texts for other in _spellings(text))


def wholly(typed: str, texts: Iterable[str]) -> bool:
    """Whether what is typed is the whole of a text but for a slip."""
    said = _spellings(typed)
    return any(_wholly(one, other) for one in said for text in texts for other in _spellings(text))


def _nearly(said: tuple[str, ...], held: tuple[str, ...]) -> bool:
    return _wholly(said, held) or _but_for_a_word(said, held)


def _wholly(said: tuple[str, ...], held: tuple[str, ...]) -> bool:
    return _slipped("".join(said), "".join(held))


def _but_for_a_word(said: tuple[str, ...], held: tuple[str, ...]) -> bool:
    """Whether all words but one are there, and that one is but for a slip."""
    missing = [word for word in said if word not in held]
    left = [word for word in held if word not in said]
    return len(missing) == 1 and any(_slipped(missing[0], word) for word in left)


@lru_cache(maxsize=FOLDED_KEPT)
def _spellings(text: str) -> frozenset[tuple[str, ...]]:
    """The words of a text as they are compared, and as they stand: a slip may part the letters of an umlaut."""
    lower = text.lower()
    written = {lower, lower.translate(_IN_TWO), lower.replace("ß", "s")}
    return frozenset(words for one in written for words in (folded(one), _bare(one)))


def _bare(text: str) -> tuple[str, ...]:
    plain = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    return tuple(word for word in _SPLIT.split("".join(s for s in plain if not unicodedata.combining(s))) if word)


def _slipped(one: str, other: str) -> bool:
    """Whether what is typed is a word of more than three letters but for one slip, and has its digits."""
    if abs(len(one) - len(other)) > 1 or len(other) <= _SHORT or _digits(one) != _digits(other):
        return False
    start = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(min(one, other)))
    rest, left = one[start:], other[start:]
    return (
        rest[1:] == left[1:]
        or rest[1:] == left
        or rest == left[1:]
        or (rest[:2] == left[1::-1] and rest[2:] == left[2:])
    )


def _digits(text: str) -> str:
    return "".join(sign for sign in text if sign.isdecimal())
