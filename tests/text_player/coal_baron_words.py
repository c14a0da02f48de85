"""What a player by text knows of Coal Baron."""

from typing import Final

from bot.words import Words
from tests.text_player.heard import Control, Heard
from tests.text_player.knowing import ANY, NUMBER, Gains, Knowledge, Messages, Phrase, counted, kept, knowledge

ASIDE: Final = ("cb-button-ranking", "cb-button-edit-goal", "cb-button-plan", "cb-button-mine")


def of(words: Words) -> Knowledge:
    """The words of Coal Baron in a language."""
    ways: Messages = {"cb-button-pair": {}, "cb-menu-fills": {"count": NUMBER}}
    menus: Messages = {"cb-menu-pair-space": {}, "cb-menu-pair-cube": {"space": ANY}, "cb-menu-fill-order": {}}
    aside: Messages = {key: {} for key in ASIDE}
    return knowledge(words, _Reading(words).gains, ways=ways, menus=menus, aside=aside)


class _Reading:
    def __init__(self, words: Words) -> None:
        points, francs, workers = (counted(words, f"cb-{name}") for name in ("points", "francs", "workers"))
        self.points = points
        self.order = Phrase(words, "cb-order-in-full", {"vehicle": ANY, "points": NUMBER, "coals": ANY})
        drawn = Phrase(words, "cb-drawn-tile", {"tile": ANY, "price": francs})
        self.bought = {
            Phrase(words, "cb-choice-tile", {"slot": NUMBER, "tile": ANY, "price": francs}): "price_count",
            Phrase(words, "cb-button-keep", {"card": drawn}): "card_price_count",
        }
        self.total = Phrase(words, "cb-effect-money", {"total": francs})
        self.workers = Phrase(words, "cb-workers-of", {"needed": NUMBER, "have": NUMBER})
        self.means = Phrase(
            words,
            "cb-own-means",
            {"shift": NUMBER, "workers": workers, "francs": francs, "points": points},
        )

    def gains(self, control: Control, heard: Heard) -> Gains:
        """What a choice brings; of an order its points, of a goal those of the orders that it completes."""
        said = f"{control.label}\n{control.description}"
        order, points = self.order.one_in(said), self.points.one_in(said)
        found = {"points": order["points"] if order else points["count"] if points else 0}
        if workers := self.workers.one_in(control.description):
            found["workers"] = -workers["needed"]
        for phrase, price in self.bought.items():
            if bought := phrase.one_in(control.label):
                found["money"] = -bought[price]
        total, own = self.total.one_in(control.description), self.means.one_in(heard.text)
        if total and own and "money" not in found:
            found["money"] = total["total_count"] - own["francs_count"]
        return kept(found)
