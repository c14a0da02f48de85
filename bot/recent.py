"""What is remembered of the newest interactions, and no more than fits a fixed room."""

from typing import Final, Generic, TypeVar

T = TypeVar("T")

KEPT: Final = 10_000
"""Interactions that are remembered: hours of play; Discord delivers again within minutes."""


class Recent(Generic[T]):
    """What is kept for each of the newest interactions; the oldest make room."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._values: dict[int, T] = {}

    def keep(self, interaction: int, value: T) -> bool:
        """Keep a value; whether it is the first of this interaction. An earlier one stays."""
        if interaction in self._values:
            return False
        self._values[interaction] = value
        while len(self._values) > self._kept:
            del self._values[next(iter(self._values))]
        return True

    def of(self, interaction: int) -> T | None:
        """What is kept of an interaction, None where nothing is."""
        return self._values.get(interaction)

    def forget(self, interaction: int) -> None:
        """Drop what is kept of an interaction."""
        self._values.pop(interaction, None)
