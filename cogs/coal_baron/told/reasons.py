"""Why a computer prefers a move: of what that it counts there is more or less, in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.presenter import Party, Reason
from bot.words import Words
from cogs import reasons as common
from games.coal_baron import facts
from players.entry import Change

PREFIX: Final = "cb-worth"
KINDS: Final = ("coals",) * 4 + ("vehicles",) * 4 + ("carts",) * 4
"""Of what the elements are majorities."""
GROUPS: Final[Mapping[str, str]] = {
    "scored": "orders",
    **{f"order.{order}": "orders" for order in facts.ORDERS},
    **dict.fromkeys(("francs", "costs"), "money"),
    **{f"majority.{element.id}": kind for element, kind in zip(facts.ELEMENTS, KINDS, strict=True)},
}
"""All orders are one, whichever they are, as are all majorities of a kind."""


def reasons(changes: Sequence[Change], party: Party, words: Words) -> list[Reason]:
    """What a move changes or leads to."""
    return common.reasons_for(common.grouped(changes, GROUPS), PREFIX, words)


def at_hand(changes: Sequence[Change], words: Words) -> list[str]:
    """Points and francs."""
    return common.at_hand(changes, PREFIX, ("scored", "francs"), words)
