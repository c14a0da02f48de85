"""What a plan is about, by the words of its actions: what of several plans a player takes for two of a kind."""

from collections.abc import Sequence
from typing import NamedTuple


class Kind(NamedTuple):
    """What a plan is about: the kind of its main action, and which it is of that kind."""

    name: str
    which: str


class Words(NamedTuple):
    """Of the first words of a game's notations those that make a kind otherwise than most.

    `beside` are words of what is done beside the main action of a turn, such as exchanges; `apart` those of main
    actions of which it matters most what they are about, such as a mine: each is a kind of its own; `alike` those
    of which that matters least: all are of one kind.
    """

    beside: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()
    alike: frozenset[str] = frozenset()


def kind_of(notations: Sequence[str], words: Words) -> Kind:
    """The kind by the first two words of the main action; of the second what stands before a number or "_".

    There is at least one notation.
    """
    main = next((one for one in notations if one.partition(" ")[0] not in words.beside), notations[0])
    word, _, rest = main.partition(" ")
    of = which = rest.partition(" ")[0]
    if word not in words.apart:
        of = "" if word in words.alike else of.partition("_")[0].rstrip("0123456789")
    return Kind(f"{word} {of}" if len(of) > 1 or word in words.apart else word, which)
