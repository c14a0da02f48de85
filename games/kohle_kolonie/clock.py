"""When in the game a position is (5.0)."""

from games.engine.contract import Clock
from games.engine.event import Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.state import OVER, State
from games.kohle_kolonie.turns import Begin

_IN_ORDER = frozenset({2, 3, 4, 5})


def clock(state: State) -> Clock:
    """The round and its phase; in a consolidation those have acted that have passed."""
    if state.phase == OVER:
        return Clock(facts.ROUNDS + 1, 1)
    return Clock(state.round, state.phase, () if isinstance(state.turn, Begin) else _acted(state))


def _acted(state: State) -> tuple[Seat, ...]:
    if state.phase == 1:
        return tuple(seat for seat in state.order if seat in state.discs and seat != state.turn.seat)
    if state.phase in _IN_ORDER:
        return state.order[: state.order.index(state.turn.seat)]
    if state.auction:
        return state.auction.passed
    asked = {loader.seat for loader in state.loaders}
    return tuple(seat for seat in state.order if seat not in asked) if state.loaders else ()
