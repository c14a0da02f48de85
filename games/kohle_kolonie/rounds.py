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
from games.kohle_kolonie.move import Move
from games.kohle_kolonie.state import OVER, Phase
from games.kohle_kolonie.turns import Begin

_GO_ON: Final[dict[int, Callable[[Move], bool]]] = {
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


def end_turn(move: Move, action: EndTurn) -> None:
    """End the turn; the decision passes on, and what needs nobody is done."""
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
    if state.phase == 10:
        _end_round(move)
    else:
        state.phase = _NEXT[state.phase]
        if state.phase == 9 and state.round < facts.FIRST_CONSOLIDATION_ROUND:
            state.phase = 10
    _rest(move)


def _rest(move: Move) -> None:
    """Nobody's turn: the state between two phases."""
    move.wait(Begin(move.state.order[0]))


def _end_round(move: Move) -> None:
    """Unused bonus markers go back; the next round is prepared, or the final scoring follows."""
    state = move.state
    bonus_markers.return_unused(move)
    for seat, own in enumerate(state.seats):
        if own.secured or own.fresh:
            kept = move.of(seat)
            kept.secured = ()
            kept.markers, kept.fresh = tuple(sorted((*own.markers, *own.fresh))), ()
    if state.round == facts.ROUNDS:
        final.score(move)
        return
    state.round += 1
    state.phase = 1
    state.disaster = None
    state.trust = replace(state.trust, taken_by_event=0)
    _prepare(move)


def _prepare(move: Move) -> None:
    """Display the cards of the round, and strengthen the Trust in rounds 4 and 5 (5.4)."""
    state = move.state
    entering = move.terrain.entering(state.round)
    cards = move.terrain.cards
    state.display = tuple(sorted((*state.display, *entering), key=lambda card: cards[card].number))
    places = tuple(f"display.{card}" for card in entering)
    move.tell("round_began", "5.4", {"round": state.round, "cards": entering}, places, public=True)
    trust.refill(move)
