"""kill -9 at random instants while players press: a sample of what benchmarks/kills.py does a thousand times."""

from pathlib import Path

import pytest

from tests.e2e.mortal_bot import kill_often


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
async def test_no_confirmed_move_is_lost_none_doubled_every_hand_over_told_once(tmp_path: Path, seed: int) -> None:
    assert await kill_often(tmp_path, kills=6, seed=seed) > 0
