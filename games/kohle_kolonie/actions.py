"""What a player can choose in Kohle & Kolonie, one decision each.

Words that occur in them: a *card* is a mine card's id (``"7"`` for numbered mines, a ground's id such as
``"general"`` for its large mine); a *space* is a mine space of the tableau (``"A1"``); a *spot* is anywhere that a
miner, engineer or engine can stand: ``"rescue.A1"``, ``"cokery.m1"``, a village's id, a station's id, a space's
id for engines, ``"pool"``.
"""

from typing import Literal, TypeAlias

import msgspec

from games.kohle_kolonie.facts import BonusMarker, Pithead


class _Action(msgspec.Struct, frozen=True, tag_field="do"):
    """Common form of all actions: frozen, told apart by the field ``do``."""


# Phase 1


class ChooseBonus(_Action, frozen=True, tag="choose"):
    """Take a bonus marker from the track (5.1)."""

    marker: BonusMarker


# Phases 2 to 4


class BuyMine(_Action, frozen=True, tag="buy"):
    """Buy a displayed small or single mine (5.1.2a)."""

    card: str


class TakeWorker(_Action, frozen=True, tag="worker"):
    """Take the worker for a mine just bought, or for its second miner, from this village (5.1.2a)."""

    village: str


class TakeSettler(_Action, frozen=True, tag="settler"):
    """Move a miner from the own settlement in this village onto the mine just bought (5.1.2a)."""

    village: str


class PlaceCard(_Action, frozen=True, tag="place"):
    """Lay the mine card just bought, or the large mine just won, on this space of the tableau."""

    space: str


class BuyEngine(_Action, frozen=True, tag="engine"):
    """Buy a steam engine and set it on a space's card or on the Cokery (5.1.2b); `bonus`: by the marker."""

    to: str
    bonus: bool = False


class PlaceSettlement(_Action, frozen=True, tag="settle"):
    """Place a settlement in a village (5.1.2c); `bonus`: by the marker."""

    village: str
    bonus: bool = False


class PutMiners(_Action, frozen=True, tag="put"):
    """Put so many miners from the pool at the settlement just placed."""

    count: int


class InsertEngineer(_Action, frozen=True, tag="engineer"):
    """Insert an engineer on a place of a pithead card (5.1.2d); `bonus`: by the marker."""

    to: str
    bonus: bool = False


class BeginMiners(_Action, frozen=True, tag="miners"):
    """Begin to insert and redeploy miners (5.1.2e); `bonus`: by the marker."""

    bonus: bool = False


class InsertMiner(_Action, frozen=True, tag="insert"):
    """Insert a miner from the pool."""

    to: str


class RedeployMiner(_Action, frozen=True, tag="move"):
    """Redeploy a miner from one spot to another; a station two spaces away uses up two moves."""

    source: str
    to: str


class RedeployEngineer(_Action, frozen=True, tag="shift"):
    """Redeploy an engineer from one pithead place to another, once Workforce is flipped."""

    source: str
    to: str


class TakeCoin(_Action, frozen=True, tag="coin"):
    """Use the consolidation aid for a coin instead (5.1.1)."""


class Flip(_Action, frozen=True, tag="flip"):
    """Flip a pithead card (5.2); `pay` says by what where the card leaves a choice."""

    card: Pithead
    pay: Literal["workers", "coins"] | None = None


class Arrange(_Action, frozen=True, tag="arrange"):
    """Rearrange the pieces of the card just flipped: how many on each of its places, in their order."""

    pieces: tuple[int, ...]


class Exchange(_Action, frozen=True, tag="give"):
    """Give 2 coins for 3 workers, or 2 workers for 1 coin."""

    what: Literal["coins", "workers"]


class SpendExtra(_Action, frozen=True, tag="extra"):
    """Spend an extra action marker for an action in phase 4 (5.1.3)."""


class Stop(_Action, frozen=True, tag="stop"):
    """Leave the rest of what is being asked unused (second worker or miner, miners, rearranging)."""


# Phase 5


