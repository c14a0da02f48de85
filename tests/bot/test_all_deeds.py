"""Whatever people, time and Discord do at once: see `all_deeds.py`. The quick part plays a few."""

import asyncio

import pytest

from tests.bot.all_deeds import play


@pytest.mark.parametrize("seed", range(2))
def test_all_of_it_at_once_breaks_nothing(seed: int) -> None:
    crowd = asyncio.run(play(seed, 20))
    assert crowd.hops
