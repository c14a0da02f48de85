"""Reasons for a move in words: what it changes of all that computers count, and what that is worth in points."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final, NamedTuple

from bot.presenter import Reason
from bot.words import MINUS, Words
from players.entry import Change

HELD: Final = "held"
"""What the reason is about that things are worth more or less of which no more or less are there."""


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


def grouped(
    changes: Iterable[Change], group_of: Mapping[str, str], counts: Mapping[str, str]
) -> dict[str, Counted]:
    """Changes by the group to which their item belongs, its own id where it is in none.

    How many there are says the item of a group that stands in `counts`, else the one of the group's name.
    """
    found: dict[str, Counted] = {}
    for change in changes:
        group = group_of.get(change.what, change.what)
        amount, worth = found.get(group, Counted(0, 0))
        counting = change.what == counts.get(group, group)
        found[group] = Counted(amount + counting * change.amount, worth + change.worth)
    return found


def reasons_for(
    groups: Mapping[str, Counted],
    prefix: str,
    words: Words,
    name_of: Callable[[str], str] = str,
    held: Collection[str] = (),
) -> list[Reason]:
    """Groups in words, by the messages `<prefix>-<group>`; of `<group>.<id>` the message has the id's name.

    Where there is a message `<prefix>-<group>-count`, it counts how many there are more or less. What of the
    `held` is as many as before and only worth something else is one reason.
    """
    found: list[Reason] = []
    kept = 0.0
    for group, counted in groups.items():
        head = group.partition(".")[0]
        if not words.has(f"{prefix}-{head}"):
            continue  # of a version that counted other things
        if head in held and not in_tenths(counted.amount):
            kept += counted.worth
        else:
            found.append(Reason(group, _said(f"{prefix}-{head}", counted, name_of(group), words), counted.worth))
    if kept:
        found.append(Reason(HELD, words("reason-held-more" if kept > 0 else "reason-held-less"), kept))
    return found


def _said(key: str, counted: Counted, name: str, words: Words) -> str:
    if not in_tenths(counted.amount) or not words.has(f"{key}-count"):
        return words(key, name=name)
    return words(
        "reason-more" if counted.amount > 0 else "reason-less", things=how_many(key, counted.amount, name, words)
    )


def how_many(key: str, amount: float, name: str, words: Words) -> str:
    """So many of something: "1.5 free workers"; what the message chooses by is one where the word is singular."""
    size = in_tenths(amount)
    one = size < 20 if words.language == "fr" else size == 10
    counted = f"{key}-count"
    return words(counted, count=tenths(amount, words), number=1 if one else 2, name=name)
