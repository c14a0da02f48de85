"""Taking an order card from the display (Commandes)."""

from games.coal_baron import displays, facts
from games.coal_baron.change import Change
from games.coal_baron.turns import Done

_RULE = "Commandes"


def take_displayed(change: Change, space: facts.Space) -> None:
    """Take the card at the space's display slot; the slot stays empty until the end of the turn."""
    order, change.state.order_slots = displays.take(change.state.order_slots, space.number)
    take(change, order)
    change.wait(Done(change.seat, space.id))


def take(change: Change, order: str) -> None:
    """Lay an order card among one's outstanding orders (O1: without limit)."""
    seat = change.seat
    change.add_order(seat, order)
    places = (f"seat.{seat}.order.{order}",)
    change.tell("order_taken", _RULE, {"order": order}, places)
