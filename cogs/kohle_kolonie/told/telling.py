"""Events as sentences, moves in a few words."""

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec

from bot.presenter import Party
from bot.words import Words
from cogs.kohle_kolonie import things
from cogs.kohle_kolonie.names import Names, names_of
from cogs.kohle_kolonie.shown.labels import rearrangement
from cogs.kohle_kolonie.shown.player_text import declared_in_words
from cogs.kohle_kolonie.told.phrases import phrases
from cogs.moves import Told, moves_told
from games.engine.event import Event
from games.kohle_kolonie import actions as a
from games.kohle_kolonie.pitheads import flipped_card
from games.kohle_kolonie.state import State
from games.kohle_kolonie.verbs import VERBS

_Begun: TypeAlias = a.BuyEngine | a.PlaceSettlement | a.InsertEngineer | a.BeginMiners
"""Actions of which there are two ways, one of them by the bonus marker."""
VALUE_PARTS: Final = ("mines", "administration", "aid", "unification")
"""What a value is made of before coins."""


def tell(event: Event, party: Party, words: Words) -> str:
    """One event as a sentence, with names and numbers."""
    who = "" if event.seat is None else party.names[event.seat]
    params = phrases(event.params, party, words)
    if event.kind == "engine_bought":
        params["spot"] = names_of(words, party.board).engine_spot(str(event.params["spot"]))
    params |= summed_up(event, names_of(words, party.board))
    return words(f"kk-event-{event.kind}", who=who, **params)


def summed_up(event: Event, names: Names) -> dict[str, str]:
    """What a flip took, or what a value is made of, in words; nothing is said of what is 0."""
    match event.kind:
        case "pithead_flipped":
            costs = [
                write(count)
                for key, write in (("workers", names.workers), ("coins", names.coins))
                if (count := int(str(event.params[key])))
            ]
            return {"cost": names.words.listed(costs) or names.words("kk-nothing")}
        case "value_set" | "value_set_ahead":
            counts = {part: int(str(event.params[part])) for part in VALUE_PARTS}
            parts = [names.words(f"kk-value-{part}", points=count) for part, count in counts.items() if count]
            return {"parts": names.words.listed(parts) or names.words("kk-nothing")}
        case _:
            return {}


def _named(state: State, kind: str, value: str, words: Words) -> str:
    """What a move names; a space by what is written on it."""
    return value if kind == "space" else things.name(state, kind, value, words)


def _put(state: State, action: a.PutMiners, words: Words) -> str:
    return words("kk-move-put", miners=names_of(words, state.options.board).miners(action.count))


def _arrange(state: State, action: a.Arrange, words: Words) -> str:
    names = names_of(words, state.options.board)
    own, card = state.seats[state.turn.seat], flipped_card(state)
    return words("kk-move-arrange", places=rearrangement(card, action.pieces, own, names))


def _declare(state: State, action: a.Declare, words: Words) -> str:
    declared = declared_in_words(action.aid, action.unification, action.administration, words)
    return words("kk-move-declare", declared=declared)


def _load(state: State, action: a.Load, words: Words) -> str:
    return words("kk-move-load", count=action.markers, bonus=int(action.bonus))


OWN: Final[Mapping[type, Told]] = {a.PutMiners: _put, a.Arrange: _arrange, a.Declare: _declare, a.Load: _load}
"""Moves that say more than their fields."""

_plainly: Final = moves_told("kk", VERBS, _named, OWN)


def move(state: State, action: a.Action, party: Party, words: Words) -> str:
    """A move in a few words; that it is by the bonus marker stands beside what it does."""
    if isinstance(action, _Begun) and action.bonus:
        plain = msgspec.structs.replace(action, bonus=False)
        return words("kk-move-by-bonus", text=_plainly(state, plain, party, words))
    return _plainly(state, action, party, words)
