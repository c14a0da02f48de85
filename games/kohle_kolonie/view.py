"""What somebody may see of a game of Kohle & Kolonie. Everything hidden is absent, not blanked."""

from typing import Literal, TypeAlias

import msgspec

from games.engine.event import Seat
from games.kohle_kolonie.facts import BonusMarker, DisasterMarker, RailwayMarker
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.state import (
    Answers,
    Auction,
    Disaster,
    MineCard,
    Phase,
    PitheadSide,
    Settlement,
)
from games.kohle_kolonie.turns import Turn

MineStatus: TypeAlias = Literal["not_yet", "displayed", "owned", "trust", "merged", "unused"]
"""`merged` small mines are gone; `not_yet` large mines wait for their consolidation; `unused`: three players."""


class MineView(msgspec.Struct, frozen=True):
    """A mine, small, single or large. `marker` is what marks a mine of the Trust, `engine` stands on the card."""

    status: MineStatus
    owner: Seat | None = None
    engine: bool = False
    marker: Literal["engine", "coin"] | None = None


class Settlers(msgspec.Struct, frozen=True, array_like=True):
    """A settlement in a village: whose it is, how many miners stand there."""

    seat: Seat
    miners: int


class VillageView(msgspec.Struct, frozen=True):
    """A village: its workers, the settlements in it, and whether it is used with this number of players."""

    workers: int
    settlements: tuple[Settlers, ...]
    used: bool


class StationView(msgspec.Struct, frozen=True):
    """A station: whether its marker still lies there, each seat's miners, whether it is used."""

    marker: bool
    miners: tuple[int, ...]
    used: bool


class TrustView(msgspec.Struct, frozen=True):
    """The Coal Trust: coins on its track by space, mines it takes a round, whether an additional coin waits."""

    track: tuple[bool, ...]
    coins: int
    purchases: int
    extra_coin: bool
    mines: tuple[str, ...]


class AuctionView(msgspec.Struct, frozen=True):
    """A consolidation under way, and the next bid.

    `auction` has order, values and where they come from, and who passed. `leader` is the seat that leads (None:
    the Trust or nobody); `bidder` the seat to declare or bid now, `next_bid` its least bid and `price` the coins
    that takes, both None while markers are declared.
    """

    auction: Auction
    leader: Seat | None
    bidder: Seat | None
    next_bid: int | None
    price: int | None


class SeatView(msgspec.Struct, frozen=True):
    """One player's side of the table.

    `income` is what the mine cards bring in phase 7, `wagons` those on the cards, `engines` all own ones,
    `administration` the points for a consolidation. `answers` (left ahead) is given to its owner only.
    """

    coins: int
    points: int
    workers: int
    pool: int
    engineers: int
    settlements_left: int
    cards: tuple[MineCard | None, ...]
    rescue: tuple[bool, ...]
    secured: tuple[str, ...]
    pitheads: tuple[PitheadSide, ...]
    settlements: tuple[Settlement, ...]
    stations: dict[str, int]
    lost: tuple[int, ...]
    beside: int
    engines: int
    extra: int
    bonus: BonusMarker | None
    markers: tuple[RailwayMarker, ...]
    fresh: tuple[RailwayMarker, ...]
    income: int
    wagons: int
    administration: int
    score: tuple[int, ...]
    answers: Answers | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A position as `viewer` (None: the public) sees it.

    `active` are the seats that must decide, `turn` what the game waits for (in phase 10 `turn` is the viewer's
    own, if it must decide). Mines are by card id, villages and stations by id, seats by number, spaces and
    pithead cards in the order of `terrain.spaces` and `facts.PITHEADS`. `disaster_markers` are the revealed ones
    by round. `to_consolidate` are the grounds of this round still to come, in no order.
    """

    viewer: Seat | None
    options: Options
    round: int
    phase: Phase
    active: tuple[Seat, ...]
    turn: Turn
    order: tuple[Seat, ...]
    bonus_track: tuple[BonusMarker | None, ...]
    discs: tuple[Seat | None, ...]
    engine_marker_shut: bool
    display: tuple[str, ...]
    mines: dict[str, MineView]
    villages: dict[str, VillageView]
    stations: dict[str, StationView]
    markers_hidden: dict[str, int]
    """Railway markers not seen yet, by kind: under the stations, or put back unseen."""
    trust: TrustView
    disaster_markers: tuple[DisasterMarker | None, ...]
    disaster: Disaster | None
    subsidence: bool
    merged: tuple[str, ...]
    to_consolidate: tuple[str, ...]
    auction: AuctionView | None
    prices: dict[str, int]
    """Of engine, engineer and settlement now."""
    raised: tuple[str, ...]
    bank: int
    worker_pool: int
    engine_pool: int
    seats: tuple[SeatView, ...]
