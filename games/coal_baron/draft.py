"""The draft of the first orders, and the rankings left ahead for it (Mise en place 10)."""

from typing import Final

from games.coal_baron import facts, turns
from games.coal_baron.actions import DraftOrder, LeaveRanking, WithdrawRanking
from games.coal_baron.change import Change
from games.coal_baron.state import State
from games.engine.event import Seat
from games.engine.violation import Violation, quoted

_RULE = "Mise en place 10"
_DRAFTS: Final = {order: DraftOrder(order) for order in facts.ORDERS}


def seat_of_pick(pick: int, start_seat: Seat, seats: int) -> Seat:
    """Who takes the `pick`-th card (from 0): counter-clockwise from the right of the start seat (Z1)."""
    return (start_seat - 1 - pick) % seats


def picks_made(state: State) -> int:
    """How many cards have been taken in the draft so far."""
    return facts.SHARES[len(state.seats)].revealed_orders - len(state.draft)


# What the rules look at.


def drafts(state: State, seat: Seat) -> list[DraftOrder]:
    """The cards that are still open."""
    return [_DRAFTS[order] for order in state.draft]


def easiest(state: State, seat: Seat) -> DraftOrder:
    """The order that can be filled soonest, of equal ones the one worth most."""

    def burden(order: str) -> tuple[int, int, str]:
        card = facts.ORDERS[order]
        return len(card.spaces), -card.points, order

    return _DRAFTS[min(state.draft, key=burden)]


def drafting(state: State, seat: Seat) -> bool:
    """Whether the draft is under way."""
    return state.phase == "draft"


def has_ranking(state: State, seat: Seat) -> bool:
    """Whether the seat has left a ranking."""
    return bool(state.seats[seat].ranking)


def ranks_any(state: State, seat: Seat, action: LeaveRanking) -> bool:
    """Whether the ranking names anything."""
    return bool(action.orders)


def ranks_open(state: State, seat: Seat, action: LeaveRanking) -> bool:
    """Whether all cards of the ranking are still open."""
    return all(order in state.draft for order in action.orders)


def ranks_once(state: State, seat: Seat, action: LeaveRanking) -> bool:
    """Whether no card stands in the ranking twice."""
    return len(set(action.orders)) == len(action.orders)


# Refusals.


def too_late(state: State, seat: Seat, action: DraftOrder) -> Violation:
    """Nothing can be drafted any more, by this seat or at all."""
    return Violation("already-drafted" if drafting(state, seat) else "draft-over", _RULE)


def not_open(state: State, seat: Seat, action: DraftOrder) -> Violation:
    """The card is not among those that can be taken."""
    return _not_open(state, action.order)


def ranked_not_open(state: State, seat: Seat, action: LeaveRanking) -> Violation:
    """The first card of the ranking that cannot be taken."""
    return _not_open(state, next(order for order in action.orders if order not in state.draft))


def ranking_repeats(state: State, seat: Seat, action: LeaveRanking) -> Violation:
    """The first card that stands in the ranking twice."""
    orders = action.orders
    twice = next(order for place, order in enumerate(orders) if order in orders[:place])
    return Violation("ranking-repeats", _RULE, {"order": twice})


def _not_open(state: State, order: str) -> Violation:
    if order not in facts.ORDERS:
        return Violation("unknown-order", _RULE, {"word": quoted(order)})
    return Violation("not-in-draft", _RULE, {"order": order, "count": len(state.draft)})


# Doing.


def draft_order(change: Change, action: DraftOrder) -> None:
    """Take the card; the turn is then done."""
    _take(change, change.seat, action.order, "order_drafted")
    change.wait(turns.Done(change.seat))


def leave_ranking(change: Change, action: LeaveRanking) -> None:
    """Remember the ranking for the seat's turns to come; only the seat itself is told."""
    change.me.ranking = action.orders
    change.tell("ranking_left", _RULE, {"orders": action.orders}, only=(change.seat,))


def withdraw_ranking(change: Change, action: WithdrawRanking) -> None:
    """Forget the seat's ranking; only the seat itself is told."""
    change.me.ranking = ()
    change.tell("ranking_withdrawn", _RULE, only=(change.seat,))


def withdrawals(state: State, seat: Seat) -> tuple[WithdrawRanking, ...]:
    """What withdraws the ranking that a seat has left ahead."""
    return (WithdrawRanking(),) if has_ranking(state, seat) else ()


def pass_on(change: Change) -> None:
    """Hand the draft on, taking the picks that rankings left ahead can make; end it after three rounds."""
    state = change.state
    seats = len(state.seats)
    while (pick := picks_made(state)) < facts.DRAFTED * seats:
        seat = seat_of_pick(pick, state.start_seat, seats)
        order = next((order for order in state.seats[seat].ranking if order in state.draft), None)
        if order is None:
            change.wait(turns.Draft(seat))
            return
        _take(change, seat, order, "order_drafted_ahead")
        change.fired.append(seat)
    _end(change)


def _take(change: Change, seat: Seat, order: str, kind: str) -> None:
    state = change.state
    state.draft = tuple(card for card in state.draft if card != order)
    change.add_order(seat, order)
    places = (f"draft.{order}", f"seat.{seat}.order.{order}")
    change.tell(kind, _RULE, {"order": order}, places, seat=seat)


def _end(change: Change) -> None:
    state = change.state
    for seat, own in enumerate(state.seats):
        if own.ranking:
            change.of(seat).ranking = ()
    _fill_display(change)
    change.end_phase("draft")
    state.phase = "shift"
    start = state.start_seat
    change.wait(turns.Place(start))
    change.tell("shift_started", "Déroulement du jeu", {"shift": 1}, places=("start_player",), seat=start)


def _fill_display(change: Change) -> None:
    """The card left goes to the rightmost slot (Z2), the others come from the pile, left to right."""
    state = change.state
    (leftover,) = state.draft
    first = 1 if len(state.seats) in facts.SPACES["order_1"].closed_at else 0
    turned_up = tuple(card.card for card in state.order_pile[: facts.ORDER_SLOTS - 1 - first])
    state.order_pile = state.order_pile[len(turned_up) :]
    state.order_slots = (*(None,) * first, *turned_up, leftover)
    state.draft = ()
    last = facts.ORDER_SLOTS
    params = {"order": leftover, "space": f"order_{last}"}
    change.tell("order_left_over", "Z2", params, places=(f"order_slot.{last}",))
    for slot, order in enumerate(turned_up, start=first + 1):
        params = {"order": order, "space": f"order_{slot}"}
        change.tell("order_turned_up", _RULE, params, places=(f"order_slot.{slot}",))
    change.reveal("orders")
