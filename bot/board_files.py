"""Boards that the host put into a folder, for players who own a copy of a game."""

import stat
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from bot.errors import BoardFaults, BoardOfOtherGame, Refused
from games.engine.boards import fields_in
from games.engine.contract import AnyGame, BoardRefused
from games.registry import GAMES

LARGEST: Final = 2_000_000
"""A board file is no larger, in bytes."""


class BoardFile(msgspec.Struct, frozen=True):
    """A board's file as it was read: it is kept with the table, so that the game never changes."""

    fingerprint: str
    name: str
    data: bytes


def board_names(folder: Path | None, game: str | None = None) -> list[str]:
    """The boards in the folder, by file name without ending; with a game's id those of that game only."""
    if folder is None or not folder.is_dir():
        return []
    return sorted(path.stem for path in folder.glob("*.json") if game is None or _seen_as(path) == game)


def board_file(folder: Path | None, name: str, game: AnyGame) -> BoardFile:
    """The board of that name; raises Refused, BoardOfOtherGame, or BoardFaults with all faults of the file."""
    if game.boards is None:
        raise Refused("board-not-used")
    if folder is None or name not in board_names(folder):
        raise Refused("board-unknown", name=name[:50])
    path = folder / f"{name}.json"
    game_of_file(path)
    return read_board_file(path, game)


def read_board_file(path: Path, game: AnyGame) -> BoardFile:
    """The board in a file; raises Refused, BoardOfOtherGame, or BoardFaults with all that is wrong with it."""
    if game.boards is None:
        raise Refused("board-not-used")
    data = _data(path)
    try:
        found = game_of(fields_in(data))
        if found is not None and found is not game:
            raise BoardOfOtherGame(path.name, found.id, game.id)
        fingerprint, name = game.boards.read(data)
    except BoardRefused as error:
        raise BoardFaults(path.name, error.faults) from error
    return BoardFile(fingerprint, name, data)


def game_of_file(path: Path) -> AnyGame:
    """The game whose board a file is; raises Refused where it is of none, BoardFaults where it is no JSON."""
    try:
        game = game_of(fields_in(_data(path)))
    except BoardRefused as error:
        raise BoardFaults(path.name, error.faults) from error
    if game is None:
        raise Refused("board-of-no-game", name=path.name)
    return game


def game_of(fields: frozenset[str]) -> AnyGame | None:
    """The game whose boards alone have most of these fields; None where none has, or two have as many."""
    counts = {game.id: len(fields & own) for game, own in _own_fields()}
    most = max(counts.values(), default=0)
    best = [id for id, count in counts.items() if count == most]
    return GAMES[best[0]] if most > 0 and len(best) == 1 else None


def _own_fields() -> list[tuple[AnyGame, frozenset[str]]]:
    """The games that take boards, each with the fields that no other game's boards have."""
    taking = [(game, game.boards.fields) for game in GAMES.values() if game.boards is not None]
    return [
        (game, fields.difference(*(others for other, others in taking if other is not game)))
        for game, fields in taking
    ]


def _data(path: Path) -> bytes:
    name = path.name or str(path)  # the current folder has none
    try:
        found = path.stat()
        # A pipe or a device may never end.
        if not stat.S_ISREG(found.st_mode):
            raise Refused("board-unreadable", name=name)
        if found.st_size > LARGEST:
            raise Refused("board-too-large", name=name)
        return path.read_bytes()
    except FileNotFoundError as error:
        raise Refused("board-missing", name=name) from error
    except OSError as error:
        raise Refused("board-unreadable", name=name) from error


def _seen_as(path: Path) -> str:
    """The id of the game whose board a file is, empty where it is of none."""
    try:
        written = path.stat()
    except OSError:
        return ""
    return _seen_as_of(path, written.st_mtime_ns, written.st_size)


@lru_cache(maxsize=500)
def _seen_as_of(path: Path, _time: int, _size: int) -> str:
    # Lists are asked for at each letter typed: a file is read again only once it has changed.
    try:
        return game_of_file(path).id
    except (Refused, BoardFaults):
        return ""
