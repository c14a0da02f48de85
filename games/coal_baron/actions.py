"""What a player can choose in Coal Baron, one decision each."""

from typing import Literal, TypeAlias

import msgspec

from games.coal_baron.facts import Coal

Source: TypeAlias = Literal["cage", "storage"]


class _Action(msgspec.Struct, frozen=True, tag_field="do"):
    """Common form of all actions: frozen, told apart by the field ``do``."""


class DraftOrder(_Action, frozen=True, tag="draft"):
    """Take an open order card in the draft (Mise en place 10)."""

    order: str


class PlaceWorkers(_Action, frozen=True, tag="place"):
    """Place as many workers as the space needs and begin its action (Tour de jeu)."""

    space: str


class ChooseSubstitute(_Action, frozen=True, tag="substitute"):
    """Put a cube of another colour on a minecart the supply cannot fill; None leaves it empty (F8)."""

    coal: Coal | None


class Keep(_Action, frozen=True, tag="keep"):
    """Keep one of the drawn tiles (by kind) or order cards, or none of them."""

    card: str | None


class ReturnTo(_Action, frozen=True, tag="return"):
    """Say whether all other drawn cards go on top of the pile or under it (F4)."""

    place: Literal["top", "bottom"]


class PutNext(_Action, frozen=True, tag="next"):
    """Name the drawn card that lies next, counted from the top, among those returned."""

    card: str


class MoveCage(_Action, frozen=True, tag="cage"):
    """Move the pit cage to another level for one step; 0 is the surface (Extraction 1, 2)."""

    level: int


class LoadCube(_Action, frozen=True, tag="load"):
    """Move a cube of this colour from a minecart of the cage's level into the cage (Extraction 3)."""

    coal: Coal


class FillSpace(_Action, frozen=True, tag="fill"):
    """Move a cube from cage or storage to a free space of its colour (Extraction 4, 6)."""

    order: str
    coal: Coal
    source: Source = "cage"


class Cube(msgspec.Struct, frozen=True, array_like=True, order=True):
    """A cube of a colour, and where it is taken from."""

    source: Source
    coal: Coal


class FillWithTwo(_Action, frozen=True, tag="pair"):
    """Move any two cubes for two steps to one free space printed `space` (Extraction 4, Important)."""

    order: str
    space: Coal
    cubes: tuple[Cube, Cube]


class StoreCube(_Action, frozen=True, tag="store"):
    """Move a cube from the cage to the private storage (Extraction 5)."""

    coal: Coal


class EndTurn(_Action, frozen=True, tag="end"):
    """End the turn: displays are refilled and the decision passes on."""


class LeaveRanking(_Action, frozen=True, tag="rank"):
    """Leave a ranking of order cards ahead: the draft takes the first that is still there."""

    orders: tuple[str, ...]


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
