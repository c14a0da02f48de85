"""The sandbox's time is moved by hand, and the bot's goes with it: in this process and in one of its own."""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
import pytest_asyncio

from bot.letters import StayLetter
from bot.tables import staying
from bot.tables.presence import Look
from bot.tables.questions import TIME_TO_AGREE
from bot.timing.sandbox_clock import SandboxClock, following
from db import outbox, votes, waits
from db.heartbeat import last_beat
from db.query import update
from sandbox.founding import GUILD
from sandbox.server import start
from tests.e2e.house import House, Table, control, opened_house
from tests.e2e.mortal_bot import Killing
from tests.sandbox.client import SandboxClient

pytestmark = pytest.mark.slow

HOUR, DAY = 3600, 24 * 3600


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    """A house whose bot takes its time from the sandbox."""
    async with opened_house(tmp_path) as house:
        await house.stop_bot()
        house.clock = SandboxClock()
        async with following(house.clock, house.sandbox.address):
            await house.start_bot()
            await becomes(lambda: alive(house), "alive")
            yield house
            await house.stop_bot()


async def alive(house: House) -> bool:
    return await house.running.db.read(last_beat) is not None


async def becomes(found: Callable[[], Awaitable[bool]], what: str) -> None:
    """Wait until a question about the database is answered with yes."""
    for _ in range(100):
        if await found():
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"not {what}")


async def asked(house: House) -> Table:
    """A table that votes on an undo."""
    table = await house.table(3)
    for _ in range(2):
        player = await house.draft(table)
    await house.ask_undo(player, 2)
    return table


async def open_votes(house: House, table: Table) -> int:
    return len(await house.running.db.read(lambda c: votes.open_votes(c, table.number)))


async def test_a_vote_lapses_as_soon_as_its_time_is_moved_past(house: House) -> None:
    table = await asked(house)
    await house.client.change("clock", seconds=TIME_TO_AGREE - HOUR)
    await asyncio.sleep(0.5)
    assert await open_votes(house, table) == 1
    await house.client.change("clock", seconds=2 * HOUR)

    async def lapsed() -> bool:
        return not await open_votes(house, table)

    await becomes(lapsed, "lapsed")


async def test_moved_time_counts_for_those_who_are_waited_for(house: House) -> None:
    """It is no outage: else nothing would ever be due in a month that is moved past."""
    table = await house.table(2)
    (before,) = await house.running.db.read(lambda c: waits.waits(c, table.number))
    for _ in range(8):
        await house.client.change("clock", seconds=8 * HOUR)
        await asyncio.sleep(0.1)
    (after,) = await house.running.db.read(lambda c: waits.waits(c, table.number))
    assert after.since - before.since < 60
    beat = await house.running.db.read(last_beat)
    assert beat is not None
    assert abs(beat.at - time.time() - 64 * HOUR) < 60


async def test_fresh_presses_are_answered_wherever_the_time_is_moved_and_old_panels_lead_on(house: House) -> None:
    table = await house.table(2)
    panel = await house.act(table)
    for seconds in (15 * 60, DAY, 30 * DAY, -8 * HOUR, -40 * DAY, 20 * DAY):
        await house.client.change("clock", seconds=seconds)
        panel = await panel.press(custom_id=panel.components[0].custom_id)
        assert panel.done
        assert not panel.failed
        fresh = await house.act(table)
        assert fresh.done
        assert not fresh.failed
        panel = fresh
    await house.draft(table)
    assert not house.incidents.errors


async def test_a_press_that_is_being_answered_is_taken_along(house: House) -> None:
    table = await house.table(2)
    house.drawer.delay = 0.5
    pressing = asyncio.create_task(house.act(table))
    await asyncio.sleep(0.2)
    assert not pressing.done()
    await house.client.change("clock", seconds=DAY)
    panel = await pressing
    assert panel.done
    assert not panel.failed
    assert panel.components


async def test_each_day_that_is_moved_past_has_its_copy(house: House) -> None:
    await house.client.change("clock", seconds=DAY)
    day = datetime.fromtimestamp(time.time() + DAY, UTC)
    copy = house.folder / "backups" / f"steiger-{day:%Y-%m-%d}.db"

    async def made() -> bool:
        return copy.exists()

    await becomes(made, "copied")


