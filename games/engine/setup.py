"""How every game begins: what it does not know is refused, and chance says who starts unless the caller does."""

from typing import Any

from games.engine.contract import Setup
from games.engine.event import Seat
from games.engine.rng import Rng


def refuse_unknown(setup: Setup[Any], seats: range, facts: str) -> None:
    """Raises ValueError for a number of seats, a start seat or a facts version that the game does not know."""
    if setup.seats not in seats:
        raise ValueError(f"{setup.seats} seats; the game is for {min(seats)} to {max(seats)}")
    if setup.start_seat is not None and not 0 <= setup.start_seat < setup.seats:
        raise ValueError(f"start seat {setup.start_seat} of {setup.seats}")
    if setup.options.facts != facts:
        raise ValueError(f"facts version {setup.options.facts} is not known")


def start_seat(setup: Setup[Any], rng: Rng) -> tuple[Seat, Rng]:
    """The seat that starts, the caller's or else the seed's, and the generator after it."""
    if setup.start_seat is not None:
        return setup.start_seat, rng
    return rng.below(setup.seats)


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in clockwise order; `first` may go beyond the last seat, as a neighbour's number does."""
    return tuple((first + step) % seats for step in range(seats))
