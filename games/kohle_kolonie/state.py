"""The state of a game of Kohle & Kolonie: ids and counters; containers are replaced, never changed in place."""

from typing import Final, Literal, TypeAlias

import msgspec

from games.engine.event import Seat
from games.engine.rng import Rng
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import (
    LeaveCeiling,
    LeaveLoading,
    LeavePlaces,
    LeaveProtection,
    LeaveRanking,
    LeaveSubsidence,
)
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.turns import Turn

Phase: TypeAlias = Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
"""The rulebook's phases 1 to 10; 11 when the game is over."""
OVER: Final = 11

SOURCES: Final = (
    "start",
    "single_mines",
    "large_mines",
    "lost_mines",
    "board",
    "settlements",
    "flips",
    "cokery",
    "ironworks",
    "loading",
    "markers",
    "disasters",
    "subsidence",
    "engines",
    "coins",
    "stations",
    "lines",
    "extra_markers",
)
"""Where points come from (or go to), in the order of the score sheet."""
SOURCE_INDEX: Final[dict[str, int]] = {source: index for index, source in enumerate(SOURCES)}


class MineCard(msgspec.Struct, frozen=True, array_like=True):
    """A mine card on a tableau, and whether a steam engine stands on it."""

    card: str
    engine: bool = False


class PitheadSide(msgspec.Struct, frozen=True, array_like=True):
    """A seat's pithead card: whether it is flipped, how many pieces stand on each place of that side."""

    flipped: bool
    pieces: tuple[int, ...]


class Settlement(msgspec.Struct, frozen=True, array_like=True):
    """A settlement: its village, and how many of its owner's miners stand there."""

    village: str
    miners: int = 0