async def test_a_letter_put_off_is_sent_as_soon_as_its_time_is_moved_past(house: House) -> None:
    table = await house.table(2)
    before = len(await table.public())
    house.silence_outbox()
    await house.draft(table)
    later = house.clock.now() + 2 * HOUR
    await house.running.db.transaction(lambda c: update(c, "outbox", outbox.OPEN, (), due=later))
    del house.running.outbox._start_workers  # pyright: ignore[reportPrivateUsage]
    house.running.outbox.wake()
    await asyncio.sleep(0.3)
    assert len(await table.public()) == before
    await house.client.change("clock", seconds=2 * HOUR + 60)

    async def sent() -> bool:
        return len(await table.public()) > before

    await becomes(sent, "sent")


async def test_who_was_seen_is_looked_for_anew_an_hour_later(house: House) -> None:
    user = 200000000000000001  # Anna
    guild = house.running.get_guild(int(GUILD))
    assert guild is not None
    look = house.running.outbox.membership.before_mention
    assert await look(guild.id, [user]) == (frozenset(), [Look(user, True)])
    await house.client.change("leave", user="Anna")
    assert await look(guild.id, [user]) == (frozenset(), [])
    await house.client.change("clock", seconds=HOUR + 60)
    await asyncio.sleep(0.3)
    assert await look(guild.id, [user]) == (frozenset({user}), [Look(user, False)])


async def test_a_lobby_of_long_standing_is_asked_once_its_days_are_moved_past(house: House) -> None:
    await house.lobby(2)
    await house.client.change("clock", seconds=staying.LONG + HOUR)

    async def was_asked() -> bool:
        rows = await house.running.db.read(lambda c: c.execute("SELECT letter FROM outbox").fetchall())
        return any(f'"{StayLetter.__struct_config__.tag}"' in str(row[0]) for row in rows)

    await becomes(was_asked, "asked")


async def test_time_that_is_set_back_lets_everything_go_on(house: House) -> None:
    await house.client.change("clock", seconds=10 * DAY)
    table = await asked(house)
    await house.client.change("clock", seconds=-10 * DAY)
    await asyncio.sleep(0.5)
    assert await open_votes(house, table) == 1
    message = await table.turn_message()
    player = await house.at_turn(table)
    assert (await player.press(message, custom_id=control(message, "act"))).done
    await house.client.change("clock", seconds=TIME_TO_AGREE + HOUR)

    async def lapsed() -> bool:
        return not await open_votes(house, table)

    await becomes(lapsed, "lapsed")


async def test_a_bot_in_a_process_of_its_own_follows_and_what_is_moved_past_without_it_counts_for_nobody(
    tmp_path: Path,
) -> None:
    sandbox = await start(0, None)
    async with SandboxClient(sandbox.address) as client:
        bot = Killing(sandbox, client, tmp_path, 1)
        try:
            await bot.start_bot()
            await bot.open_table()

            async def beats_at(moved: int) -> bool:
                rows = bot.read("SELECT at, moved FROM heartbeat")
                return bool(rows) and rows[0][1] == moved and abs(rows[0][0] - time.time() - moved) < 60

            async def told() -> bool:
                return bool(bot.read("SELECT 1 FROM waits WHERE told"))

            await becomes(lambda: beats_at(0), "alive")
            await becomes(told, "told whose turn it is")
            await client.change("clock", seconds=30 * DAY)
            await becomes(lambda: beats_at(30 * DAY), "a month later")
            (before,) = bot.read("SELECT since FROM waits")[0]
            assert time.time() - before < 60
            await bot.kill_bot()
            await client.change("clock", seconds=20 * HOUR)
            await bot.start_bot()
            await becomes(lambda: beats_at(30 * DAY + 20 * HOUR), "up again")
            (after,) = bot.read("SELECT since FROM waits")[0]
            assert abs(after - before - 20 * HOUR) < 60
        finally:
            await bot.end_bot()
            await sandbox.stop()
