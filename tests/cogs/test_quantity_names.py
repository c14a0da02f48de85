"""What can be set right is called the same in every position, so that its names are kept while moves go on."""

from random import Random

import pytest

from bot.presenter import Party, presenter_of
from bot.words import words
from games.engine.contract import Setup
from games.registry import GAMES

STEPS = 60


@pytest.mark.parametrize("name", list(GAMES))
def test_no_move_changes_what_a_thing_is_called(name: str) -> None:
    game, chance = GAMES[name], Random(5)
    presenter = presenter_of(name)
    assert game.repairs is not None
    names = tuple(f"User {seat}" for seat in range(game.seats[-1]))
    party = Party(table=1, names=names, plain_names=names, colours=(), users=())
    first = game.new_game(Setup(seats=len(names), options=game.options_type(), seed="7" * 32)).state
    state = first
    for _ in range(STEPS):
        seat = game.active_seats(state)[0]
        state = game.apply(state, seat, chance.choice(game.legal_actions(state, seat))).state
    for one in game.repairs.quantities(state):
        called = [presenter.quantity(at, one.id, party, words("de")) for at in (first, state)]
        assert called[0] == called[1]
