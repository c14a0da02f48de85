"""A turn that is supposed, to judge what somebody could do in it."""

from typing import Any

import pytest
from contract_hooks import HOOKS
from judged import is_known, positions, tables

from games.engine.codec import decode_state, encode_state
from games.engine.contract import as_it_stands, is_answer
from games.registry import GAMES
from tests.soaking import sampled

EVERY = sampled(2, 1)
"""Of so many positions one is asked about all that one could think of."""
POSED = [game for game in GAMES if GAMES[game].posed is not as_it_stands]


@pytest.mark.one_quick
@pytest.mark.parametrize(("game_id", "players"), tables(POSED))
def test_a_supposed_turn_can_be_judged_whatever_the_action(game_id: str, players: int):
    """It never raises, leaves the position as it was, and is the position itself where the turn is there."""
    game = GAMES[game_id]
    for state in positions(game_id, players)[::EVERY]:
        before = encode_state(game, state)
        for seat in range(players):
            legal = set(game.legal_actions(state, seat))
            for action in (*HOOKS[game_id].candidates(state), *legal):
                posed = game.posed(state, seat, action)
                if action in legal or is_answer(game, action):
                    assert posed is state
                if posed is not None:
                    violation = game.check(posed, seat, action)
                    assert violation is None or is_known(game_id, violation.rule)
                    assert violation is None or violation.code != "not-your-turn"
        assert encode_state(game, state) == before


@pytest.mark.one_quick
@pytest.mark.parametrize(("game_id", "players"), tables(POSED))
def test_a_supposed_turn_is_one_that_could_be_played(game_id: str, players: int):
    """It is a position of the game, and what would be legal then can be carried out."""
    game, carried_out = GAMES[game_id], 0
    for state in positions(game_id, players)[::EVERY]:
        for seat in range(players):
            seen: list[Any] = []
            for action in HOOKS[game_id].candidates(state):
                posed = game.posed(state, seat, action)
                if posed is None or posed is state:
                    continue
                if posed not in seen:
                    seen.append(posed)
                    assert seat in game.active_seats(posed)
                    assert decode_state(game, encode_state(game, posed)) == posed
                if game.check(posed, seat, action) is None:
                    game.apply(posed, seat, action)
                    carried_out += 1
    assert carried_out


@pytest.mark.parametrize("game_id", POSED)
def test_nothing_can_be_supposed_after_the_end(game_id: str):
    game = GAMES[game_id]
    state = positions(game_id, game.seats[0])[-1]
    for action in HOOKS[game_id].candidates(state):
        if not is_answer(game, action):
            assert game.posed(state, 0, action) is None
