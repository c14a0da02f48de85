"""Pictures of Ruhrschifffahrt 1769-1890: the river with all that lies on it, a player's means."""

from renderer.ruhrschifffahrt.words import AREAS, WORDS

__all__ = ["AREAS", "WORDS"]
