"""Nobody is rung for more than once by a question, an invitation, a hand-over, or one thing that somebody does.

`mentions.py` says how that is counted. The quick part plays a sample, the slow one all 300 games and 300 lobbies.
"""

import asyncio

import pytest

from tests.bot.game_deeds import play
from tests.bot.lobby_deeds import gather

STEPS = 40
LOBBY_STEPS = 60


@pytest.mark.parametrize("seed", range(1000, 1012))
def test_nobody_is_rung_for_twice(seed: int) -> None:
    crowd = asyncio.run(play(seed, STEPS))
    assert crowd.called


@pytest.mark.slow
def test_in_three_hundred_games_nobody_is_rung_for_twice() -> None:
    """Every kind of occasion occurs, receipts are lost and edits limited on the way."""
    occasions = dict.fromkeys(("question", "turn", "message"), 0)
    lost = edits = 0
    for seed in range(300):
        crowd = asyncio.run(play(seed, STEPS))
        lost, edits = lost + crowd.discord.lost, edits + crowd.discord.edits
        for occasion in crowd.called:
            occasions[str(occasion[0])] += 1
    assert occasions["question"] > 1000
    assert occasions["turn"] > 1000
    assert occasions["message"] > 100
    assert lost > 300
    assert edits > 1000


@pytest.mark.parametrize("seed", range(1000, 1012))
def test_nobody_is_rung_for_twice_by_lobbies(seed: int) -> None:
    crowd = asyncio.run(gather(seed, LOBBY_STEPS))
    assert crowd.called


@pytest.mark.slow
def test_in_three_hundred_rounds_of_lobbies_nobody_is_rung_for_twice() -> None:
    """Invitations, questions to those who sit there, and games that begin all occur."""
    occasions = dict.fromkeys(("invitation", "stay", "turn", "question", "message"), 0)
    lost = tables = 0
    for seed in range(300):
        crowd = asyncio.run(gather(seed, LOBBY_STEPS))
        lost, tables = lost + crowd.discord.lost, tables + len(crowd.tables)
        for occasion in crowd.called:
            occasions[str(occasion[0])] += 1
    assert occasions["invitation"] > 1000
    assert occasions["stay"] > 300
    assert occasions["turn"] > 300
    assert lost > 300
    assert tables > 1000
