"""Why a computer prefers a move: of what that it counts there is more or less, in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.presenter import Party, Reason
from bot.words import Words
from cogs import reasons as common
from players.entry import Change

PREFIX: Final = "ru-worth"
GROUPS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("first_coins", "mayor_coins"), "coins"),
    "sure.debts": "debts",
    **dict.fromkeys(("first_warehouse", "calendar"), "warehouses"),
    **dict.fromkeys(("tile", "cubes", "wage_rivals", "locks_left"), "tiles"),
    **dict.fromkeys(("cities", "railway_cities"), "towns"),
    "sure.sets": "sets",
    **dict.fromkeys(("depot_warehouses", "depot_leads", "sure.leads"), "depots"),
    **dict.fromkeys(("exports", "sure.exports", "port_warehouses"), "port"),
    **dict.fromkeys(("berth.port", "dice"), "berth"),
    **dict.fromkeys(("share", "purchases", "depots_filled", "cities_filled", "port_filled"), "ahead"),
}
"""Tiles and the cubes towards them are one, whichever they are; by an item's id, or its head.

Sets are those of cities and that of coal depots.
"""


def reasons(changes: Sequence[Change], party: Party, words: Words) -> list[Reason]:
    """What a move changes or leads to."""
    return common.reasons_for(common.grouped(changes, GROUPS), PREFIX, words)


def at_hand(changes: Sequence[Change], words: Words) -> list[str]:
    """Points, coins, debts and warehouses, and each progress tile that is received by its name."""
    counted = common.at_hand(changes, PREFIX, ("points", "coins", "debts", "warehouses"), words)
    return [*counted, *(_tile(change.what, words) for change in changes if _is_tile_received(change))]


def _is_tile_received(change: Change) -> bool:
    head, _, _ = change.what.partition(".")
    return head == "tile" and change.amount >= 1


def _tile(what: str, words: Words) -> str:
    return words("ru-worth-tile-received", tile=words(f"ru-tile-{what.partition('.')[2]}"))
