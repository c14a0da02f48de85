"""From any position of any game, with any one or two gone in any way: those who stay go on to the end, or end it.

The way there is `absences.py`. The quick part plays a few games of each kind, the slow one many.
"""

import asyncio

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.registry import GAMES
from tests.bot.absences import whole_game
from tests.soaking import sampled

KINDS = [(game_id, players, gone) for game_id, game in GAMES.items() for players in game.seats for gone in (1, 2)]


def possible(players: int, gone: int) -> int:
    """How many can be gone so that somebody stays."""
    return min(gone, players - 1)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_those_who_stay_play_on_to_the_outcome_and_could_end_it_at_every_step(
    game_id: str, data: st.DataObject, seed: int
) -> None:
    players = data.draw(st.sampled_from(GAMES[game_id].seats))
    gone = data.draw(st.integers(1, min(2, players - 1)))
    asyncio.run(whole_game(game_id, players, gone, seed))


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players", "gone"), KINDS)
def test_in_many_games_those_who_stay_play_on_to_the_outcome(game_id: str, players: int, gone: int) -> None:
    """Every way of being gone occurs, and decisions are passed."""
    passed, ways = 0, set[str]()
    for seed in range(sampled(4, 5)):
        decisions, missing = asyncio.run(whole_game(game_id, players, possible(players, gone), seed))
        passed += decisions
        ways |= set(missing.values())
    assert passed
    assert len(ways) >= 2
