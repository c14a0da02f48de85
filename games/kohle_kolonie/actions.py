"""What a player can choose in Kohle & Kolonie, one decision each.

Words that occur in them: a *card* is a mine card's id (``"7"`` for numbered mines, a ground's id such as
``"general"`` for its large mine); a *space* is a mine space of the tableau (``"A1"``); a *spot* is anywhere that a
miner, engineer or engine can stand: ``"rescue.A1"``, ``"cokery.m1"``, a village's id, a station's id, a space's
id for engines, ``"pool"``.
"""

import re
from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec

from games.engine.fields import Either, Kind
from games.engine.notation import one_of
from games.engine.spelling import ALWAYS, NUMBER, Several, Spelling, flag, spelt
from games.engine.violation import MalformedAction, quoted
from games.kohle_kolonie import facts
from games.kohle_kolonie.facts import BonusMarker, Pithead

Payment: TypeAlias = Literal["coin", "points"]
Loading: TypeAlias = Literal["never", "cards", "all"]
AnswerName: TypeAlias = Literal["ranking", "ceiling", "protection", "subsidence", "loading", "places"]

# How fields are written

_SIGN: Final = re.compile(r"(rescue\.)?[a-z]\d{1,2}")
"""Stations and spaces, whose letter is a capital."""
_ID: Final = re.compile(r"[A-Za-z0-9_.]{1,30}")


def _read_id(word: str) -> str:
    """An id as boards write it; which ids there are only the table knows."""
    if not _ID.fullmatch(word):
        raise MalformedAction("not-an-id", word=quoted(word))
    if _SIGN.fullmatch(word):
        head, dot, sign = word.rpartition(".")
        return f"{head}{dot}{sign.upper()}"
    return word


ID: Final = Spelling(_read_id)
_BONUS: Final = spelt(facts.BONUS_MARKERS, "not-a-bonus")
_AID: Final = Spelling(
    lambda word: one_of(word, ("aid", "none"), "not-aid") == "aid", lambda aid: "aid" if aid else "none"
)

Card: TypeAlias = Annotated[str, ID, Kind("card")]
Ground: TypeAlias = Annotated[str, ID, Kind("ground")]
Village: TypeAlias = Annotated[str, ID, Kind("village")]
Space: TypeAlias = Annotated[str, ID, Kind("space")]
Spot: TypeAlias = Annotated[str, ID, Kind("spot")]
EngineSpot: TypeAlias = Annotated[str, ID, Kind("engine_spot")]
"""A space, or the Cokery: stations may have the ids of spaces."""
Count: TypeAlias = Annotated[int, NUMBER, Kind("count")]
ByMarker: TypeAlias = Annotated[bool, flag("bonus", "not-bonus"), Either("by", "action", "bonus"), Kind("by")]
PayingBy: TypeAlias = Annotated[Payment, spelt(get_args(Payment), "not-a-payment"), Kind("payment")]
WithAid: TypeAlias = Annotated[bool, _AID, ALWAYS, Kind("declared")]
"""Whether the consolidation aid is declared."""
Unification: TypeAlias = Annotated[int, NUMBER, ALWAYS]
"""How many unification markers are declared."""


class _Action(msgspec.Struct, frozen=True, tag_field="do"):
    """Common form of all actions: frozen, told apart by the field ``do``."""


# Phase 1


class ChooseBonus(_Action, frozen=True, tag="choose"):
    """Take a bonus marker from the track (5.1)."""

    marker: Annotated[BonusMarker, _BONUS, Kind("bonus")]


# Phases 2 to 4


class BuyMine(_Action, frozen=True, tag="buy"):
    """Buy a displayed small or single mine (5.1.2a)."""

    card: Card


class TakeWorker(_Action, frozen=True, tag="worker"):
    """Take the worker for a mine just bought, or for its second miner, from this village (5.1.2a)."""

    village: Village


class TakeSettler(_Action, frozen=True, tag="settler"):
    """Move a miner from the own settlement in this village onto the mine just bought (5.1.2a)."""

    village: Village


class PlaceCard(_Action, frozen=True, tag="place"):
    """Lay the mine card just bought, or the large mine just won, on this space of the tableau."""

    space: Space


class BuyEngine(_Action, frozen=True, tag="engine"):
    """Buy a steam engine and set it on a space's card or on the Cokery (5.1.2b); `bonus`: by the marker."""

    to: EngineSpot
    bonus: ByMarker = False


class PlaceSettlement(_Action, frozen=True, tag="settle"):
    """Place a settlement in a village (5.1.2c); `bonus`: by the marker."""

    village: Village
    bonus: ByMarker = False


class PutMiners(_Action, frozen=True, tag="put"):
    """Put so many miners from the pool at the settlement just placed."""

    count: Count


class InsertEngineer(_Action, frozen=True, tag="engineer"):
    """Insert an engineer on a place of a pithead card (5.1.2d); `bonus`: by the marker."""

    to: Spot
    bonus: ByMarker = False


class BeginMiners(_Action, frozen=True, tag="miners"):
    """Begin to insert and redeploy miners (5.1.2e); `bonus`: by the marker."""

    bonus: ByMarker = False


class InsertMiner(_Action, frozen=True, tag="insert"):
    """Insert a miner from the pool."""

    to: Spot


