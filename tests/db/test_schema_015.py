"""Direct messages come into a database of the version before: what stands there is taken back, and it plays on."""

from pathlib import Path

from bot.tables.reminding import HOUR
from db import pings, reminders, users
from db.rows import HoursRow, PingsRow
from tests.bot.table_bench import opened_bench
from tests.bot.telling import Told
from tests.db.older import take_back

ALL_DAY = HoursRow(zone="UTC", wakes=0, sleeps=0)


async def test_a_reminder_of_the_version_before_goes_and_the_next_one_comes_directly(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        for user in (101, 102):
            await bench.db.transaction(lambda c, user=user: users.choose_hours(c, user, ALL_DAY))
            await bench.service.choose_pings(bench.call(user), "reminder", "here")
        told = Told(bench)
        table = await bench.table(2)
        await told.settle()
        for _ in range(25):
            bench.now += HOUR
            await bench.service.agenda.do(bench.now)
        await told.settle()
        assert len(told.reminders()) == 1
        await bench.db.transaction(lambda c: take_back(c, 14))
        now, discord = bench.now, told.discord
    async with opened_bench(tmp_path) as bench:
        bench.now, bench.interaction = now, 5000
        told = Told(bench)
        told.discord = discord
        told.restart()
        assert await bench.db.read(lambda c: pings.pings(c, 101)) == PingsRow()
        (found,) = await bench.db.read(lambda c: reminders.reminders_at(c, table))
        assert (found.kind, found.over) == ("reminder", 0)
        await bench.turn(table)
        await told.settle()
        assert told.reminders() == []
        user = await bench.user(table)
        for _ in range(25):
            bench.now += HOUR
            await bench.service.agenda.do(bench.now)
        await told.settle()
        assert len(told.direct(user)) == 1
        assert not told.faults
