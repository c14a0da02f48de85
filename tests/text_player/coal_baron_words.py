"""What a player by text knows of Coal Baron."""

from typing import Final

from bot.words import Words
from tests.text_player.heard import Control, Heard
from tests.text_player.knowing import (
    ANY,
    NUMBER,
    Gains,
    Knowledge,
    Messages,
    Phrase,
    amounts,
    counted,
    kept,
    knowledge,
)

ASIDE: Final = ("cb-button-ranking", "cb-button-edit-goal", "cb-button-plan", "cb-button-mine")


def of(words: Words) -> Knowledge:
    """The words of Coal Baron in a language."""
    ways: Messages = {"cb-button-pair": {}, "cb-menu-fills": {"count": NUMBER}}
    menus: Messages = {"cb-menu-pair-space": {}, "cb-menu-pair-cube": {"space": ANY}, "cb-menu-fill-order": {}}
    aside: Messages = {key: {} for key in ASIDE}
    return knowledge(words, _Reading(words), ways=ways, menus=menus, aside=aside)


class _Reading:
    def __init__(self, words: Words) -> None:
        points, francs, workers = (counted(words, f"cb-{name}") for name in ("points", "francs", "workers"))
        self.amounts = {"points": points, "money": francs, "workers": workers}
        self.points, self.francs, self.workers = points, francs, workers
        self.order = Phrase(words, "cb-order-in-full", {"vehicle": ANY, "points": NUMBER, "coals": ANY})
        drawn, tile = Phrase(words, "cb-drawn-tile", {"tile": ANY, "price": francs}), {"slot": NUMBER, "tile": ANY}
        self.bought = {
            Phrase(words, "cb-choice-tile", {**tile, "price": francs}): "price_count",
            Phrase(words, "cb-spoken-tile", {**tile, "price": francs}): "price_count",
            Phrase(words, "cb-button-keep", {"card": drawn}): "card_price_count",
        }
        self.money = Phrase(words, "cb-menu-money")
        self.workers_of = Phrase(words, "cb-workers-of", {"needed": NUMBER, "have": NUMBER})
        held = dict.fromkeys(("workers", "francs", "points"), ANY)
        self.means = (
            Phrase(words, "cb-own-means", {"shift": NUMBER, **held}),
            Phrase(words, "cb-spoken-means", {"shift": NUMBER, "means": ANY}),
        )
        self.moved = Phrase(words, "moves-so-far", {"count": NUMBER, "moves": ANY})
        self.active = Phrase(words, "cb-deciding-active", {"means": ANY})

    def gains(self, control: Control, heard: Heard) -> Gains:
        """What a choice brings; of an order its points, of a goal those of the orders that it completes."""
        said = f"{control.label}\n{control.details}"
        order, points = self.order.one_in(said), self.points.one_in(said)
        found = {"points": order["points"] if order else points["count"] if points else 0}
        if workers := self.workers_of.one_in(control.details):
            found["workers"] = -workers["needed"]
        elif control.title and (needed := self.workers.one_in(control.details)):
            found["workers"] = -needed["count"]
        for phrase, price in self.bought.items():
            if bought := phrase.one_in(control.label):
                found["money"] = -bought[price]
        if self.money.is_all_of(control.title) and (taken := self.francs.one_in(control.label)):
            found["money"] = taken["count"]
        return kept(found)

    def own(self, heard: Heard) -> Gains:
        """Points, francs and workers: from the panel, else, before the first move, from the message that calls."""
        lines = heard.text.splitlines()
        for line in reversed(lines):
            if any(phrase.one_in(line) is not None for phrase in self.means):
                return amounts(line, self.amounts)
        called = [line for line in lines if self.active.is_all_of(line)]
        if not called or self.moved.one_in(heard.text) is not None:
            return {}
        return amounts("\n".join((lines[0], *called)), self.amounts)
