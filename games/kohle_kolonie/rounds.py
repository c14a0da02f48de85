"""From phase to phase and round to round (5.0, 5.4)."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from games.kohle_kolonie import (
    bonus_markers,
    consolidation,
    disasters,
    facts,
    final,
    income,
    loading,
    passing,
    trust,
)
from games.kohle_kolonie.actions import EndTurn
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.state import OVER, Phase
from games.kohle_kolonie.turns import Begin

_GO_ON: Final[dict[int, Callable[[Change], bool]]] = {
    1: bonus_markers.go_on,
    2: passing.go_on,
    3: passing.go_on,
    4: passing.go_on,
    5: disasters.go_on,
    6: trust.go_on,
    7: income.earn,
    8: income.score_board,
    9: consolidation.go_on,
    10: loading.go_on,
}
"""By phase: carry on after a turn (or begin); True where somebody must decide."""
_NEXT: Final[dict[int, Phase]] = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9, 9: 10}
PHASES: Final = tuple(
    f"round_{round}_phase_{phase}"
    for round in range(1, facts.ROUNDS + 1)
    for phase in range(1, 11)
    if phase != 9 or round >= facts.FIRST_CONSOLIDATION_ROUND
)
"""Names of the phases that are played, in order."""


def end_turn(change: Change, action: EndTurn) -> None:
    """End the turn; the decision passes on, and what needs nobody is done."""
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
    if state.phase == 10:
        _end_round(change)
    else:
        state.phase = _NEXT[state.phase]
        if state.phase == 9 and state.round < facts.FIRST_CONSOLIDATION_ROUND:
            state.phase = 10
    _rest(change)


def _rest(change: Change) -> None:
    """Nobody's turn: the state between two phases."""
    change.wait(Begin(change.state.order[0]))


def _end_round(change: Change) -> None:
    """Unused bonus markers go back; the next round is prepared, or the final scoring follows."""
    state = change.state
    bonus_markers.return_unused(change)
    for seat, own in enumerate(state.seats):
        if own.secured or own.fresh:
            kept = change.of(seat)
            kept.secured = ()
            kept.markers, kept.fresh = tuple(sorted((*own.markers, *own.fresh))), ()
    if state.round == facts.ROUNDS:
        final.score(change)
        return
    state.round += 1
    state.phase = 1
    state.disaster = None
    state.trust = replace(state.trust, taken_by_event=0)
    _prepare(change)


def _prepare(change: Change) -> None:
    """Display the cards of the round, and strengthen the Trust in rounds 4 and 5 (5.4)."""
    state = change.state
    entering = change.terrain.entering(state.round)
    cards = change.terrain.cards
    state.display = tuple(sorted((*state.display, *entering), key=lambda card: cards[card].number))
    places = tuple(f"display.{card}" for card in entering)
    change.tell("round_began", "5.4", {"round": state.round, "cards": entering}, places, public=True)
    trust.refill(change)
