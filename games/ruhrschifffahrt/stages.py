"""The table of stages: what a turn can wait for, and who must decide."""

from typing import Final, TypeAlias

from games.engine import stages
from games.engine.event import Seat
from games.engine.stages import never
from games.engine.verbs import Row
from games.engine.violation import Violation
from games.ruhrschifffahrt import events, locks, special_options
from games.ruhrschifffahrt.actions import Action, EndTurn
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.state import OVER, State
from games.ruhrschifffahrt.turns import Begin

Stage: TypeAlias = stages.Stage[State, Change, Action]

END: Final = EndTurn()


def _open(state: State, seat: Seat) -> Violation:
    """A decision is open, and nothing else can be done before it."""
    return Violation("decision-open", "6.0", {"stage": state.turn.stage})


def _buy_nothing(state: State, seat: Seat) -> Action:
    """The end, but a lock where one is due: the first by name."""
    if not locks.lock_due(state, seat):
        return END
    return min(locks.building(state, seat), key=lambda action: action.obstacle)


STAGES: Final[tuple[Stage, ...]] = (
    # Phases 1 to 4
    Stage("choose", default=events.default_choice, end=never(_open)),
    Stage("remove_die", end=never(_open)),
    Stage("place_dice", end=never(_open)),
    Stage("option", default=special_options.default_option, end=never(_open)),
    Stage("transport", end=never(_open)),
    Stage("replenish", end=never(_open)),
    Stage("start", end=never(_open)),
    Stage("plan", default=lambda state, seat: END),
    Stage("sell", end=never(_open)),
    # Phase 6
    Stage("purchase", default=_buy_nothing, end=(locks.NO_LOCK_DUE,)),
    Stage("done", default=lambda state, seat: END),
)


def stage_of(state: State, seat: Seat) -> str | None:
    """The stage at which the seat must decide; None where it need not.

    In rounds 3, 6 and 10 several seats choose at once, and each of them is done by itself.
    """
    if state.choosers:
        chooser = next((chooser for chooser in state.choosers if chooser.seat == seat), None)
        if chooser is None or chooser.done:
            return None
        return "choose" if chooser.what is None else "done"
    turn = state.turn
    return None if seat != turn.seat or isinstance(turn, Begin) else turn.stage


def active_seats(state: State) -> tuple[Seat, ...]:
    """The seats that must decide now: one, in rounds 3, 6 and 10 possibly several, none when the game is over."""
    if state.choosers:
        return tuple(chooser.seat for chooser in state.choosers if not chooser.done)
    return () if isinstance(state.turn, Begin) else (state.turn.seat,)


def closed(state: State, seat: Seat) -> Violation:
    """The refusal of whatever a seat does that need not decide."""
    if state.phase == OVER:
        return Violation("game-over", "7.0")
    active = active_seats(state)
    return Violation("not-your-turn", "6.0", {"other": active[0] if active else state.turn.seat})


def off_stage(state: State, seat: Seat, verb: Row[State, Change]) -> Violation:
    """The refusal of an action that does not belong to the stage the turn is at."""
    return Violation("turn-done", "DESIGN") if stage_of(state, seat) == "done" else _open(state, seat)
