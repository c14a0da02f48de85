"""Random users press at random at a table of Ruhrschifffahrt, with answers left ahead, undone and fired."""

import asyncio
from random import Random

import pytest

from cogs.ruhrschifffahrt import PRESENTER
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State
from tests.bot.crowd import play


def leave(state: State, rng: Random) -> str:
    river = river_of(state)
    bought = (
        f"lock {rng.choice(river.obstacles)}",
        f"city {rng.choice(list(river.cities))}",
        f"depot {rng.choice(facts.DEPOTS)} / repay",
        "inn point",
        "",
    )
    lines = (
        f"choice {rng.choice(facts.CHOICE_ROUNDS)} {rng.choice(('coin', 'point'))}",
        f"purchases {rng.randint(0, 9)} {rng.choice(bought)}",
        "skip",
        f"storages {' '.join(rng.sample(list(river.storages), 4))}",
        f"withdraw {rng.choice(('purchases', 'skip', 'storages', 'choice 6'))}",
    )
    return rng.choice(lines)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_random_presses_keep_state_log_and_ledger_in_step_and_answers_secret(players: int) -> None:
    assert asyncio.run(play(PRESENTER, leave, players, players, 120)) >= 2


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_random_games_stay_in_step(players: int) -> None:
    assert asyncio.run(play(PRESENTER, leave, players, players, 2000)) == facts.ROUNDS