class Answers(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat has left ahead; secret to it."""

    ranking: LeaveRanking | None = None
    ceilings: tuple[LeaveCeiling, ...] = ()
    """At most one a ground, by ground."""
    protection: LeaveProtection | None = None
    subsidence: LeaveSubsidence | None = None
    loading: LeaveLoading | None = None
    places: LeavePlaces | None = None


class SeatState(msgspec.Struct):
    """One player's side of the table. `workers` are local workers beside the tableau, `pool` miners."""

    coins: int
    workers: int = 0
    pool: int = facts.MINERS
    engineers: int = facts.ENGINEERS
    cards: tuple[MineCard | None, ...] = ()
    """By the board's mine spaces."""
    rescue: tuple[bool, ...] = ()
    """By the board's mine spaces: whether a miner stands there as rescue team."""
    secured: tuple[str, ...] = ()
    """Spaces secured in this round by coin or marker."""
    pitheads: tuple[PitheadSide, ...] = ()
    """As in `facts.PITHEADS`."""
    cokery_scored: tuple[str, ...] = ()
    """Bonuses of the Cokery's back already scored."""
    settlements: tuple[Settlement, ...] = ()
    """In the order of placing."""
    stations: dict[str, int] = {}
    """Own miners on stations."""
    lost: tuple[int, ...] = (0,) * facts.ROUNDS
    """Miners on the disaster space of each round."""
    beside: int = 0
    """Steam engines beside the tableau."""
    extra: int = 0
    """Extra action markers."""
    extra_from: tuple[str, ...] = ()
    """What extra action markers were gained for: settlements, engineers, ironworks."""
    bonus: facts.BonusMarker | None = None
    markers: tuple[facts.RailwayMarker, ...] = ()
    """Railway markers kept, sorted."""
    fresh: tuple[facts.RailwayMarker, ...] = ()
    """Those taken in this round where they cannot be used before the next."""
    score: tuple[int, ...] = (0,) * len(SOURCES)
    """Points by source, as in `SOURCES`."""
    answers: Answers = Answers()

    @property
    def points(self) -> int:
        """Victory points so far."""
        return sum(self.score)


class TrustMine(msgspec.Struct, frozen=True, array_like=True):
    """A mine of the Trust, small, single or large, and what marks it on the board."""

    card: str
    marker: Literal["engine", "coin"]


class Trust(msgspec.Struct, frozen=True):
    """The Coal Trust. `track` says of spaces 1 to 6 whether a coin lies there."""

    track: tuple[bool, ...] = (True,) * facts.TRUST_SPACES
    mines: tuple[TrustMine, ...] = ()
    buying_power: int = 0
    """Markers on the purchase track."""
    extra_coin: bool = False
    """Whether the additional coin waits for the next consolidation with bidding."""
    taken_by_event: int = 0
    """Cards taken by the highest number in this round."""

    @property
    def coins(self) -> int:
        """Coins on the consolidation track."""
        return sum(self.track)


class Disaster(msgspec.Struct, frozen=True):
    """The disaster of a round: its marker, the discs drawn (``"black"``, ``"blank"`` or a seat's number)."""

    marker: facts.DisasterMarker
    drawn: tuple[str, ...]
    happened: bool
    """Whether a player's disc was drawn."""


class Value(msgspec.Struct, frozen=True, array_like=True):
    """A player's value in a consolidation, and where it comes from."""

    mines: int
    administration: int = 0
    aid: int = 0
    unification: int = 0
    coins: int = 0

    @property
    def base(self) -> int:
        """The value before coins."""
        return self.mines + self.administration + self.aid + self.unification

    @property
    def total(self) -> int:
        """The value bid so far."""
        return self.base + self.coins


class Auction(msgspec.Struct, frozen=True):
    """A consolidation under way. `order` are the players in it by their highest card number, descending.

    `values` and `declared` go by `order`; `trust` is the Trust's value, None where it has no mine in the ground.
    """

    ground: str
    order: tuple[Seat, ...]
    values: tuple[Value, ...]
    trust: int | None
    declared: tuple[bool, ...]
    passed: tuple[Seat, ...] = ()
    winner: Seat | None = None
    """Set once the large mine waits for a space."""
    engine: bool = False
    """Whether a steam engine waits to be set on the large mine."""


class Loader(msgspec.Struct, frozen=True, array_like=True):
    """A seat that must say whether it uses Loading, and whether it has."""

    seat: Seat
    done: bool = False


class State(msgspec.Struct):
    """The whole game. The board is named by its fingerprint in `options.board`."""

    options: Options
    round: int
    phase: Phase
    turn: Turn
    order: tuple[Seat, ...]
    """Seats in turn order; while bonus markers are chosen that of the round before."""
    bonus_track: tuple[facts.BonusMarker | None, ...]
    discs: tuple[Seat | None, ...]
    """While bonus markers are chosen: whose disc lies on the space of a marker taken."""
    display: tuple[str, ...]
    """Cards for sale, by number."""
    village_workers: dict[str, int]
    station_markers: dict[str, facts.RailwayMarker]
    """Markers still under stations; face down."""
    returned_markers: tuple[facts.RailwayMarker, ...]
    """Markers put back unseen with three players."""
    disaster_markers: tuple[facts.DisasterMarker, ...]
    """By round; those of rounds to come are face down."""
    subsidence: bool
    """Whether the subsidence marker lies on the board."""
    trust: Trust
    merged: tuple[str, ...]
    """Grounds already consolidated, in order."""
    to_consolidate: tuple[str, ...]
    """Large cards of this round not yet revealed, in their shuffled order; face down."""
    raised: tuple[str, ...]
    """Actions whose price was raised."""
    bank: int
    """Worth of coins in the bank; below 0 where income was paid beyond it."""
    worker_pool: int
    engine_pool: int
    seats: list[SeatState]
    rng: Rng
    disaster: Disaster | None = None
    """The disaster of this round once it was drawn."""
    auction: Auction | None = None
    loaders: tuple[Loader, ...] = ()
    """Seats asked at once about Loading."""
