"""A position as if it were a seat's turn, to judge what the seat could do then."""

from copy import copy

from games.coal_baron import turns
from games.coal_baron.actions import Action
from games.coal_baron.stages import stage_of
from games.coal_baron.state import State
from games.coal_baron.turns import PileCard
from games.coal_baron.verbs import BY_ACTION
from games.engine.event import Seat


def posed(state: State, seat: Seat, action: Action) -> State | None:
    """The position with the seat at the stage of the action, None where that cannot be had now.

    Only a turn's beginning can be supposed: what is drawn, mined or filled there is nothing of before. The seat
    at turn has begun: what belongs to the beginning is judged as it stands, and refused.
    """
    at = BY_ACTION[type(action)].at
    if at is None or stage_of(state, seat) in at:
        return state
    if state.phase == "over" or not 0 <= seat < len(state.seats):
        return None
    if _beginning(state) not in at:
        return None
    return state if seat == state.turn.seat else begun(state, seat)


def begun(state: State, seat: Seat) -> State:
    """A copy in which the seat's turn begins; cards in another's hand go back on top of their pile."""
    anew = copy(state)
    _put_back(anew)
    anew.turn = turns.Draft(seat) if state.phase == "draft" else turns.Place(seat)
    return anew


def _beginning(state: State) -> str:
    return "draft" if state.phase == "draft" else "place"


def _put_back(state: State) -> None:
    """Lay what is in hand back as it was drawn, known to whoever drew it."""
    turn = state.turn
    drawn = turns.drawn_of(turn)
    if drawn is None:
        return
    back = tuple(PileCard(card.card, tuple(sorted({*card.seen_by, turn.seat}))) for card in turns.held(turn))
    if drawn.of_tiles:
        state.tile_pile = back + state.tile_pile
    else:
        state.order_pile = back + state.order_pile
