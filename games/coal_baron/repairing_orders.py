"""The order cards that lie open as the table may set them right: where each lies, and what lies on it."""

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import Any, Final

from games.coal_baron import displays, facts
from games.coal_baron.facts import COALS
from games.coal_baron.state import Outstanding, PileCard, State
from games.engine import repairing
from games.engine.event import Seat
from games.engine.repairing import NOTHING, Unsettable

Setting = repairing.Setting[State]


def order_settings(state: State) -> Iterator[Setting]:
    """Where each order card lies of which that is open, and what lies on those outstanding."""
    for seat, own in enumerate(state.seats):
        for outstanding in own.outstanding:
            yield from _filled(seat, outstanding)
    places = _places(state)
    for order, place in _lying(state).items():
        lift = None if place.startswith("seat.") else _lift(order)
        yield repairing.Setting(f"order.{order}", place, places, _move(order), lift)


def _filled(seat: Seat, outstanding: Outstanding) -> Iterator[Setting]:
    for at, (printed, held) in enumerate(
        zip(facts.ORDERS[outstanding.order].spaces, outstanding.filled, strict=True)
    ):
        value = "+".join(held) or NOTHING
        values = (NOTHING, printed, *_PAIRS)
        id = f"filled.{outstanding.order}.{at}"
        yield repairing.Setting(
            id, value, values if value in values else (value, *values), _fill(seat, outstanding, at)
        )


_PAIRS: Final = tuple("+".join(pair) for pair in combinations_with_replacement(sorted(COALS), 2))


def _fill(seat: Seat, outstanding: Outstanding, at: int) -> Callable[[State, str], None]:
    def put(anew: State, value: str) -> None:
        own = anew.seats[seat]
        held: tuple[Any, ...] = () if value == NOTHING else tuple(value.split("+"))
        own.outstanding = tuple(
            Outstanding(one.order, (*one.filled[:at], held, *one.filled[at + 1 :]))
            if one.order == outstanding.order
            else one
            for one in own.outstanding
        )

    return put


def _places(state: State) -> tuple[str, ...]:
    """Where an order card can be laid."""
    seats = range(len(state.seats))
    owners = tuple(f"seat.{seat}" for seat in seats)
    if state.phase == "draft":
        return ("draft", "pile", *owners)
    slots = (
        f"slot.{slot}"
        for slot in range(1, facts.ORDER_SLOTS + 1)
        if len(seats) not in facts.SPACES[f"order_{slot}"].closed_at
    )
    return ("pile", *slots, *owners, *(f"delivered.{seat}" for seat in seats))


def _lying(state: State) -> dict[str, str]:
    """Where each card lies whose place is open to all."""
    lying = dict.fromkeys(state.draft, "draft")
    lying |= {order: f"slot.{slot}" for slot, order in enumerate(state.order_slots, start=1) if order}
    for seat, own in enumerate(state.seats):
        lying |= {outstanding.order: f"seat.{seat}" for outstanding in own.outstanding}
        if state.options.delivered == "open":
            lying |= dict.fromkeys(own.delivered, f"delivered.{seat}")
    return lying


def _lift(order: str) -> Callable[[State], None]:
    """Take the card from where it lies, so that another can be laid there."""

    def lift(anew: State) -> None:
        anew.draft = tuple(card for card in anew.draft if card != order)
        anew.order_slots = tuple(None if card == order else card for card in anew.order_slots)
        for own in anew.seats:
            own.delivered = tuple(card for card in own.delivered if card != order)

    return lift


def _move(order: str) -> Callable[[State, str], None]:
    """Lay the card elsewhere; what lies on it goes along from seat to seat, and is gone anywhere else."""

    def put(anew: State, place: str) -> None:
        card = Outstanding(order, ((),) * len(facts.ORDERS[order].spaces))
        for own in anew.seats:
            card = next((one for one in own.outstanding if one.order == order), card)
            own.outstanding = tuple(one for one in own.outstanding if one.order != order)
        kind, _, number = place.partition(".")
        match kind:
            case "draft":
                anew.draft += (order,)
            case "slot":
                if anew.order_slots[int(number) - 1] is not None:
                    raise Unsettable(place)
                anew.order_slots = displays.put(anew.order_slots, int(number), order)
            case "seat":
                anew.seats[int(number)].outstanding += (card,)
            case "delivered":
                anew.seats[int(number)].delivered += (order,)
            case _:
                anew.order_pile = (PileCard(order, tuple(range(len(anew.seats)))), *anew.order_pile)

    return put
