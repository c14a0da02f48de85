"""An action being carried out: the next state while it is drawn up, and what is to be told of it.

Whatever a seat gains or loses goes through `gain` or `score`, which note it for the ledger; the next event that is
told carries what was noted. So the ledger is right by construction.
"""

from collections.abc import Mapping
from copy import copy
from typing import Final, TypeAlias

from games.engine.contract import PhaseEnd, Reveal, Transition
from games.engine.event import Entry, Event, Seat
from games.engine.violation import Param
from games.kohle_kolonie.state import SOURCE_INDEX, SeatState, State, Turn
from games.kohle_kolonie.terrain import Terrain, terrain_of

Params: TypeAlias = Mapping[str, Param | tuple[Param, ...]]
ACCOUNTS: Final = (
    "coins",
    "points",
    "workers",
    "pool",
    "engineers",
    "settlements",
    "engines",
    "mines",
    "extra",
    "markers",
)
"""Accounts of the ledger; `pool`, `engineers` and `settlements` are those not in use."""
NOTHING: Final[Params] = {}


class Move:
    """A draft of the next state that may be changed freely; the state it came from stays as it was."""

    __slots__ = ("_copied", "_noted", "events", "fired", "phase_ends", "reveals", "seat", "state", "terrain")

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = draft = copy(state)
        draft.seats = state.seats.copy()
        self.seat = seat
        self.terrain: Terrain = terrain_of(state)
        self.events: list[Event] = []
        self.reveals: list[Reveal] = []
        self.phase_ends: list[PhaseEnd[State]] = []
        self.fired: list[Seat] = []
        self._copied: set[Seat] = set()
        self._noted: list[Entry] = []

    def of(self, seat: Seat) -> SeatState:
        """A seat's side of the table, free to be changed (its containers are replaced, not changed)."""
        seats = self.state.seats
        if seat not in self._copied:
            self._copied.add(seat)
            seats[seat] = copy(seats[seat])
        return seats[seat]

    def wait(self, turn: Turn) -> None:
        """Say what the game waits for next."""
        self.state.turn = turn

    def note(self, seat: Seat, account: str, amount: int) -> None:
        """Note a gain or loss for the ledger; the next event carries it."""
        if amount:
            self._noted.append(Entry(seat, account, amount))

    def coins(self, seat: Seat, amount: int) -> None:
        """Coins from the bank to a seat, or back where the amount is negative."""
        self.of(seat).coins += amount
        self.state.bank -= amount
        self.note(seat, "coins", amount)

    def workers(self, seat: Seat, amount: int) -> None:
        """Workers from the pool to a seat."""
        self.of(seat).workers += amount
        self.state.worker_pool -= amount
        self.note(seat, "workers", amount)

    def miners(self, seat: Seat, amount: int) -> None:
        """Miners back to a seat's pool, or out of it where the amount is negative."""
        self.of(seat).pool += amount
        self.note(seat, "pool", amount)

    def score(self, seat: Seat, source: str, points: int) -> int:
        """Points of a source, never below 0 in all; gives what was really scored or lost."""
        own = self.of(seat)
        points = max(points, -own.points)
        if points:
            index = SOURCE_INDEX[source]
            own.score = (*own.score[:index], own.score[index] + points, *own.score[index + 1 :])
            self.note(seat, "points", points)
        return points

    def extra(self, seat: Seat, reason: str) -> None:
        """An extra action marker for the seat, once for each reason (5.1.3)."""
        own = self.of(seat)
        if reason in own.extra_from:
            return
        own.extra_from = (*own.extra_from, reason)
        own.extra += 1
        self.note(seat, "extra", 1)
        self.tell("extra_gained", "5.1.3", {"reason": reason}, (f"seat.{seat}.extra",), seat=seat)

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
    ) -> None:
        """Add an event; it is the acting seat's unless `seat` names another or it is nobody's (`public`)."""
        whose = None if public else self.seat if seat is None else seat
        self.events.append(Event(kind, rule, whose, params, tuple(self._noted), places, only))
        self._noted.clear()

    def reveal(self, what: str) -> None:
        """Note that something hidden was shown to everyone."""
        self.reveals.append(Reveal(what))

    def end_phase(self, phase: str) -> None:
        """Keep the position as it is now as the end of a phase."""
        snapshot = copy(self.state)
        snapshot.seats = [copy(seat) for seat in self.state.seats]
        self.phase_ends.append(PhaseEnd(phase, snapshot, len(self.events)))

    def transition(self) -> Transition[State]:
        """What the action has made of the state."""
        fired = tuple(dict.fromkeys(self.fired))
        return Transition(self.state, tuple(self.events), tuple(self.reveals), tuple(self.phase_ends), fired)
