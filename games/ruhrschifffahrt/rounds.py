"""From phase to phase and round to round (6.0)."""

from collections.abc import Callable
from typing import Final

from games.ruhrschifffahrt import events, export, facts, final, progress, purchases, selling, starting, water
from games.ruhrschifffahrt.actions import EndTurn
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.state import OVER, Phase
from games.ruhrschifffahrt.turns import Begin

_GO_ON: Final[dict[int, Callable[[Change], bool]]] = {
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


def end_turn(change: Change, action: EndTurn) -> None:
    """The decision passes on, and what needs nobody is done."""
    go_on(change)


def go_on(change: Change) -> None:
    """Carry on until somebody must decide or the game is over."""
    state = change.state
    while state.phase != OVER:
        if _GO_ON[state.phase](change):
            return
        _end_phase(change)


def _end_phase(change: Change) -> None:
    state = change.state
    _rest(change)
    change.end_phase(f"round_{state.round}_phase_{state.phase}")
    if state.phase != 7:
        state.phase = _NEXT[state.phase]
    elif state.round == facts.ROUNDS:
        final.score(change)
    else:
        _begin_round(change)


def _rest(change: Change) -> None:
    """Nobody's turn: the state between two phases."""
    change.wait(Begin(change.state.order[0]))


def _begin_round(change: Change) -> None:
    state = change.state
    state.round += 1
    state.phase = 1
    tell_round(change)


def tell_round(change: Change) -> None:
    """Say which round begins, and where black dice return to in it."""
    state = change.state
    dominion = facts.calendar_of(state.round).returns_to
    year = change.river.board.years[state.round - 1]
    params = {"round": state.round, "year": year, "dominion": "" if dominion is None else dominion}
    change.tell("round_began", "6.1", params, ("calendar",), public=True)
