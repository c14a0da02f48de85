"""A position as if it were a seat's turn, to judge what the seat could do then."""

from copy import copy

from games.engine.event import Seat
from games.ruhrschifffahrt import shipping, turns
from games.ruhrschifffahrt.actions import Action
from games.ruhrschifffahrt.stages import stage_of
from games.ruhrschifffahrt.state import OVER, Phase, State
from games.ruhrschifffahrt.turns import Turn
from games.ruhrschifffahrt.verbs import BY_ACTION

_BEGINNINGS: tuple[tuple[Phase, type[Turn]], ...] = (
    (3, turns.Option),
    (3, turns.Plan),
    (4, turns.Sell),
    (6, turns.Purchase),
)
"""Where a turn can be supposed to stand, by phase: whatever it needs is there in every phase."""
_LOADED = (turns.Plan, turns.Sell)
"""What takes a loaded barge."""


def posed(state: State, seat: Seat, action: Action) -> State | None:
    """The position with the seat at a stage of the action, None where that cannot be had now.

    The present phase comes first, then others: what is bought, started and sold there is all the time. A choice of
    the calendar, dice that leave, and the effect of an option are there only while they are asked. The seat at
    turn has passed the choice of its option: that is judged as it stands, and refused.
    """
    at = BY_ACTION[type(action)].at
    if at is None or stage_of(state, seat) in at:
        return state
    if state.phase == OVER or not 0 <= seat < len(state.seats):
        return None
    for phase, turn in sorted(_BEGINNINGS, key=lambda beginning: beginning[0] != state.phase):
        if turn.stage in at and _can_be(state, seat, turn):
            if turn is turns.Option and state.phase == phase and stage_of(state, seat) is not None:
                return state
            return _supposed(state, seat, phase, turn)
    return None


def _can_be(state: State, seat: Seat, turn: type[Turn]) -> bool:
    return turn not in _LOADED or bool(shipping.trips_of_barge(state, seat))


def _supposed(state: State, seat: Seat, phase: Phase, turn: type[Turn]) -> State:
    anew = copy(state)
    anew.seats = state.seats.copy()
    anew.phase, anew.choosers = phase, ()
    if turn is turns.Option:
        _forget_start(anew, seat)
    anew.turn = turn(seat)
    return anew


def begun(state: State, seat: Seat) -> State | None:
    """A copy in which the seat's turn of the present phase begins, whoever was to play; None in other phases."""
    turn = {3: turns.Option, 4: turns.Sell, 6: turns.Purchase}.get(state.phase)
    if turn is None or not _can_be(state, seat, turn):
        return None
    anew = _supposed(state, seat, state.phase, turn)
    anew.waiting = (seat, *(other for other in state.waiting if other != seat))
    return anew


def _forget_start(state: State, seat: Seat) -> None:
    """The option of the round and the plan belong to the turn that begins anew."""
    state.seats[seat] = own = copy(state.seats[seat])
    own.option = own.plan = None
