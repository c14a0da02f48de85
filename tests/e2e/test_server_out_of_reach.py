"""A server that removed the bot, or that Discord cannot reach, stops its tables' time."""

import asyncio

import pytest

from sandbox.founding import GUILD
from tests.e2e.house import House, Table

pytestmark = pytest.mark.slow


async def until_still(house: House, table: Table, still: bool) -> None:
    for _ in range(100):
        row = (await house.running.service.seen(0, table.number)).loaded.row
        if (row.still_since is not None) == still:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"time stands still is not {still}")


@pytest.mark.parametrize("how", ["remove", "unavailable"])
async def test_time_stands_still_until_the_server_is_back(house: House, how: str) -> None:
    table = await house.table(2)
    await until_still(house, table, still=False)
    await house.client.change("server", how=how)
    await until_still(house, table, still=True)
    await house.client.change("server", how="back")
    await until_still(house, table, still=False)
    await house.draft(table)


async def test_a_server_that_is_not_there_at_the_start_is_noticed_once_discord_has_told_all(house: House) -> None:
    table = await house.table(2)
    bot = house.running
    await bot.db.transaction(lambda c: c.execute("UPDATE tables SET guild = 77"))
    await house.restart()
    await until_still(house, table, still=True)
    await house.running.db.transaction(lambda c: c.execute("UPDATE tables SET guild = ?", (int(GUILD),)))
    await house.restart()
    await until_still(house, table, still=False)
