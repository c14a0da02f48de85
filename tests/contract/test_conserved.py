"""Every game's pieces against its box, and what seats own against the ledger."""

import pytest
from judged import positions, tables
from walks import setup_for, walk

from games.engine.contract import nothing_lost
from games.registry import GAMES

COUNTED = [game for game in GAMES if GAMES[game].conserved is not nothing_lost]


@pytest.mark.parametrize(("game_id", "players"), tables(COUNTED))
def test_all_pieces_are_there_in_every_position(game_id: str, players: int):
    game = GAMES[game_id]
    for seed in (38, 39):
        for taken in walk(game, setup_for(game, players, seed)):
            assert game.conserved(taken.transition.state) == ()


@pytest.mark.parametrize(("game_id", "players"), tables(COUNTED))
def test_owned_names_the_accounts_of_the_ledger(game_id: str, players: int):
    game = GAMES[game_id]
    booked = {
        entry.account
        for taken in walk(game, setup_for(game, players, 38))
        for event in taken.transition.events
        for entry in event.entries
    }
    for state in positions(game_id, players):
        for seat in range(players):
            assert booked <= set(game.owned(state, seat))
