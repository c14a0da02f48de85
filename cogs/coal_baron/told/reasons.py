"""Why a computer prefers a move: of what that it counts there is more or less, in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.presenter import Party, Reason
from bot.words import Words
from cogs import reasons as common
from players.entry import Change

PREFIX: Final = "cb-worth"
GROUPS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("delivered", "order"), "orders"),
    **dict.fromkeys(("francs", "costs"), "money"),
    **dict.fromkeys(("scored", "majority"), "majorities"),
}
"""All orders are one, whichever they are, as are all majorities, scored or to come."""


def reasons(changes: Sequence[Change], party: Party, words: Words) -> list[Reason]:
    """What a move changes or leads to."""
    return common.reasons_for(common.grouped(changes, GROUPS), PREFIX, words)


def at_hand(changes: Sequence[Change], words: Words) -> list[str]:
    """Points and francs."""
    points = sum(change.amount for change in changes if change.what in ("delivered", "scored"))
    francs = [change for change in changes if change.what == "francs"]
    return common.at_hand([Change("points", points, points), *francs], PREFIX, ("points", "francs"), words)
