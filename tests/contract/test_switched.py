"""Options that may be changed in a running game."""

import pytest
from judged import is_known, played_on, positions
from msgspec.structs import replace

from games.engine.codec import decode_state, encode_state
from games.registry import GAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_switches_are_options_and_the_present_value_conflicts_with_nothing(game_id: str):
    game = GAMES[game_id]
    options = dict(game.public_options)
    assert set(game.switches) <= set(options)
    for state in positions(game_id, game.seats[-1]):
        for option, conflicts in game.switches.items():
            assert conflicts(state, getattr(state.options, option)) == ()
            for value in options[option]:
                assert all(is_known(game_id, found.rule) for found in conflicts(state, value))


@pytest.mark.one_quick
@pytest.mark.parametrize("game_id", GAMES)
def test_a_switch_changed_anywhere_leaves_a_game_that_ends(game_id: str):
    game = GAMES[game_id]
    options = dict(game.public_options)
    for number, state in enumerate(positions(game_id, game.seats[number_of(game_id)])[:-1]):
        for option in game.switches:
            for value in options[option]:
                changed = replace(state, options=replace(state.options, **{option: value}))
                assert decode_state(game, encode_state(game, changed)) == changed
                if number % 3 == 0:
                    assert played_on(game, changed), (option, value)


def number_of(game_id: str) -> int:
    """Which number of players is looked at: another for each game."""
    return len(game_id) % len(GAMES[game_id].seats)
