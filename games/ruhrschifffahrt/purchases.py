"""Phase 6: what can be bought, in which order, and purchases left ahead (6.6)."""

from typing import Final

import msgspec
from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.table import Table
from games.engine.turns import expect
from games.engine.violation import Violation
from games.ruhrschifffahrt import barges, locks, money, turns
from games.ruhrschifffahrt.actions import LeavePurchases, Purchase, UseInn
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.purchase_rows import ROWS
from games.ruhrschifffahrt.purchase_verbs import PURCHASES
from games.ruhrschifffahrt.state import State

_RULE: Final = "6.6"
TABLE: Final[Table[State, Change]] = Table(PURCHASES)
"""What can be done in phase 6; by this table it is done too where it was left ahead."""


class Offer(msgspec.Struct, frozen=True):
    """A purchase that can be made now: its price, the debts that takes, the points it brings at once.

    `forfeit` are the points that those debts cost.
    """

    action: Purchase
    price: int
    debts: int
    points: int
    forfeit: int = 0


def violation_of_purchase(state: State, seat: Seat, action: Purchase) -> Violation | None:
    """Why something cannot be done in phase 6, if so."""
    return TABLE.refusal(state, seat, action)


def legal_purchases(state: State, seat: Seat) -> list[Purchase]:
    """Everything but the end that the seat at turn can do in phase 6."""
    return TABLE.listed(state, seat)


def price_of(state: State, action: Purchase) -> int:
    """What a purchase that can be made costs the seat at turn."""
    return ROWS[type(action)].price(state, action)


def offers(state: State, seat: Seat) -> list[Offer]:
    """For a panel: everything that the seat at turn can do in phase 6, with price, debts and points."""
    own = state.seats[seat]
    return [
        Offer(action, price, debts, ROWS[type(action)].points(state, action), money.forfeit_for(own, debts))
        for action in legal_purchases(state, seat)
        for price in (price_of(state, action),)
        for debts in (money.debts_for(own, price),)
    ]


# The order of the phase


def go_on(change: Change) -> bool:
    """Give the turn to the next seat that has anything to decide; False once the phase is over."""
    state = change.state
    turn = state.turn
    if isinstance(turn, turns.Begin):
        state.order = state.waiting = barges.in_order(state)
    else:
        if not expect(turn, turns.Purchase).bought:
            change.tell("nothing_bought", _RULE)
        state.waiting = state.waiting[1:]
    while state.waiting:
        if _must_ask(change, state.waiting[0]):
            return True
        state.waiting = state.waiting[1:]
    state.forced_lock = False
    return False


def _must_ask(change: Change, seat: Seat) -> bool:
    """Whether the seat has a choice; what it left ahead is used up, or done at once."""
    state = change.state
    change.wait(turns.Purchase(seat))
    left = state.seats[seat].answers.purchases
    if left is not None:
        own = change.of(seat)
        own.answers = replace(own.answers, purchases=None)
        if _done_ahead(change, seat, left):
            return False
        change.tell("purchases_left_undone", _RULE, {"count": len(left.purchases)}, seat=seat, only=(seat,))
    legal = legal_purchases(state, seat)
    if not legal:
        return False
    if left is None and state.seats[seat].answers.skip and _may_skip(state, seat, legal):
        change.tell("purchases_skipped_ahead", _RULE, seat=seat)
        change.fired.append(seat)
        return False
    return True


def _may_skip(state: State, seat: Seat, legal: list[Purchase]) -> bool:
    """Whether nothing could be bought without a debt and nothing must be bought."""
    coins = state.seats[seat].coins
    bought = [action for action in legal if not isinstance(action, UseInn)]
    return not locks.lock_due(state, seat) and all(price_of(state, action) > coins for action in bought)


def _done_ahead(change: Change, seat: Seat, left: LeavePurchases) -> bool:
    """Do what was left ahead, if all of it is legal in its order and costs no more than was allowed."""
    coins = _cost_ahead(change.state, seat, left)
    if coins is None or coins > left.most:
        return False
    count = len(left.purchases)
    kind = "purchases_made_ahead" if count else "nothing_bought_ahead"
    change.tell(kind, _RULE, {"count": count, "coins": coins} if count else {}, seat=seat)
    _in_place_of(change, seat, left)
    change.fired.append(seat)
    return True


def _cost_ahead(state: State, seat: Seat, left: LeavePurchases) -> int | None:
    """What the purchases left ahead would cost in all; None where one of them, or the end, is not legal."""
    trial = Change(state, seat)
    coins = 0
    for action in left.purchases:
        if violation_of_purchase(trial.state, seat, action) is not None:
            return None
        coins += price_of(trial.state, action)
        TABLE.perform(trial, action)
    return None if locks.lock_due(trial.state, seat) else coins


def _in_place_of(change: Change, seat: Seat, left: LeavePurchases) -> None:
    """Make the purchases for the seat that left them, not for the one whose turn ended."""
    acting, change.seat = change.seat, seat
    for action in left.purchases:
        TABLE.perform(change, action)
    change.seat = acting
