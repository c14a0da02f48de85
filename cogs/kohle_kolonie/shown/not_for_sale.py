"""Mines that lie out and cannot be bought, with why not."""

from cogs.kohle_kolonie.desk import Desk
from games.kohle_kolonie.actions import BuyMine
from games.kohle_kolonie.game import GAME

REASONS = ("too-few-coins-for-mine", "no-worker-adjacent", "pool-empty")
"""What can stand against a single one of them; all else stands against all."""


def lines(desk: Desk) -> list[str]:
    """A line about those that cannot be bought while others can; why none can is said elsewhere."""
    if all(GAME.check(desk.state, desk.seat, BuyMine(card)) for card in desk.view.display):
        return []
    parts: list[str] = []
    for card in desk.view.display:
        against = GAME.check(desk.state, desk.seat, BuyMine(card))
        if against is not None and against.code in REASONS:
            parts.append(desk.words(f"kk-not-for-sale-{against.code}", card=card))
    return [desk.words("kk-not-for-sale", mines=", ".join(parts))] if parts else []
