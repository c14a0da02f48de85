"""Time in which players cannot reach the bot is told apart from time in which they do not move."""

import pytest

from db.heartbeat import last_beat
from db.rows import BeatRow
from db.tables import table
from db.waits import waits
from sandbox.founding import GUILD
from tests.e2e.house import House

pytestmark = pytest.mark.slow

DAY = 24 * 3600


async def noted(house: House) -> BeatRow | None:
    return await house.running.db.read(last_beat)


async def look(house: House) -> None:
    """What the bot does every few minutes."""
    await house.running.wait_until_ready()
    await house.running.background.record_awake()


async def test_without_a_line_to_discord_the_bot_is_away_and_that_time_counts_for_nobody(house: House) -> None:
    playing = await house.table(2)
    await house.rest()
    await look(house)
    (wait,) = await house.running.db.read(lambda c: waits(c, playing.number))
    assert wait.told == 1
    await house.running.on_shard_disconnect(0)
    before = await noted(house)
    assert before is not None
    assert before.ended
    house.clock.time += 10 * DAY
    await look(house)
    assert await noted(house) == before
    await house.running.on_shard_resumed(0)
    await look(house)
    (after,) = await house.running.db.read(lambda c: waits(c, playing.number))
    assert abs(after.since - wait.since - 10 * DAY) <= 60


async def test_in_a_server_that_is_out_of_reach_time_stands_still(house: House) -> None:
    playing = await house.table(2)
    server = house.running.get_guild(int(GUILD))
    assert server is not None
    server.unavailable = True
    await look(house)
    row = await house.running.db.read(lambda c: table(c, playing.number))
    assert row is not None
    assert row.still_since is not None
    server.unavailable = False
    await look(house)
    row = await house.running.db.read(lambda c: table(c, playing.number))
    assert row is not None
    assert row.still_since is None
