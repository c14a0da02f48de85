"""A restored backup does nothing again by time that is done: no pass, no word of zero, no call, no absence."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.letters import CallLetter, NoticeLetter, ReminderLetter
from bot.tables.clocks import AT_ZERO, AtZero
from bot.tables.going_away import Days
from bot.tables.reminding import HOUR
from bot.timing.days import day_of
from db import absences, waits
from db.backup import copy_verified, restore
from db.numbered import schema_files
from tests.bot.clocked_tables import CLOCK, DAY, clocked, left, told, wait_for
from tests.bot.table_bench import Bench, opened_bench

Live = Callable[[Bench], Awaitable[object]]


async def restored(folder: Path, before: Live, since: Live, after: Live) -> None:
    """A copy is made after the first; then others play on, the copy comes back, and it is looked at."""
    path = folder / "steiger.db"
    async with opened_bench(folder) as bench:
        await before(bench)
        await bench.awake()
        copy_verified(path, folder / "copy.db")
        await since(bench)
        now, interaction = bench.now, bench.interaction
    restore(folder / "copy.db", path, len(schema_files()), datetime.now(UTC))
    async with opened_bench(folder) as bench:
        bench.now, bench.interaction = now + HOUR, interaction
        await bench.service.tell_restored(bench.now)
        await bench.service.record_beat(bench.beat(started=2))
        await bench.service.record_servers((1,), bench.now)
        await bench.service.bring_near(bench.now)
        await bench.service.agenda.do(bench.now)
        assert bench.faults == []
        await after(bench)


async def spoken(bench: Bench) -> list[str]:
    """All that table 1 or somebody alone was told by time."""
    found = [one for one in await bench.letters(1) if isinstance(one, NoticeLetter | CallLetter | ReminderLetter)]
    return [one.key if isinstance(one, NoticeLetter) else type(one).__name__ for one in found]


@pytest.mark.parametrize("at_zero", AT_ZERO)
async def test_zero_that_came_since_then_comes_again_only_when_its_time_has_run_anew(
    tmp_path: Path, at_zero: AtZero
) -> None:
    """The copy is of an hour before zero: the table went on since, and was told or passed then."""
    users: list[int] = []

    async def before(bench: Bench) -> None:
        table = await clocked(bench, at_zero)
        users.append(await bench.user(table))
        bench.now += CLOCK.base - HOUR
        await bench.service.agenda.do(bench.now)

    async def since(bench: Bench) -> None:
        bench.now += 2 * HOUR
        await bench.service.agenda.do(bench.now)
        await told(bench, 1)
        bench.now += 9 * DAY
        await bench.service.agenda.do(bench.now)

    async def after(bench: Bench) -> None:
        said = await spoken(bench)
        assert set(said) <= {"ReminderLetter"}, "that which warned before the copy was made"
        assert await bench.user(1) == users[0]
        assert not any(line.passed for line in await bench.lines(1))
        await told(bench, 1)
        assert await left(bench, 1, users[0]) == CLOCK.base, "nothing changed at any table meanwhile"
        bench.now += CLOCK.base - HOUR
        await bench.service.agenda.do(bench.now)
        assert await bench.user(1) == users[0]
        assert "notice-clock-zero" not in await spoken(bench)
        bench.now += 2 * HOUR
        await bench.service.agenda.do(bench.now)
        passed = sum(line.passed for line in await bench.lines(1))
        assert passed == (1 if at_zero == "pass" else 0)

    await restored(tmp_path, before, since, after)


async def test_an_absence_that_lay_ahead_and_is_over_is_not_told_of(tmp_path: Path) -> None:
    """Both ends were told since the copy was made."""

    async def before(bench: Bench) -> None:
        table = await bench.table(3)
        await told(bench, table)
        first = day_of("UTC", bench.now) + timedelta(2)
        await bench.service.go_away(bench.call(101), Days(first, first + timedelta(2), "UTC"))

    async def since(bench: Bench) -> None:
        for _ in range(9):
            bench.now += DAY
            await bench.service.agenda.do(bench.now)
            await bench.db.transaction(lambda c: c.execute("UPDATE outbox SET status = 'sent', message = id"))
        assert len([key for key in await spoken(bench) if key.startswith("notice-away")]) == 2

    async def after(bench: Bench) -> None:
        assert await spoken(bench) == []
        assert [seat.away for seat in (await bench.loaded(1)).seats] == ["", "", ""]
        assert await bench.db.read(absences.next_due) is None

    await restored(tmp_path, before, since, after)


async def test_who_was_told_directly_to_be_next_is_not_told_again_of_a_turn_that_is_played(tmp_path: Path) -> None:
    """The copy is of when the call stood; whoever was called has played since, and is called for what is lost."""

    async def before(bench: Bench) -> None:
        for user in (101, 102):
            for kind in ("turn", "next"):
                await bench.service.choose_pings(bench.call(user), kind, "direct")
        table = await bench.table(2)
        await called(bench, table)

    async def since(bench: Bench) -> None:
        for _ in range(3):
            await bench.turn(1)
            await called(bench, 1)
        bench.now += DAY

    async def after(bench: Bench) -> None:
        letters = [one for one in await bench.rows(1) if one.recipient is not None and one.edits is None]
        assert [row.status for row in letters if row.status == "waiting"] == []
        (wait,) = await bench.db.read(lambda c: waits.waits(c, 1))
        assert not wait.told, "it is called with the word of the restored position"

    await restored(tmp_path, before, since, after)


async def called(bench: Bench, table: int) -> None:
    """The newest turn message stands, and whoever wants it was called beside it."""
    await told(bench, table)
    await bench.service.agenda.do(bench.now)
    assert (await wait_for(bench, table)).told
