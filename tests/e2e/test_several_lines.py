"""Two lines to Discord, each with servers of its own: one that is down stops its own servers and no others."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from dataclasses import replace
from pathlib import Path

import discord.shard
import pytest
import pytest_asyncio
from yarl import URL

from bot.process.client import Steiger
from bot.timing.sandbox_clock import SandboxClock, following
from db import users
from db.heartbeat import last_beat
from db.rows import BeatRow, HoursRow
from sandbox import world
from sandbox.founding import GUILD, SECOND
from tests.e2e.house import House, Table, opened_house

pytestmark = pytest.mark.slow

SECOND_GUILD = str(int(GUILD) + (1 << 22))
"""A server that another line serves: Discord deals them out by this bit."""
HERE, THERE = (int(GUILD) >> 22) % 2, (int(SECOND_GUILD) >> 22) % 2
HOUR, DAY = 3600, 24 * 3600
ALL_DAY = HoursRow(zone="UTC", wakes=0, sleeps=0)


@pytest_asyncio.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[House]:
    """A house whose bot has two lines and takes its time from the sandbox; one server hangs on each."""

    async def at_once(bot: Steiger, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord lets one line in every five seconds."""

    monkeypatch.setattr(world, "SECOND", replace(SECOND, id=SECOND_GUILD))
    monkeypatch.setattr(Steiger, "before_identify_hook", at_once)
    async with opened_house(tmp_path) as house:
        await house.stop_bot()
        await house.client.change("shards", count=2)
        house.clock = SandboxClock()
        async with following(house.clock, house.sandbox.address):
            await house.start_bot()
            await house.running.wait_until_ready()
            await house.english()
            yield house
            await house.stop_bot()


async def tables(house: House) -> tuple[Table, Table]:
    """A table in each server, whose players never sleep."""
    both = await house.table(2), await house.table(2, "maschinenhalle")
    for user in range(200000000000000001, 200000000000000009):
        await house.running.db.transaction(lambda c, user=user: users.choose_hours(c, user, ALL_DAY))
    await house.rest()
    return both


async def until_lines(house: House, *shards: int) -> None:
    """Wait until just these lines stand, for the sandbox and for the bot."""
    for _ in range(400):
        if (await house.client.get("activity"))["shards"] == [*shards] and house.running.standing == {*shards}:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"lines are {house.running.standing}")


async def until_ended(house: House) -> None:
    """Wait until the last sign of life says that it is the last."""
    for _ in range(400):
        if (await beat(house)).ended:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the signs of life go on")


async def still(house: House, table: Table) -> bool:
    return (await house.running.service.seen(0, table.number)).loaded.row.still_since is not None


async def since(house: House, table: Table) -> int:
    """Since when somebody is waited for."""
    sql = "SELECT since FROM waits WHERE table_id = ?"
    return int(await house.running.db.read(lambda c: c.execute(sql, (table.number,)).fetchone()[0]))


async def beat(house: House) -> BeatRow:
    found = await house.running.db.read(last_beat)
    assert found is not None
    return found


async def reminded(house: House, table: Table) -> int:
    """How often somebody was reminded at a table."""
    sql = "SELECT reminded FROM waits WHERE table_id = ?"
    return int(await house.running.db.read(lambda c: c.execute(sql, (table.number,)).fetchone()[0]))


async def tick(house: House) -> None:
    """What the bot does every few minutes, and what is due."""
    assert await house.running.background.record_awake()
    await house.running.service.agenda.do(house.clock.now())
    await house.rest()


async def test_presses_in_the_servers_of_each_line_are_answered(house: House) -> None:
    assert {guild.id: guild.shard_id for guild in house.running.guilds} == {
        int(GUILD): HERE,
        int(SECOND_GUILD): THERE,
    }
    for table in await tables(house):
        await house.draft(table)
    assert "direct" not in (await house.player("Ben").alone().command("me tables")).text


async def test_of_a_line_that_is_down_only_the_servers_stand_still(house: House) -> None:
    here, there = await tables(house)
    await tick(house)
    await house.client.change("refuse_gateway", shard=THERE)
    await until_lines(house, HERE)
    await tick(house)
    assert [await still(house, one) for one in (here, there)] == [False, True]
    assert not (await beat(house)).ended
    await house.draft(here)
    before, begun = await since(house, there), house.clock.now()
    await house.client.change("clock", seconds=DAY + HOUR)
    await tick(house)
    assert [await reminded(house, one) for one in (here, there)] == [1, 0]
    await house.client.change("refuse_gateway", shard=THERE, on=False)
    await until_lines(house, HERE, THERE)
    await tick(house)
    assert [await still(house, one) for one in (here, there)] == [False, False]
    assert abs(await since(house, there) - before - (house.clock.now() - begun)) < 60
    assert await reminded(house, there) == 0
    await house.draft(there)


