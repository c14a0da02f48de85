"""What a player can choose in Coal Baron, one decision each."""

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from games.coal_baron import facts
from games.coal_baron.facts import Coal
from games.engine.fields import Kind
from games.engine.notation import one_of
from games.engine.spelling import Several, Spelling, spelt, spelt_or_none

Source: TypeAlias = Literal["cage", "storage"]
Place: TypeAlias = Literal["top", "bottom"]

# How fields are written

_NONE = "none"
_ORDER = spelt(facts.ORDERS, "not-an-order")
_CARD = spelt((*facts.ORDERS, *facts.TILES), "not-a-card")
_COAL = spelt(facts.COALS, "not-a-coal")
_SOURCES: tuple[Source, ...] = get_args(Source)
_SOURCE = spelt(_SOURCES, "not-a-source")
_PLACES: tuple[Place, ...] = get_args(Place)
_LEVELS = ("0", "1", "2", "3", "4")

OrderId: TypeAlias = Annotated[str, _ORDER, Kind("card")]
CardId: TypeAlias = Annotated[str, _CARD, Kind("card")]
SpaceId: TypeAlias = Annotated[str, spelt(facts.SPACES, "not-a-space"), Kind("space")]
Colour: TypeAlias = Annotated[Coal, _COAL, Kind("coal")]
From: TypeAlias = Annotated[Source, _SOURCE, Kind("source")]
Level: TypeAlias = Annotated[int, Spelling(lambda word: int(one_of(word, _LEVELS, "not-a-level"))), Kind("level")]


class _Action(msgspec.Struct, frozen=True, tag_field="do"):
    """Common form of all actions: frozen, told apart by the field ``do``."""


class DraftOrder(_Action, frozen=True, tag="draft"):
    """Take an open order card in the draft (Mise en place 10)."""

    order: OrderId


class PlaceWorkers(_Action, frozen=True, tag="place"):
    """Place as many workers as the space needs and begin its action (Tour de jeu)."""

    space: SpaceId


class ChooseSubstitute(_Action, frozen=True, tag="substitute"):
    """Put a cube of another colour on a minecart the supply cannot fill; None leaves it empty (F8)."""

    coal: Annotated[Coal | None, spelt_or_none(_COAL, _NONE), Kind("coal")]


class Keep(_Action, frozen=True, tag="keep"):
    """Keep one of the drawn tiles (by kind) or order cards, or none of them."""

    card: Annotated[str | None, spelt_or_none(_CARD, _NONE), Kind("card")]


class ReturnTo(_Action, frozen=True, tag="return"):
    """Say whether all other drawn cards go on top of the pile or under it (F4)."""

    place: Annotated[Place, spelt(_PLACES, "not-a-place"), Kind("place", _PLACES)]


class PutNext(_Action, frozen=True, tag="next"):
    """Name the drawn card that lies next, counted from the top, among those returned."""

    card: CardId


class MoveCage(_Action, frozen=True, tag="cage"):
    """Move the pit cage to another level for one step; 0 is the surface (Extraction 1, 2)."""

    level: Level


class LoadCube(_Action, frozen=True, tag="load"):
    """Move a cube of this colour from a minecart of the cage's level into the cage (Extraction 3)."""

    coal: Colour


class FillSpace(_Action, frozen=True, tag="fill"):
    """Move a cube from cage or storage to a free space of its colour (Extraction 4, 6)."""

    order: OrderId
    coal: Colour
    source: From = "cage"


class Cube(msgspec.Struct, frozen=True, array_like=True, order=True):
    """A cube of a colour, and where it is taken from."""

    source: Source
    coal: Coal


def _read_cube(word: str) -> Cube:
    source, _, coal = word.partition(":")
    return Cube(_SOURCE.read(source), _COAL.read(coal))


_CUBE = Spelling(_read_cube, lambda cube: f"{cube.source}:{cube.coal}")


class FillWithTwo(_Action, frozen=True, tag="pair"):
    """Move any two cubes for two steps to one free space printed `space` (Extraction 4, Important).

    Which of the cubes is named first says nothing: they are kept in their order.
    """

    order: OrderId
    space: Colour
    cubes: Annotated[tuple[Cube, Cube], Several(_CUBE, least=2, most=2), Kind("cube")]

    def __post_init__(self) -> None:
        first, second = self.cubes
        if second < first:
            msgspec.structs.force_setattr(self, "cubes", (second, first))


class StoreCube(_Action, frozen=True, tag="store"):
    """Move a cube from the cage to the private storage (Extraction 5)."""

    coal: Colour


class EndTurn(_Action, frozen=True, tag="end"):
    """End the turn: displays are refilled and the decision passes on."""


class LeaveRanking(_Action, frozen=True, tag="rank"):
    """Leave a ranking of order cards ahead: the draft takes the first that is still there."""

    orders: Annotated[tuple[str, ...], Several(_ORDER, most=len(facts.ORDERS))]


class WithdrawRanking(_Action, frozen=True, tag="unrank"):
    """Withdraw the ranking left ahead."""


Action: TypeAlias = (
    DraftOrder
    | PlaceWorkers
    | ChooseSubstitute
    | Keep
    | ReturnTo
    | PutNext
    | MoveCage
    | LoadCube
    | FillSpace
    | FillWithTwo
    | StoreCube
    | EndTurn
    | LeaveRanking
    | WithdrawRanking
)
