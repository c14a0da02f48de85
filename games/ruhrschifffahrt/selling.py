"""Phase 4: barges move and sell, the most upstream first (6.4)."""

from games.engine.event import Seat
from games.engine.violation import Violation
from games.ruhrschifffahrt import barges, leaving, shipping, turns
from games.ruhrschifffahrt.actions import Sell
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.state import State


def go_on(change: Change) -> bool:
    """Sell what has one choice or still pays what its owner planned with; True where somebody must decide."""
    state = change.state
    if isinstance(state.turn, turns.Begin):
        state.exported = 0
        state.order = state.waiting = barges.in_order(state)
    while True:
        if leaving.settle(change):
            return True
        if not state.waiting:
            return False
        seat = state.waiting[0]
        sales = shipping.trips_of_barge(state, seat)
        plan = state.seats[seat].plan
        planned = plan is not None and any((sale.space, sale.coins) == (plan.space, plan.coins) for sale in sales)
        if len(sales) > 1 and not planned:
            change.wait(turns.Sell(seat))
            return True
        _sell_unasked(change, seat, sales[0].space if plan is None or not planned else plan.space, planned=planned)


def _sell_unasked(change: Change, seat: Seat, space: str, *, planned: bool) -> None:
    _done(change, seat)
    shipping.sell(change, seat, space, kind="coal_sold_as_planned" if planned else "coal_sold_alone")


def _done(change: Change, seat: Seat) -> None:
    change.state.waiting = tuple(other for other in change.state.waiting if other != seat)
    change.of(seat).plan = None


def sales(state: State, seat: Seat) -> list[Sell]:
    """Where the loaded die can be sold."""
    return [Sell(space) for space in shipping.spaces_of_barge(state, seat)]


def cannot_sell(state: State, seat: Seat, action: Sell) -> Violation:
    """The loaded die cannot be sold there."""
    return shipping.cannot_sell(state, seat, action.space)


def sell(change: Change, action: Sell) -> None:
    """Sell the loaded die; the turn is done."""
    _done(change, change.seat)
    shipping.sell(change, change.seat, action.space)
    change.wait(turns.Done(change.seat))
