"""What anything outside a game asks of its states, views and options is declared, and every game has it."""

from typing import Any

import pytest
from walks import setup_for

from games.engine import bounds
from games.engine.contract import Game
from games.registry import GAMES


def asked_by(protocol: Any) -> set[str]:
    """The fields that a protocol and those it extends ask for."""
    found: set[str] = set()
    for one in protocol.__mro__:
        if one.__module__ == bounds.__name__:
            found |= set(one.__annotations__) | {name for name in vars(one) if not name.startswith("_")}
    return found


def test_a_game_is_bound_to_what_is_asked_of_it() -> None:
    assert {kind.__name__: kind.__bound__ for kind in Game.__parameters__ if kind.__name__ != "A"} == {
        "S": bounds.State,
        "V": bounds.View,
        "O": bounds.Options,
    }


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_what_is_asked_of_it(game_id: str) -> None:
    game = GAMES[game_id]
    state = game.new_game(setup_for(game, game.seats[0], 1)).state
    options = bounds.Options if game.boards is None else bounds.BoardOptions
    for protocol, value in (
        (bounds.State, state),
        (bounds.SeatState, state.seats[0]),
        (bounds.View, game.observe(state, None)),
        (options, state.options),
    ):
        missing = {name for name in asked_by(protocol) if not hasattr(value, name)}
        assert not missing, f"{protocol.__name__} of {game_id}"
    if game.boards is not None:
        assert game.boards.played(state.options) == state.options.board
