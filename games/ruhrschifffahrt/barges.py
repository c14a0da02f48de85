"""Where the barges lie, and the order of play that follows from it (6.0)."""

from games.engine.event import Seat
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.river import River, river_of
from games.ruhrschifffahrt.state import SeatState, State


class NotAfloat(LookupError):
    """A barge is asked for that has not started yet."""


def in_order(state: State) -> tuple[Seat, ...]:
    """The seats with a barge on the river, the most upstream first (R2).

    Of barges on the same space the one that came later counts as more upstream (R3).
    """
    river = river_of(state)

    def downstream(seat: Seat) -> tuple[int, int]:
        own = state.seats[seat]
        return (river.index[own.place] if own.place else -1, -own.arrival)

    afloat = [seat for seat, own in enumerate(state.seats) if own.place is not None]
    return tuple(sorted(afloat, key=downstream))


def berth(state: State, seat: Seat) -> str:
    """Where the seat's barge lies; raises NotAfloat before its first start, when nobody asks."""
    place = state.seats[seat].place
    if place is None:
        raise NotAfloat(f"the barge of seat {seat}")
    return place


def barge_at(state: State, storage: str) -> Seat | None:
    """Whose barge lies at a storage, if any."""
    return next((seat for seat, own in enumerate(state.seats) if own.place == storage), None)


def at_start(river: River, own: SeatState) -> bool:
    """Whether the barge lies loaded at a storage."""
    return own.place in river.storages


def go(change: Change, seat: Seat, space: str) -> None:
    """Move a seat's barge to a space."""
    own = change.of(seat)
    change.state.arrivals += 1
    own.place, own.arrival = space, change.state.arrivals


def position_in_port(state: State, seat: Seat) -> int:
    """The place of a barge in Ruhrort, from 1, the most downstream one (6.4); 0 where it is elsewhere."""
    river = river_of(state)
    moored = [other for other in in_order(state) if state.seats[other].place == river.port]
    return moored[::-1].index(seat) + 1 if seat in moored else 0
