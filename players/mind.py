"""What a computer player knows of a game: what things are worth, what is worth looking at, how to play quickly."""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias

import msgspec

from games.engine.contract import A, Game, S
from games.engine.event import Seat
from players.kinds import Kind

Step: TypeAlias = tuple[A, ...]
"""Actions of one seat that belong together, such as all steps of a mining action."""


class Item(msgspec.Struct, frozen=True):
    """Something of a seat's that brings points by the end.

    `what` is an id without blanks that the texts name, `amount` counts coins, cubes, workers or whatever it is,
    `worth` is what all of it is worth in points.
    """

    what: str
    amount: float
    worth: float


def as_dealt(state: S, seat: Seat) -> S:
    """The position itself."""
    return state


def unending(state: object) -> int:
    """More turns than any game has."""
    return 1000


@dataclass(frozen=True)
class Mind(Generic[S, A]):
    """A game as its computer players see it.

    `worth` is the final points that each seat may expect from a position; `items` is the same of one seat in
    parts, which sum to it. Both are asked only of positions dealt anew for the seat that thinks. `steps` are the
    steps worth considering of a seat that must decide, the best first and never none; all their actions are legal
    in order as far as something final. `quick` is one that costs little time to find, for games played on to see
    where they lead. `key` is equal for positions of the same turn that need not be looked at twice. `likely` is a
    position dealt anew for a seat with what others have decided unseen as sensible players would, where the deal
    leaves it to chance alone.

    `haste` says how much farther than in other games a hasty player is off the mark here, `lapses` among how many
    times more steps it errs, where the best few are much alike. `turns` says for how many a game is played on at
    most, where rounds are long. What a plan is `worth` counts as so many games as `trust` says.

    `kind` says what a plan is about, of which the notations are given in order.
    """

    game: Game[S, A, Any, Any]
    worth: Callable[[S], Sequence[float]]
    items: Callable[[S, Seat], Sequence[Item]]
    steps: Callable[[S, Seat], Sequence[Step[A]]]
    quick: Callable[[S, Seat, Random], Step[A]]
    key: Callable[[S, Seat], Hashable]
    kind: Callable[[Sequence[str]], Kind]
    haste: float = 1.0
    lapses: int = 1
    likely: Callable[[S, Seat], S] = as_dealt
    turns: Callable[[S], int] = unending
    trust: int = 0


AnyMind: TypeAlias = Mind[Any, Any]


def scored_as(sources: Sequence[str], score: Sequence[int], what_of: Mapping[str, str]) -> Counter[str]:
    """The points of a score sheet by the items as which its sources count; of the others as "points"."""
    found = Counter[str]()
    for source, points in zip(sources, score, strict=True):
        found[what_of.get(source, "points")] += points
    return found


def margin(points: Sequence[float], seat: Seat, rivals: float) -> float:
    """What a seat makes of the points of all: its own, less a share of the best other's."""
    best = max(theirs for other, theirs in enumerate(points) if other != seat)
    return points[seat] - rivals * best