async def test_only_the_last_line_that_is_lost_ends_the_signs_of_life(house: House) -> None:
    here, there = await tables(house)
    await tick(house)
    begun = [await since(house, one) for one in (here, there)]
    await house.client.change("refuse_gateway", shard=HERE)
    await until_lines(house, THERE)
    assert not (await beat(house)).ended
    await house.client.change("refuse_gateway", shard=THERE)
    await until_lines(house)
    await until_ended(house)
    assert not await house.running.background.record_awake()
    await house.client.change("clock", seconds=DAY)
    await house.client.change("refuse_gateway", shard=HERE, on=False)
    await until_lines(house, HERE)
    for _ in range(60):
        if not (await beat(house)).ended:
            break
        await asyncio.sleep(0.05)
    assert not (await beat(house)).ended, "the first line that is back is a sign of life"
    await tick(house)
    assert [await still(house, one) for one in (here, there)] == [False, True]
    await house.client.change("refuse_gateway", shard=THERE, on=False)
    await until_lines(house, HERE, THERE)
    await tick(house)
    now = [await since(house, one) for one in (here, there)]
    assert all(DAY - 60 < after - before < DAY + 120 for before, after in zip(begun, now, strict=True))


async def test_nothing_is_judged_before_every_line_stands(house: House) -> None:
    """What hangs on the line that stands is played meanwhile."""
    here, _ = await tables(house)
    await tick(house)
    await house.stop_bot()
    await house.client.change("refuse_gateway", shard=THERE)
    await house.client.change("clock", seconds=3 * DAY)
    with contextlib.suppress(AssertionError):
        await start_without_waiting(house)
    await until_lines(house, HERE)
    await asyncio.sleep(2.5)  # as long as discord.py waits for the servers of a line
    assert not house.running.is_ready()
    assert not await house.running.background.record_awake()
    assert await reminded(house, here) == 0
    await house.draft(here)
    await house.client.change("refuse_gateway", shard=THERE, on=False)
    await until_lines(house, HERE, THERE)
    async with asyncio.timeout(20):
        await house.running.wait_until_ready()
    await tick(house)
    assert not await still(house, here)


async def start_without_waiting(house: House) -> None:
    """Start the bot, whether it gets in by all lines or not."""
    waiting = asyncio.create_task(house.start_bot())
    for _ in range(200):
        await asyncio.sleep(0.05)
        if house.bot is not None and house.bot.standing:
            break
    waiting.cancel()
    await asyncio.wait([waiting])


async def test_however_often_lines_are_lost_there_is_one_loop_of_reminders(house: House) -> None:
    here, there = await tables(house)
    for shard in (HERE, THERE, HERE, THERE):
        await house.client.change("socket", how="close", code=4000, shard=shard)
        await house.client.change("socket", how="invalidate", shard=THERE if shard == HERE else HERE)
        await asyncio.sleep(0.1)
        await until_lines(house, 0, 1)
    await tick(house)
    await house.client.change("clock", seconds=DAY + HOUR)
    await tick(house)
    names = [task.get_name() for task in asyncio.all_tasks()]
    assert [names.count(name) for name in ("what is due", "servers", "heartbeat", "outbox")] == [1, 1, 1, 1]
    assert [await reminded(house, one) for one in (here, there)] == [1, 1]
    sent = await house.sent("POST", "/messages")
    assert len([one for one in sent if "snooze" in str(one)]) == 2


async def test_a_first_line_is_tried_for_days(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py calls itself for each attempt: it would end by its depth."""
    attempts = 0

    async def fails(*_: object, **__: object) -> None:
        nonlocal attempts
        attempts += 1
        if attempts == 3000:
            raise asyncio.CancelledError
        raise OSError("nobody lets us in")

    async def at_once(seconds: float) -> None:
        """No wait."""

    with monkeypatch.context() as patch:
        patch.setattr(discord.shard.DiscordWebSocket, "from_client", fails)
        patch.setattr(discord.shard.asyncio, "sleep", at_once)
        patch.setattr(discord.shard._log, "disabled", True)  # pyright: ignore[reportPrivateUsage]
        with pytest.raises(asyncio.CancelledError):
            await house.running.launch_shard(URL("ws://127.0.0.1"), 0, initial=True)
    assert attempts == 3000
