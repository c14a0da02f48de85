"""Why a computer prefers a move: of what that it counts there is more or less, in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.presenter import Party, Reason
from bot.words import Words
from cogs import reasons as common
from players.entry import Change

PREFIX: Final = "kk-worth"
GROUPS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("points", "board", "merger"), "grounds"),
    "income": "incomes",
    **dict.fromkeys(("stations", "lines", "settlers", "pool", "markers"), "miners"),
    **dict.fromkeys(("cokery", "ironworks", "loading", "flips", "spaces"), "pitheads"),
}
"""All grounds are one, as is all that miners do; by the head of an item's id."""


def reasons(changes: Sequence[Change], party: Party, words: Words) -> list[Reason]:
    """What a move changes or leads to."""
    return common.reasons_for(common.grouped(changes, GROUPS), PREFIX, words)


def at_hand(changes: Sequence[Change], words: Words) -> list[str]:
    """Points, coins, workers and steam engines."""
    return common.at_hand(changes, PREFIX, ("points", "coins", "workers", "engines"), words)
