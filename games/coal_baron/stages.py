"""The table of stages: what a turn can wait for, and who must decide."""

from typing import Final, TypeAlias

from games.coal_baron import draft, drawing, factory, mining, turns
from games.coal_baron.actions import Action, EndTurn, PlaceWorkers
from games.coal_baron.change import Change
from games.coal_baron.state import State
from games.engine import stages
from games.engine.conditions import refused_as
from games.engine.event import Seat
from games.engine.stages import never
from games.engine.verbs import Row
from games.engine.violation import Violation

Stage: TypeAlias = stages.Stage[State, Change, Action]

END: Final = EndTurn()
MINING: Final = frozenset({"mining"})


def _open(state: State, seat: Seat) -> Violation:
    """A decision is open, and nothing else can be done before it."""
    return Violation("decision-open", _rule(state), {"stage": state.turn.stage})


STAGES: Final[tuple[Stage, ...]] = (
    Stage("draft", default=draft.easiest, end=never(refused_as("nothing-drafted", "Mise en place 10"))),
    Stage(
        "place",
        default=lambda state, seat: PlaceWorkers("bank"),
        end=never(refused_as("nothing-placed", "P3", instead_space="bank")),
    ),
    Stage("substitute", default=factory.default_substitute, end=never(_open)),
    Stage("keep", default=lambda state, seat: drawing.NONE_KEPT, end=never(_open)),
    Stage("return_to", default=lambda state, seat: drawing.RETURNS[0], end=never(_open)),
    Stage("put_next", default=lambda state, seat: drawing.nexts(state, seat)[0], end=never(_open)),
    Stage("mining", at_end=mining.leave_unused),
    Stage("done"),
)


def stage_of(state: State, seat: Seat) -> str | None:
    """The stage at which the seat must decide; None where it need not."""
    return None if state.phase == "over" or seat != state.turn.seat else state.turn.stage


def active_seats(state: State) -> tuple[Seat, ...]:
    """The seat whose turn it is; none when the game is over."""
    return () if state.phase == "over" else (state.turn.seat,)


def closed(state: State, seat: Seat) -> Violation:
    """The refusal of whatever a seat does that need not decide."""
    if state.phase == "over":
        return Violation("game-over", "Fin de la partie")
    return Violation("not-your-turn", _rule(state), {"other": state.turn.seat})


def off_stage(state: State, seat: Seat, verb: Row[State, Change]) -> Violation:
    """The refusal of an action that does not belong to the stage the turn is at."""
    turn = state.turn
    if not isinstance(turn, turns.Done):
        return _open(state, seat)
    if verb.at == MINING and turn.space is not None and turn.space.startswith("mining"):
        return Violation("no-steps-left", "Extraction", {"space": turn.space})
    return Violation("turn-done", _rule(state))


def _rule(state: State) -> str:
    """The section that says whose turn it is and what a turn holds: the draft has one of its own."""
    return "Mise en place 10" if state.phase == "draft" else "Tour de jeu"
