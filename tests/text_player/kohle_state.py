"""What a choice in Kohle & Kolonie brings, by the state and the rules."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import (
    Action,
    Bid,
    BuyEngine,
    BuyMine,
    ChooseBonus,
    Declare,
    InsertEngineer,
    InsertMiner,
    PlaceCard,
    PlaceSettlement,
    PutMiners,
    RedeployEngineer,
    RedeployMiner,
    Stop,
    TakeSettler,
    TakeWorker,
)
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.income import board_points_of, income_of
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of
from tests.text_player.knowing import Gains, kept

BUYING: Final = ("worker", "place_card", "second_worker", "second_miner")
"""Stages in which a purchase is carried through: what it brings is counted at its end."""


def gains(state: State, seat: int, actions: Sequence[Action], said: str) -> Gains:
    """Points, money, workers and income; what a place of a card earns; the value in a consolidation."""
    action = actions[0]
    after = GAME.apply(state, seat, action).state
    match action:
        case Bid(value):
            price = value - _base(state, seat)
            return kept({"value": value, "money": -price, "left": state.seats[seat].coins - price})
        case Declare():
            assert after.auction is not None
            return {"value": after.auction.values[after.auction.order.index(seat)].total}
        case RedeployMiner(source, to) if _earns_the_same(state, seat, source, to):
            return {}
        case InsertMiner(to) | RedeployMiner(to=to):
            return kept(_earned(state, seat, to))
        case RedeployEngineer(to=to):
            extra = after.seats[seat].extra - state.seats[seat].extra
            points = after.seats[seat].points - state.seats[seat].points
            return kept({**_earned(state, seat, to), "extra": extra, "points": points})
        case ChooseBonus() | TakeSettler() | PlaceCard() | PutMiners() | Stop():
            return {}
        case TakeWorker():
            return {"workers": 1}
        case _:
            return kept(_difference(state, after, seat, action))


def own(state: State, seat: int) -> Gains:
    """What the seat has."""
    me = state.seats[seat]
    return {"points": me.points, "money": me.coins, "workers": me.workers}


def _difference(state: State, after: State, seat: int, action: Action) -> Gains:
    own, income = state.seats[seat], income_of(terrain_of(state), state.seats[seat])
    if isinstance(action, BuyMine):
        after = _carried_through(after, seat)
    then = after.seats[seat]
    found = {
        "points": then.points - own.points,
        "money": then.coins - own.coins,
        "workers": then.workers - own.workers,
        "income": income_of(terrain_of(after), then) - income,
        "extra": then.extra - own.extra,
    }
    if isinstance(action, BuyMine):
        found["workers"] = 0  # whether one comes along is said by the village chosen next
    if isinstance(action, PlaceSettlement):
        found["board"] = _colonies(after, seat) - _colonies(state, seat)
    if isinstance(action, InsertEngineer | BuyEngine):
        found |= _earned(state, seat, action.to)
    return found


def _carried_through(state: State, seat: int) -> State:
    """The purchase of a mine done to its end, without what may be left out."""
    while state.turn.stage in BUYING and seat in GAME.active_seats(state):
        legal = GAME.legal_actions(state, seat)
        action = Stop() if Stop() in legal else legal[0]
        state = GAME.apply(state, seat, action).state
    return state


def _colonies(state: State, seat: int) -> int:
    return sum(ground.settlements for ground in board_points_of(state, seat))


def _base(state: State, seat: int) -> int:
    assert state.auction is not None
    value = state.auction.values[state.auction.order.index(seat)]
    return value.mines + value.administration + value.aid + value.unification


def _earns_the_same(state: State, seat: int, source: str, to: str) -> bool:
    """Whether one miner goes to an empty place of the same card that is like the one it leaves."""
    card = source.partition(".")[0]
    if card not in facts.PITHEAD_INDEX or card != to.partition(".")[0]:
        return False
    side = state.seats[seat].pitheads[facts.PITHEAD_INDEX[card]]
    slots = facts.PITHEADS[facts.PITHEAD_INDEX[card]].side(side.flipped)
    standing = {f"{card}.{slot.id}": (slot, count) for slot, count in zip(slots, side.pieces, strict=True)}
    (here, left), (there, had) = standing[source], standing[to]
    return (left, had) == (1, 0) and replace(here, id="") == replace(there, id="")


def _earned(state: State, seat: int, spot: str) -> Gains:
    """What a place of a pithead card earns with one more piece; nothing elsewhere."""
    card, _, place = spot.partition(".")
    if card not in facts.PITHEAD_INDEX:
        return {}
    index = facts.PITHEAD_INDEX[card]
    side = state.seats[seat].pitheads[index]
    for slot, count in zip(facts.PITHEADS[index].side(side.flipped), side.pieces, strict=True):
        if slot.id == place and count + 1 >= slot.needs:
            return {
                "coins for wagons" if slot.wagons else "coins a round": slot.coins,
                "points a round": slot.points,
                "consolidation": slot.consolidation,
            }
    return {}


def unsaid(state: State, seat: int, action: Action) -> bool:
    """Whether no control offers it, though it is legal: to put no miners is offered as a number of its own."""
    return state.turn.stage == "settlement_miners" and isinstance(action, Stop)
