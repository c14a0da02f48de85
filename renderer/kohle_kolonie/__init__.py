"""Pictures of Kohle & Kolonie: the board, a player's tableau, an auction, crops of them."""

from renderer.kohle_kolonie.words import AREAS, WORDS

__all__ = ["AREAS", "WORDS"]
