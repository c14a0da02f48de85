"""What is remembered of the newest interactions, and no more than fits a fixed room."""

from typing import Final, Generic, TypeVar

T = TypeVar("T")

KEPT: Final = 10_000
"""Interactions that are remembered: hours of play; Discord delivers again within minutes."""


class Recent(Generic[T]):
    """A note for each of the newest interactions; the oldest make room."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._notes: dict[int, T] = {}

    def note(self, interaction: int, value: T) -> bool:
        """Keep a note; whether it is the first of this interaction. An earlier note stays."""
        if interaction in self._notes:
            return False
        self._notes[interaction] = value
        while len(self._notes) > self._kept:
            del self._notes[next(iter(self._notes))]
        return True

    def of(self, interaction: int) -> T | None:
        """The note of an interaction, None where there is none."""
        return self._notes.get(interaction)

    def forget(self, interaction: int) -> None:
        """Drop the note of an interaction, if there is one."""
        self._notes.pop(interaction, None)
