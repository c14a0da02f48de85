"""Boards that are known here, by fingerprint; the Steiger board always is."""

from importlib.resources import files
from typing import Final

from games.kohle_kolonie.board import Board, fingerprint
from games.kohle_kolonie.board_file import read_board

known: Final[dict[str, Board]] = {}
"""Every board that a state may name, by its fingerprint."""


def know(board: Board) -> str:
    """The board's fingerprint; from now on states that name it can be played."""
    mark = fingerprint(board)
    known[mark] = board
    return mark


STEIGER: Final = know(read_board((files(__name__) / "steiger.json").read_bytes()))
"""Fingerprint of our own board."""
