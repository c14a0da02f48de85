"""What must hold of a board whose fields have the right types."""

from collections.abc import Iterator

from games.engine.board_faults import repeated
from games.engine.board_form import Fault
from games.ruhrschifffahrt.board import Board


def faults_of(board: Board) -> Iterator[Fault]:
    """Everything that is wrong with the board."""
    yield from repeated("river", "id", [space.id for space in board.river])
