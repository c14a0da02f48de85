"""Taking an order card from the display (Commandes)."""

from games.coal_baron import facts
from games.coal_baron.move import Move
from games.coal_baron.state import Turn

_RULE = "Commandes"


def take_displayed(move: Move, space: facts.Space) -> None:
    """Take the card at the space's display slot; the slot stays empty until the end of the turn."""
    slots = move.state.order_slots
    order = slots[space.number - 1]
    assert order is not None
    move.state.order_slots = (*slots[: space.number - 1], None, *slots[space.number :])
    take(move, order)
    move.wait(Turn(move.seat, "done", space.id))


def take(move: Move, order: str) -> None:
    """Lay an order card among one's outstanding orders (O1: without limit)."""
    seat = move.seat
    move.add_order(seat, order)
    places = (f"seat.{seat}.order.{order}",)
    move.tell("order_taken", _RULE, {"order": order}, places)
