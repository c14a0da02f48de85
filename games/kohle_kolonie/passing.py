"""Phases 2 to 4 from seat to seat: whose turn is next, and whether a turn may end (5.1.2, 5.1.3)."""

from collections.abc import Iterator
from typing import Final

from games.engine.event import Seat
from games.engine.table import Table
from games.kohle_kolonie.acting import begun_in_vain, takes_action
from games.kohle_kolonie.acting_verbs import ACTING
from games.kohle_kolonie.actions import Action, BeginMiners
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.extra_actions import EXTRA_PHASE
from games.kohle_kolonie.miners import BEGIN
from games.kohle_kolonie.state import State
from games.kohle_kolonie.turns import Act, Begin, Used, used_up

_BEGUN: Final[Table[State, Change]] = Table(
    sorted(
        (verb for verb in ACTING if verb.at and "act" in verb.at), key=lambda verb: verb.action is not BeginMiners
    )
)
"""What a turn can begin; who can do nothing of it is passed over. First comes what can nearly always be done."""


def go_on(change: Change) -> bool:
    """Give the turn to the next seat that can do anything; False once the phase is over."""
    state = change.state
    order, turn = state.order, state.turn
    following = order if isinstance(turn, Begin) else order[order.index(turn.seat) + 1 :]
    for seat in following:
        change.wait(Act(seat, Used()))
        if any(True for _ in _BEGUN.each(state, seat)):
            return True
        if state.phase != EXTRA_PHASE:
            change.tell("passed_over", "5.1.2", seat=seat)
    if state.phase == EXTRA_PHASE and isinstance(turn, Begin):
        change.tell("nobody_acts", "5.1.3", public=True)
    return False


def may_end(state: State, seat: Seat) -> bool:
    """Whether the turn may end; some editions make the action a must (`action_mandatory`)."""
    return state.options.action_mandatory != "must" or not _action_due(state, seat)


def _action_due(state: State, seat: Seat) -> bool:
    used = used_up(state.turn)
    if used.action or (state.phase == EXTRA_PHASE and not used.extra):
        return begun_in_vain(state, seat)
    return any(True for _ in _actions(state, seat))


def _actions(state: State, seat: Seat) -> Iterator[Action]:
    """The ways in which the action of the phase can be taken."""
    return (action for action in _BEGUN.each(state, seat) if takes_action(action))


def least_action(state: State, seat: Seat) -> Action:
    """The miners action, which harms nobody, where it can be taken; else the first action that can be."""
    actions = list(_actions(state, seat))
    return BEGIN[False] if BEGIN[False] in actions else actions[0]
