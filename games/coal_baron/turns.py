"""What the game waits for: a turn at one of its stages."""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from games.coal_baron import actions
from games.engine.event import Seat
from games.engine.turns import Waiting, name_stages

DrawSpace: TypeAlias = Literal["factory_draw", "order_draw"]


class PileCard(msgspec.Struct, frozen=True, array_like=True):
    """A face-down card (order id or tile kind), and the seats that have seen it lie there."""

    card: str
    seen_by: tuple[Seat, ...] = ()


class Drawn(msgspec.Struct, frozen=True):
    """The cards still in hand of a draw of five: whoever saw one lie in the pile knows whose hand it is in."""

    space: DrawSpace
    cards: tuple[PileCard, ...]

    @property
    def of_tiles(self) -> bool:
        """Whether they are tunnel tiles; otherwise they are order cards."""
        return self.space == "factory_draw"


class Draft(Waiting, frozen=True, tag="draft"):
    """An order card is drafted."""


class Place(Waiting, frozen=True, tag="place"):
    """Workers are placed."""


class Substitute(Waiting, frozen=True, tag="substitute"):
    """So many minecarts of a tile just bought are filled otherwise, or left empty.

    `source` is the space of the display where it was bought, or the draw whose other cards go back then.
    """

    source: str | Drawn
    tile: str
    unfilled: int


class Keep(Waiting, frozen=True, tag="keep"):
    """One of the cards drawn may be kept."""

    drawn: Drawn


class ReturnTo(Waiting, frozen=True, tag="return_to"):
    """The cards drawn go back on top of the pile or under it."""

    drawn: Drawn


class PutNext(Waiting, frozen=True, tag="put_next"):
    """The cards drawn go back one by one; `returned` are those already laid, topmost first."""

    drawn: Drawn
    place: actions.Place
    returned: tuple[PileCard, ...] = ()


class Mining(Waiting, frozen=True, tag="mining"):
    """Steps of mining are left."""

    space: str
    steps: int


class Done(Waiting, frozen=True, tag="done"):
    """The action of a space is carried out; in the draft, and once the game is over, there is no space."""

    space: str | None = None


Turn: TypeAlias = Draft | Place | Substitute | Keep | ReturnTo | PutNext | Mining | Done
STAGES: Final = name_stages(Turn)
"""The stages by name."""


def space_of(turn: Turn) -> str | None:
    """The worker space whose action is being carried out, if any."""
    match turn:
        case Draft() | Place():
            return None
        case Substitute():
            return turn.source.space if isinstance(turn.source, Drawn) else turn.source
        case Mining() | Done():
            return turn.space
        case _:
            return turn.drawn.space


def in_hand(turn: Turn) -> tuple[PileCard, ...]:
    """The cards of a draw that the seat at turn has in hand."""
    match turn:
        case Keep() | ReturnTo() | PutNext():
            return turn.drawn.cards
        case Substitute(source=Drawn(cards=cards)):
            return cards
        case _:
            return ()


def held(turn: Turn) -> tuple[PileCard, ...]:
    """All cards that lie in no pile because of a draw: those already laid, topmost first, then those in hand."""
    laid = turn.returned if isinstance(turn, PutNext) else ()
    return laid + in_hand(turn)


def hand_of(turn: Turn) -> tuple[str, ...]:
    """What the seat at turn has in hand."""
    return cards(in_hand(turn))


def cards(lying: tuple[PileCard, ...]) -> tuple[str, ...]:
    """What the cards are."""
    return tuple([one.card for one in lying])


def holding(turn: Turn, cards: tuple[PileCard, ...]) -> Turn:
    """The turn with other cards in the places of those that it holds."""
    match turn:
        case PutNext():
            laid = len(turn.returned)
            return replace(turn, returned=cards[:laid], drawn=replace(turn.drawn, cards=cards[laid:]))
        case Keep() | ReturnTo():
            return replace(turn, drawn=replace(turn.drawn, cards=cards))
        case Substitute(source=Drawn() as drawn):
            return replace(turn, source=replace(drawn, cards=cards))
        case _:
            return turn
