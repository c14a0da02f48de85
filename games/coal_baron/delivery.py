"""Delivering all complete orders of a vehicle (Livraison)."""

from games.coal_baron import cubes, facts
from games.coal_baron.facts import Vehicle
from games.coal_baron.move import Move
from games.coal_baron.state import Outstanding, SeatState, State, Turn
from games.engine.event import Entry, Seat
from games.engine.violation import Violation

_RULE = "Livraison"


def can_deliver(me: SeatState, vehicle: str | None) -> bool:
    """Whether at least one order of the vehicle is complete (D1)."""
    return any(own.complete for own in me.outstanding if facts.ORDERS[own.order].vehicle == vehicle)


def nothing_to_deliver(state: State, seat: Seat, vehicle: Vehicle) -> Violation:
    """The refusal of a delivery without a complete order; it names the order that lacks least."""
    missing = [
        (own.filled.count(()), own.order)
        for own in state.seats[seat].outstanding
        if facts.ORDERS[own.order].vehicle == vehicle
    ]
    if not missing:
        return Violation("no-order-of-vehicle", _RULE, {"vehicle": vehicle})
    count, order = min(missing)
    return Violation("no-complete-order", _RULE, {"vehicle": vehicle, "order": order, "count": count})


def deliver(move: Move, space: facts.Space) -> None:
    """Deliver every complete order of the space's vehicle; the cubes go back to the supply."""
    kept: list[Outstanding] = []
    for own in move.me.outstanding:
        if own.complete and facts.ORDERS[own.order].vehicle == space.vehicle:
            _deliver_one(move, own)
        else:
            kept.append(own)
    move.me.outstanding = tuple(kept)
    move.wait(Turn(move.seat, "done", space.id))


def _deliver_one(move: Move, own: Outstanding) -> None:
    me, seat, card = move.me, move.seat, facts.ORDERS[own.order]
    used = [coal for space in own.filled for coal in space]
    for coal in used:
        cubes.put(move.state, coal, 1)
    me.delivered += (card.id,)
    me.score = (me.score[0] + card.points, *me.score[1:])
    entries = (
        Entry(seat, "points", card.points),
        Entry(seat, "orders", -1),
        Entry(seat, "delivered", 1),
        Entry(seat, "cubes", -len(used)),
    )
    params = {"order": card.id, "points": card.points, "count": len(used)}
    move.tell("order_delivered", _RULE, params, entries, (f"seat.{seat}.points",))
