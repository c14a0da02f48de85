"""What a player by text knows of Kohle & Kolonie."""

from typing import Final

import msgspec

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
    called_for,
    counted,
    kept,
    knowledge,
)

AHEAD: Final = ("", "-ranking", "-ceiling", "-protect", "-subsidence", "-loading", "-places")
SUBSIDENCE: Final = ("coin", "points", "ask")
FORMS: Final = ("plan", "declare-type", "exchange-type", "ceiling-type")


def of(words: Words) -> Knowledge:
    """The words of Kohle & Kolonie in a language."""
    coins = counted(words, "kk-coins")
    targeted: Messages = {
        f"kk-button-{kind}": {"coins": coins, "count": NUMBER} for kind in ("settlement", "engineer", "engine")
    }
    by_marker = [
        Phrase(words, "kk-button-by-bonus", {"label": Phrase(words, key, slots)})
        for key, slots in targeted.items()
    ]
    menus: Messages = {"kk-menu-sources": {"count": NUMBER}, "kk-menu-mines-city": {}}
    aside: Messages = {
        **{f"kk-button-ahead{kind}": {} for kind in AHEAD},
        **{f"kk-button-subsidence-{what}": {} for what in SUBSIDENCE},
        **{f"kk-button-{form}": {} for form in FORMS},
        "kk-button-ranking": {},
        "kk-button-means": {},
    }
    ways: Messages = {
        **targeted,
        "kk-button-shift": {},
        "kk-button-flips": {"count": NUMBER},
        "kk-button-exchanges": {},
    }
    known = knowledge(words, _Reading(words), ways=ways, menus=menus, aside=aside)
    return msgspec.structs.replace(known, ways=(*known.ways, *by_marker))