class RedeployMiner(_Action, frozen=True, tag="move"):
    """Redeploy a miner from one spot to another; a station two spaces away uses up two moves."""

    source: Spot
    to: Spot


class RedeployEngineer(_Action, frozen=True, tag="shift"):
    """Redeploy an engineer from one pithead place to another, once Workforce is flipped."""

    source: Spot
    to: Spot


class TakeCoin(_Action, frozen=True, tag="coin"):
    """Use the consolidation aid for a coin instead (5.1.1)."""


class Flip(_Action, frozen=True, tag="flip"):
    """Flip a pithead card (5.2); `pay` says by what where the card leaves a choice."""

    card: Annotated[Pithead, spelt(get_args(Pithead), "not-a-pithead"), Kind("pithead")]
    pay: (
        Annotated[Literal["workers", "coins"], spelt(("workers", "coins"), "not-a-payment"), Kind("flip")] | None
    ) = None


class Arrange(_Action, frozen=True, tag="arrange"):
    """Rearrange the pieces of the card just flipped: how many on each of its places, in their order."""

    pieces: Annotated[tuple[int, ...], Several(NUMBER, most=9)]


class Exchange(_Action, frozen=True, tag="give"):
    """Give 2 coins for 3 workers, or 2 workers for 1 coin."""

    what: Annotated[Literal["coins", "workers"], spelt(("coins", "workers"), "not-an-exchange"), Kind("exchange")]


class SpendExtra(_Action, frozen=True, tag="extra"):
    """Spend an extra action marker for an action in phase 4 (5.1.3)."""


class Stop(_Action, frozen=True, tag="stop"):
    """Leave the rest of what is being asked unused (second worker or miner, miners, rearranging)."""


# Phase 5


class Secure(_Action, frozen=True, tag="secure"):
    """Pay a coin to secure the mine on this space (5.1.4)."""

    space: Space


class Rescue(_Action, frozen=True, tag="rescue"):
    """Secure the mine on this space by the rescue marker (5.1.1)."""

    space: Space


class LoseMiner(_Action, frozen=True, tag="lose"):
    """Give up the miner on this spot, the pool being empty (5.1.4)."""

    source: Spot


class Pay(_Action, frozen=True, tag="pay"):
    """Pay for subsidence with a coin or with points (5.1.4)."""

    what: PayingBy


# Phase 9


class Declare(_Action, frozen=True, tag="declare"):
    """Declare what to add before the bidding (5.1.8): the aid, unification markers, points of Administration.

    `administration` is None where they are always added.
    """

    aid: WithAid = False
    unification: Unification = 0
    administration: Annotated[int | None, NUMBER] = None


class Bid(_Action, frozen=True, tag="bid"):
    """Raise the own value to this (5.1.8)."""

    value: Count


class Pass(_Action, frozen=True, tag="pass"):
    """Pass for the rest of this consolidation."""


# Phase 10


class Load(_Action, frozen=True, tag="load"):
    """Activate Loading with so many wagon markers from the railway, and with the wagon bonus marker or not."""

    markers: Annotated[int, NUMBER, ALWAYS, Kind("count")] = 0
    bonus: ByMarker = False


class EndTurn(_Action, frozen=True, tag="end"):
    """End the turn: what needs nobody is done and the decision passes on."""


END: Final = EndTurn()


# Answers left ahead


class LeaveRanking(_Action, frozen=True, tag="rank"):
    """Leave a ranking of bonus markers for the next choice: the first that lies there is taken."""

    markers: Annotated[tuple[BonusMarker, ...], Several(_BONUS, most=len(facts.BONUS_MARKERS))]


class LeaveCeiling(_Action, frozen=True, tag="ceiling"):
    """Leave what to declare for a ground and up to which value to bid; below the next bid it is a pass."""

    ground: Ground
    value: Count
    aid: WithAid = False
    unification: Unification = 0
    administration: Annotated[int | None, NUMBER] = None


class LeaveProtection(_Action, frozen=True, tag="protect"):
    """Leave the spaces to be secured in the next disaster: by coins, and by the rescue marker; none is allowed."""

    coins: tuple[str, ...] = ()
    marker: tuple[str, ...] = ()


class LeaveSubsidence(_Action, frozen=True, tag="subsidence"):
    """Leave how to pay for subsidence, until withdrawn."""

    what: Annotated[PayingBy, Kind("payment", get_args(Payment))]


class LeaveLoading(_Action, frozen=True, tag="loading"):
    """Leave how to use Loading, until withdrawn: never, by mine cards alone, or with all wagon markers."""

    how: Annotated[Loading, spelt(get_args(Loading), "not-a-way-to-load"), Kind("loading", get_args(Loading))]


class LeavePlaces(_Action, frozen=True, tag="places"):
    """Leave a ranking of spaces for large mines won, until withdrawn."""

    spaces: Annotated[tuple[str, ...], Several(ID, most=8)]


class Withdraw(_Action, frozen=True, tag="withdraw"):
    """Withdraw an answer left ahead; `ground` says which ceiling."""

    answer: Annotated[AnswerName, spelt(get_args(AnswerName), "not-an-answer")]
    ground: Annotated[str | None, ID] = None


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
