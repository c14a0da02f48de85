"""The public part of a state: the public sees the same of it, and nobody finds anything hidden in it."""

from typing import Any

import pytest
from walks import redealt, setup_for, walk

from games.engine.codec import decode_state, encode_state
from games.engine.contract import AnyGame
from games.engine.public_part import public_part
from games.registry import GAMES
from tests.games.stored_stages import samples, state_of

TABLES = [(game, players) for game in GAMES for players in GAMES[game].seats]
each_table = pytest.mark.parametrize(("game_id", "players"), TABLES)
each_game = pytest.mark.parametrize("game_id", GAMES)


def positions(game: AnyGame, players: int) -> list[Any]:
    """Positions of random games with answers left ahead, ends of phases and of the game included."""
    found: list[Any] = []
    for seed in (41, 42):
        for number, taken in enumerate(walk(game, setup_for(game, players, seed))):
            found += [end.state for end in taken.transition.phase_ends]
            if number % 5 == 0 or not game.active_seats(taken.transition.state):
                found.append(taken.transition.state)
    return found


def at_all_stages(game: AnyGame) -> list[Any]:
    """The stored states of every stage of a turn."""
    return [state_of(game.id, sample) for sample in samples(game.id)]


def check(game: AnyGame, state: Any, number: int) -> None:
    public = public_part(game, state)
    assert game.observe(public, None) == game.observe(state, None)
    assert decode_state(game, encode_state(game, public)) == public
    for viewer in (None, *range(len(state.seats))):
        assert public_part(game, redealt(game, state, viewer, number)) == public


@pytest.mark.slow
@each_table
def test_it_is_the_same_whatever_is_hidden(game_id: str, players: int):
    """Whatever the public or any seat cannot know is dealt anew."""
    for number, state in enumerate(positions(GAMES[game_id], players)):
        check(GAMES[game_id], state, number)


@pytest.mark.one_quick
@each_game
def test_it_is_the_same_at_every_stage_of_a_turn(game_id: str):
    for number, state in enumerate(at_all_stages(GAMES[game_id])):
        check(GAMES[game_id], state, number)


@each_game
def test_it_holds_neither_the_seed_nor_an_answer_left_ahead(game_id: str):
    game, left = GAMES[game_id], 0
    for state in positions(game, game.seats[-1]):
        public = public_part(game, state)
        assert state.rng.seed not in encode_state(game, public).decode()
        if game.outcome(state) is not None:
            continue
        for own, shown in zip(state.seats, public.seats, strict=True):
            for secret in ("answers", "ranking", "plan"):
                kept = getattr(shown, secret, None)
                assert not kept or kept == type(kept)(), secret
                left += getattr(own, secret, None) not in (None, (), kept)
    assert left


@each_game
def test_it_takes_little_more_room_than_the_whole(game_id: str):
    game = GAMES[game_id]
    for state in positions(game, game.seats[-1]):
        assert len(encode_state(game, public_part(game, state))) <= len(encode_state(game, state)) + 200
