"""Delivering all complete orders of a vehicle (Livraison)."""

from games.coal_baron import facts
from games.coal_baron.change import Change
from games.coal_baron.state import Outstanding, SeatState
from games.coal_baron.turns import Done
from games.engine.event import Fact
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


def deliver(change: Change, space: facts.Space) -> None:
    """Deliver every complete order of the space's vehicle; the cubes go back to the supply."""
    kept: list[Outstanding] = []
    for own in change.me.outstanding:
        if own.complete and facts.ORDERS[own.order].vehicle == space.vehicle:
            _deliver_one(change, own)
        else:
            kept.append(own)
    change.me.outstanding = tuple(kept)
    change.wait(Done(change.seat, space.id))


def _deliver_one(change: Change, own: Outstanding) -> None:
    me, seat, card = change.me, change.seat, facts.ORDERS[own.order]
    used: list[str] = [coal for space in own.filled for coal in space]
    change.score(seat, "deliveries", card.points)
    me.delivered += (card.id,)
    change.book(seat, "orders", -1)
    change.book(seat, "delivered", 1)
    change.return_cubes(used)
    params = {"order": card.id, "points": card.points, "count": len(used)}
    # With two cubes on a space, what counts in a scoring is not what lay there.
    rule = "D3" if len(used) > len(card.spaces) else _RULE
    lay = (Fact("order_held", {"coals": tuple(used)}),)
    change.tell("order_delivered", rule, params, (f"seat.{seat}.points",), facts=lay)
