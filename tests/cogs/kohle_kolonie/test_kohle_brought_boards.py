"""Boards that players bring: their names stand in texts and pictures, unable to leave their place."""

import msgspec
import pytest
from kohle_kolonie_tables import begin, panel, party, position

from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie import PRESENTER
from games.kohle_kolonie import boards
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import Options
from tests.cogs.positions import said

TRICKY = "**Zeche** `@everyone`"


def brought() -> str:
    """A board known by its fingerprint on which everything has a tricky name."""
    board = boards.known[boards.STEIGER]
    mines = tuple(msgspec.structs.replace(mine, name=f"{TRICKY} {mine.number}") for mine in board.small_mines)
    grounds = tuple(msgspec.structs.replace(ground, name=f"{TRICKY} {ground.id}") for ground in board.grounds)
    return boards.know(msgspec.structs.replace(board, name=TRICKY, small_mines=mines, grounds=grounds))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_a_brought_board_are_shown_without_markup(language: Language) -> None:
    state = begin(3, options=Options(board=brought())).state
    text = "\n".join(said(PRESENTER, GAME.observe(state, None), party(3), words(language)))
    assert "Zeche" in text
    assert TRICKY not in text
    assert "@everyone" not in text
    assert "@everyone" not in panel(position(state, state.turn.seat), "", language).text


def test_the_picture_has_the_board_itself() -> None:
    """Names are drawn as they are written; our own board is not sent along."""
    mark = brought()
    view = GAME.observe(begin(3, options=Options(board=mark)).state, None)
    assert PRESENTER.board(view, party(3), words("en")).picture.board == boards.known[mark]
    own = GAME.observe(begin(3).state, None)
    assert PRESENTER.board(own, party(3), words("en")).picture.board is None
