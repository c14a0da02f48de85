"""Reasons for a move in words: what it changes of all that computers count, and what that is worth in points."""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from bot.presenter import Reason
from bot.words import MINUS, Words
from players.entry import Change


class Counted(NamedTuple):
    """Changes that a player takes for one: how many more or less there are, and what all of it is worth."""

    amount: float
    worth: float


def in_tenths(number: float) -> int:
    """The size of a number in tenths, half a tenth being one."""
    return int(10 * abs(number) + 0.5)


def tenths(number: float, words: Words) -> str:
    """A number without its sign to a tenth, whole where it is: "1.4", "3"."""
    whole, tenth = divmod(in_tenths(number), 10)
    return words("tenths", whole=whole, tenth=tenth) if tenth else str(whole)


def signed_tenths(number: float, words: Words) -> str:
    """What is gained or lost, always to a tenth: "+1.4", "−3.0"."""
    whole, tenth = divmod(in_tenths(number), 10)
    return f"{MINUS if number < 0 else '+'}{words('tenths', whole=whole, tenth=tenth)}"


def grouped(changes: Iterable[Change], group_of: Mapping[str, str]) -> dict[str, Counted]:
    """Changes by the group to which their item belongs, by its id or that id's head, or else a group of its own.

    How many there are says the item of the group's name.
    """
    found: dict[str, Counted] = {}
    for change in changes:
        head = change.what.partition(".")[0]
        group = group_of.get(change.what) or group_of.get(head, head)
        amount, worth = found.get(group, Counted(0, 0))
        found[group] = Counted(amount + (change.what == group) * change.amount, worth + change.worth)
    return found


def reasons_for(groups: Mapping[str, Counted], prefix: str, words: Words) -> list[Reason]:
    """Groups in words, by the messages `<prefix>-<group>`.

    Where there is a message `<prefix>-<group>-count`, it says how many there are more or less.
    """
    return [
        Reason(group, _said(f"{prefix}-{group}", counted, words), counted.worth)
        for group, counted in groups.items()
        if words.has(f"{prefix}-{group}")  # not of a version that counted other things
    ]


def at_hand(changes: Iterable[Change], prefix: str, things: Collection[str], words: Words) -> list[str]:
    """How much more or less there is of those things at once: "3 fewer coins"; messages as in `reasons_for`."""
    amounts = {change.what: change.amount for change in changes}
    return [
        _more_or_less(f"{prefix}-{what}", amounts[what], words)
        for what in things
        if in_tenths(amounts.get(what, 0))
    ]


def rival(points: float, words: Words) -> str:
    """How many points more or less the best of the others has."""
    return words(
        "reason-rival-more" if points > 0 else "reason-rival-less",
        count=tenths(points, words),
        number=_number(points, words),
    )


def _said(key: str, counted: Counted, words: Words) -> str:
    if not in_tenths(counted.amount) or not words.has(f"{key}-count"):
        return words(key)
    return _more_or_less(key, counted.amount, words)


def _more_or_less(key: str, amount: float, words: Words) -> str:
    counted = f"{key}-count"
    how = words("reason-more" if amount > 0 else "reason-less")
    return words(counted, count=tenths(amount, words), number=_number(amount, words), how=how)


def _number(amount: float, words: Words) -> int:
    """One where the word is singular: in French up to two."""
    size = in_tenths(amount)
    return 1 if (size < 20 if words.language == "fr" else size == 10) else 2