class Secure(_Action, frozen=True, tag="secure"):
    """Pay a coin to secure the mine on this space (5.1.4)."""

    space: str


class Rescue(_Action, frozen=True, tag="rescue"):
    """Secure the mine on this space by the rescue marker (5.1.1)."""

    space: str


class LoseMiner(_Action, frozen=True, tag="lose"):
    """Give up the miner on this spot, the pool being empty (5.1.4)."""

    source: str


class Pay(_Action, frozen=True, tag="pay"):
    """Pay for subsidence with a coin or with points (5.1.4)."""

    what: Literal["coin", "points"]


# Phase 9


class Declare(_Action, frozen=True, tag="declare"):
    """Declare what to add before the bidding (5.1.8): the aid, unification markers, points of Administration.

    `administration` is None where they are always added.
    """

    aid: bool = False
    unification: int = 0
    administration: int | None = None


class Bid(_Action, frozen=True, tag="bid"):
    """Raise the own value to this (5.1.8)."""

    value: int


class Pass(_Action, frozen=True, tag="pass"):
    """Pass for the rest of this consolidation."""


# Phase 10


class Load(_Action, frozen=True, tag="load"):
    """Activate Loading with so many wagon markers from the railway, and with the wagon bonus marker or not."""

    markers: int = 0
    bonus: bool = False


class EndTurn(_Action, frozen=True, tag="end"):
    """End the turn: what needs nobody is done and the decision passes on."""


# Answers left ahead


class LeaveRanking(_Action, frozen=True, tag="rank"):
    """Leave a ranking of bonus markers for the next choice: the first that lies there is taken."""

    markers: tuple[BonusMarker, ...]


class LeaveCeiling(_Action, frozen=True, tag="ceiling"):
    """Leave what to declare for a ground and up to which value to bid; below the next bid it is a pass."""

    ground: str
    value: int
    aid: bool = False
    unification: int = 0
    administration: int | None = None


class LeaveProtection(_Action, frozen=True, tag="protect"):
    """Leave the spaces to be secured in the next disaster: by coins, and by the rescue marker; none is allowed."""

    coins: tuple[str, ...] = ()
    marker: tuple[str, ...] = ()


class LeaveSubsidence(_Action, frozen=True, tag="subsidence"):
    """Leave how to pay for subsidence, until withdrawn."""

    what: Literal["coin", "points"]


class LeaveLoading(_Action, frozen=True, tag="loading"):
    """Leave how to use Loading, until withdrawn: never, by mine cards alone, or with all wagon markers."""

    how: Literal["never", "cards", "all"]


class LeavePlaces(_Action, frozen=True, tag="places"):
    """Leave a ranking of spaces for large mines won, until withdrawn."""

    spaces: tuple[str, ...]


AnswerName: TypeAlias = Literal["ranking", "ceiling", "protection", "subsidence", "loading", "places"]


class Withdraw(_Action, frozen=True, tag="withdraw"):
    """Withdraw an answer left ahead; `ground` says which ceiling."""

    answer: AnswerName
    ground: str | None = None


Answer: TypeAlias = (
    LeaveRanking | LeaveCeiling | LeaveProtection | LeaveSubsidence | LeaveLoading | LeavePlaces | Withdraw
)

Action: TypeAlias = (
    ChooseBonus
    | BuyMine
    | TakeWorker
    | TakeSettler
    | PlaceCard
    | BuyEngine
    | PlaceSettlement
    | PutMiners
    | InsertEngineer
    | BeginMiners
    | InsertMiner
    | RedeployMiner
    | RedeployEngineer
    | TakeCoin
    | Flip
    | Arrange
    | Exchange
    | SpendExtra
    | Stop
    | Secure
    | Rescue
    | LoseMiner
    | Pay
    | Declare
    | Bid
    | Pass
    | Load
    | EndTurn
    | LeaveRanking
    | LeaveCeiling
    | LeaveProtection
    | LeaveSubsidence
    | LeaveLoading
    | LeavePlaces
    | Withdraw
)
