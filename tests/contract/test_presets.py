"""Random games under each preset of the games that have some."""

import msgspec
import pytest
from walks import audited, preset_setup

from games.engine.contract import Setup
from games.registry import GAMES
from tests.soaking import sampled

PRESETS = [(game.id, name, players) for game in GAMES.values() for name in game.presets for players in game.seats]


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "name", "players"), PRESETS)
def test_random_games_hold_under_each_preset(game_id: str, name: str, players: int):
    for seed in range(sampled(1, 2)):
        audited(GAMES[game_id], preset_setup(GAMES[game_id], name, players, seed), thorough=200)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "name", "players"), PRESETS)
def test_random_games_hold_under_each_preset_a_larger_sample(game_id: str, name: str, players: int):
    for seed in range(500, sampled(501, 503)):
        audited(GAMES[game_id], preset_setup(GAMES[game_id], name, players, seed), thorough=20)


@pytest.mark.parametrize("game_id", GAMES)
def test_presets_and_groups_speak_of_public_options(game_id: str):
    """The first preset is the default; groups hold each public option once."""
    game = GAMES[game_id]
    public = dict(game.public_options)
    for number, options in enumerate(game.presets.values()):
        chosen = msgspec.to_builtins(options)
        assert all(chosen[name] in values for name, values in public.items())
        assert number or options == game.options_type()
        assert game.new_game(Setup(seats=game.seats[0], options=options, seed="0" * 32)).state is not None
    grouped = [name for _, names in game.option_groups for name in names]
    assert not grouped or sorted(grouped) == sorted(public)
