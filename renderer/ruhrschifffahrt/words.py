"""Keys of all texts the pictures of Ruhrschifffahrt need, and the names of their crops."""

from typing import Final

from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.state import SOURCES

STAGES: Final = ("round", *(f"phase_{number}" for number in range(1, 8)), "over")
"""Where the game stands."""
WATER: Final = ("flood", "low_water", "no_pilot", "pilots", "demand", "bag", "bag_empty", "forced_lock")
LANDS: Final = (
    *(f"dominion_{dominion}" for dominion in facts.DOMINIONS),
    *(f"land_{dominion}" for dominion in facts.DOMINIONS),
    *(f"country_{country}" for country in facts.COUNTRIES),
)
"""Names of dominions, short and whole, and of countries."""
BOARD: Final = (
    "any_dominion",
    "special_options",
    *(f"option_{option}" for option in ("pilot", "transport", "wage", "replenishment", "tow")),
    *(f"era_{era}" for era in ("clay", "paved", "rail")),
    "leaving",
    "export",
    "coal_depots",
    "white_tiles",
)
PLAYER: Final = (
    "sold",
    "to_industry",
    "to_city",
    "to_port",
    "black_coal",
    "white_coal",
    "income",
    "debts",
    "warehouses",
    "supply",
    "built",
    "first_lock",
    "in_round",
    "this_round",
    "no_option",
    "plan",
    "progress",
    "used",
    "sold_out",
    *(f"tile_{tile}" for tile in facts.TILES),
)
SHEET: Final = (
    "points_by_source",
    "counted_note",
    "total",
    "tie_break",
    *(f"source_{source}" for source in SOURCES),
)
WORDS: Final[tuple[str, ...]] = (
    "see_news",
    *STAGES,
    *WATER,
    *LANDS,
    *BOARD,
    *PLAYER,
    *SHEET,
    *(f"colour_{colour}" for colour in facts.COLOURS),
)
STRETCHES: Final = ("mark", "essen", "werden", "berg_broich")
"""Crops of the river by dominion, the last one down to Ruhrort."""
AREAS: Final[tuple[str, ...]] = (*STRETCHES, "options", "port", "calendar", "player", "progress")
"""Crops: `options` with the transport tracks, `port` with depots and tiles, `player` and `progress` of a seat."""
