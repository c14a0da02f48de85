"""What a player by text knows of Ruhrschifffahrt."""

from typing import Final

from bot.words import Words
from games.ruhrschifffahrt import facts
from tests.text_player.heard import Control, Heard
from tests.text_player.knowing import ANY, NUMBER, Gains, Knowledge, Messages, Phrase, counted, kept, knowledge

SALES: Final = ("start", "transport", "plan", "sell")
"""Menus whose coins are received, while those of all others are paid."""
WAGE: Final = "ru-special-effect-wage"
"""What an option brings at once stands in the panel behind it, above the starts."""


def of(words: Words) -> Knowledge:
    """The words of Ruhrschifffahrt in a language."""
    aside: Messages = {
        "ru-button-purchases": {},
        "ru-button-choice": {"round": NUMBER},
        "ru-button-storages": {},
    }
    ways: Messages = {"ru-tile-coal_hauler": {}}
    menus: Messages = {"ru-menu-haul-die": {}}
    reading = _Reading(words)
    return knowledge(words, reading.gains, ways=ways, menus=menus, aside=aside, priced=reading.options)


class _Reading:
    def __init__(self, words: Words) -> None:
        coins, points, debts = (counted(words, f"ru-{name}") for name in ("coins", "points", "debts"))
        self.coins, self.points = coins, points
        self.words, self.wage = words, Phrase(words, WAGE)
        self.plan = Phrase(words, "ru-menu-plan")
        self.planned = Phrase(words, "ru-own-plan", {"space": ANY, "coins": coins})
        self.head = Phrase(words, "ru-own-head", {"round": NUMBER, "year": NUMBER, "phase": ANY, "means": ANY})
        self.free = Phrase(words, "ru-free")
        self.with_debts = Phrase(words, "ru-price-with-debts", {"coins": coins, "debts": debts})
        self.unpaid = Phrase(words, "ru-price-unpaid", {"points": points})
        forfeit = Phrase(words, "ru-price-with-forfeit", {"coins": coins, "debts": debts, "points": points})
        prices = (self.unpaid, forfeit, self.with_debts, coins, self.free)
        special = tuple(Phrase(words, f"ru-special-{option}") for option in facts.OPTIONS)
        by_tile = tuple(Phrase(words, "ru-by-tile", {"what": one, "tile": ANY}) for one in special)
        self.options = tuple(
            Phrase(words, "ru-button-option", {"option": option, "price": price})
            for option in (*special, *by_tile)
            for price in prices
        )
        menus = tuple(Phrase(words, f"ru-menu-{menu}") for menu in SALES)
        of_area = tuple(Phrase(words, "menu-of-area", {"menu": menu, "area": ANY}) for menu in menus)
        self.menus_of_sales = (*menus, *of_area)
        self.offers = tuple(Phrase(words, "ru-offer", {"what": ANY, "price": price}) for price in prices[1:])
        self.good = {
            phrase: gain
            for key, gain in {
                "pay-coin": {"money": -1},
                "pay-point": {"points": -1},
                "gain-coin": {"money": 1},
                "gain-point": {"points": 1},
            }.items()
            if (phrase := Phrase(words, f"ru-good-{key}"))
        }
        self.inn = {
            Phrase(words, "ru-button-inn-coin"): "money",
            Phrase(words, "ru-button-inn-point"): "points",
        }
        self.raised = Phrase(words, "ru-die-raised", {"storage": ANY, "value": NUMBER, "raised": NUMBER})

    def gains(self, control: Control, heard: Heard) -> Gains:
        """What a choice brings and costs; a start or a sale what it pays, the best where several are named."""
        label, description = control.label, control.description
        for phrase, gain in self.good.items():
            if phrase.is_all_of(label):
                return gain
        for phrase, what in self.inn.items():
            if phrase.is_all_of(label):
                return {what: next(iter((self.coins.one_in(label) or self.points.one_in(label) or {}).values()))}
        sells = any(menu.is_all_of(control.placeholder) for menu in self.menus_of_sales)
        for phrase in () if sells else (*self.options, *self.offers):
            if (price := phrase.one_in(label)) is not None:
                bought = self._bought(price, description)
                return kept({**bought, "money": -self._own(heard)} if self.unpaid.one_in(label) else bought)
        if raised := self.raised.one_in(label):
            return {"raised": raised["raised"] - raised["value"]}
        sales = self.coins.all_in(label) or self.coins.all_in(description)
        wage = self.coins.one_in(self.words(WAGE)) if self.wage.one_in(heard.text) is not None else None
        paid = max((sale["count"] for sale in sales), default=0)
        planned = self.planned.one_in(heard.text) if self.plan.is_all_of(control.placeholder) else None
        before = planned["coins_count"] if planned else 0
        return kept({"money": paid - before + (wage["count"] if wage else 0), "again": int(planned is not None)})

    def _own(self, heard: Heard) -> int:
        """The own coins, from the line that begins a turn."""
        line = next(line for line in heard.text.split("\n") if self.head.one_in(line) is not None)
        return (self.coins.one_in(line) or {"count": 0})["count"]

    def _bought(self, price: dict[str, int], description: str) -> Gains:
        """A price, its debts, and the points that stand beside it."""
        points = self.points.one_in(description)
        return {
            "money": -price.get("price_coins_count", price.get("price_count", 0)),
            "debts": price.get("price_debts_count", 0),
            "points": (points["count"] if points else 0) - price.get("price_points_count", 0),
        }
