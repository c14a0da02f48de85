"""`steiger check-board FILE`: what is wrong with a board file, or a picture of the board."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec

from bot.board_faults import board_fault
from bot.board_files import read_board_file
from bot.errors import BoardFaults, Refused
from bot.presenter import Presenter, Scene
from bot.words import words
from games.engine.contract import AnyGame, Setup
from games.registry import GAMES
from renderer.draw import draw

GAME: Final = "kohle_kolonie"
"""The game whose boards players bring."""


class CheckError(Exception):
    """The file is no board that can be played on; the text lists every fault, a line each."""


def check_board(file: Path, say: Callable[[str], None]) -> None:
    """Check a board file and draw it beside the file; raises CheckError."""
    game = GAMES[GAME]
    # The words of a game belong to its cog, which the bot loads by name only.
    presenter: Presenter = import_module(f"cogs.{GAME}").PRESENTER
    text = words("en")
    try:
        board = read_board_file(file, game)
    except Refused as error:
        raise CheckError(text(error.key, **error.values)) from error
    except BoardFaults as error:
        faults = [board_fault(fault, text) for fault in error.faults]
        raise CheckError("\n".join([text("board-faults", name=error.name, count=len(faults)), *faults])) from error
    picture = file.with_suffix(".png")
    picture.write_bytes(_drawn(game, presenter, board.fingerprint))
    say(f"{file}: the board {board.name!r} can be played on. Drawn to {picture}.")


def _drawn(game: AnyGame, presenter: Presenter, fingerprint: str) -> bytes:
    seats = game.seats[-1]
    options = msgspec.structs.replace(game.options_type(), board=fingerprint)
    state = game.new_game(Setup(seats=seats, options=options, seed="0" * 32)).state
    names = tuple(f"{number}" for number in range(1, seats + 1))
    scene = Scene(table=0, names=names, plain_names=names, colours=game.colours[:seats], users=(0,) * seats)
    return draw(presenter.board(game.observe(state, None), scene, words("en")).picture).png
