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
LEFT: Final = ("workers", "cubes")
"""What new orders are filled with: put to use it is less, and orders are more, one thing before and after."""
PROSPECTS: Final = "prospects"
"""Orders with what is left for new ones, where one makes up for the other."""


def reasons(changes: Sequence[Change], party: Party, words: Words) -> list[Reason]:
    """What a move changes or leads to."""
    return common.reasons_for(_made_up(common.grouped(changes, GROUPS)), PREFIX, words)


def _made_up(groups: Mapping[str, common.Counted]) -> dict[str, common.Counted]:
    """The groups, of orders and what is left for new ones the sum where the signs are different."""
    orders = groups.get("orders")
    if orders is None:
        return dict(groups)
    against = [left for left in LEFT if left in groups and groups[left].worth * orders.worth < 0]
    if not against:
        return dict(groups)
    whole = orders.worth + sum(groups[left].worth for left in against)
    kept = {group: counted for group, counted in groups.items() if group not in ("orders", *against)}
    return {PROSPECTS: common.Counted(0, whole), **kept}


def at_hand(changes: Sequence[Change], words: Words) -> list[str]:
    """Points and francs."""
    points = sum(change.amount for change in changes if change.what in ("delivered", "scored"))
    francs = [change for change in changes if change.what == "francs"]
    return common.at_hand([Change("points", points, points), *francs], PREFIX, ("points", "francs"), words)
