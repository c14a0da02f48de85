"""An action being carried out: the next state while it is drawn up, and what is to be told of it."""

from collections.abc import Mapping
from copy import copy

from games.coal_baron.state import Outstanding, SeatState, State, Turn
from games.engine.contract import PhaseEnd, Reveal, Transition
from games.engine.event import Entry, Event, Seat
from games.engine.violation import Param

Params = Mapping[str, Param | tuple[Param, ...]]


class Move:
    """A draft of the next state that may be changed freely; the state it came from stays as it was.

    `me` is the draft's own copy of the acting seat; other seats are copied by `of` before they are changed.
    """

    __slots__ = ("events", "fired", "me", "phase_ends", "reveals", "seat", "state")

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = draft = copy(state)
        draft.scoring = ()  # shown until somebody acts; rankings are left before there is any
        self.seat = seat
        self.me = me = copy(state.seats[seat])
        draft.seats = seats = state.seats.copy()
        seats[seat] = me
        self.events: list[Event] = []
        self.reveals: list[Reveal] = []
        self.phase_ends: list[PhaseEnd[State]] = []
        self.fired: list[Seat] = []

    def of(self, seat: Seat) -> SeatState:
        """A seat's side of the table, free to be changed."""
        if seat == self.seat:
            return self.me
        self.state.seats[seat] = own = copy(self.state.seats[seat])
        return own

    def wait(self, turn: Turn) -> None:
        """Say what the game waits for next."""
        self.state.turn = turn

    def tell(
        self,
        kind: str,
        rule: str,
        params: Params,
        entries: tuple[Entry, ...] = (),
        places: tuple[str, ...] = (),
        *,
        seat: Seat | None = None,
        only: tuple[Seat, ...] | None = None,
    ) -> None:
        """Add an event; it is the acting seat's unless `seat` names another."""
        self.events.append(Event(kind, rule, self.seat if seat is None else seat, params, entries, places, only))

    def reveal(self, what: str, to: tuple[Seat, ...] | None = None) -> None:
        """Note that something hidden was shown, to everyone or to some."""
        self.reveals.append(Reveal(what, to))

    def end_phase(self, phase: str) -> None:
        """Keep the position as it is now as the end of a phase."""
        snapshot = copy(self.state)
        snapshot.seats = [copy(seat) for seat in self.state.seats]
        self.phase_ends.append(PhaseEnd(phase, snapshot, len(self.events)))

    def add_order(self, seat: Seat, order: str, spaces: int) -> None:
        """Lay an order card among a seat's outstanding orders."""
        self.of(seat).outstanding += (Outstanding(order, ((),) * spaces),)

    def transition(self) -> Transition[State]:
        """What the action has made of the state."""
        fired = tuple(dict.fromkeys(self.fired))
        return Transition(self.state, tuple(self.events), tuple(self.reveals), tuple(self.phase_ends), fired)
