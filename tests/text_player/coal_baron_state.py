"""What a choice in Coal Baron brings, by the state and the rules."""

from collections.abc import Sequence

from games.coal_baron import facts
from games.coal_baron.actions import Action, Keep, PlaceWorkers
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals
from games.coal_baron.state import SeatState, State
from tests.text_player.knowing import Gains, kept


def gains(state: State, seat: int, actions: Sequence[Action], said: str) -> Gains:
    """Points, money and workers; an order's points count once it is taken, a goal's when its orders are complete.

    That a single step completes an order is known from what the order needs, and not said with the step again.
    """
    after = _after(state, seat, actions)
    own, then = state.seats[seat], after.seats[seat]
    points = then.points - own.points + _worth(_cards(then) - _cards(own))
    if said.startswith("goal"):
        points += _worth(_complete(then) - _complete(own))
    if after.turn.stage == "mining" and isinstance(actions[0], PlaceWorkers) and (found := goals(after, seat)):
        mined = _after(after, seat, found[0].actions)
        points += _worth(_complete(mined.seats[seat]) - _complete(then))
    money = 0 if isinstance(actions[0], Keep) and actions[0].card in facts.ORDERS else then.francs - own.francs
    return kept({"points": points, "money": money, "workers": then.workers - own.workers})


def own(state: State, seat: int) -> Gains:
    """What the seat has."""
    me = state.seats[seat]
    return {"points": me.points, "money": me.francs, "workers": me.workers}


def _after(state: State, seat: int, actions: Sequence[Action]) -> State:
    for action in actions:
        state = GAME.apply(state, seat, action).state
    return state


def _cards(own: SeatState) -> set[str]:
    return {one.order for one in own.outstanding} | set(own.delivered)


def _complete(own: SeatState) -> set[str]:
    return {one.order for one in own.outstanding if all(one.filled)}


def _worth(orders: set[str]) -> int:
    return sum(facts.ORDERS[order].points for order in orders)


def unsaid(state: State, seat: int, action: Action) -> bool:
    """Whether no control offers it, though it is legal: all that is legal is offered."""
    return False
