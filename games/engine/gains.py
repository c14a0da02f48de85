"""How the points of a game came about: what each round brought, and which events turned it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, groupby
from typing import Final, NamedTuple

import msgspec

from games.engine.contract import REPAIRED, AnyGame, Outcome
from games.engine.event import Event, Seat

POINTS: Final = "points"
"""The account of the points in every ledger."""
LEAST: Final = 3
"""So many turning points are told, where there are as many."""
MOST: Final = 5
"""So many at most: those after the first that swung at least half as much as the greatest."""
_CLOSING: Final = -1


class Gains(msgspec.Struct, frozen=True):
    """What each seat gained in points: before the first round, in each round, and by the final scoring."""

    start: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]
    closing: tuple[int, ...]

    @property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        """All of them in their order."""
        return (self.start, *self.rounds, self.closing)

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has in the end."""
        return tuple(map(sum, zip(*self.steps, strict=True)))


class Turning(msgspec.Struct, frozen=True):
    """An event that turned a game, and its round; `leads`: whoever won was ahead of all others from then on."""

    round: int
    event: Event
    leads: bool = False


class _Step(NamedTuple):
    """An event of a line of the log, and to which part of the game it belongs: 0 before the first round."""

    line: int
    part: int
    event: Event


def gains_of(game: AnyGame, seats: int, lines: Iterable[Sequence[Event]]) -> Gains:
    """What the events of a whole game booked, line by line of its log; none of them may be missing."""
    parts: dict[int, list[int]] = {0: [0] * seats, _CLOSING: [0] * seats}
    for step in _steps(game, lines):
        sums = parts.setdefault(step.part, [0] * seats)
        for entry in step.event.entries:
            if entry.account == POINTS:
                sums[entry.seat] += entry.amount
    rounds = tuple(tuple(parts[number]) for number in sorted(parts) if number > 0)
    return Gains(tuple(parts[0]), rounds, tuple(parts[_CLOSING]))


def turning_points(game: AnyGame, outcome: Outcome, lines: Iterable[Sequence[Event]]) -> tuple[Turning, ...]:
    """The events by which the two first gained most on each other, in their order; none of the final scoring.

    Of equal ones those by which one of the two overtook the other count more, then the later ones. Where whoever
    won was once not ahead, the event that changed this for good is among them. What the table itself set right is
    none, nor is what not everybody may see.
    """
    steps = list(_steps(game, lines))
    played = [
        (index, step)
        for index, step in enumerate(steps)
        if step.part > 0 and step.event.visible_to(None) and step.event.kind != REPAIRED and _moves(step.event)
    ]
    first, second = [seat for rank in outcome.ranks for seat in rank][:2]
    leads = [_points(step.event, first) - _points(step.event, second) for step in steps]
    swings, after = list(map(abs, leads)), list(accumulate(leads))
    overtakes = [_sign(now) != _sign(now - lead) for now, lead in zip(after, leads, strict=True)]
    ranked = sorted(
        played,
        key=lambda one: (swings[one[0]], overtakes[one[0]], _largest(one[1].event), one[0]),
        reverse=True,
    )
    greatest = swings[ranked[0][0]] if ranked else 0
    more = [one for one in ranked[LEAST:MOST] if 2 * swings[one[0]] >= greatest]
    chosen = [index for index, _ in (*ranked[:LEAST], *more)]
    lead = _lead(steps, dict(played), outcome)
    if lead is not None and lead not in chosen:
        chosen = [*chosen[: MOST - 1], lead]
    return tuple(Turning(steps[index].part, steps[index].event, index == lead) for index in sorted(chosen))


def _steps(game: AnyGame, lines: Iterable[Sequence[Event]]) -> Iterator[_Step]:
    part = 0
    for number, events in enumerate(lines):
        for event in events:
            if event.kind == game.round_begins and part != _CLOSING:
                part += 1
            elif event.kind in game.closing:
                part = _CLOSING
            yield _Step(number, part, event)


def _moves(event: Event) -> bool:
    return any(entry.account == POINTS and entry.amount for entry in event.entries)


def _points(event: Event, seat: Seat) -> int:
    return sum(entry.amount for entry in event.entries if entry.account == POINTS and entry.seat == seat)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _largest(event: Event) -> int:
    return max(abs(entry.amount) for entry in event.entries if entry.account == POINTS)


def _lead(steps: Sequence[_Step], played: dict[int, _Step], outcome: Outcome) -> int | None:
    """Where the only winner went ahead of all others for good, as it stood after each line of the log."""
    if len(outcome.ranks[0]) != 1:
        return None
    winner, seats = outcome.ranks[0][0], len(outcome.totals)
    sums = [0] * seats
    begins: list[int] | None = []  # of the line that was played last while the winner was not ahead
    for _, together in groupby(enumerate(steps), key=lambda one: (one[1].line, one[1].part)):
        indexes = [index for index, _ in together]
        for index in indexes:
            for seat in range(seats):
                sums[seat] += _points(steps[index].event, seat)
        ahead = all(sums[winner] > sums[seat] for seat in range(seats) if seat != winner)
        if not ahead:
            begins = None
        elif begins is None:
            begins = indexes
    gained = {index: _ahead_by(played[index].event, winner, seats) for index in begins or () if index in played}
    best = max(gained, key=lambda index: (gained[index], -index), default=None)
    return best if best is not None and gained[best] > 0 else None


def _ahead_by(event: Event, winner: Seat, seats: int) -> int:
    """What the winner gained by an event, and others lost."""
    return _points(event, winner) - min(_points(event, seat) for seat in range(seats) if seat != winner)
