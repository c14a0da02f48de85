"""Purchases left ahead as a line: their limit, then one purchase after the other, with a stroke between."""

from collections.abc import Iterable
from typing import Final

from games.engine.lines import Line
from games.engine.notation import Words, expect_count, number
from games.engine.violation import MalformedAction, quoted
from games.ruhrschifffahrt.actions import LeavePurchases, Purchase
from games.ruhrschifffahrt.purchases import TABLE

_THEN: Final = "/"


def _read(words: Words) -> LeavePurchases:
    if len(words) < 2:
        expect_count(words, 1)
    return LeavePurchases(tuple(map(purchase, _parts(words[2:]))), number(words[1]))


def _parts(words: Words) -> list[Words]:
    """The words of each purchase; none where there is nothing."""
    parts: list[Words] = [[]] if words else []
    for word in words:
        if word == _THEN:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def purchase(words: Words) -> Purchase:
    """A purchase by the words of its line; raises MalformedAction."""
    if not words or not TABLE.reads(words[0]):
        raise MalformedAction("not-a-purchase", word=quoted(" ".join(words)))
    return TABLE.read(words)


def _write(left: LeavePurchases) -> Iterable[str]:
    yield str(left.most)
    for place, one in enumerate(left.purchases):
        if place:
            yield _THEN
        yield TABLE.notation(one)


LINE: Final = Line(_read, _write)
