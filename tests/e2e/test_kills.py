"""kill -9 at random instants while players press: a sample of what benchmarks/kills.py does a thousand times."""

from pathlib import Path

import pytest

from games.registry import GAMES
from tests.e2e.mortal_bot import kill_often


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_no_confirmed_move_is_lost_none_doubled_every_hand_over_told_once(tmp_path: Path, game: str) -> None:
    assert await kill_often(tmp_path, kills=6, seed=1, game=game) > 0
