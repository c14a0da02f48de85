"""Boards that are known here, by fingerprint; the Steiger board always is."""

from importlib.resources import files
from typing import Final

from games.engine.contract import BoardRefused
from games.engine.violation import Violation
from games.kohle_kolonie.board import Board, BoardErrors, Fault, fingerprint
from games.kohle_kolonie.board_file import read_board

known: Final[dict[str, Board]] = {}
"""Every board that a state may name, by its fingerprint."""


def know(board: Board) -> str:
    """The board's fingerprint; from now on states that name it can be played."""
    mark = fingerprint(board)
    known[mark] = board
    return mark


def read(data: bytes) -> tuple[str, str]:
    """Fingerprint and name of the board in a file, known from now on; raises BoardRefused with all its faults."""
    try:
        board = read_board(data)
    except BoardErrors as error:
        raise BoardRefused(tuple(_as_violation(fault) for fault in error.faults)) from error
    return know(board), board.name


def name(mark: str) -> str:
    """What a known board is called."""
    return known[mark].name


def _as_violation(fault: Fault) -> Violation:
    return Violation(fault.problem, f"{fault.record}, {fault.field}", fault.params)


STEIGER: Final = know(read_board((files(__name__) / "steiger.json").read_bytes()))
"""Fingerprint of our own board."""
