"""The outcome of a finished game, from the points that every game keeps by source."""

from collections.abc import Callable, Iterator, Sequence

from games.engine.bounds import SeatState
from games.engine.contract import Outcome, ScoreRow
from games.engine.event import Seat

Counts = tuple[int, ...]
"""A number for each seat."""


def outcome_of(
    seats: Sequence[SeatState],
    sources: Sequence[str],
    counted: Callable[[str], Counts | None],
    tie_break: Counts,
    second_tie_break: Counts | None = None,
) -> Outcome:
    """Ranks, totals and score sheet: most points win; between equal totals most of the tie-breaks, in turn.

    `counted` says of how many things each seat's points of a source came, where that can be seen.
    """
    totals = tuple(sum(own.score) for own in seats)
    tie_breaks = (tie_break,) if second_tie_break is None else (tie_break, second_tie_break)
    standing = list(zip(totals, *tie_breaks, strict=True))
    ranks = tuple(
        tuple(seat for seat, own in enumerate(standing) if own == rank)
        for rank in sorted(set(standing), reverse=True)
    )
    rows = tuple(
        ScoreRow(source, tuple(own.score[index] for own in seats), counted(source))
        for index, source in enumerate(sources)
    )
    return Outcome(ranks, totals, rows, tie_break, second_tie_break)


def places(outcome: Outcome) -> Iterator[tuple[int, Seat]]:
    """Every seat with its place, the best first; equal ones share a place."""
    place = 1
    for rank in outcome.ranks:
        yield from ((place, seat) for seat in rank)
        place += len(rank)
