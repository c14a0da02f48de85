"""The mine spaces of a tableau: where a card may be laid, engines on cards, moving up after a merger."""

from functools import cache, lru_cache
from typing import Final

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.kohle_kolonie.actions import PlaceCard
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.pitheads import pieces_held
from games.kohle_kolonie.state import MineCard, SeatState, State
from games.kohle_kolonie.terrain import Card, Terrain, terrain_of

Cards = tuple[MineCard | None, ...]
_RULE: Final = "5.1.2a"


@cache  # as many as there are spaces
def _place_on(space: str) -> PlaceCard:
    return PlaceCard(space)


def allowed_spaces(terrain: Terrain, own: SeatState) -> list[str]:
    """Empty spaces on which the arrows allow a card (`placement_tree`)."""
    cards = own.cards
    return [
        space
        for space, card, before in zip(terrain.spaces, cards, terrain.before, strict=True)
        if card is None and (not before or any(cards[index] for index in before))
    ]


def placings(state: State, seat: Seat) -> list[PlaceCard]:
    """On every space on which the card in hand may be laid."""
    return [_place_on(space) for space in allowed_spaces(terrain_of(state), state.seats[seat])]


def cannot_lie_there(state: State, seat: Seat, action: PlaceCard) -> Violation:
    """The card cannot be laid there."""
    terrain, own, space = terrain_of(state), state.seats[seat], action.space
    if space not in terrain.space_index:
        return Violation("unknown-space", _RULE, {"word": quoted(space)})
    if own.cards[terrain.space_index[space]]:
        return Violation("space-occupied", _RULE, {"space": space})
    params = {"space": space, "instead_space": allowed_spaces(terrain, own)[0]}
    return Violation("against-the-arrows", "placement_tree", params)


def lay(change: Change, seat: Seat, card: str, space: str, *, engine: bool = False, rule: str = _RULE) -> None:
    """Lay a card on a space, with a steam engine or without."""
    own = change.of(seat)
    index = change.terrain.space_index[space]
    own.cards = (*own.cards[:index], MineCard(card, engine), *own.cards[index + 1 :])
    places = (f"seat.{seat}.space.{space}", f"mine.{card}")
    change.tell("card_placed", rule, {"card": card, "space": space}, places, seat=seat)


def held(own: SeatState) -> list[str]:
    """The cards on the tableau."""
    return [held.card for held in own.cards if held]


def cards_of(terrain: Terrain, own: SeatState) -> list[Card]:
    """The cards on the tableau with what is printed on them."""
    return [terrain.cards[held.card] for held in own.cards if held]


@lru_cache(maxsize=4096)
def engines_on(cards: Cards) -> int:
    """Steam engines on the cards of a tableau."""
    return sum(card.engine for card in cards if card)


def with_engine(cards: Cards, index: int) -> Cards:
    """The cards of a tableau with a steam engine set on that of a space."""
    return tuple(MineCard(held.card, True) if held and at == index else held for at, held in enumerate(cards))


def engines_of(own: SeatState) -> int:
    """All steam engines of a seat: on cards, on the Cokery, beside the tableau (6.0)."""
    return engines_on(own.cards) + pieces_held(own.pitheads, "engine") + own.beside


def moved_up(terrain: Terrain, cards: Cards) -> Cards:
    """The cards after gaps are closed: each row to the left, the lower row up where the upper is empty
    (`compaction`)."""
    rows = [[cards[index] for index in row if cards[index]] for row in terrain.rows]
    rows = [row for row in rows if row]
    moved: list[MineCard | None] = [None] * len(cards)
    for row, indices in zip(rows, terrain.rows, strict=False):
        for card, index in zip(row, indices, strict=False):
            moved[index] = card
    return tuple(moved)
