"""Keys of all texts the pictures of Kohle & Kolonie need, and the names of their crops."""

from typing import Final

from games.kohle_kolonie.facts import FLIPPABLE, PITHEADS
from games.kohle_kolonie.state import SOURCES
from renderer.theme import PLAYERS

BOARD: Final = ("trust", "purchases", "bonus_track", "order_track", "disaster", "supply", "for_sale", "railways")
PLAYER: Final = (
    "mines",
    "settlements",
    "bonus_marker",
    "steam_engines",
    "prices_now",
    "railway_markers",
    "lost_miners",
    "consolidation",
    "administration_short",
    "insert",
    "redeploy",
)
PITHEAD: Final = (
    *(f"pithead_{card.id}" for card in PITHEADS),
    *(f"pithead_{card}_flipped" for card in FLIPPABLE),
)
AUCTION: Final = (
    "prize",
    "left",
    "highest_bid",
    "to_declare",
    "to_bid",
    "passed",
    "coal_trust",
    "never_raises",
    "bar_mine",
    "bar_mines",
    "bar_administration",
    "bar_aid",
    "bar_railway",
    "bar_coins",
    "bar_trust_coins",
    "next_bid",
)
STAGES: Final = (
    *(f"round_{number}" for number in range(1, 6)),
    *(f"phase_{number}" for number in range(1, 11)),
    "over",
)
"""Where the game stands."""
SHEET: Final = (
    "points_by_source",
    "counted_note",
    "total",
    "tie_break",
    *(f"source_{source}" for source in SOURCES),
)
WORDS: Final[tuple[str, ...]] = (
    "see_news",
    *BOARD,
    *PLAYER,
    *PITHEAD,
    *AUCTION,
    *STAGES,
    *SHEET,
    *(f"colour_{colour}" for colour in PLAYERS),
)
CITIES: Final = ("essen", "bochum", "hattingen", "witten")
"""Crops of the map by city; boards with other regions have crops by their regions' ids."""
AREAS: Final[tuple[str, ...]] = (*CITIES, "display", "tracks", "auction", "player", "pitheads", "stocks")
"""Crops: `auction` only while there is one, `player`, `pitheads` and `stocks` of a seat."""
LATER: Final = 5
"""The round in which the mine that the legend shows comes."""
