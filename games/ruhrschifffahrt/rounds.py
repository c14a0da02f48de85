"""From phase to phase and round to round (6.0)."""

from collections.abc import Callable
from typing import Final

from games.ruhrschifffahrt import events, export, facts, final, progress, purchases, selling, starting, water
from games.ruhrschifffahrt.actions import EndTurn
from games.ruhrschifffahrt.move import Move
from games.ruhrschifffahrt.state import OVER, Phase
from games.ruhrschifffahrt.turns import Begin

_GO_ON: Final[dict[int, Callable[[Move], bool]]] = {
    1: events.go_on,
    2: water.go_on,
    3: starting.go_on,
    4: selling.go_on,
    5: progress.go_on,
    6: purchases.go_on,
    7: export.go_on,
}
"""By phase: carry on after a turn (or begin); True where somebody must decide."""
_NEXT: Final[dict[int, Phase]] = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7}
PHASES: Final = tuple(
    f"round_{round}_phase_{phase}" for round in range(1, facts.ROUNDS + 1) for phase in range(1, 8)
)
"""Names of the phases, in order."""


def end_turn(move: Move, action: EndTurn) -> None:
    """The decision passes on, and what needs nobody is done."""
    go_on(move)


def go_on(move: Move) -> None:
    """Carry on until somebody must decide or the game is over."""
    state = move.state
    while state.phase != OVER:
        if _GO_ON[state.phase](move):
            return
        _end_phase(move)


def _end_phase(move: Move) -> None:
    state = move.state
    _rest(move)
    move.end_phase(f"round_{state.round}_phase_{state.phase}")
    if state.phase != 7:
        state.phase = _NEXT[state.phase]
    elif state.round == facts.ROUNDS:
        final.score(move)
    else:
        _begin_round(move)


def _rest(move: Move) -> None:
    """Nobody's turn: the state between two phases."""
    move.wait(Begin(move.state.order[0]))


def _begin_round(move: Move) -> None:
    state = move.state
    state.round += 1
    state.phase = 1
    tell_round(move)


def tell_round(move: Move) -> None:
    """Say which round begins, and where black dice return to in it."""
    state = move.state
    dominion = facts.calendar_of(state.round).returns_to
    year = move.river.board.years[state.round - 1]
    params = {"round": state.round, "year": year, "dominion": "" if dominion is None else dominion}
    move.tell("round_began", "6.1", params, ("calendar",), public=True)
