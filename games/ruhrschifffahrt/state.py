"""The state of a game of Ruhrschifffahrt: ids and counters; containers are replaced, never changed in place."""

from typing import Final, Literal, TypeAlias

import msgspec

from games.engine.event import Seat
from games.engine.rng import Rng
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.actions import Good, LeaveChoice, LeavePurchases, LeaveStorages
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.turns import Turn

Phase: TypeAlias = Literal[1, 2, 3, 4, 5, 6, 7, 8]
"""The rulebook's phases 1 to 7; 8 when the game is over."""
OVER: Final = 8

SOURCES: Final = (
    "locks",
    "cities",
    "port",
    "depots",
    "export",
    "events",
    "inn",
    "forfeits",
    "essen_set",
    "mark_set",
    "city_set",
    "depot_set",
    "depot_majorities",
    "mayor",
    "railway",
    "barge",
    "debts",
)
"""Where points come from (or go to), in the order of the score sheet.

`forfeits` are points lost for debts without a warehouse in supply, and for payments that could not be met.
"""
SOURCE_INDEX: Final[dict[str, int]] = {source: index for index, source in enumerate(SOURCES)}


class Die(msgspec.Struct, frozen=True, array_like=True):
    """A coal die."""

    colour: facts.Colour
    value: int


class Sale(msgspec.Struct, frozen=True, array_like=True):
    """A sale planned in phase 3: where, and the coins it brought its seller when it was planned."""

    space: str
    coins: int


class Chooser(msgspec.Struct, frozen=True, array_like=True):
    """A seat that must choose between a coin and a point, what it has chosen, and whether its turn is over."""

    seat: Seat
    what: Good | None = None
    done: bool = False


class Answers(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat has left ahead; secret to it."""

    choices: tuple[LeaveChoice, ...] = ()
    """At most one a round, by round."""
    purchases: LeavePurchases | None = None
    skip: bool = False
    """Whether to be passed over in phase 6 where nothing could be bought without a debt."""
    storages: LeaveStorages | None = None


class SeatState(msgspec.Struct):
    """One player's side of the table."""

    coins: int = 0
    supply: int = facts.SUPPLY
    """Warehouses ready to be built."""
    with_lock: int = facts.WITH_FIRST_LOCK
    """Warehouses that come with the first lock."""
    with_mark: int = facts.WITH_MARK
    """Warehouses that come with the tile County of Mark."""
    calendar: tuple[int, ...] = facts.CALENDAR_WAREHOUSES
    """Rounds of the calendar on which a warehouse still lies."""
    debts: int = 0
    locks: int = 0
    """Locks built."""
    cubes: dict[str, int] = {}
    """Development cubes by area; areas without one are absent."""
    tiles: tuple[facts.Tile, ...] = ()
    """Progress tiles received, in that order."""
    turned: tuple[facts.Tile, ...] = ()
    """White tiles that have been used."""
    blanks: tuple[facts.Tile, ...] = ()
    """Progress that was sold out and is covered by a blank tile."""
    place: str | None = None
    """Space of the barge; None before its first start."""
    arrival: int = 0
    """Counts arrivals of all barges: of two barges on a space the later one counts as more upstream."""
    option: facts.Option | None = None
    """Special option of this round."""
    plan: Sale | None = None
    """The sale planned for this round; secret to its owner."""
    score: tuple[int, ...] = (0,) * len(SOURCES)
    """Points by source, as in `SOURCES`."""
    answers: Answers = Answers()

    @property
    def points(self) -> int:
        """Victory points so far."""
        return sum(self.score)


class State(msgspec.Struct):
    """The whole game. The board is named by its fingerprint in `options.board`."""

    options: Options
    round: int
    phase: Phase
    turn: Turn
    order: tuple[Seat, ...]
    """Seats in the order of this phase, the first player first."""
    waiting: tuple[Seat, ...]
    """Seats whose turn of this phase is still to come, in order."""
    arrivals: int
    """How many barges have arrived anywhere so far."""
    dice: dict[str, int]
    """Values of the dice on storages; storages without one are absent. A storage's dominion gives the colour."""
    tracks: dict[str, tuple[int, ...]]
    """Values of the dice on the transport tracks by colour, from the arrow upwards."""
    removed: dict[str, int]
    """Dice out of the game, by colour."""
    obstacles: dict[str, str]
    """Obstacles still on the river: the obstacle/demand tile that lies there, face down."""
    bag: tuple[str, ...]
    """Tiles in the bag, sorted; a draw takes one by the seed."""
    drawn: tuple[str, ...]
    """Tiles drawn so far, in order; those of this round's draw last."""
    pilot_ban: bool
    forced_lock: bool
    """Whether every owner of the lock tile must build a lock in the next phase 6."""
    demand: dict[str, int]
    """Coins on sale spaces; spaces without one are absent."""
    cities: dict[str, tuple[Seat, ...]]
    """Warehouses by city, from the left."""
    depots: dict[str, tuple[Seat, ...]]
    """Warehouses by dominion, from the left."""
    port: dict[str, tuple[Seat, ...]]
    """Warehouses in Ruhrort by country, position 1 first."""
    export: int
    """Cell of the export marker, from 0."""
    exported: int
    """Sales in Ruhrort in this round."""
    countries: tuple[facts.Country, ...]
    """Country tiles in their order; those of rounds to come are face down."""
    white: dict[str, int]
    """White progress tiles left."""
    seats: list[SeatState]
    rng: Rng
    leaving: tuple[Die, ...] = ()
    """Dice that left a transport track and must be placed, the first of them first."""
    pending: tuple[facts.EventKind, ...] = ()
    """Events of this round still to be carried out, while phase 1 lasts."""
    owed: dict[str, int] = {}
    """Dice still to be removed in round 11, by colour."""
    choosers: tuple[Chooser, ...] = ()
    """Seats asked at once to choose between a coin and a point, in turn order; their choices are secret."""
