"""When in the game a position is (6.0)."""

from games.engine.contract import Clock
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.stages import active_seats
from games.ruhrschifffahrt.state import OVER, State


def clock(state: State) -> Clock:
    """The round and its phase; those have acted in it that neither decide now nor wait for their turn."""
    if state.phase == OVER:
        return Clock(facts.ROUNDS + 1, 1)
    active = active_seats(state)
    coming = {*active, *state.waiting}
    return Clock(state.round, state.phase, tuple(seat for seat in state.order if active and seat not in coming))
