"""The outbox stays below Discord's limit for one bot."""

import asyncio

import pytest

from bot.outgoing.pacing import Pace


@pytest.mark.slow
async def test_no_second_holds_more_calls_than_the_pace_allows() -> None:
    pace, begun = Pace(5), list[float]()

    async def call() -> None:
        await pace.turn()
        begun.append(asyncio.get_running_loop().time())

    await asyncio.gather(*(call() for _ in range(8)))
    assert all(later - earlier >= 0.99 for earlier, later in zip(begun, begun[5:], strict=False))


async def test_a_lone_call_does_not_wait() -> None:
    pace = Pace(5)
    async with asyncio.timeout(0.5):
        await pace.turn()
