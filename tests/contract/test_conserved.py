"""Every game's pieces against its box, and what seats own against the ledger."""

from random import Random

import pytest
from judged import is_known, positions, tables
from walks import setup_for, walk

from games.engine.contract import nothing_lost
from games.engine.violation import IllegalAction
from games.registry import GAMES

COUNTED = [game for game in GAMES if GAMES[game].conserved is not nothing_lost]


@pytest.mark.one_quick
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


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), tables(COUNTED))
def test_whatever_is_spoilt_is_named_by_a_rule(game_id: str, players: int):
    """Everything that a repair may set, set by itself."""
    game, chance, found = GAMES[game_id], Random(players), 0
    assert game.repairs is not None
    for state in positions(game_id, players)[:-1:3]:
        quantities = list(game.repairs.quantities(state))
        for one in chance.sample(quantities, min(60, len(quantities))):
            try:
                made = game.repairs.repaired(state, {one.id: chance.choice(one.values)})
            except IllegalAction as refused:
                violations = (refused.violation,)
            else:
                violations = game.conserved(made.state)
            found += len(violations)
            assert all(is_known(game_id, violation.rule) for violation in violations)
    assert found > 20
