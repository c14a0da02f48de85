"""The signs of what can be chosen: a letter each.

Worker spaces have theirs area by area as the menus list them; while order cards are drafted, these come first.
What a player has in hand or before them has letters of its own, which begin with A again: nothing else is chosen
beside it.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from cogs.signs import Signs, lettered
from games.coal_baron import facts
from games.coal_baron.facts import Area
from games.coal_baron.game import GAME
from games.coal_baron.state import SeatState, State
from games.coal_baron.view import SeatView, View
from games.engine.event import Seat

AREAS: Final[tuple[Area, ...]] = ("factory", "mining", "delivery", "money", "bank", "orders")
NONE: Final = "none"
"""To leave a minecart empty, among the coals."""
_ORDERS: Final = tuple(facts.ORDERS)
_CARDS: Final = (*facts.TILES, *facts.ORDERS)


def signs(at: State | View) -> Signs:
    """The sign of every space that is open to so many players, and in the draft of every card it began with."""
    if at.phase == "draft":
        return _signs(len(at.seats), drafted(at))
    return _signs(len(at.seats))


@cache
def _signs(players: int, cards: tuple[str, ...] = ()) -> Signs:
    spaces = sorted(facts.SPACES.values(), key=lambda space: AREAS.index(space.area))
    return lettered((*cards, *(space.id for space in spaces if players not in space.closed_at)))


def drafted(at: State | View) -> tuple[str, ...]:
    """All order cards that the draft began with, taken ones included, in the order of the box."""
    taken = [own.order for seat in at.seats for own in seat.outstanding]
    return tuple(sorted((*at.draft, *taken), key=_ORDERS.index))


def mining_signs(me: SeatState | SeatView) -> Signs:
    """The sign of every outstanding order of whoever is mining."""
    return lettered(own.order for own in me.outstanding)


def place_of(card: str) -> int:
    """Where a card comes among all that can be drawn: that of its letter among those of a hand."""
    return _CARDS.index(card)


def hand_signs(view: View, me: SeatView) -> Signs:
    """The sign of every card of a draw, whatever of it is kept or laid back by now."""
    held = (*view.drawn, *view.returned)
    kept = () if len(held) >= facts.DRAWN else _newest(view, me)
    return lettered(sorted({*held, *kept}, key=place_of))


def own_signs(state: State, seat: Seat, kind: str) -> Signs:
    """The signs of what a seat chooses of a kind: cards drawn, a coal instead, while mining its orders.

    None where nothing of it is asked: letters mean spaces and open cards there.
    """
    view = GAME.observe(state, seat)
    if seat not in view.active:
        return {}
    match view.stage, kind:
        case "keep" | "put_next", "card":
            return hand_signs(view, view.seats[seat])
        case "substitute", "coal":
            return COAL_SIGNS
        case "mining", "card":
            return mining_signs(view.seats[seat])
        case _:
            return {}


def _newest(view: View, me: SeatView) -> Iterable[str]:
    """What was kept of the draw."""
    if view.space == "factory_draw":
        return [me.sections[-1].kind] if me.sections[-1].kind in facts.TILES else []
    return [own.order for own in me.outstanding[-1:]]


COAL_SIGNS: Final[Signs] = lettered((*facts.COALS, NONE))
"""The signs of what can fill a minecart instead."""
