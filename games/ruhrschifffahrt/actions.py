"""What a player can do, one decision each."""

import re
from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec

from games.engine.fields import Between, Either, Kind
from games.engine.spelling import NUMBER, Several, Spelling, flag, spelt
from games.engine.violation import MalformedAction, quoted
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.facts import Colour, Country, Dominion, Option

Good: TypeAlias = Literal["coin", "point"]
AnswerName: TypeAlias = Literal["choice", "purchases", "skip", "storages"]

# How fields are written

_ID: Final = re.compile(r"[a-z0-9_]{1,30}")
_OPTIONS: Final[tuple[Option, ...]] = get_args(Option)
_COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
_GOODS: Final[tuple[Good, ...]] = get_args(Good)
_ANSWERS: Final[tuple[AnswerName, ...]] = get_args(AnswerName)
_MOST_STORAGES: Final = 30


def _id(word: str) -> str:
    """An id as boards write it; which ids there are only the table knows."""
    if not _ID.fullmatch(word):
        raise MalformedAction("not-an-id", word=quoted(word))
    return word


_SPACE: Final = Spelling(_id)
_PAID: Final = (Either("by", "coins", "tile"), Kind("by", ("coins", "tile")))
"""What is paid for in coins, or by a progress tile."""

Storage: TypeAlias = Annotated[str, _SPACE, Kind("storage")]
SaleSpace: TypeAlias = Annotated[str, _SPACE, Kind("space")]
Obstacle: TypeAlias = Annotated[str, _SPACE, Kind("obstacle")]
City: TypeAlias = Annotated[str, _SPACE, Kind("city")]
GoodChosen: TypeAlias = Annotated[Good, spelt(_GOODS, "not-a-good"), Kind("good", _GOODS)]
CountryId: TypeAlias = Annotated[Country, spelt(facts.COUNTRIES, "not-a-country"), Kind("country")]
ByWhiteTile: TypeAlias = Annotated[bool, flag("white", "not-white"), *_PAID]
DieValue: TypeAlias = Annotated[int, NUMBER, Between(2, facts.HIGHEST_DIE)]
Round: TypeAlias = Annotated[int, NUMBER, Kind("round", tuple(map(str, facts.CHOICE_ROUNDS)))]


class _Action(msgspec.Struct, frozen=True, tag_field="do"):
    pass


class Choose(_Action, frozen=True, tag="choose"):
    """Choose what the event of the round takes or brings (6.1, rounds 3, 6 and 10)."""

    what: GoodChosen


class RemoveDie(_Action, frozen=True, tag="remove"):
    """Remove the die of a storage from the game (6.1, round 11)."""

    storage: Storage


class PlaceDie(_Action, frozen=True, tag="place"):
    """Place the first of the dice that left a transport track on an empty storage (5.1)."""

    storage: Storage


class ChooseOption(_Action, frozen=True, tag="option"):
    """Choose a special option and pay for it; `free`: by the tile Tow action (5.2)."""

    option: Annotated[Option, spelt(_OPTIONS, "not-an-option"), Kind("option")]
    free: Annotated[bool, flag("free", "not-free"), *_PAID] = False


class TransportDie(_Action, frozen=True, tag="transport"):
    """Take the die on the arrow of a track to an empty storage, as the option chosen allows (5.2)."""

    colour: Annotated[Colour, spelt(_COLOURS, "not-a-colour"), Kind("coal")]
    storage: Storage


class Replenish(_Action, frozen=True, tag="replenish"):
    """Raise a die on a storage, as the option chosen allows (5.2)."""

    storage: Storage


class ChooseStart(_Action, frozen=True, tag="start"):
    """Move the own barge to a storage with a die and load it (6.3)."""

    storage: Storage


class PlanSale(_Action, frozen=True, tag="plan"):
    """Say where the die will be sold in phase 4; it is sold there unless it would pay something else by then."""

    space: SaleSpace


class HaulCoal(_Action, frozen=True, tag="haul"):
    """Use the tile Coal hauler: raise a die on a storage to a value (6.5.2)."""

    storage: Storage
    value: DieValue


class UseInn(_Action, frozen=True, tag="inn"):
    """Use the tile Inn (6.5.2)."""

    what: GoodChosen


class Sell(_Action, frozen=True, tag="sell"):
    """Ship the loaded die to a sale space and sell it (6.4)."""

    space: SaleSpace


class BuildLock(_Action, frozen=True, tag="lock"):
    """Build a lock in place of an obstacle (6.6)."""

    obstacle: Obstacle


class BuildInCity(_Action, frozen=True, tag="city"):
    """Build a warehouse in a city; `white`: by the white tile Warehouse (6.6)."""

    city: City
    white: ByWhiteTile = False


class BuildInDepot(_Action, frozen=True, tag="depot"):
    """Build a warehouse in the coal depot of a dominion (6.6)."""

    dominion: Annotated[Dominion, spelt(facts.DEPOTS, "not-a-depot"), Kind("dominion")]


class BuildInPort(_Action, frozen=True, tag="port"):
    """Build a warehouse in a column of Ruhrort; `white`: by the white tile Warehouse (6.6)."""

    country: CountryId
    white: ByWhiteTile = False


class MoveInPort(_Action, frozen=True, tag="shift"):
    """Move an own warehouse to another column of Ruhrort (6.6)."""

    source: CountryId
    to: CountryId


class RepayDebt(_Action, frozen=True, tag="repay"):
    """Repay a debt: its warehouse returns to the own supply (6.6)."""


class EndTurn(_Action, frozen=True, tag="end"):
    """End the turn; the decision passes on."""


# Answers left ahead. None of them is part of a turn.

Purchase: TypeAlias = BuildLock | BuildInCity | BuildInDepot | BuildInPort | MoveInPort | RepayDebt | UseInn
"""What can be done in phase 6."""


class LeaveChoice(_Action, frozen=True, tag="leave_choice"):
    """Leave what to choose in round 3, 6 or 10."""

    round: Round
    what: GoodChosen


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

    storages: Annotated[tuple[str, ...], Several(_SPACE, most=_MOST_STORAGES)]


class Withdraw(_Action, frozen=True, tag="withdraw"):
    """Withdraw an answer left ahead; `round` says which choice."""

    answer: Annotated[AnswerName, spelt(_ANSWERS, "not-an-answer"), Kind("answer", _ANSWERS)]
    round: Round | None = None


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
