"""Many games of computers to their ends, of all options: whatever they play is legal."""

from random import Random

import pytest
from minds_tried import TABLES, setup_for

from games.registry import GAMES
from players.levels import LevelName, level_of
from players.minds import mind_of
from players.thinking import think
from tests.soaking import sampled


def play(game_id: str, players: int, level: LevelName, seed: int) -> None:
    """A game of one level; an illegal action would raise IllegalAction."""
    game, mind, chance = GAMES[game_id], mind_of(game_id), Random(seed)
    state = game.new_game(setup_for(game, players, seed)).state
    while active := game.active_seats(state):
        seat = chance.choice(active)
        for action in think(mind, state, seat, level_of(level, game_id), chance.getrandbits(32)).actions:
            state = game.apply(state, seat, action).state
    assert game.outcome(state) is not None


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_games_of_apprentices_end(game_id: str, players: int):
    for seed in range(100, 100 + sampled(2, 1000)):
        play(game_id, players, "apprentice", seed)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_games_of_steigers_end(game_id: str, players: int):
    for seed in range(100, 100 + sampled(1, 30)):
        play(game_id, players, "steiger", seed)
