"""A game's boards: read from files, checked, and known by their fingerprints."""

import hashlib
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar, get_type_hints

import msgspec

from games.engine.board_form import BoardErrors, Fault, decoded, read_form
from games.engine.bounds import Board, BoardOptions
from games.engine.contract import BoardRefused, Boards
from games.engine.violation import Violation

B = TypeVar("B", bound=Board)
"""A game's class of boards: a frozen struct whose fields are those of the file."""


def fingerprint(board: object) -> str:
    """Sixteen digits that name the board: any change of it changes them."""
    canonical = msgspec.json.encode(board, order="deterministic")
    return hashlib.sha256(canonical).hexdigest()[:16]


class Library(Generic[B]):
    """The boards of a game that states may name.

    `board` is their class, `version` the one format of files that is read, `faults_of` everything that is wrong
    with a board whose fields have the right types.
    """

    def __init__(self, board: type[B], version: int, faults_of: Callable[[B], Iterable[Fault]]) -> None:
        self.known: dict[str, B] = {}
        self._board = board
        self._version = version
        self._faults_of = faults_of

    def read_board(self, data: bytes) -> B:
        """The board that the JSON says; raises BoardErrors with all its faults."""
        board = msgspec.convert(read_form(data, self._board, self._version), self._board)
        if faults := tuple(self._faults_of(board)):
            raise BoardErrors(faults)
        return board

    def know(self, board: B) -> str:
        """The board's fingerprint; from now on states that name it can be played."""
        mark = fingerprint(board)
        self.known[mark] = board
        return mark

    def read(self, data: bytes) -> tuple[str, str]:
        """Fingerprint and name of the board in a file, known from now on; BoardRefused with all its faults."""
        try:
            board = self.read_board(data)
        except BoardErrors as error:
            raise BoardRefused(tuple(_as_violation(fault) for fault in error.faults)) from error
        return self.know(board), board.name

    def recall(self, mark: str, data: bytes) -> None:
        """Make a board known again under the fingerprint that states name it by, without judging it anew.

        A table plays to its end on the board it began with, whatever later checks or fields say of the file.
        """
        self.known[mark] = msgspec.json.decode(data, type=self._board)

    def refuse_unknown(self, mark: str) -> None:
        """Raises ValueError for a board that states cannot name."""
        if mark not in self.known:
            raise ValueError(f"board {mark} is not known")

    def name(self, mark: str) -> str:
        """What a known board is called."""
        return self.known[mark].name

    def for_players(self) -> Boards:
        """How the game takes boards that players bring."""
        fields = frozenset(get_type_hints(self._board))
        return Boards(_played, self.read, self.recall, self.known.__contains__, self.name, fields)


def _played(options: BoardOptions) -> str:
    return options.board


def fields_in(data: bytes) -> frozenset[str]:
    """The names of a file's own fields; BoardRefused where it is no JSON object."""
    try:
        return frozenset(decoded(data))
    except BoardErrors as error:
        raise BoardRefused(tuple(_as_violation(fault) for fault in error.faults)) from error


def _as_violation(fault: Fault) -> Violation:
    return Violation(fault.problem, f"{fault.record}, {fault.field}", fault.params)
