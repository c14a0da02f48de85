"""The state of a game of Coal Baron: ids and counters, all containers immutable but the list of seats."""

from typing import Final, Literal, TypeAlias

import msgspec

from games.coal_baron import facts
from games.coal_baron.facts import Coal
from games.coal_baron.turns import PileCard, Turn
from games.engine.event import Seat
from games.engine.rng import Rng

Phase: TypeAlias = Literal["draft", "shift", "over"]

SOURCES: Final = (
    "deliveries",
    *(element.id for element in facts.ELEMENTS),
    "francs",
    "cubes",
    "undelivered",
    "balance",
)
"""Where points come from, in the order of the score sheet."""
SOURCE_INDEX: Final[dict[str, int]] = {source: index for index, source in enumerate(SOURCES)}
"""Where a source stands in `SeatState.score`."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Table options; the defaults are the readings that the notes propose."""

    facts: str = facts.VERSION
    delivered: Literal["hidden", "open"] = "hidden"
    """S10, H2: may others see which orders were delivered, and the running majorities."""
    storing: Literal["always", "unneeded_only"] = "always"
    """M5: may a cube that fits an outstanding order be stored."""
    substitutes: Literal["required", "optional"] = "required"
    """F8: must a cube of another colour be taken while the supply has any."""
    storage_use: Literal["any_level", "surface"] = "any_level"
    """M6: may storage be used while the cage is below."""


class Section(msgspec.Struct, frozen=True, array_like=True):
    """A tunnel tile or printed section in a mine: its kind, and what each minecart holds."""

    kind: str
    cubes: tuple[Coal | None, ...]


class Outstanding(msgspec.Struct, frozen=True, array_like=True):
    """An outstanding order: for each printed space no cube, the right one, or two of any colour."""

    order: str
    filled: tuple[tuple[Coal, ...], ...]

    @property
    def complete(self) -> bool:
        """Whether every space is occupied."""
        return all(self.filled)


class Workers(msgspec.Struct, frozen=True, array_like=True):
    """Who stands on a worker space, and how many."""

    seat: Seat
    count: int


class SeatState(msgspec.Struct):
    """One player's side of the table. `workers` are those in reserve."""

    francs: int
    workers: int
    cage_level: int = 0
    cage: tuple[Coal, ...] = ()
    storage: tuple[Coal, ...] = ()
    sections: tuple[Section, ...] = ()
    outstanding: tuple[Outstanding, ...] = ()
    delivered: tuple[str, ...] = ()
    score: tuple[int, ...] = (0,) * len(SOURCES)
    ranking: tuple[str, ...] = ()

    @property
    def points(self) -> int:
        """Victory points so far."""
        return sum(self.score)


class ElementResult(msgspec.Struct, frozen=True, array_like=True):
    """One scoring element at a scoring: how many each seat has, what it brought each."""

    element: str
    counts: tuple[int, ...]
    points: tuple[int, ...]


class State(msgspec.Struct):
    """The whole game. Piles have their top first; `supply` is by coal in the order of COALS."""

    options: Options
    phase: Phase
    shift: int
    start_seat: Seat
    turn: Turn
    draft: tuple[str, ...]
    tile_slots: tuple[str | None, ...]
    order_slots: tuple[str | None, ...]
    tile_pile: tuple[PileCard, ...]
    order_pile: tuple[PileCard, ...]
    spaces: dict[str, Workers]
    bank: tuple[int, ...]
    canteen: tuple[int, ...]
    supply: tuple[int, int, int, int]
    seats: list[SeatState]
    rng: Rng
    scoring: tuple[ElementResult, ...] = ()
    """The scoring just made; empty again after the next action."""
