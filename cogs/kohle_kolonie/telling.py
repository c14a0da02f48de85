"""Events as sentences, moves in a few words."""

from typing import Final, assert_never

from bot.presenter import Scene
from bot.words import Words
from cogs.kohle_kolonie.labels import arrangement
from cogs.kohle_kolonie.names import Names, names_of
from cogs.kohle_kolonie.phrases import phrases, rule
from cogs.kohle_kolonie.player_text import declared_in_words
from games.engine.event import Event
from games.kohle_kolonie import actions as a
from games.kohle_kolonie.state import State

VALUE_PARTS: Final = ("mines", "administration", "aid", "unification")
"""What a value is made of before coins."""


def tell(event: Event, scene: Scene, words: Words) -> str:
    """One event as a sentence, with names and numbers."""
    who = "" if event.seat is None else scene.names[event.seat]
    params = phrases(event.params, scene, words)
    if event.kind == "engine_bought":
        params["spot"] = names_of(words, scene.board).engine_spot(str(event.params["spot"]))
    params |= summed_up(event, names_of(words, scene.board))
    return words(f"kk-event-{event.kind.replace('_', '-')}", who=who, **params)


def summed_up(event: Event, names: Names) -> dict[str, str]:
    """What a flip took, or what a value is made of, in words; nothing is said of what is 0."""
    match event.kind:
        case "pithead_flipped":
            costs = [
                write(count)
                for key, write in (("workers", names.workers), ("coins", names.coins))
                if (count := int(str(event.params[key])))
            ]
            return {"cost": " + ".join(costs) or names.words("kk-nothing")}
        case "value_set" | "value_set_ahead":
            counts = {part: int(str(event.params[part])) for part in VALUE_PARTS}
            parts = [names.words(f"kk-value-{part}", points=count) for part, count in counts.items() if count]
            return {"parts": " + ".join(parts) or names.words("kk-nothing")}
        case _:
            return {}


def because(event: Event, words: Words) -> str:
    """The rule an event follows from, as a short reference."""
    return rule(event.rule, words)


def move(state: State, action: a.Action, names: Names) -> str:
    """A move of an open turn in a few words."""
    words = names.words
    match action:
        case a.ChooseBonus(marker):
            return words("kk-move-choose", bonus=names.bonus(marker))
        case a.BuyMine(card):
            return words("kk-move-buy", card=names.card(card))
        case a.TakeWorker(village):
            return words("kk-move-worker", village=names.village(village))
        case a.TakeSettler(village):
            return words("kk-move-settler", village=names.village(village))
        case a.PlaceCard(space):
            return words("kk-move-place", space=space)
        case a.PutMiners(count):
            return words("kk-move-put", miners=names.miners(count))
        case a.BuyEngine() | a.PlaceSettlement() | a.InsertEngineer() | a.BeginMiners():
            return _begun(action, names)
        case a.InsertMiner(to):
            return words("kk-move-insert", spot=names.spot(to))
        case a.RedeployMiner(source, to):
            return words("kk-move-redeploy", source=names.spot(source), spot=names.spot(to))
        case a.RedeployEngineer(source, to):
            return words("kk-move-shift", source=names.spot(source), spot=names.spot(to))
        case a.Arrange(pieces):
            return words("kk-move-arrange", places=arrangement(state.turn.card or "", pieces, names))
        case a.TakeCoin() | a.Flip() | a.Exchange() | a.SpendExtra() | a.Stop() | a.EndTurn():
            return _extra(action, names)
        case a.Secure() | a.Rescue() | a.LoseMiner() | a.Pay():
            return _disaster(action, names)
        case a.Declare() | a.Bid() | a.Pass() | a.Load():
            return _late(action, names)
        case _:
            return _answer(action, names)


def _begun(action: a.BuyEngine | a.PlaceSettlement | a.InsertEngineer | a.BeginMiners, names: Names) -> str:
    words = names.words
    match action:
        case a.BuyEngine(to):
            text = words("kk-move-engine", spot=names.engine_spot(to))
        case a.PlaceSettlement(village):
            text = words("kk-move-settle", village=names.village(village))
        case a.InsertEngineer(to):
            text = words("kk-move-engineer", spot=names.spot(to))
        case a.BeginMiners():
            text = words("kk-move-miners")
        case _:
            assert_never(action)
    return words("kk-move-by-bonus", text=text) if action.bonus else text


def _extra(action: a.TakeCoin | a.Flip | a.Exchange | a.SpendExtra | a.Stop | a.EndTurn, names: Names) -> str:
    words = names.words
    match action:
        case a.TakeCoin():
            return words("kk-move-coin")
        case a.Flip(card):
            return words("kk-move-flip", card=names.pithead(card))
        case a.Exchange(what):
            return words(f"kk-move-give-{what}")
        case a.SpendExtra():
            return words("kk-move-extra")
        case a.Stop():
            return words("kk-move-stop")
        case a.EndTurn():
            return words("kk-move-end")
        case _:
            assert_never(action)


def _disaster(action: a.Secure | a.Rescue | a.LoseMiner | a.Pay, names: Names) -> str:
    words = names.words
    match action:
        case a.Secure(space):
            return words("kk-move-secure", space=space)
        case a.Rescue(space):
            return words("kk-move-rescue", space=space)
        case a.LoseMiner(source):
            return words("kk-move-lose", spot=names.spot(source))
        case a.Pay(what):
            return words(f"kk-move-pay-{what}")
        case _:
            assert_never(action)


def _late(action: a.Declare | a.Bid | a.Pass | a.Load, names: Names) -> str:
    words = names.words
    match action:
        case a.Declare(aid, unification, administration):
            declared = declared_in_words(aid, unification, administration, words)
            return words("kk-move-declare", declared=declared)
        case a.Bid(value):
            return words("kk-move-bid", value=value)
        case a.Pass():
            return words("kk-move-pass")
        case a.Load(markers, bonus):
            return words("kk-move-load", count=markers + bonus)
        case _:
            assert_never(action)


def _answer(action: a.Answer, names: Names) -> str:
    words = names.words
    match action:
        case a.LeaveRanking(markers):
            return words("kk-move-rank", count=len(markers))
        case a.LeaveCeiling(ground, value):
            return words("kk-move-ceiling", ground=names.ground(ground), value=value)
        case a.LeaveProtection():
            return words("kk-move-protect")
        case a.LeaveSubsidence():
            return words("kk-move-subsidence")
        case a.LeaveLoading():
            return words("kk-move-loading")
        case a.LeavePlaces():
            return words("kk-move-places")
        case a.Withdraw():
            return words("kk-move-withdraw")
        case _:
            assert_never(action)
