"""Why a computer prefers a move: what it changes of all that it counts, in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.presenter import Party, Reason
from bot.words import Words
from cogs.reasons import grouped, reasons_for
from cogs.ruhrschifffahrt.names import Names, names_of
from games.ruhrschifffahrt import facts
from players.entry import Change

GROUPS: Final[Mapping[str, str]] = {
    "first_coins": "coins",
    "mayor_coins": "coins",
    "sure.debts": "debts",
    "first_warehouse": "warehouses",
    "wage_rivals": "tile.wage",
    "locks_left": "tile.lock_construction",
    "railway_cities": "tile.ruhr_valley_railway",
    "sure.sets": "sets",
    "depot_warehouses": "depots",
    "depot_leads": "depots",
    "sure.leads": "depots",
    "exports": "port",
    "sure.exports": "port",
    "port_warehouses": "port",
    "berth.port": "berth",
    **dict.fromkeys(("share", "purchases", "depots_filled", "cities_filled", "port_filled"), "ahead"),
}
"""What is counted apart because it is worth less and less, and what no player takes for a thing of its own."""
COUNTS: Final[Mapping[str, str]] = {
    "depots": "depot_warehouses",
    "port": "port_warehouses",
    "berth": "",
    "ahead": "",
}
HELD: Final = frozenset({"coins", "debts", "warehouses", "calendar", "cubes", "cities"})
"""What one has: where there is no more or less of it, a move changes only what it is good for."""


def reasons(changes: Sequence[Change], party: Party, words: Words) -> list[Reason]:
    """What a move changes."""
    names = names_of(words, party.board)
    groups = grouped(changes, GROUPS, COUNTS)
    return reasons_for(groups, "ru-worth", words, lambda group: _name(group, names), HELD)


def _name(group: str, names: Names) -> str:
    head, _, id = group.partition(".")
    if head == "cities":
        return names.words(f"ru-worth-group-{id}")
    if id in facts.AREAS:
        return names.area(id)
    brings = names.words(f"ru-worth-tile-{id}") if id in facts.TILES else ""
    return names.words("ru-worth-tile-named", tile=names.tile(id), brings=brings) if brings else names.tile(id)
