"""Where the cards for sale lie on their strip: each in a slot of its own that never changes."""

from collections.abc import Sequence
from typing import Final

import msgspec

from games.kohle_kolonie.terrain import Card, Terrain

COLUMNS: Final = 8
ROWS: Final = 3
"""Rows of the strip, unless two of the cards for sale would share a slot."""
SLOTS: Final = COLUMNS * ROWS


class Strip(msgspec.Struct, frozen=True):
    """A strip: how many rows it has, and the slot of each card for sale."""

    rows: int
    slots: dict[str, int]


def strips_of(terrain: Terrain) -> tuple[dict[str, int], ...]:
    """The slots of all small and single cards in play, on strips of three rows, of four, as long as needed.

    A position does not say in which order cards were bought, so a slot must follow from the card alone, or cards
    would move when others go. Cards take the 24 slots in the order in which they enter, by number within a round.
    When all are taken they share: first with cards whose mines will have merged by then, next with the lowest
    numbers, which the Trust buys before all others. On longer strips those who share have slots of their own,
    first those whose neighbours are likeliest to lie there still. So a card keeps its slot until it is bought, as
    long as the strip keeps its length.
    """
    cards = sorted((card for card in terrain.cards.values() if card.number), key=lambda c: (c.round, c.number))
    lying: list[list[Card]] = []
    short: dict[str, int] = {}
    sharing: list[tuple[int, Card]] = []
    for card in cards:
        slot = _roomiest(terrain, lying, card)
        met = [other.number for other in lying[slot] if _meet(terrain, other, card)]
        sharing += [(-max(met), card)] if met else []
        lying[slot].append(card)
        short[card.id] = slot
    beyond: list[list[Card]] = []
    own = {card.id: SLOTS + _free(terrain, beyond, card) for _, card in sorted(sharing, key=lambda pair: pair[0])}
    longest = ROWS + -(-len(beyond) // COLUMNS)
    return tuple(
        short | {card: slot for card, slot in own.items() if slot < rows * COLUMNS}
        for rows in range(ROWS, longest + 1)
    )


def strip_of(terrain: Terrain, display: Sequence[str]) -> Strip:
    """The strip for these cards: the shortest on which no two of them would lie in one slot."""
    strips = strips_of(terrain)
    for slots in strips:
        found = {card: slots[card] for card in display}
        if len(set(found.values())) == len(display):
            break
    else:
        found = {card: index for index, card in enumerate(display)}
    return Strip(max(ROWS, max(found.values(), default=0) // COLUMNS + 1), found)


def _leaves(terrain: Terrain, card: Card) -> int:
    """The last round in which the card may lie there: that of its ground's consolidation."""
    large = terrain.cards.get(card.ground)
    return large.round if large and card.kind == "small" else len(terrain.board.disaster_losses)


def _meet(terrain: Terrain, one: Card, two: Card) -> bool:
    """Whether a card may still lie there when another enters."""
    return _leaves(terrain, one) >= two.round


def _roomiest(terrain: Terrain, lying: list[list[Card]], card: Card) -> int:
    """The next slot, or, when all are taken, the one in which a card is likeliest to lie alone."""
    if len(lying) < SLOTS:
        lying.append([])
        return len(lying) - 1

    def crowd(index: int) -> tuple[int, int, int]:
        meeting = [other.number for other in lying[index] if _meet(terrain, other, card)]
        return len(meeting), max(meeting, default=0), index

    return min(range(SLOTS), key=crowd)


def _free(terrain: Terrain, beyond: list[list[Card]], card: Card) -> int:
    """The first slot beyond the 24 in which no card may still lie."""
    for index, others in enumerate(beyond):
        if not any(_meet(terrain, other, card) for other in others):
            others.append(card)
            return index
    beyond.append([card])
    return len(beyond) - 1
