"""People of one name told apart by their colours."""

from collections import Counter

from msgspec.structs import replace

from bot.names import EMBLEM
from bot.presenter import Party


def told_apart(party: Party) -> Party:
    """The people of a table; of those who bear the same plain name each has the colour before it."""
    count = Counter(party.plain_names)
    plain = [
        name if count[name] == 1 else f"{EMBLEM.get(colour, '⚪')} {name}"
        for name, colour in zip(party.plain_names, party.colours, strict=True)
    ]
    return replace(party, plain_names=tuple(plain))
