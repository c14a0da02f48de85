"""Pictures of Coal Baron: the board, a player's mine, crops of both."""

from renderer.coal_baron.words import AREAS, WORDS

__all__ = ["AREAS", "WORDS"]
