"""What a player can do, one decision each."""

from typing import Literal, TypeAlias

import msgspec

from games.ruhrschifffahrt.facts import Colour, Country, Dominion, Option

Good: TypeAlias = Literal["coin", "point"]


class _Action(msgspec.Struct, frozen=True, tag_field="do"):
    pass


class Choose(_Action, frozen=True, tag="choose"):
    """Choose what the event of the round takes or brings (6.1, rounds 3, 6 and 10)."""

    what: Good


class RemoveDie(_Action, frozen=True, tag="remove"):
    """Remove the die of a storage from the game (6.1, round 11)."""

    storage: str


class PlaceDie(_Action, frozen=True, tag="place"):
    """Place the first of the dice that left a transport track on an empty storage (5.1)."""

    storage: str


class ChooseOption(_Action, frozen=True, tag="option"):
    """Choose a special option and pay for it; `free`: by the tile Tow action (5.2)."""

    option: Option
    free: bool = False


class TransportDie(_Action, frozen=True, tag="transport"):
    """Take the die on the arrow of a track to an empty storage, as the option chosen allows (5.2)."""

    colour: Colour
    storage: str


class Replenish(_Action, frozen=True, tag="replenish"):
    """Raise a die on a storage, as the option chosen allows (5.2)."""

    storage: str


class ChooseStart(_Action, frozen=True, tag="start"):
    """Move the own barge to a storage with a die and load it (6.3)."""

    storage: str


class PlanSale(_Action, frozen=True, tag="plan"):
    """Say where the die will be sold in phase 4; it is sold there unless it would pay something else by then."""

    space: str


class HaulCoal(_Action, frozen=True, tag="haul"):
    """Use the tile Coal hauler: raise a die on a storage to a value (6.5.2)."""

    storage: str
    value: int


class UseInn(_Action, frozen=True, tag="inn"):
    """Use the tile Inn (6.5.2)."""

    what: Good


class Sell(_Action, frozen=True, tag="sell"):
    """Ship the loaded die to a sale space and sell it (6.4)."""

    space: str


class BuildLock(_Action, frozen=True, tag="lock"):
    """Build a lock in place of an obstacle (6.6)."""

    obstacle: str


class BuildInCity(_Action, frozen=True, tag="city"):
    """Build a warehouse in a city; `white`: by the white tile Warehouse (6.6)."""

    city: str
    white: bool = False


class BuildInDepot(_Action, frozen=True, tag="depot"):
    """Build a warehouse in the coal depot of a dominion (6.6)."""

    dominion: Dominion


class BuildInPort(_Action, frozen=True, tag="port"):
    """Build a warehouse in a column of Ruhrort; `white`: by the white tile Warehouse (6.6)."""

    country: Country
    white: bool = False


class MoveInPort(_Action, frozen=True, tag="shift"):
    """Move an own warehouse to another column of Ruhrort (6.6)."""

    source: Country
    to: Country


class RepayDebt(_Action, frozen=True, tag="repay"):
    """Repay a debt: its warehouse returns to the own supply (6.6)."""


class EndTurn(_Action, frozen=True, tag="end"):
    """End the turn; the decision passes on."""


# Answers left ahead. None of them is part of a turn.

Purchase: TypeAlias = BuildLock | BuildInCity | BuildInDepot | BuildInPort | MoveInPort | RepayDebt | UseInn
"""What can be done in phase 6."""


class LeaveChoice(_Action, frozen=True, tag="leave_choice"):
    """Leave what to choose in round 3, 6 or 10."""

    round: int
    what: Good


class LeavePurchases(_Action, frozen=True, tag="leave_purchases"):
    """Leave what to do in phase 6 of this round, in order; none: buy nothing.

    It is done if all of it is legal when the turn comes and costs no more than `most` coins; else one is asked.
    """

    purchases: tuple[Purchase, ...]
    most: int


class LeaveSkip(_Action, frozen=True, tag="leave_skip"):
    """Leave to be passed over in phase 6 where nothing can be bought without a debt, until withdrawn."""


class LeaveStorages(_Action, frozen=True, tag="leave_storages"):
    """Leave a ranking of storages for dice that leave a track, until withdrawn."""

    storages: tuple[str, ...]


AnswerName: TypeAlias = Literal["choice", "purchases", "skip", "storages"]


class Withdraw(_Action, frozen=True, tag="withdraw"):
    """Withdraw an answer left ahead; `round` says which choice."""

    answer: AnswerName
    round: int | None = None


Answer: TypeAlias = LeaveChoice | LeavePurchases | LeaveSkip | LeaveStorages | Withdraw

Action: TypeAlias = (
    Choose
    | RemoveDie
    | PlaceDie
    | ChooseOption
    | TransportDie
    | Replenish
    | ChooseStart
    | PlanSale
    | HaulCoal
    | UseInn
    | Sell
    | BuildLock
    | BuildInCity
    | BuildInDepot
    | BuildInPort
    | MoveInPort
    | RepayDebt
    | EndTurn
    | LeaveChoice
    | LeavePurchases
    | LeaveSkip
    | LeaveStorages
    | Withdraw
)
