"""Boards that the host put into a folder, for players who own a copy of a game."""

from pathlib import Path

import msgspec

from bot.errors import BoardFaults, Refused
from games.engine.contract import AnyGame, BoardRefused

LARGEST = 2_000_000
"""A board file is no larger, in bytes."""


class BoardFile(msgspec.Struct, frozen=True):
    """A board's file as it was read: it is kept with the table, so that the game never changes."""

    fingerprint: str
    name: str
    data: bytes


def board_names(folder: Path | None) -> list[str]:
    """The boards in the folder, by file name without ending."""
    if folder is None or not folder.is_dir():
        return []
    return sorted(path.stem for path in folder.glob("*.json"))


def board_file(folder: Path | None, name: str, game: AnyGame) -> BoardFile:
    """The board of that name; raises Refused, or BoardFaults with all that is wrong with the file."""
    if game.boards is None:
        raise Refused("board-not-used")
    if folder is None or name not in board_names(folder):
        raise Refused("board-unknown", name=name[:50])
    return read_board_file(folder / f"{name}.json", game)


def read_board_file(path: Path, game: AnyGame) -> BoardFile:
    """The board in a file; raises Refused, or BoardFaults with all that is wrong with it."""
    if game.boards is None:
        raise Refused("board-not-used")
    try:
        if path.stat().st_size > LARGEST:
            raise Refused("board-too-large", name=path.name)
        data = path.read_bytes()
        fingerprint, name = game.boards.read(data)
    except OSError as error:
        raise Refused("board-unreadable", name=path.name) from error
    except BoardRefused as error:
        raise BoardFaults(game.id, path.name, error.faults) from error
    return BoardFile(fingerprint, name, data)
