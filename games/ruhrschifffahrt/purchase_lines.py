"""Purchases left ahead as a line: their limit, then one purchase after the other, with a stroke between."""

from collections.abc import Iterable
from typing import Final

from games.engine.lines import Line
from games.engine.notation import Tokens, expect_count, number
from games.engine.violation import MalformedAction, quoted
from games.ruhrschifffahrt.actions import LeavePurchases, Purchase
from games.ruhrschifffahrt.purchases import TABLE

_THEN: Final = "/"


def _read(tokens: Tokens) -> LeavePurchases:
    if len(tokens) < 2:
        expect_count(tokens, 1)
    return LeavePurchases(tuple(map(purchase, _parts(tokens[2:]))), number(tokens[1]))


def _parts(tokens: Tokens) -> list[Tokens]:
    """The words of each purchase; none where there is nothing."""
    parts: list[Tokens] = [[]] if tokens else []
    for word in tokens:
        if word == _THEN:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def purchase(tokens: Tokens) -> Purchase:
    """A purchase by the words of its line; raises MalformedAction."""
    if not tokens or not TABLE.reads(tokens[0]):
        raise MalformedAction("not-a-purchase", word=quoted(" ".join(tokens)))
    return TABLE.read(tokens)


def _write(left: LeavePurchases) -> Iterable[str]:
    yield str(left.most)
    for place, one in enumerate(left.purchases):
        if place:
            yield _THEN
        yield TABLE.notation(one)


LINE: Final = Line(_read, _write)
