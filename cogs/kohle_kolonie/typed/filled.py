"""Filled forms: ceiling, declaration, exchanges; each is read as a whole, with one answer to all that is wrong."""

from collections.abc import Sequence
from typing import Final

from bot.words import LANGUAGES, words
from cogs.matching import folded
from games.engine.violation import MalformedAction
from games.kohle_kolonie.actions import Action, Declare, Exchange, LeaveCeiling

MOST_EXCHANGES: Final = 20
_SHOWN: Final = 12
"""Signs of an unreadable entry that its refusal repeats."""


def actions(text: str) -> Sequence[Action]:
    """What a form's name and its fields, a line each, mean; raises MalformedAction."""
    head, *values = text.split("\n")
    name, *rest = head.split() or [""]
    if name == "ceiling" and rest and len(values) in (3, 4):
        value, aid, unification, *administration = _read(values, yes_or_no=1)
        if not values[0].strip():
            raise MalformedAction("ceiling-without-value", word=rest[0][:40])
        return (LeaveCeiling(rest[0], value, bool(aid), unification, *administration),)
    if name == "declare" and len(values) in (2, 3):
        aid, unification, *administration = _read(values, yes_or_no=0)
        return (Declare(bool(aid), unification, *administration),)
    if name == "exchange" and len(values) == 2:
        return _exchanges(*_read(values))
    raise MalformedAction("unknown-verb", word=name[:40])


def _exchanges(coins: int, workers: int) -> Sequence[Action]:
    if coins + workers > MOST_EXCHANGES:
        raise MalformedAction("too-many-exchanges", count=coins + workers, most=MOST_EXCHANGES)
    return (*(Exchange("workers"),) * workers, *(Exchange("coins"),) * coins)


def _read(values: Sequence[str], yes_or_no: int = -1) -> list[int]:
    """The fields as numbers, an empty one as 0; all that cannot be read is named at once."""
    read = [_answer(value) if place == yes_or_no else _number(value) for place, value in enumerate(values)]
    wrong = [value.strip()[:_SHOWN] for value, number in zip(values, read, strict=True) if number is None]
    if wrong:
        raise MalformedAction("form-unreadable", entries=" · ".join(wrong), count=len(wrong))
    return [number or 0 for number in read]


def _number(value: str) -> int | None:
    bare = value.strip()
    if not bare:
        return 0
    return int(bare) if bare.isascii() and bare.isdecimal() and len(bare) < 4 else None


def _answer(value: str) -> int | None:
    """1 for yes and 0 for no, in any language."""
    said = " ".join(folded(value))
    for number, key in enumerate(("kk-say-no", "kk-say-yes")):
        if any(said in folded(words(language)(key)) for language in LANGUAGES):
            return number
    return None if value.strip() else 0
