"""The table of stages: what a turn can wait for, and who must decide."""

from typing import Final, TypeAlias

from games.engine import stages
from games.engine.conditions import Gate, refused_as
from games.engine.event import Seat
from games.engine.stages import never
from games.engine.verbs import Row
from games.engine.violation import Violation
from games.kohle_kolonie import acting, auction, consolidation, loading, passing, securing
from games.kohle_kolonie.actions import END, Action
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.state import OVER, State
from games.kohle_kolonie.turns import Begin, Bid, Done

Stage: TypeAlias = stages.Stage[State, Change, Action]


def _open(state: State, seat: Seat) -> Violation:
    """A decision is open, and the turn cannot end before it."""
    return Violation("decision-open", "5.0", {"stage": state.turn.stage})


def _buying(state: State, seat: Seat) -> Violation:
    """A purchase is begun, and the turn cannot end before it is made."""
    return Violation("decision-open", "5.1.2", {"stage": state.turn.stage})


def _least_action(state: State, seat: Seat) -> Action:
    """The end, or the least harmful action where one is a must."""
    return END if passing.may_end(state, seat) else passing.least_action(state, seat)


def _least_securing(state: State, seat: Seat) -> Action:
    """The end, or the marker where it must secure a second mine, which costs nothing."""
    return END if securing.none_due(state, seat) else securing.rescues(state, seat)[0]


_MAY_END: Final = (Gate(passing.may_end, refused_as("action-mandatory", "action_mandatory")),)

STAGES: Final[tuple[Stage, ...]] = (
    # Phase 1
    Stage("choose", end=never(refused_as("nothing-chosen", "5.1"))),
    # Phases 2 to 4
    Stage("act", default=_least_action, end=_MAY_END, at_end=acting.tell_passed),
    Stage("worker", end=never(_buying)),
    Stage("place_card", end=never(_buying)),
    Stage("second_worker", end=_MAY_END, at_end=acting.tell_passed),
    Stage("second_miner", end=_MAY_END, at_end=acting.tell_passed),
    Stage("settlement_miners", end=_MAY_END, at_end=acting.tell_passed),
    Stage("miners", end=_MAY_END, at_end=acting.tell_passed),
    Stage("arrange", end=_MAY_END, at_end=acting.tell_passed),
    # Phase 5
    Stage(
        "secure",
        default=_least_securing,
        end=(Gate(securing.none_due, refused_as("rescue-a-second", "rescue_english")),),
    ),
    Stage("lose_miner", end=never(_open)),
    Stage("subsidence", end=never(_open)),
    # Phase 9
    Stage("declare", at_end=consolidation.declare_nothing),
    Stage("bid", default=lambda state, seat: auction.PASS, end=never(_open)),
    Stage("place_large", end=never(_open)),
    # Phase 10
    Stage("load", default=loading.least_load, at_end=loading.leave_out),
    Stage("done"),
)


_NONE: Final = frozenset[str]()
_IN_PHASE: Final = {
    1: frozenset({"choose"}),
    **dict.fromkeys(acting.PHASES, acting.STAGES),
    5: frozenset({"secure", "lose_miner", "subsidence"}),
    9: frozenset({"declare", "bid", "place_large"}),
    10: frozenset({"load"}),
}
"""By phase: the stages at which a turn can stand while something is left to decide."""


def in_phase(phase: int) -> frozenset[str]:
    """The stages at which a turn of the phase can stand while something is left to decide."""
    return _IN_PHASE.get(phase, _NONE)


def stage_of(state: State, seat: Seat) -> str | None:
    """The stage at which the seat must decide; None where it need not.

    In phase 10 several seats may be asked at once, and each of them is done by itself.
    """
    if state.loaders:
        loader = next((loader for loader in state.loaders if loader.seat == seat), None)
        return None if loader is None else "done" if loader.done else "load"
    turn = state.turn
    return turn.stage if seat == turn.seat and type(turn) is not Begin else None


def active_seats(state: State) -> tuple[Seat, ...]:
    """The seats that must decide now: one, in phase 10 possibly several, none when the game is over."""
    if state.loaders:
        return tuple(loader.seat for loader in state.loaders)
    if type(state.turn) is Begin:
        return ()
    return (state.turn.seat,)


def closed(state: State, seat: Seat) -> Violation:
    """The refusal of whatever a seat does that need not decide."""
    if state.phase == OVER:
        return Violation("game-over", "6.0")
    active = active_seats(state)
    bidding = state.auction is not None and isinstance(state.turn, Bid) and seat in state.auction.order
    return Violation(
        "not-your-turn", "bid_order" if bidding else "5.0", {"other": active[0] if active else state.turn.seat}
    )


def off_stage(state: State, seat: Seat, verb: Row[State, Change]) -> Violation:
    """The refusal of an action that does not belong to the phase, or not to the stage the turn is at."""
    if verb.at is None or verb.at.isdisjoint(_IN_PHASE[state.phase]):
        return Violation("wrong-phase", "5.0", {"phase": state.phase})
    if isinstance(state.turn, Done):
        return Violation("turn-done", "5.0")
    return Violation("decision-open", "5.0", {"stage": state.turn.stage})
