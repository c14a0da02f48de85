"""Minds of all games that have one, and positions to try them in."""

from collections.abc import Iterator
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from games.engine.contract import AnyGame, Setup
from games.registry import GAMES
from players.levels import LEVEL, Level
from players.minds import mind_of
from players.thinking import think
from tests.made_once import made_once

MINDS: Final = [game for game in GAMES if find_spec(f"players.{game}") and find_spec(f"players.{game}.mind")]
TABLES: Final = [(game, players) for game in MINDS for players in GAMES[game].seats]
BRIEF: Final = Level(width=2, breadth=6, plans=3, games=4, rounds=0, haste=0.0, seconds=9.0)
"""Plays games on as the stronger levels do, but few."""
EVERY: Final = 9
"""Each so-manieth position of a game is kept."""


def setup_for(game: AnyGame, players: int, seed: int) -> Setup[Any]:
    """A setup whose options are drawn from the seed."""
    chance = Random(f"options {seed}")
    options = {name: chance.choice(values) for name, values in game.public_options}
    return Setup(seats=players, options=game.options_type(**options), seed=f"{seed:032x}")


def walked(game_id: str, players: int, seed: int, thoughtful: float) -> Iterator[tuple[Any, int]]:
    """The positions of a game in which every other decision is an apprentice's and the others are chance's."""
    game, chance = GAMES[game_id], Random(seed)
    state = game.new_game(setup_for(game, players, seed)).state
    while active := game.active_seats(state):
        seat = chance.choice(active)
        yield state, seat
        if chance.random() < thoughtful:
            actions = think(mind_of(game_id), state, seat, LEVEL["apprentice"], chance.getrandbits(32)).actions
        else:
            actions = (chance.choice(game.legal_actions(state, seat)),)
        for action in actions:
            state = game.apply(state, seat, action).state


@made_once
def positions(game_id: str, players: int) -> list[tuple[Any, int]]:
    """Positions of two games, one played more thoughtfully than the other, and who must decide in each."""
    found = [*walked(game_id, players, 11 + players, 0.25), *walked(game_id, players, 40 + players, 0.7)]
    return found[::EVERY]
