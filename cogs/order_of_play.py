"""Players in the order of play."""

from collections.abc import Sequence

from games.engine.event import Seat


def from_active(order: Sequence[Seat], active: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats in their order of play, from the first of them who must decide; unchanged where nobody must."""
    first = next((place for place, seat in enumerate(order) if seat in active), 0)
    return (*order[first:], *order[:first])
