"""The legend of Coal Baron: every symbol of its pictures, and what it is called."""

from collections.abc import Mapping
from typing import Final

from bot.presenter import Page
from bot.words import Words
from cogs import leaflets
from cogs.coal_baron import names
from games.coal_baron import facts
from games.coal_baron.game import GAME
from renderer.coal_baron.words import STANDING
from renderer.leaflet import Row

SECTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "mine": (
        "coal", "cart_full", "cart", "cage", "storage", "shaft",
        "light", "dark", "printed", "closed", "pair", "steps",
    ),
    "orders": (
        *facts.VEHICLES,
        "outstanding", "complete", "delivered", "needed_coal",
    ),
    "people": (
        "worker", "needed_workers", "coin", "star", "cubes", "pile",
        "players", "lamp", "start", "changed", "by", "moved",
    ),
}  # fmt: skip
_STEP: Final = 58


def legend(words: Words) -> tuple[Page, ...]:
    """All symbols, on one page."""
    sections = [
        leaflets.symbols(words(f"cb-legend-{title}"), [_row(id, words) for id in ids], _STEP)
        for title, ids in SECTIONS.items()
    ]
    return leaflets.legend(GAME.id, words("picture-title"), [sections], words)


def _row(id: str, words: Words) -> Row:
    return leaflets.symbol(id, _name(id, words), words(f"look-{id}"))


def _name(id: str, words: Words) -> str:
    if id in facts.VEHICLES:
        return names.capital(names.vehicle(id, words))
    if id in leaflets.SHARED:
        return words(f"symbol-{id}")
    match id:
        case "coal":
            levels = facts.LEVEL.values()
            return words("cb-symbol-coal", first=min(levels), last=max(levels))
        case "needed_workers":
            return words("cb-symbol-needed_workers", here=STANDING, needed=STANDING + 1)
        case "cage":
            return words("cb-symbol-cage", count=facts.CAGE_CAPACITY)
        case _:
            return words(f"cb-symbol-{id}")
