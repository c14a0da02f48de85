"""kill -9 at random instants while players press: a sample of what benchmarks/kills.py does a thousand times."""

from pathlib import Path

import pytest

from games.registry import GAMES
from tests.e2e.mortal_bot import kill_often
from tests.e2e.mortal_clock import KillingInTime

REALLY_DRAWN = "coal_baron"
"""The game whose bots are as a host's, with a process that draws, which a kill leaves behind; others are quick."""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_no_confirmed_move_is_lost_none_doubled_every_hand_over_told_once(tmp_path: Path, game: str) -> None:
    assert await kill_often(tmp_path, kills=6, seed=1, game=game, quick=game != REALLY_DRAWN) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_what_is_due_by_time_is_done_once_and_nothing_of_it_is_lost(tmp_path: Path, game: str) -> None:
    await kill_often(tmp_path, kills=5, seed=2, game=game, kind=KillingInTime, quick=game != REALLY_DRAWN)
