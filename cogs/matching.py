"""Whether a typed text means a name: in any of the given languages, without regard to accents and case."""

import re
import unicodedata
from collections.abc import Iterable

_SPLIT = re.compile(r"[^0-9a-z]+")
_PLAIN = str.maketrans({"ß": "ss", "œ": "oe", "æ": "ae"})


def folded(text: str) -> list[str]:
    """The words of a text without accents, case and punctuation."""
    bare = unicodedata.normalize("NFKD", text.lower().translate(_PLAIN))
    plain = "".join(sign for sign in bare if not unicodedata.combining(sign))
    return [word for word in _SPLIT.split(plain) if word]


def matches(typed: str, texts: Iterable[str]) -> bool:
    """Whether every typed word begins a word of one and the same text; numbers must be whole."""
    wanted = folded(typed)
    return any(_in(wanted, folded(text)) for text in texts)


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
