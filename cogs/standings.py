"""How a game ended, or stood when it was stopped: who comes first."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, TypeVar, cast

import msgspec

from bot.presenter import Party
from bot.words import Words
from games.engine.bounds import View
from games.engine.event import Seat


class SeatView(Protocol):
    """One seat's side of the table, as far as it says who leads."""

    @property
    def points(self) -> int:
        """Points so far."""
        ...


class Standing(View, Protocol):
    """A position as it is seen, with everybody's points."""

    @property
    def seats(self) -> Sequence[SeatView]:
        """Every seat's side of the table."""
        ...


V = TypeVar("V", bound=Standing)
Means: TypeAlias = Callable[[V, Seat, Party, Words], str]
"""A seat's points and means in a line."""


def at_rest(means: Means[V]) -> Means[V]:
    """The means of a seat without a mark of whether it is at turn."""

    def shown(view: V, seat: Seat, party: Party, words: Words) -> str:
        stopped = cast("V", msgspec.structs.replace(cast("msgspec.Struct", view), active=()))
        return means(stopped, seat, party, words)

    return shown


def most_points_first(means: Means[V]) -> Callable[[V, Party, Words], str]:
    """The means of everybody, who had most points first; nobody is at turn any more."""

    shown = at_rest(means)

    def standings(view: V, party: Party, words: Words) -> str:
        seats = sorted(range(len(view.seats)), key=lambda seat: -view.seats[seat].points)
        return "\n".join(shown(view, seat, party, words) for seat in seats)

    return standings
