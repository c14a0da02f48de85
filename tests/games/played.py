"""A short way to play on from a position with lines of notation, the same for every game."""

from typing import Any, Generic, TypeVar

import msgspec

from games.engine.contract import Game, PhaseEnd, Reveal, Transition
from games.engine.event import Event, Seat, balance
from games.engine.violation import Violation

S = TypeVar("S", bound=msgspec.Struct)


class Played(msgspec.Struct, Generic[S]):
    """What playing some lines led to: the state, and all that was told, shown, ended and fired on the way."""

    state: S
    events: list[Event]
    reveals: list[Reveal]
    phase_ends: list[PhaseEnd[S]]
    fired: list[Seat]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def event(self, kind: str, seat: Seat | None = None) -> Event:
        (found,) = self.every(kind, seat)
        return found

    def every(self, kind: str, seat: Seat | None = None) -> list[Event]:
        return [event for event in self.events if event.kind == kind and seat in (None, event.seat)]

    def gained(self, seat: Seat, account: str) -> int:
        return balance(self.events, seat).get(account, 0)


def led_to(made: Transition[S]) -> Played[S]:
    """What a single transition led to."""
    return Played(made.state, [*made.events], [*made.reveals], [*made.phase_ends], [*made.fired])


class Player(Generic[S]):
    """Plays a game by lines, each by the first seat that must decide unless `seat` is given."""

    def __init__(self, game: Game[S, Any, Any, Any]) -> None:
        self._game = game

    def _by(self, state: Any, seat: Seat | None) -> Seat:
        if seat is not None:
            return seat
        return (self._game.active_seats(state) or (state.turn.seat,))[0]

    def play(self, state: S, *lines: str, seat: Seat | None = None) -> Played[S]:
        """What the lines lead to."""
        played = Played(state, [], [], [], [])
        for line in lines:
            by = self._by(played.state, seat)
            transition = self._game.apply(played.state, by, self._game.parse(line))
            played.state = transition.state
            played.events += transition.events
            played.reveals += transition.reveals
            played.phase_ends += transition.phase_ends
            played.fired += transition.fired
        return played

    def judged(self, state: S, line: str, seat: Seat | None = None) -> Violation | None:
        """Why the line is refused now, if so."""
        return self._game.check(state, self._by(state, seat), self._game.parse(line))

    def refusal(self, state: S, line: str, seat: Seat | None = None) -> Violation:
        """The refusal that the line must meet."""
        violation = self.judged(state, line, seat)
        assert violation is not None, f"{line} is legal"
        return violation

    def legal(self, state: S, seat: Seat | None = None) -> list[str]:
        """The legal actions in notation."""
        return [self._game.notation(action) for action in self._game.legal_actions(state, self._by(state, seat))]
