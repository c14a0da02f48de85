"""Random users press at random at a table of Kohle & Kolonie, with answers left ahead, undone and fired."""

import asyncio
from random import Random

import pytest

from cogs.kohle_kolonie import PRESENTER
from games.kohle_kolonie import facts
from games.kohle_kolonie.state import State
from tests.bot.crowd import play


def leave(state: State, rng: Random) -> str:
    grounds = [ground for ground in ("general", "heinrich", "cfe") if ground not in state.merged]
    ceiling = f"ceiling {rng.choice(grounds or ['none'])} {rng.randint(0, 9)} none 0"
    ranked = " ".join(rng.sample(facts.BONUS_MARKERS, 5))
    lines = (ceiling, f"rank {ranked}", "protect A1", "loading all", "subsidence coin", "places A1 B1")
    return rng.choice((*lines, "withdraw ranking", "withdraw loading"))


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_random_presses_keep_state_log_and_ledger_in_step_and_answers_secret(players: int) -> None:
    assert asyncio.run(play(PRESENTER, leave, players, players, 120)) >= 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_long_random_games_reach_auctions_and_stay_in_step(seed: int) -> None:
    assert asyncio.run(play(PRESENTER, leave, seed, 3, 700)) >= 3
