"""Events as sentences, moves in a few words."""

from collections.abc import Mapping
from typing import Final, assert_never, get_args

from bot.presenter import Party
from bot.words import Words
from cogs.moves import Told, moves_told
from cogs.ruhrschifffahrt import things
from cogs.ruhrschifffahrt.names import Names, names_of
from cogs.ruhrschifffahrt.told import repairs
from cogs.ruhrschifffahrt.told.phrases import of_event, phrases
from games.engine.contract import REPAIRED
from games.engine.event import Event, Fact
from games.ruhrschifffahrt import actions as a
from games.ruhrschifffahrt.answers import name_of
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.verbs import VERBS


def tell(event: Event, party: Party, words: Words) -> str:
    """One event as a sentence, with names and numbers."""
    if event.kind == REPAIRED:
        changes = repairs.changes(event, party, names_of(words, party.board))
        return words(f"ru-event-{REPAIRED}", changes=changes)
    who = "" if event.seat is None else party.names[event.seat]
    params = of_event(event, party, words)
    if event.kind == "demand_drawn" and event.params["spaces"]:
        # A tile that names its cities is called by them, which are told behind it.
        params["tile"] = names_of(words, party.board).kind_of_demand(str(event.params["tile"]))
    return words(f"ru-event-{event.kind}", who=who, **params)


def fact(fact: Fact, party: Party, words: Words) -> str:
    """On what an event's numbers rest, as a short sentence."""
    said = words(f"ru-fact-{fact.kind}", **phrases(fact.params, party, words))
    return said[:1].upper() + said[1:]


def purchase(action: a.Purchase, names: Names) -> str:
    """Something done in phase 6, in a few words."""
    words = names.words
    match action:
        case a.BuildLock(obstacle):
            return words("ru-move-lock", obstacle=names.lock(obstacle))
        case a.BuildInCity(city, white):
            return _built(words("ru-move-city", city=names.space(city)), names, white=white)
        case a.BuildInDepot(dominion):
            return words("ru-move-depot", depot=names.depot(dominion))
        case a.BuildInPort(country, white):
            return _built(words("ru-move-port", country=names.country(country)), names, white=white)
        case a.MoveInPort(source, to):
            return words("ru-move-shift", source=names.country(source), country=names.country(to))
        case a.RepayDebt():
            return words("ru-move-repay")
        case a.UseInn(what):
            return words(f"ru-move-inn-{what}")
        case _:
            assert_never(action)


def _built(text: str, names: Names, *, white: bool) -> str:
    return names.words("ru-by-tile", what=text, tile=names.tile("warehouse")) if white else text


def _named(state: State, kind: str, value: str, words: Words) -> str:
    """What a move names."""
    names = names_of(words, state.options.board)
    match kind:
        case "coal":
            return names.coal(value)
        case "answer":
            return words(f"ru-answer-{value}")
        case _:
            return things.name(state, kind, value, words)


def _choose(state: State, action: a.Choose, words: Words) -> str:
    return words(f"ru-good-{action.what}")


def _option(state: State, action: a.ChooseOption, words: Words) -> str:
    return names_of(words, state.options.board).option(action.option, free=action.free)


def _purchase(state: State, action: a.Purchase, words: Words) -> str:
    return purchase(action, names_of(words, state.options.board))


def _left(state: State, action: a.Answer, words: Words) -> str:
    return words("ru-move-answer", answer=words(f"ru-answer-{name_of(action)}"))


OWN: Final[Mapping[type, Told]] = {
    a.Choose: _choose,
    a.ChooseOption: _option,
    **dict.fromkeys(get_args(a.Purchase), _purchase),
    **dict.fromkeys((a.LeaveChoice, a.LeavePurchases, a.LeaveSkip, a.LeaveStorages), _left),
}
"""Moves that say more than their fields."""

move: Final = moves_told("ru", VERBS, _named, OWN)
