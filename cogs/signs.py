"""The signs of the places that a decision is about: a letter each, or the number that a place has of its own.

A letter belongs to its place for the whole turn: it follows from what no open move changes. Whatever shows a
choice (a menu, a command's list, a text, a picture) takes the sign from its game's `signs`, and whoever types the
sign means the place.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from bot.short_choices import LETTERS
from bot.words import Words

MOST: Final = 20
"""Targets of one menu; where there are more, an area comes first."""

KEPT: Final = 64
"""Boards and phases whose signs are kept: each entry of a panel asks for its own."""

Signs: TypeAlias = Mapping[str, str]
"""The sign of each place, by its id."""


def lettered(places: Iterable[str]) -> dict[str, str]:
    """A letter for each place in the order given; after Z come AA, AB and so on."""
    return {place: _letters(number) for number, place in enumerate(dict.fromkeys(places))}


def _letters(number: int) -> str:
    before, last = divmod(number, len(LETTERS))
    return (_letters(before - 1) if before else "") + LETTERS[last]


def signed(places: str | Sequence[str], label: str, signs: Signs, words: Words) -> str:
    """A label with the letters of its places before it; a number of its own is part of a place's name."""
    every = (places,) if isinstance(places, str) else places
    letters = [sign for place in every if (sign := signs.get(place, "")).isalpha()]
    return words("signed", sign=", ".join(letters), label=label) if letters else label


def place_of(typed: str, signs: Signs, places: Iterable[str]) -> str | None:
    """Which of the places has the sign that is typed, if any."""
    said = typed.strip().upper()
    return next((place for place in places if said and signs.get(place) == said), None)


def is_letter(typed: str, signs: Signs) -> bool:
    """Whether what is typed is the letter of some place."""
    said = typed.strip().upper()
    return said.isalpha() and said in signs.values()
