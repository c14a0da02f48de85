"""What is printed on the pieces of Kohle & Kolonie apart from the board: pithead cards, markers, prices, points.

What belongs to the board (mines, villages, railways, tableau, losses) is data; see `board.py`.
"""

from typing import Final, Literal, TypeAlias

import msgspec

VERSION: Final = "2013.1"
"""Facts version kept in every table's options, so that a corrected figure never changes a running game."""

Piece: TypeAlias = Literal["miner", "engineer", "engine"]
Pithead: TypeAlias = Literal["workforce", "cokery", "ironworks", "loading", "administration"]
BonusMarker: TypeAlias = Literal["wagon", "aid", "rescue", "miners", "engineer", "settlement", "engine"]
RailwayMarker: TypeAlias = Literal["points", "coin", "worker", "wagon", "unification"]
DisasterMarker: TypeAlias = Literal["highest_number", "extra_coin", "buying_power", "subsidence"]

COLOURS: Final = ("orange", "blue", "red", "yellow", "green")
"""Seat colours; the English edition names only four of them, and five can play."""
SEATS: Final = range(3, 6)
ROUNDS: Final = 5

MINERS: Final = 20
SETTLEMENTS: Final = 5
ENGINEERS: Final = 3
DISCS: Final = 3
START_POINTS: Final = 2
ENGINES: Final = 20
WORKERS: Final = 40
COINS: Final = 85
"""Worth of all coins in the box: 35 of value 1 and 10 of value 5."""

BONUS_MARKERS: Final[tuple[BonusMarker, ...]] = (
    "wagon",
    "aid",
    "rescue",
    "miners",
    "engineer",
    "settlement",
    "engine",
)
BONUS_PRICE: Final[dict[str, int]] = {"engineer": 1, "settlement": 2, "engine": 1}
"""What using a bonus marker always costs; the others are free."""
RAILWAY_MARKERS: Final[tuple[RailwayMarker, ...]] = ("points", "coin", "worker", "wagon", "unification")
KEPT_MARKERS: Final[tuple[RailwayMarker, ...]] = ("worker", "wagon", "unification")
"""Railway markers that are kept; the others are resolved at once."""
MARKER_POINTS: Final = 2
MARKER_COINS: Final = 1
DISASTER_MARKERS: Final[tuple[DisasterMarker, ...]] = (
    "highest_number",
    "extra_coin",
    "buying_power",
    "buying_power",
    "subsidence",
)

NEUTRAL_DISCS: Final = 3
DRAWN_DISCS: Final = 3
SUBSIDENCE_COINS: Final = 1
SUBSIDENCE_POINTS: Final = 2
RESCUED_BY_MARKER: Final = 2

TRUST_SPACES: Final = 6
REFILLED_SPACES: Final = 3
REFILL_ROUNDS: Final = (4, 5)
MOST_PURCHASES: Final = 3

SETTLEMENT_POINTS: Final = (0, 0, 0, 3, 5)
"""Points for a player's first to fifth settlement; the third brings an extra action marker."""
MINERS_PER_SETTLEMENT: Final = 2
AID_POINTS: Final = 2
AID_COINS: Final = 1
TRACK_END: Final = 14
"""The last space of a tableau's track for bids; values may go beyond it."""
LOST_MINE_POINTS: Final = 2
"""For each small mine given up in a consolidation lost."""
COINS_GIVEN: Final = 2
WORKERS_GOT: Final = 3
WORKERS_GIVEN: Final = 2
COINS_GOT: Final = 1

ENGINE_POINTS: Final = (0, 3, 5, 8, 12, 17, 23)
COINS_PER_POINT: Final = 2
EXTRA_MARKER_POINTS: Final = 4


class Slot(msgspec.Struct, frozen=True):
    """A place on a side of a pithead card: what piece stands there, how many it needs, what it then earns."""

    id: str
    piece: Piece
    needs: int = 1
    coins: int = 0
    points: int = 0
    consolidation: int = 0
    wagons: int = 0
    """Wagons used up by the coins of a place on Loading."""


class PitheadCard(msgspec.Struct, frozen=True):
    """A pithead card: its places on both sides, what a flip costs (workers and coins) and scores."""

    id: Pithead
    front: tuple[Slot, ...] = ()
    back: tuple[Slot, ...] | None = None
    workers: int = 0
    coins: int = 0
    points: int = 0

    def side(self, flipped: bool) -> tuple[Slot, ...]:
        """The places of the side that lies up."""
        return self.back if flipped and self.back is not None else self.front


PITHEADS: Final[tuple[PitheadCard, ...]] = (
    PitheadCard("workforce", (), (), workers=5, coins=3, points=6),
    PitheadCard(
        "cokery",
        (
            Slot("e1", "engineer", coins=1),
            Slot("m1", "miner", coins=1),
            Slot("m2", "miner", needs=2, coins=1),
        ),
        (
            Slot("e1", "engineer", coins=1),
            Slot("s1", "engine", coins=1),
            Slot("m1", "miner", coins=1),
            Slot("m2", "miner", needs=2, coins=1),
            Slot("m3", "miner", coins=1),
        ),
        workers=5,
        coins=2,
        points=6,
    ),
    PitheadCard(
        "ironworks",
        (
            Slot("e1", "engineer", points=1),
            Slot("m1", "miner", points=1),
            Slot("m2", "miner", needs=2, points=1),
        ),
        (
            Slot("e1", "engineer", points=2),
            Slot("m1", "miner", points=2),
            Slot("m2", "miner", points=1),
            Slot("m3", "miner", points=1),
        ),
        workers=5,
        coins=3,
        points=8,
    ),
    PitheadCard(
        "loading",
        (
            Slot("e1", "engineer", coins=2, wagons=2),
            Slot("m1", "miner", coins=1, wagons=2),
        ),
        (
            Slot("e1", "engineer", coins=1, wagons=1),
            Slot("m1", "miner", coins=1, wagons=2),
            Slot("m2", "miner", coins=1, wagons=2),
        ),
        workers=2,
        coins=2,
        points=4,
    ),
    PitheadCard(
        "administration",
        (
            Slot("e1", "engineer", consolidation=1),
            Slot("e2", "engineer", consolidation=1),
            Slot("m1", "miner", consolidation=1),
            Slot("m2", "miner", needs=2, consolidation=1),
        ),
    ),
)
"""In the order of a seat's `pitheads`. Workforce is flipped for its workers or its coins, the others for both."""
PITHEAD_INDEX: Final[dict[str, int]] = {card.id: index for index, card in enumerate(PITHEADS)}
FLIPPABLE: Final[tuple[Pithead, ...]] = ("workforce", "cokery", "ironworks", "loading")
RAISES: Final[dict[str, str]] = {"workforce": "settlement", "cokery": "engineer", "ironworks": "engine"}
"""Which action the first flip of a card makes dearer for all."""
PRICES: Final[dict[str, tuple[int, int]]] = {"settlement": (2, 3), "engineer": (1, 2), "engine": (1, 2)}
"""Price of an action before and after it was raised."""
COKERY_BONUS: Final = 2
INSERTED: Final = 2
REDEPLOYED: Final = (2, 4)
"""Miners redeployed in one action before and after the flip of Workforce."""
FIRST_ENGINE_ROUND: Final = 2
"""Steam engines are sold from this round on."""
FIRST_CONSOLIDATION_ROUND: Final = 3
