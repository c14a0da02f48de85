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


class Drawing(Waiting, frozen=True):
    """A turn with cards in hand, whatever is asked about them."""

    drawn: Drawn


class Keep(Drawing, frozen=True, tag="keep"):
    """One of the cards drawn may be kept."""


class ReturnTo(Drawing, frozen=True, tag="return_to"):
    """The cards drawn go back on top of the pile or under it."""


class PutNext(Drawing, frozen=True, tag="put_next"):
    """The cards drawn go back one by one; `returned` are those already laid, topmost first."""

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
    if (drawn := drawn_of(turn)) is not None:
        return drawn.space
    match turn:
        case Mining(space=space) | Done(space=space) | Substitute(source=str(space)):
            return space
        case _:
            return None


def drawn_of(turn: Turn) -> Drawn | None:
    """The cards in hand of a draw, if any."""
    if isinstance(turn, Drawing):
        return turn.drawn
    return turn.source if isinstance(turn, Substitute) and isinstance(turn.source, Drawn) else None


def held(turn: Turn) -> tuple[PileCard, ...]:
    """All cards that lie in no pile because of a draw: those already laid, topmost first, then those in hand."""
    drawn = drawn_of(turn)
    return (turn.returned if isinstance(turn, PutNext) else ()) + (drawn.cards if drawn else ())


def holding(turn: Turn, held: tuple[PileCard, ...]) -> Turn:
    """The turn with other cards in the places of those that it holds."""
    if (drawn := drawn_of(turn)) is None:
        return turn
    laid = len(held) - len(drawn.cards)
    anew = Drawn(drawn.space, held[laid:])
    if isinstance(turn, PutNext):
        return replace(turn, drawn=anew, returned=held[:laid])
    return replace(turn, source=anew) if isinstance(turn, Substitute) else replace(turn, drawn=anew)


def hand_of(turn: Turn) -> tuple[str, ...]:
    """What the seat at turn has in hand."""
    drawn = drawn_of(turn)
    return cards(drawn.cards) if drawn else ()


def cards(lying: tuple[PileCard, ...]) -> tuple[str, ...]:
    """What the cards are."""
    return tuple([one.card for one in lying])
