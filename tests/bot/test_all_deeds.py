"""Whatever people, time and Discord do at once: see `all_deeds.py`. The quick part plays one."""

import asyncio
from collections import Counter
from typing import Final

import pytest

from tests.bot.all_deeds import ALL, play
from tests.soaking import sampled

CHECKED: Final = sampled(3_000, 8_000)
"""So many waits are checked at least, over many tables."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_all_of_it_at_once_breaks_nothing(seed: int) -> None:
    crowd = asyncio.run(play(seed, 20))
    assert crowd.hops


@pytest.mark.slow
def test_at_many_tables_all_of_it_happens_and_breaks_nothing() -> None:
    done, checked = Counter[str](), 0
    for seed in range(106, 118):
        if set(ALL) == set(done) and checked > CHECKED:
            break
        crowd = asyncio.run(play(seed, 45))
        done, checked = done + crowd.done, checked + crowd.checked
    assert set(ALL) == set(done)
    assert checked > CHECKED
