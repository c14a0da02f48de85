"""What an operation on a table answers: kept with its request, so that the same interaction has it again."""

from typing import Final

DEEDS: Final = (
    *("move-made", "move-sealed", "move-taken-back", "turn-finished", "turn-taken-back", "turn-begun-anew"),
    *("answer-left", "note-kept", "note-removed"),
)
"""Answers to what a panel is for: it shows how the table stands after them."""


class Answer(str):
    """The key of the sentence that says what was done, or the number of the table that was opened."""

    __slots__ = ()

    @property
    def is_kept(self) -> bool:
        """Whether what was asked counts, even where its answer cannot be shown: a hint is nothing without it."""
        return self != "hint-thinking"

    @property
    def is_deed(self) -> bool:
        """Whether it was done in a panel, which shows how it stands."""
        return self in DEEDS

    @property
    def shows_itself(self) -> bool:
        """Whether the panel says it without a sentence: a move stands among those of the open turn."""
        return self == "move-made"
