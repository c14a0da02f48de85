"""When in the game a position is (Déroulement)."""

from games.coal_baron import facts
from games.coal_baron.state import State
from games.engine.contract import Clock


def clock(state: State) -> Clock:
    """The shift; the draft is its first phase in the first, and who has no workers left has acted in it."""
    if state.phase == "over":
        return Clock(facts.SHIFTS + 1, 1)
    if state.phase == "draft":
        return Clock(1, 1)
    spent = (seat for seat, own in enumerate(state.seats) if not own.workers and seat != state.turn.seat)
    return Clock(state.shift, 2, tuple(spent))
