"""What a player by text knows of Ruhrschifffahrt."""

from typing import Final

from bot.words import Words
from games.ruhrschifffahrt import facts
from tests.text_player.heard import Control, Heard
from tests.text_player.knowing import (
    ANY,
    NUMBER,
    Gains,
    Knowledge,
    Messages,
    Phrase,
    amounts,
    called_for,
    counted,
    kept,
    knowledge,
)

SALES: Final = ("start", "transport", "plan", "sell")
"""Menus whose coins are received, while those of all others are paid."""
BUILT: Final = ("locks", "warehouses")
"""Menus of what is built, whose entries name the place first where they are made to be heard."""
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
    return knowledge(words, reading, ways=ways, menus=menus, aside=aside, priced=reading.options)


class _Reading:
    def __init__(self, words: Words) -> None:
        coins, points, debts = (counted(words, f"ru-{name}") for name in ("coins", "points", "debts"))
        self.coins, self.points = coins, points
        self.words, self.wage = words, Phrase(words, WAGE)
        self.plan = Phrase(words, "ru-menu-plan")
        self.planned = Phrase(words, "ru-own-plan", {"space": ANY, "coins": coins})
        self.amounts = {"points": points, "money": coins, "debts": debts}
        self.moved = Phrase(words, "moves-so-far", {"count": NUMBER, "moves": ANY})
        self.active = Phrase(words, "ru-deciding-active", {"means": ANY})
        self.heads = (
            Phrase(words, "ru-own-head", {"round": NUMBER, "year": NUMBER, "phase": ANY, "means": ANY}),
            Phrase(words, "ru-spoken-head", {"round": NUMBER, "means": ANY}),
        )
        self.built = tuple(Phrase(words, f"ru-menu-{menu}") for menu in BUILT)
        self.prices = prices = (
            Phrase(words, "ru-price-with-forfeit", {"coins": coins, "debts": debts, "points": points}),
            Phrase(words, "ru-price-with-debts", {"coins": coins, "debts": debts}),
            coins,
            Phrase(words, "ru-free"),
        )
        self.unpaid = Phrase(words, "ru-price-unpaid", {"points": points})
        self.in_all = Phrase(words, "ru-points-in-all", {"points": points})
        special = tuple(Phrase(words, f"ru-special-{option}") for option in facts.OPTIONS)
        by_tile = tuple(Phrase(words, "ru-by-tile", {"what": one, "tile": ANY}) for one in special)
        self.options = tuple(
            Phrase(words, "ru-button-option", {"option": option, "price": price})
            for option in (*special, *by_tile)
            for price in (self.unpaid, *prices)
        )
        menus = tuple(Phrase(words, f"ru-menu-{menu}") for menu in SALES)
        of_area = tuple(Phrase(words, "menu-of-area", {"menu": menu, "area": ANY}) for menu in menus)
        self.menus_of_sales = (*menus, *of_area)
        self.offers = tuple(Phrase(words, "ru-offer", {"what": ANY, "price": price}) for price in prices)
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
        label, description = control.label, control.details
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
        if any(menu.is_all_of(control.title) for menu in self.built):
            return kept(self._built(control.details))
        if raised := self.raised.one_in(label):
            return {"raised": raised["raised"] - raised["value"]}
        sales = self.coins.all_in(label) or self.coins.all_in(description)
        wage = self.coins.one_in(self.words(WAGE)) if self.wage.one_in(heard.text) is not None else None
        paid = max((sale["count"] for sale in sales), default=0)
        planned = self.planned.one_in(heard.text) if self.plan.is_all_of(control.placeholder) else None
        before = planned["coins_count"] if planned else 0
        return kept({"money": paid - before + (wage["count"] if wage else 0), "again": int(planned is not None)})

    def own(self, heard: Heard) -> Gains:
        """Points, coins and debts, from the line that begins a turn."""
        for line in reversed(heard.text.splitlines()):
            if any(head.one_in(line) is not None for head in self.heads):
                return amounts(line, self.amounts)
        return called_for(heard, self.active, self.moved, self.amounts)

    def _built(self, details: str) -> Gains:
        """What is built for a price that stands apart from the place; points of debts are said as lost."""
        price = next((price for one in self.prices if (price := one.one_in(details)) is not None), {})
        return {
            "money": -price.get("coins_count", price.get("count", 0)),
            "debts": price.get("debts_count", 0),
            "points": self._in_all(details, sum(one["count"] for one in self.points.all_in(details))),
        }

    def _own(self, heard: Heard) -> int:
        return self.own(heard).get("money", 0)

    def _bought(self, price: dict[str, int], description: str) -> Gains:
        """A price, its debts, and the points that stand beside it."""
        points = self.points.one_in(description)
        apart = (points["count"] if points else 0) - price.get("price_points_count", 0)
        return {
            "money": -price.get("price_coins_count", price.get("price_count", 0)),
            "debts": price.get("price_debts_count", 0),
            "points": self._in_all(description, apart),
        }

    def _in_all(self, said: str, apart: int) -> int:
        """The points that are left of those of a purchase, where that is said, else what is said apart."""
        left = self.in_all.one_in(said)
        return apart if left is None else left["points_count"]
