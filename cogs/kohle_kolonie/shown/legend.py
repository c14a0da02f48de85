"""The legend of Kohle & Kolonie: every symbol of its pictures, and what it is called."""

from collections.abc import Mapping
from typing import Final

from bot.presenter import Page
from bot.words import Words
from cogs import leaflets
from cogs.kohle_kolonie.names import ROMAN
from games.kohle_kolonie import facts
from games.kohle_kolonie.game import GAME
from renderer.kohle_kolonie.words import LATER
from renderer.leaflet import Row

PAGES: Final[tuple[Mapping[str, tuple[str, ...]], ...]] = (
    {
        "map": (
            "sale", "owned", "engine_on_mine", "trust_mine", "later", "merged", "railway",
            "large", "out", "village", "settled", "station_hidden", "station_miner", "sign",
        ),
        "pieces": (
            "coin", "star", "worker", "miner", "engineer", "engine", "wagon", "mine",
            "station", "settlement", "unbuilt", "bolt", "players", "lamp",
            "changed", "by", "moved",
        ),
    },
    {
        "markers": (
            *(f"bonus_{marker}" for marker in facts.BONUS_MARKERS),
            *(f"marker_{marker}" for marker in facts.RAILWAY_MARKERS),
        ),
        "trouble": (
            "flame", "subsidence", "sunk", "power",
            "highest", "purchases", "trust_space", "trust_waiting",
        ),
        "tableau": (
            "hidden", "second_side", "flip_to", "raised", "steps",
            "free_space", "next_space", "team", "rescue", "coin_place",
        ),
    },
)  # fmt: skip
_STEPS: Final = (62, 60)
LOOKS: Final = {"steps": "rising"}
"""Symbols whose look has another name."""


def legend(words: Words) -> tuple[Page, ...]:
    """All symbols: the map and the pieces, then markers, tracks and cards."""
    pages = [
        [
            leaflets.symbols(words(f"kk-legend-{title}"), [_row(id, words) for id in ids], step)
            for title, ids in page.items()
        ]
        for page, step in zip(PAGES, _STEPS, strict=True)
    ]
    return leaflets.legend(GAME.id, words("kk-picture-title"), pages, words)


def _row(id: str, words: Words) -> Row:
    return leaflets.symbol(id, _name(id, words), words(f"look-{LOOKS.get(id, id)}"))


def _name(id: str, words: Words) -> str:
    if id in leaflets.SHARED:
        return words(f"symbol-{id}")
    if id == "later":
        return words("kk-symbol-later", round=ROMAN[LATER])
    kind, _, marker = id.partition("_")
    if kind == "bonus":
        return words(f"kk-bonus-{marker}")
    return words(f"kk-symbol-{id}")
