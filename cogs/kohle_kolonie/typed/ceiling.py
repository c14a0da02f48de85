"""A ceiling as somebody writes it: "Vereinigter General: 9, aid, 1 marker".

The ground by name in any language, then the highest value, then what to declare.
"""

import re
from typing import Final

from bot.words import LANGUAGES, words
from cogs.kohle_kolonie.names import names_of
from cogs.kohle_kolonie.signs import signs
from cogs.matching import folded
from cogs.signs import place_of
from cogs.typed.meaning import fitting
from games.engine.event import Seat
from games.engine.violation import MalformedAction, quoted
from games.kohle_kolonie.actions import LeaveCeiling
from games.kohle_kolonie.short_forms import ceiling_left
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of

WRITTEN: Final = re.compile(r"[^:,;]{2,60}:")
_NEGATIVE: Final = re.compile(r"(?<!\w)[-−]\s*\d")
_LONGEST_NUMBER: Final = 3
"""Digits of a number that is read; no value, marker or point needs more."""


def read(state: State, seat: Seat, text: str) -> LeaveCeiling:
    """The ceiling that is meant; what is not said is not declared. Raises MalformedAction."""
    name, _, rest = text.partition(":")
    ground = _ground(state, name.strip())
    value, aid, unification = None, False, 0
    administration = ceiling_left(state, seat, ground).administration
    for part in re.split(r"[,;\n]", rest):
        if not folded(part):
            continue
        number = _number(part)
        if _means(part, "kk-say-aid"):
            aid = number != 0
        elif _means(part, "kk-say-unification"):
            unification = 1 if number is None else number
        elif _means(part, "kk-say-administration"):
            administration = administration if number is None else number
        elif number is not None and value is None:
            value = number
        else:
            raise MalformedAction("ceiling-unreadable", word=quoted(part.strip()))
    if value is None:
        raise MalformedAction("ceiling-without-value", word=quoted(name.strip()))
    return LeaveCeiling(ground, value, aid, unification, administration)


def _number(part: str) -> int | None:
    number = next((int(word) for word in folded(part) if word.isdecimal()), None)
    if number is not None and (number >= 10**_LONGEST_NUMBER or _NEGATIVE.search(part)):
        raise MalformedAction("ceiling-unreadable", word=quoted(part.strip()))
    return number


def _means(part: str, key: str) -> bool:
    """Whether a part has one of the words of a kind, in any language."""
    known = {word for language in LANGUAGES for word in folded(words(language)(key))}
    return any(not word.isdecimal() and word in known for word in folded(part))


def _ground(state: State, typed: str) -> str:
    """The one mining ground that somebody means: its id or its name; raises MalformedAction."""
    terrain = terrain_of(state)
    if typed.lower() in terrain.small:
        return typed.lower()
    names = names_of(words("en"), state.options.board)
    signed = place_of(typed, signs(state), terrain.small)
    if signed is not None:
        return signed
    found = fitting(typed, list(terrain.small), lambda ground: (ground.replace("_", " "), names.ground(ground)))
    if len(found) > 1:
        raise MalformedAction("ground-ambiguous", word=quoted(typed), count=len(found))
    if not found:
        raise MalformedAction("not-a-ground", word=quoted(typed))
    return found[0]
