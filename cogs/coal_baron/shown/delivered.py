"""How many spaces players have delivered by coal and by vehicle, as far as a view tells."""

from collections.abc import Mapping

from bot.presenter import Party
from bot.words import Words
from cogs.coal_baron import names
from games.coal_baron import facts
from games.coal_baron.facts import Element
from games.coal_baron.view import SeatView, View
from games.engine.event import Seat
from games.engine.setup import clockwise


def of_seat(me: SeatView, words: Words) -> str:
    """What the delivered orders of a player add up to; empty where they lie face down or there are none."""
    return _parted({element: str(count) for element in _counted() if (count := _count(me, element))}, words)


def compared(view: View, seat: Seat, party: Party, words: Words) -> list[str]:
    """A seat's own sums, and where delivered orders lie open those of all players beside them (S10)."""
    if any(other.delivered is None for other in view.seats):
        own = of_seat(view.seats[seat], words)
        return [words("cb-own-delivered", items=own, shift=view.shift)] if own else []
    order = list(clockwise(seat, len(view.seats)))
    counts = {element: [_count(view.seats[other], element) for other in order] for element in _counted()}
    said = {element: "/".join(map(str, all_)) for element, all_ in counts.items() if any(all_)}
    if not said:
        return []
    others = "/".join(party.names[other] for other in order[1:])
    closing = int(view.options.delivered != "open")  # shown for the scoring only (H2)
    return [words("cb-all-delivered", others=others, items=_parted(said, words), closing=closing)]


def _counted() -> list[Element]:
    return [element for element in facts.ELEMENTS if element.counts != "empty_minecarts"]


def _count(me: SeatView, element: Element) -> int:
    """The printed spaces of an element on a player's delivered orders (D3, S2)."""
    cards = [facts.ORDERS[order] for order in me.delivered or ()]
    if element.counts == "coal":
        return sum(card.spaces.count(element.key) for card in cards)
    return sum(len(card.spaces) for card in cards if card.vehicle == element.key)


def _parted(said: Mapping[Element, str], words: Words) -> str:
    """The coal, then the vehicles."""
    groups: list[str] = []
    for kind, name in (("coal", names.coal), ("vehicle", names.vehicle)):
        items = [
            words("cb-digest-item", name=name(element.key, words), number=number)
            for element, number in said.items()
            if element.counts == kind
        ]
        if items:
            groups.append(", ".join(items))
    return " · ".join(groups)
