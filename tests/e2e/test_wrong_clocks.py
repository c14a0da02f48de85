"""A machine whose clock is wrong, set right or leaps: nobody is silenced, nothing lapses, each day has a copy."""

import asyncio
import time
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

import aiohttp
import pytest
from discord.utils import snowflake_time

from bot.process import background
from bot.tables.questions import TIME_TO_AGREE
from bot.timing.clock import DiscordClock
from db import outbox, votes
from db.query import update
from db.rows import VoteRow
from tests.e2e.house import House, Table, control
from tests.e2e.test_practising import begun, came, numbers

pytestmark = pytest.mark.slow

HOUR, DAY = 3600, 24 * 3600
MESSAGES = "/channels/{channel_id}/messages"


class Machine:
    """A machine whose clock is off by so many seconds."""

    def __init__(self, off: float = 0.0) -> None:
        self.off = off

    def time(self) -> float:
        return time.time() + self.off

    async def moves_into(self, house: House) -> None:
        """Start the bot anew on this machine."""
        await house.stop_bot()
        house.clock = DiscordClock(self.time)
        await house.start_bot()


async def open_votes(house: House, table: Table) -> list[VoteRow]:
    return await house.running.db.read(lambda c: votes.open_votes(c, table.number))


async def asked_for_an_undo(house: House) -> Table:
    """A table that votes."""
    table = await house.table(3)
    for _ in range(2):
        player = await house.draft(table)
    await house.ask_undo(player, 2)
    assert await open_votes(house, table)
    return table


async def test_a_clock_two_hours_ahead_that_is_set_right_silences_no_table(house: House) -> None:
    machine = Machine(2 * HOUR)
    await machine.moves_into(house)
    table = await house.table(2)
    before = len(await table.public())
    await house.client.fault("refuse", "POST", MESSAGES, status=503)
    player = await house.at_turn(table)
    await player.command("coal draft", order=(await house.state(table.number)).draft[0])
    await player.command("table finish")
    await house.client.settle(0.3)
    machine.off = 0.0
    for _ in range(100):
        if len(await table.public()) > before:
            return
        await asyncio.sleep(0.2)
    raise AssertionError("the table is silent")


async def test_what_an_earlier_start_put_off_by_a_wrong_clock_is_tried_at_the_start(house: House) -> None:
    table = await house.table(2)
    await house.draft(table)
    before = len(await table.public())
    house.silence_outbox()
    await house.draft(table)
    now = house.clock.now()
    await house.running.db.transaction(lambda c: update(c, "outbox", outbox.OPEN, (), due=now + 2 * HOUR))
    await house.restart()
    assert len(await house.told(table, before + 1)) == before + 1


async def test_a_clock_that_goes_back_while_the_bot_runs_lets_all_that_waits_be_tried(house: House) -> None:
    table = await house.table(2)
    before = len(await table.public())
    house.clock.time += 2 * HOUR
    house.running.outbox.wake()
    await house.rest()
    await house.client.fault("refuse", "POST", MESSAGES, status=503)
    await house.draft(table)
    assert len(await table.public()) == before
    house.clock.time -= 2 * HOUR
    house.running.outbox.wake()
    await house.told(table, before + 1)


@pytest.mark.parametrize("off", [100 * DAY, -100 * DAY])
async def test_a_leap_lets_no_vote_lapse(house: House, monkeypatch: pytest.MonkeyPatch, off: float) -> None:
    monkeypatch.setattr(background, "SERVERS_EVERY", 0.02)
    machine = Machine()
    await machine.moves_into(house)
    table = await asked_for_an_undo(house)
    machine.off = off
    await asyncio.sleep(0.3)
    assert await open_votes(house, table)
    await machine.moves_into(house)
    await asyncio.sleep(0.3)
    (vote,) = await open_votes(house, table)
    assert abs(vote.lapses_at - time.time() - TIME_TO_AGREE) < 120


