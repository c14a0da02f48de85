"""Nobody is rung for more than once by a question, an invitation, a hand-over, or one thing that somebody does.

`mentions.py` says how that is counted. The quick part plays a few, the slow one a sample; `python -m
benchmarks.rings` plays 300 games and 300 rounds of lobbies.
"""

import asyncio

import pytest

from tests.bot.counting_discord import DIRECT
from tests.bot.game_deeds import play
from tests.bot.lobby_deeds import gather
from tests.soaking import sampled

STEPS = 40
SAMPLE = sampled(10, 20)
LOBBY_STEPS = 60


@pytest.mark.one_quick
@pytest.mark.parametrize("seed", range(1000, 1006))
def test_nobody_is_rung_for_twice(seed: int) -> None:
    crowd = asyncio.run(play(seed, STEPS))
    assert crowd.called


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2000, 2006))
def test_nobody_is_rung_for_twice_whatever_way_they_want_to_be_told(seed: int) -> None:
    crowd = asyncio.run(play(seed, STEPS, ways=True))
    assert crowd.called


@pytest.mark.slow
def test_in_many_games_nobody_is_rung_for_twice_by_any_way() -> None:
    """Some are told directly, by what Discord takes and by what it refuses."""
    direct = refused = 0
    for seed in range(2 * SAMPLE):
        crowd = asyncio.run(play(seed, STEPS, ways=True))
        direct += sum(len(found) for channel, found in crowd.discord.messages.items() if channel > DIRECT)
        refused += len(crowd.discord.refusals)
    assert direct > SAMPLE
    assert refused > SAMPLE // 2


@pytest.mark.slow
def test_in_many_games_nobody_is_rung_for_twice() -> None:
    """Every kind of occasion occurs, receipts are lost and edits limited on the way."""
    occasions = dict.fromkeys(("question", "turn", "message"), 0)
    lost = edits = 0
    for seed in range(SAMPLE):
        crowd = asyncio.run(play(seed, STEPS))
        lost, edits = lost + crowd.discord.lost, edits + crowd.discord.edits
        for occasion in crowd.called:
            occasions[str(occasion[0])] += 1
    assert occasions["question"] > 3 * SAMPLE
    assert occasions["turn"] > 3 * SAMPLE
    assert occasions["message"]
    assert lost > SAMPLE // 2
    assert edits > 3 * SAMPLE


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1006))
def test_nobody_is_rung_for_twice_by_lobbies(seed: int) -> None:
    crowd = asyncio.run(gather(seed, LOBBY_STEPS))
    assert crowd.called


@pytest.mark.slow
def test_in_many_rounds_of_lobbies_nobody_is_rung_for_twice() -> None:
    """Invitations, questions to those who sit there, and games that begin all occur."""
    occasions = dict.fromkeys(("invitation", "stay", "turn", "question", "message"), 0)
    lost = tables = 0
    for seed in range(SAMPLE):
        crowd = asyncio.run(gather(seed, LOBBY_STEPS))
        lost, tables = lost + crowd.discord.lost, tables + len(crowd.tables)
        for occasion in crowd.called:
            occasions[str(occasion[0])] += 1
    assert occasions["invitation"] > 3 * SAMPLE
    assert occasions["stay"] > SAMPLE // 2
    assert occasions["turn"] > SAMPLE // 2
    assert lost > SAMPLE // 2
    assert tables > 3 * SAMPLE
