"""Taking an order card from the display (Commandes)."""

from games.coal_baron import displays, facts, turns
from games.coal_baron.move import Move

_RULE = "Commandes"


def take_displayed(move: Move, space: facts.Space) -> None:
    """Take the card at the space's display slot; the slot stays empty until the end of the turn."""
    order, move.state.order_slots = displays.take(move.state.order_slots, space.number)
    take(move, order)
    move.wait(turns.Done(move.seat, space.id))


def take(move: Move, order: str) -> None:
    """Lay an order card among one's outstanding orders (O1: without limit)."""
    seat = move.seat
    move.add_order(seat, order)
    places = (f"seat.{seat}.order.{order}",)
    move.tell("order_taken", _RULE, {"order": order}, places)