@pytest.mark.parametrize("off", [100 * DAY, -100 * DAY])
async def test_a_leap_removes_no_practice_game(house: House, monkeypatch: pytest.MonkeyPatch, off: float) -> None:
    """Those that nobody went on with for 90 days are: by the true time."""
    monkeypatch.setattr(background, "SERVERS_EVERY", 0.02)
    machine = Machine()
    await machine.moves_into(house)
    anna = house.player("Anna")
    await begun(house, anna)
    machine.off = off
    await asyncio.sleep(0.3)
    assert await numbers(house)
    await machine.moves_into(house)
    await asyncio.sleep(0.3)
    page = await anna.command("practise")
    again = await came(house, await page.press(custom_id=control(page, "practise open")))
    assert control(again, "act")


async def test_nothing_lapses_before_discord_has_confirmed_the_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await asked_for_an_undo(house)
    monkeypatch.setattr(background, "SERVERS_EVERY", 0.02)
    # Not later: time in which the bot was away for long is none of the question's.
    await house.running.db.transaction(
        lambda c: c.execute("UPDATE votes SET lapses_at = ?", (house.clock.now() + 60,))
    )
    house.clock.time += 120
    house.clock.certain = False
    await house.restart()
    await asyncio.sleep(0.3)
    assert await open_votes(house, table)
    house.clock.certain = True
    for _ in range(100):
        if not await open_votes(house, table):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it does not lapse")


async def test_a_vote_that_a_clock_ahead_gave_a_month_more_lapses_in_its_own_time(house: House) -> None:
    house.clock.time += 30 * DAY
    table = await asked_for_an_undo(house)
    house.clock.time -= 30 * DAY
    await house.running.service.bring_near(house.clock.now())
    house.clock.time += TIME_TO_AGREE - 1
    await house.running.service.agenda.do(house.clock.now())
    assert await open_votes(house, table)
    house.clock.time += 1
    await house.running.service.agenda.do(house.clock.now())
    assert not await open_votes(house, table)
    await house.rest()


@pytest.mark.parametrize("off", [30 * DAY, -30 * DAY])
async def test_the_copy_of_the_day_bears_the_day_of_discord(house: House, off: float) -> None:
    for copy in (house.folder / "backups").glob("*.db"):
        copy.unlink()
    await Machine(off).moves_into(house)
    found: list[str] = []
    for _ in range(200):
        found = [copy.name for copy in (house.folder / "backups").glob("steiger-*.db")]
        if found:
            break
        await asyncio.sleep(0.05)
    assert found
    days = {f"steiger-{datetime.fromtimestamp(at, UTC):%Y-%m-%d}.db" for at in (time.time(), time.time() - 60)}
    assert set(found) <= days


async def test_an_interaction_tells_a_clock_that_fell_behind(house: House) -> None:
    """By its id alone, before any answer has been heard."""

    class Deaf(DiscordClock):
        def hear_date(self, date: str | None) -> None:
            pass

    await house.stop_bot()
    house.clock = Deaf()
    await house.start_bot()
    await house.client.change("clock", seconds=3 * HOUR)
    await house.player("Anna").command("table status")
    assert abs(house.clock.now() - time.time() - 3 * HOUR) < 30


async def test_the_sandbox_dates_answers_and_ids_by_its_own_clock(house: House) -> None:
    await house.client.change("clock", seconds=5 * HOUR)
    async with aiohttp.ClientSession() as session, session.get(f"{house.sandbox.rest}/users/@me") as answer:
        said = parsedate_to_datetime(answer.headers["Date"]).timestamp()
    assert abs(said - time.time() - 5 * HOUR) < 10
    message = await house.player("Anna").say("Glück auf")
    born = snowflake_time(int(message.id)).timestamp()
    assert abs(born - time.time() - 5 * HOUR) < 10


async def test_the_sandbox_goes_on_in_the_time_of_what_it_holds(house: House) -> None:
    """Discord's time never goes back, whatever was done to the sandbox's before its restart."""
    world = house.sandbox.site.world
    world.clock.shift = 0.0
    world.ids.seen(str(int(world.ids.take()) + (2 * DAY * 1000 << 22)))
    assert abs(world.clock.shift - 2 * DAY) < 10
