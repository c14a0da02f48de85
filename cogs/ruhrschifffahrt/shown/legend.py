"""The legend of Ruhrschifffahrt: every symbol of its pictures, and what it is called."""

from collections.abc import Mapping
from typing import Final

from bot.presenter import Page
from bot.words import Words
from cogs import leaflets
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.game import GAME
from renderer.leaflet import Row

PAGES: Final[tuple[Mapping[str, tuple[str, ...]], ...]] = (
    {
        "river": (
            "black_die", "white_die", "storage", "pilot_storage", "obstacle", "built_lock", "city", "forge",
            "hammer_mill",
            "arms_factory", "port", "arrow", "arrow_pilot", "demand", "slots", "house", "barge", "berth",
            "number",
        ),
        "progress": tuple(f"tile_{tile}" for tile in facts.TILES),
    },
    {
        "calendar": (
            "locks_allowed", "fund", "tracks_move", "locks_dearer", "options_dearer",
            "gain", "track_dice_rise", "remove_dice", "country", "place",
        ),
        "demand": (
            "pilots", "flood", "low_water", "no_pilot",
            "by_industry", "by_dominion", "by_cities", "bag",
        ),
        "symbols": (
            "coin", "star", "progress", "debt", "sold_out", "cube", "area",
            "track", "leaving", "bonus", "export", "flag", "players", "lamp", "changed",
            "by", "moved",
        ),
    },
)  # fmt: skip
_STEPS: Final = (57, 52)
LOOKS: Final = {"storage": "storage-empty"}
"""Symbols whose look has another name."""
_OBSTACLE: Final = 1
"""What a die loses at an obstacle (6.4)."""


def legend(words: Words) -> tuple[Page, ...]:
    """All symbols: the river and the progress tiles, then calendar, demand and the rest."""
    pages = [
        [
            leaflets.symbols(words(f"ru-legend-{title}"), [_row(id, words) for id in ids], step)
            for title, ids in page.items()
        ]
        for page, step in zip(PAGES, _STEPS, strict=True)
    ]
    return leaflets.legend(GAME.id, words("ru-picture-title"), pages, words)


def _row(id: str, words: Words) -> Row:
    return leaflets.symbol(id, _name(id, words), words(f"look-{LOOKS.get(id, id)}"))


def _name(id: str, words: Words) -> str:
    match id:
        case "obstacle":
            return words("ru-symbol-obstacle", count=_OBSTACLE)
        case "locks_dearer":
            return words("ru-symbol-locks_dearer", count=facts.LOCK_COINS_LATER)
        case "options_dearer":
            before, after = (facts.OPTIONS["tow"].coins(round) for round in (1, facts.DEARER_OPTIONS_ROUND))
            return words("ru-symbol-options_dearer", count=after - before)
        case _ if id in leaflets.SHARED:
            return words(f"symbol-{id}")
        case _ if id.startswith("tile_"):
            return words(f"ru-picture-{id}")
        case _:
            return words(f"ru-symbol-{id}")
