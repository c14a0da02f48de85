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
    against: dict[str, list[str]] = {}
    for card in desk.view.display:
        violation = GAME.check(desk.state, desk.seat, BuyMine(card))
        if violation is not None and violation.code in REASONS:
            against.setdefault(violation.code, []).append(card)
    parts = [desk.words(f"kk-not-for-sale-{code}", card=", ".join(cards)) for code, cards in against.items()]
    return [desk.words("kk-not-for-sale", mines=desk.words("kk-semicolon").join(parts))] if parts else []
