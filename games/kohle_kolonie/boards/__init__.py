"""Boards that are known here, by fingerprint; the Steiger board always is."""

from importlib.resources import files
from typing import Final

from games.engine.boards import Library
from games.kohle_kolonie.board import FORMAT, Board
from games.kohle_kolonie.board_checks import faults_of

LIBRARY: Final = Library(Board, FORMAT, faults_of)
known: Final = LIBRARY.known
"""Every board that a state may name, by its fingerprint."""
know: Final = LIBRARY.know
read: Final = LIBRARY.read
name: Final = LIBRARY.name
read_board: Final = LIBRARY.read_board

STEIGER: Final = know(read_board((files(__name__) / "steiger.json").read_bytes()))
"""Fingerprint of our own board."""
