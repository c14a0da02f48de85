"""What the game waits for: a turn at one of its stages, each with just what the stage knows."""

from typing import Final, Literal, TypeAlias

import msgspec

from games.engine.turns import Waiting, expect, name_stages
from games.kohle_kolonie.facts import Pithead


class Begin(Waiting, frozen=True, tag="begin"):
    """Nobody's turn: a phase starts, or the game is over."""


# Phase 1


class Choose(Waiting, frozen=True, tag="choose"):
    """A bonus marker is chosen."""


# Phases 2 to 4


class Used(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a turn has used up: the action of the phase, an extra action marker."""

    action: bool = False
    extra: bool = False


class MinersLeft(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is left of an open miners action, or of the bonus marker that opened it.

    `inserted` are the spots of miners inserted by the marker, `moved` says whether anything was done.
    """

    by: Literal["action", "bonus"]
    insert: int
    redeploy: int
    engineer: int
    inserted: tuple[str, ...] = ()
    moved: bool = False


class Acting(Waiting, frozen=True):
    """A turn of phases 2 to 4."""

    used: Used


class Act(Acting, frozen=True, tag="act"):
    """What to do next is chosen."""


class Buying(Acting, frozen=True):
    """A turn in which the mine `card` is being bought."""

    card: str


class Worker(Buying, frozen=True, tag="worker"):
    """The worker is taken, or the settler moved, that brings the mine its miner."""


class PlaceCard(Buying, frozen=True, tag="place_card"):
    """The mine is laid on the tableau."""


class SecondWorker(Buying, frozen=True, tag="second_worker"):
    """A worker may be taken for the mine's second miner."""


class SecondMiner(Buying, frozen=True, tag="second_miner"):
    """The mine's second miner may be put somewhere."""


class SettlementMiners(Acting, frozen=True, tag="settlement_miners"):
    """Miners may be put at the settlement just placed."""

    village: str


class Miners(Acting, frozen=True, tag="miners"):
    """Miners are inserted and redeployed."""

    left: MinersLeft


class Arrange(Acting, frozen=True, tag="arrange"):
    """The pieces of the pithead card just flipped may be rearranged; `left` if that was in a miners action."""

    card: Pithead
    left: MinersLeft | None = None


# Phase 5


class Secure(Waiting, frozen=True, tag="secure"):
    """Mines may be secured; `rescued` of them were by the rescue marker in this turn."""

    rescued: int = 0


class LoseMiner(Waiting, frozen=True, tag="lose_miner"):
    """So many miners must be given up."""

    miners: int


class Subsidence(Waiting, frozen=True, tag="subsidence"):
    """Subsidence is paid for."""


# Phase 9


class Declare(Waiting, frozen=True, tag="declare"):
    """Markers may be added to the own value."""


class Bid(Waiting, frozen=True, tag="bid"):
    """A bid is made, or not."""


class PlaceLarge(Waiting, frozen=True, tag="place_large"):
    """The large mine just won is laid on the tableau."""

    card: str


# Phase 10


class Load(Waiting, frozen=True, tag="load"):
    """Loading may be used."""


# Any phase but those of actions


class Done(Waiting, frozen=True, tag="done"):
    """What the stage `asked` is decided, and the turn can only be ended."""

    asked: Literal["choose", "lose_miner", "subsidence", "declare", "bid", "place_large", "load"]


Turn: TypeAlias = (
    Begin
    | Choose
    | Act
    | Worker
    | PlaceCard
    | SecondWorker
    | SecondMiner
    | SettlementMiners
    | Miners
    | Arrange
    | Secure
    | LoseMiner
    | Subsidence
    | Declare
    | Bid
    | PlaceLarge
    | Load
    | Done
)
STAGES: Final = name_stages(Turn)
"""The stages by name."""


def used_up(turn: Turn) -> Used:
    """What a turn of phases 2 to 4 has used up."""
    return expect(turn, Acting).used


def miners_left(turn: Turn) -> MinersLeft | None:
    """What is left of the miners action or its marker, where that is open; a card flipped in it may wait."""
    return turn.left if isinstance(turn, (Miners, Arrange)) else None


def going_on(turn: Turn) -> Act | Miners:
    """The turn once a step is done: back to an open miners action, else to the choice of what to do next."""
    used, left = used_up(turn), miners_left(turn)
    return Miners(turn.seat, used, left) if left else Act(turn.seat, used)
