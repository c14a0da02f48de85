"""`steiger check-board FILE`: what is wrong with a board file, or a picture of the board."""

import os
from collections.abc import Callable
from pathlib import Path

import msgspec

from bot.board_faults import board_refusal
from bot.board_files import game_of_file, read_board_file
from bot.errors import BoardFaults, BoardOfOtherGame, Refused
from bot.names import game_name, plain_text
from bot.presenter import Party, presenter_of
from bot.words import words
from games.engine.contract import AnyGame, Setup
from games.registry import GAMES
from renderer.draw import draw


class CheckError(Exception):
    """The file is no board that can be played on; the text lists every fault, a line each."""


def check_board(
    file: Path, say: Callable[[str], None], game_id: str | None = None, picture: Path | None = None
) -> None:
    """Check a board file and draw it; raises CheckError.

    The game is that of the id, or the one that the file's fields tell. The picture is drawn to the path, or to a
    new file in the current folder.
    """
    text = words("en")
    try:
        game = game_of_file(file) if game_id is None else _game(game_id)
        board = read_board_file(file, game)
    except Refused as error:
        said = text(error.key, **error.values)
        way_on = f" --game says for which it is meant: {', '.join(_taking())}."
        raise CheckError(said + (way_on if error.key == "board-of-no-game" else "")) from error
    except (BoardFaults, BoardOfOtherGame) as error:
        raise CheckError("\n".join(board_refusal(error, text, plain_text))) from error
    say(f"{file}: the board {board.name!r} of {game_name(game.id, text)} can be played on.")
    picture = _place(file, picture)
    _write(picture, _drawn(game, board.fingerprint))
    say(f"Drawn to {picture}.")


def _place(file: Path, picture: Path | None) -> Path:
    """Where to draw: what lies there already is replaced only if the host named it, and the board file never."""
    if picture is None:
        picture = Path(f"{file.stem}.png")
        if os.path.lexists(picture):
            raise CheckError(
                f"{picture} exists already; --picture says where to draw, or that it is to be replaced."
            )
    elif picture.resolve() == file.resolve():
        raise CheckError(f"--picture: {picture} is the board file.")
    return picture


def _write(picture: Path, png: bytes) -> None:
    try:
        picture.write_bytes(png)
    except OSError as error:
        raise CheckError(f"{picture} could not be written ({error.strerror}).") from error


def _game(game_id: str) -> AnyGame:
    if game_id not in _taking():
        raise CheckError(f"--game: {game_id!r} is not among the games that take boards: {', '.join(_taking())}.")
    return GAMES[game_id]


def _taking() -> list[str]:
    return [game.id for game in GAMES.values() if game.boards is not None]


def _drawn(game: AnyGame, fingerprint: str) -> bytes:
    seats = game.seats[-1]
    options = msgspec.structs.replace(game.options_type(), board=fingerprint)
    state = game.new_game(Setup(seats=seats, options=options, seed="0" * 32)).state
    names = tuple(f"{number}" for number in range(1, seats + 1))
    party = Party(
        table=0,
        names=names,
        plain_names=names,
        colours=game.colours[:seats],
        users=(0,) * seats,
        board=fingerprint,
    )
    return draw(presenter_of(game.id).board(game.observe(state, None), party, words("en")).picture).png