class _Reading:
    def __init__(self, words: Words) -> None:
        coins, points, workers = (counted(words, f"kk-{name}") for name in ("coins", "points", "workers"))
        self.coins, self.points, self.workers = coins, points, workers
        self.amounts = {"points": points, "money": coins, "workers": workers}
        self.moved = Phrase(words, "moves-so-far", {"count": NUMBER, "moves": ANY})
        self.active = Phrase(words, "kk-deciding-active", {"means": ANY})
        self.means = (
            Phrase(words, "kk-own-means", {"points": points, "coins": coins, "workers": workers}),
            Phrase(words, "kk-spoken-head", {"round": ANY, "means": ANY}),
        )
        self.mines = Phrase(words, "kk-menu-mines")
        self.cost = Phrase(words, "kk-cost-left", {"coins": coins, "left": NUMBER})
        self.price = Phrase(words, "kk-choice-target", {"label": ANY, "cost": coins, "effect": ANY})
        self.income = Phrase(words, "kk-effect-income", {"income": NUMBER})
        self.at_once = Phrase(words, "kk-effect-at-once", {"points": points})
        self.extra = Phrase(words, "kk-effect-extra")
        self.spend = Phrase(words, "kk-button-extra", {"count": NUMBER})
        self.engine = Phrase(words, "kk-effect-engine")
        self.colony = Phrase(words, "kk-effect-settlement", {"count": NUMBER})
        self.give = {what: Phrase(words, f"kk-button-give-{what}") for what in ("coins", "workers")}
        self.flip = Phrase(words, "kk-button-flip", {"card": ANY, "cost": ANY, "points": points})
        self.coin = Phrase(words, "kk-button-coin")
        self.bid = Phrase(words, "kk-choice-bid", {"value": NUMBER, "coins": coins, "left": NUMBER})
        self.wins = Phrase(words, "kk-choice-bid-wins", {"value": NUMBER, "coins": coins, "left": NUMBER})
        self.declare = Phrase(words, "kk-choice-declare", {"declared": ANY, "value": NUMBER})
        self.secure = Phrase(words, "kk-choice-secure", {"space": ANY, "card": ANY, "left": NUMBER})
        self.secure_brief = Phrase(words, "kk-choice-secure-brief", {"space": ANY, "left": NUMBER})
        self.pay_coin = Phrase(words, "kk-choice-pay-coin", {"left": NUMBER})
        self.pay_points = Phrase(words, "kk-choice-pay-points", {"points": NUMBER, "left": NUMBER})
        self.load = Phrase(
            words, "kk-choice-load", {"wagons": NUMBER, "markers": NUMBER, "points": points, "coins": coins}
        )
        self.load_worker = Phrase(words, "kk-choice-load-worker", {"text": ANY})
        self.worker = Phrase(words, "kk-choice-worker", {"village": ANY, "count": NUMBER})
        self.worker_brief = Phrase(words, "kk-choice-worker-brief", {"village": ANY, "count": NUMBER})
        self.half = Phrase(words, "kk-effect-half", {"earns": ANY, "needs": ANY})
        self.earns = {
            "coins a round": Phrase(words, "kk-earns-a-round", {"what": coins}),
            "points a round": Phrase(words, "kk-earns-a-round", {"what": points}),
            "consolidation": counted(words, "kk-earns-consolidation"),
        }
        self.now = (
            Phrase(words, "kk-effect-arranged", {"then": ANY, "now": ANY}),
            *(Phrase(words, f"kk-effect-arranged-{change}", {"what": ANY}) for change in ("more", "less")),
            Phrase(words, "kk-stands-earns", {"earns": ANY}),
        )
        self.aid = Phrase(words, "kk-bonus-effect-aid")
        self.wagons = Phrase(words, "kk-earns-wagons", {"coins": coins, "wagons": NUMBER})

    def gains(self, control: Control, heard: Heard) -> Gains:
        """What a choice brings and costs, from its own words and the own means in the message."""
        said = f"{control.label}\n{control.details}"
        for read in (self._exchange, self._auction, self._disaster, self._load, self._flip):
            if (found := read(said, heard)) is not None:
                return kept(found)
        found = self._action(said)
        if self.mines.is_all_of(control.title) and "money" not in found:
            found |= self._mine(control.details)
        return kept(found)

    def own(self, heard: Heard) -> Gains:
        """Points, coins and workers, from the last line that says them all."""
        for line in reversed(heard.text.splitlines()):
            if any(phrase.one_in(line) is not None for phrase in self.means):
                return amounts(line, self.amounts)
        return called_for(heard, self.active, self.moved, self.amounts)

    def _mine(self, details: str) -> Gains:
        """A mine of which the coins left after it are not said."""
        price, points = self.coins.one_in(details), self.points.one_in(details)
        return {"money": -price["count"] if price else 0, "points": points["count"] if points else 0}

    def _action(self, said: str) -> Gains:
        """An action with its price, and what stands where it goes."""
        found = self._earned(said)
        cost, price = self.cost.one_in(said), self.price.one_in(said)
        if cost or price:
            found["money"] = -cost["coins_count"] if cost else -(price or {})["cost_count"]
            if (points := self.points.one_in(said)) and "points a round" not in found:
                found["points"] = points["count"]
        if at_once := self.at_once.one_in(said):
            found["points"] = at_once["points_count"]
        if self.extra.one_in(said) is not None:
            found["extra"] = 1
        if self.coin.is_all_of(said.strip()):
            found["money"] = 1
        if any(phrase.one_in(said) is not None for phrase in (self.worker, self.worker_brief)):
            found["workers"] = 1
        if self.spend.is_all_of(said.strip()):
            found["extra"] = -1
        if income := self.income.one_in(said):
            found["income"] = income["income"]
        if self.engine.one_in(said) is not None:
            found["income"] = 1
        if colony := self.colony.one_in(said):
            found["board"] = colony["count"]
        return found

    def _earned(self, said: str) -> Gains:
        """What a place of a pithead card earns once a piece stands there; a marker brings its points later."""
        if any(phrase.one_in(said) is not None for phrase in (self.half, self.aid, *self.now)):
            return {}
        if wagons := self.wagons.one_in(said):
            return {"coins for wagons": wagons["coins_count"]}
        for name, phrase in self.earns.items():
            if earned := phrase.one_in(said):
                return {name: next(iter(earned.values()))}
        return {}

    def _exchange(self, said: str, heard: Heard) -> Gains | None:
        """So many of the one for so many of the other: what is given stands first."""
        given = next((what for what, phrase in self.give.items() if phrase.is_all_of(said.strip())), None)
        coins, workers = self.coins.one_in(said), self.workers.one_in(said)
        if given is None or coins is None or workers is None:
            return None
        sign = -1 if given == "coins" else 1
        return {"money": sign * coins["count"], "workers": -sign * workers["count"]}

    def _auction(self, said: str, heard: Heard) -> Gains | None:
        if bid := self.bid.one_in(said) or self.wins.one_in(said):
            return {"value": bid["value"], "money": -bid["coins_count"], "left": bid["left"]}
        declared = self.declare.one_in(said)
        return {"value": declared["value"]} if declared else None

    def _disaster(self, said: str, heard: Heard) -> Gains | None:
        own = self.own(heard)
        if paid := self.pay_points.one_in(said):
            return {"points": -paid["points"]}
        said = said.strip().partition(" · ")[0]  # behind it stands how many discs go into the bag then
        for phrase in (self.secure, self.secure_brief, self.pay_coin):
            if phrase.is_all_of(said) and (left := phrase.one_in(said)) and own:
                return {"money": left["left"] - own["money"]}
        return None

    def _load(self, said: str, heard: Heard) -> Gains | None:
        loaded = self.load.one_in(said)
        if loaded is None:
            return None
        worker = -1 if self.load_worker.one_in(said) is not None else 0
        return {"points": loaded["points_count"], "money": loaded["coins_count"], "workers": worker}

    def _flip(self, said: str, heard: Heard) -> Gains | None:
        flipped = self.flip.one_in(said)
        if flipped is None:
            return None
        workers, coins = self.workers.one_in(said), self.coins.one_in(said)
        return {
            "points": flipped["points_count"],
            "workers": -workers["count"] if workers else 0,
            "money": -coins["count"] if coins else 0,
            "extra": int(self.extra.one_in(said) is not None),
        }
