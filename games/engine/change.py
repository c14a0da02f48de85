"""An action being carried out: the next state while it is drawn up, and what is to be told of it.

Gains and losses are booked in the ledger where they happen; the next event that is told carries what was booked.
So the ledger is right by construction.
"""

from collections.abc import Mapping
from copy import copy
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

import msgspec

from games.engine.bounds import SeatState
from games.engine.contract import PhaseEnd, Reveal, S, Transition
from games.engine.event import Entry, Event, Fact, Seat
from games.engine.violation import Param

Params: TypeAlias = Mapping[str, Param | tuple[Param, ...]]
NOTHING: Final[Params] = {}


T = TypeVar("T", bound=SeatState)
"""A seat's side of the table."""
W = TypeVar("W", bound=msgspec.Struct)
"""What the game waits for, which every state calls `turn`."""


class Change(Generic[S, T, W]):
    """The next state, which may be changed freely; the state it came from stays as it was.

    `source_index` says where the points of a source stand in a seat's score.
    """

    source_index: ClassVar[Mapping[str, int]]

    __slots__ = ("_booked", "_copied", "_seats", "events", "fired", "phase_ends", "reveals", "seat", "state")

    def __init__(self, state: S, seat: Seat) -> None:
        self.state: S
        self.state, self._seats = _copied(state)
        self.seat = seat
        self.events: list[Event] = []
        self.reveals: list[Reveal] = []
        self.phase_ends: list[PhaseEnd[S]] = []
        self.fired: list[Seat] = []
        self._copied: set[Seat] = set()
        self._booked: list[Entry] = []

    def of(self, seat: Seat) -> T:
        """A seat's side of the table, free to be changed (its containers are replaced, not changed)."""
        if seat not in self._copied:
            self._copied.add(seat)
            self._seats[seat] = copy(self._seats[seat])
        return self._seats[seat]

    def wait(self, turn: W) -> None:
        """Say what the game waits for next."""
        self.state.turn = turn

    def score(self, seat: Seat, source: str, points: int) -> int:
        """Points of a source; gives what was really scored or lost."""
        if points:
            own, index = self.of(seat), self.source_index[source]
            own.score = (*own.score[:index], own.score[index] + points, *own.score[index + 1 :])
            self.book(seat, "points", points)
        return points

    def book(self, seat: Seat, account: str, amount: int, *, counted: bool = False) -> None:
        """Book a gain or loss in the ledger; the next event carries it.

        Nothing gained is no line of the ledger, but where it is to be said that something was `counted`.
        """
        if amount or counted:
            self._booked.append(Entry(seat, account, amount))

    def tell(
        self,
        kind: str,
        rule: str,
        params: Params = NOTHING,
        places: tuple[str, ...] = (),
        *,
        seat: Seat | None = None,
        public: bool = False,
        only: tuple[Seat, ...] | None = None,
        facts: tuple[Fact, ...] = (),
    ) -> None:
        """Add an event; it is the acting seat's unless `seat` names another or it is nobody's (`public`)."""
        whose = None if public else self.seat if seat is None else seat
        self.events.append(Event(kind, rule, whose, params, tuple(self._booked), places, only, facts))
        self._booked.clear()

    def reveal(self, what: str, to: tuple[Seat, ...] | None = None) -> None:
        """Say that something hidden was shown, to everyone or to some."""
        self.reveals.append(Reveal(what, to))

    def end_phase(self, phase: str) -> None:
        """Keep the position as it is now as the end of a phase."""
        snapshot, seats = _copied(self.state)
        seats[:] = [copy(seat) for seat in seats]
        self.phase_ends.append(PhaseEnd(phase, snapshot, len(self.events)))

    def transition(self) -> Transition[S]:
        """What the action has made of the state."""
        fired = tuple(dict.fromkeys(self.fired))
        return Transition(self.state, tuple(self.events), tuple(self.reveals), tuple(self.phase_ends), fired)


def _copied(state: S) -> tuple[S, list[Any]]:
    """A copy of a state, and its list of seats, copied too."""
    copied = copy(state)
    copied.seats = seats = state.seats.copy()
    return copied, seats
