"""What a choice in Ruhrschifffahrt brings, by the state and the rules."""

from collections.abc import Sequence

from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.actions import (
    Action,
    Choose,
    ChooseStart,
    HaulCoal,
    PlanSale,
    Replenish,
    TransportDie,
)
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.shipping import trips_of_barge
from games.ruhrschifffahrt.starting import starts_now
from games.ruhrschifffahrt.state import State
from tests.text_player.knowing import Gains, kept, together


def gains(state: State, seat: int, actions: Sequence[Action], said: str) -> Gains:
    """Points, money and debts; a start what its best sale pays, a plan what it is to pay."""
    found: Gains = {}
    for number, action in enumerate(actions, start=1):
        after = GAME.apply(state, seat, action).state
        found = together(found, _of(state, after, seat, action, last=number == len(actions)))
        state = after
    return kept(found)


def own(state: State, seat: int) -> Gains:
    """What the seat has."""
    me = state.seats[seat]
    return {"points": me.points, "money": me.coins, "debts": me.debts}


def _of(state: State, after: State, seat: int, action: Action, *, last: bool) -> Gains:
    match action:
        case Choose(what):
            sign = -1 if state.round == facts.FUND_ROUND else 1
            return {"money" if what == "coin" else "points": sign}
        case HaulCoal(storage) | Replenish(storage):
            return {"raised": after.dice[storage] - state.dice[storage]}
        case TransportDie(storage=storage) if last:
            there = [trip for start in starts_now(after, seat) if start.storage == storage for trip in start.trips]
            return {"money": max((trip.coins for trip in there), default=0)}
        case ChooseStart() if last:
            return {"money": max(trip.coins for trip in trips_of_barge(after, seat))}
        case PlanSale():
            plan, before = after.seats[seat].plan, state.seats[seat].plan
            money = (plan.coins if plan else 0) - (before.coins if before else 0)
            return {"money": money, "again": int(before is not None)}
        case TransportDie() | ChooseStart():
            return {}
        case _:
            return _paid(state, after, seat)


def _paid(state: State, after: State, seat: int) -> Gains:
    """What an action takes and gives at once; the coins of a debt are told apart from its price."""
    own, then = state.seats[seat], after.seats[seat]
    debts = then.debts - own.debts
    return {
        "points": then.points - own.points,
        "money": then.coins - own.coins - facts.DEBT_COINS * max(0, debts),
        "debts": max(0, debts),
    }


def unsaid(state: State, seat: int, action: Action) -> bool:
    """Whether no control offers it, though legal: to plan again what is planned, or the only sale there is."""
    if not isinstance(action, PlanSale):
        return False
    plan = state.seats[seat].plan
    return len(trips_of_barge(state, seat)) == 1 or (plan is not None and plan.space == action.space)
