"""Delivering all complete orders of a vehicle (Livraison)."""

from games.coal_baron import facts, turns
from games.coal_baron.move import Move
from games.coal_baron.state import Outstanding, SeatState
from games.engine.violation import Violation

_RULE = "Livraison"


def can_deliver(me: SeatState, space: facts.Space) -> bool:
    """Whether an order of the space's vehicle is complete (D1)."""
    vehicle = space.vehicle
    return any(facts.ORDERS[own.order].vehicle == vehicle and own.complete for own in me.outstanding)


def nothing_complete(me: SeatState, vehicle: facts.Vehicle) -> Violation:
    """No order of the vehicle can be delivered; names the one that lacks least."""
    lacking = [
        (own.filled.count(()), own.order) for own in me.outstanding if facts.ORDERS[own.order].vehicle == vehicle
    ]
    if not lacking:
        return Violation("no-order-of-vehicle", _RULE, {"vehicle": vehicle})
    count, order = min(lacking)
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
    move.wait(turns.Done(move.seat, space.id))


def _deliver_one(move: Move, own: Outstanding) -> None:
    me, seat, card = move.me, move.seat, facts.ORDERS[own.order]
    used: list[str] = [coal for space in own.filled for coal in space]
    move.score(seat, "deliveries", card.points)
    me.delivered += (card.id,)
    move.note(seat, "orders", -1)
    move.note(seat, "delivered", 1)
    move.return_cubes(used)
    params = {"order": card.id, "points": card.points, "count": len(used)}
    move.tell("order_delivered", _RULE, params, (f"seat.{seat}.points",))
