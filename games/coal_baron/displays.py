"""The display slots of factory and orders."""

from typing import TypeAlias

Slots: TypeAlias = tuple[str | None, ...]


class SlotEmpty(LookupError):
    """Nothing lies at a display slot."""


def take(slots: Slots, number: int) -> tuple[str, Slots]:
    """The card at a slot and the slots without it; raises SlotEmpty, where workers cannot be placed."""
    card = slots[number - 1]
    if card is None:
        raise SlotEmpty(f"slot {number} of {slots}")
    return card, put(slots, number, None)


def put(slots: Slots, number: int, card: str | None) -> Slots:
    """The slots with that card, or nothing, at one of them."""
    return (*slots[: number - 1], card, *slots[number:])
