"""Keys of all texts the pictures of Coal Baron need, and the names of their crops."""

from typing import Final

from games.coal_baron.state import SOURCES
from renderer.theme import PLAYERS

BOARD: Final = (
    "factory",
    "draw_tiles",
    "orders",
    "draw_orders",
    "mining",
    "delivery",
    "money",
    "bank",
    "canteen",
    "canteen_note",
    "supply",
    "scoring",
    "scoring_note",
    "scoring_note_two",
)
"""Words of the board's static layer, which is kept by them."""
DRAFT: Final = ("draft_heading", "draft_picks", "draft_taken")
MINE: Final = (
    *(
        "workers",
        "storage",
        "storage_short",
        "storage_empty",
        "light",
        "dark",
        "at_end",
        "outstanding",
        "own_orders",
        "delivered",
    ),
    *("empty_carts", "one_step", "many_steps"),
)
STAGES: Final = ("draft", "shift_1", "shift_2", "shift_3", "over")
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
    *DRAFT,
    *MINE,
    *STAGES,
    *SHEET,
    *(f"colour_{colour}" for colour in PLAYERS),
)
AREAS: Final[tuple[str, ...]] = ("factory", "mining_delivery", "money_bank", "orders", "draft", "mine")
"""Crops anyone may ask for: `draft` only while drafting, `mine` of a seat."""
STANDING: Final = 2
"""Workers on the space that the legend shows; one more is needed there."""
