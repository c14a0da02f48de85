"""When a seat is looked at for its holder's absences: whatever changes, none that is not as they say is missed."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.errors import Refusal
from bot.tables.going_away import Days
from bot.timing.days import day_of
from db import absences, tables, waits
from db.absences import MOST_AWAY
from tests.bot.table_bench import Bench, opened_bench
from tests.bot.test_away_seats import idle, seat_of, standing_table

HOUR, DAY = 3600, 24 * 3600
USERS = (101, 102, 103)
NOT_AS_SAID = f"""
    SELECT seats.table_id, seats.seat FROM absences CROSS JOIN seats ON seats.user = absences.user
        LEFT JOIN wishes ON wishes.absence = absences.id AND wishes.table_id = seats.table_id
    WHERE starts_at <= ?1 AND ends_at > ?1 AND NOT seats.conceded AND NOT seats.suspended
        AND seats.away <> iif(wishes.over, '', coalesce(wishes.choice, 'wait'))
        AND EXISTS (SELECT 1 FROM tables WHERE id = seats.table_id AND status = 'running' AND NOT resting)
    UNION SELECT seats.table_id, seats.seat FROM seats
    WHERE seats.away <> '' AND NOT EXISTS (
        SELECT 1 FROM absences WHERE absences.user = seats.user AND starts_at <= ?1 AND ends_at > ?1)
    UNION SELECT waits.table_id, waits.seat FROM waits
        JOIN tables ON tables.id = waits.table_id AND tables.still_since IS NULL
        JOIN seats ON seats.table_id = waits.table_id AND seats.seat = waits.seat
    WHERE waits.still_since IS NOT NULL AND waits.told
        AND max(waits.still_since, waits.since) + {MOST_AWAY} - seats.away_used <= ?1"""
"""Every seat that is not as the absences of an instant say, found by looking at all of them."""

Deed = Callable[[Bench, Random, int, int], Awaitable[object]]
"""What somebody does at a table, or what befalls it."""


def not_as_said(connection: sqlite3.Connection, now: int) -> set[tuple[int, int]]:
    return {(int(table), int(seat)) for table, seat in connection.execute(NOT_AS_SAID, (now,))}


async def go_away(bench: Bench, rng: Random, user: int, table: int) -> None:
    first = day_of("UTC", bench.now) + timedelta(days=rng.choice((0, 0, 1, 3)))
    days = Days(first, first + timedelta(days=rng.choice((0, 2, 20))), "UTC")
    await bench.service.go_away(bench.call(user), days)


async def choose(bench: Bench, rng: Random, user: int, table: int) -> None:
    for own in (await bench.service.absences(user, bench.now))[:1]:
        choice = rng.choice(("wait", "pass", "pass", "seat"))
        await bench.service.choose_away(bench.call(user), own.row.id, table, choice)


async def end(bench: Bench, rng: Random, user: int, table: int) -> None:
    for own in (await bench.service.absences(user, bench.now))[:1]:
        await bench.service.end_absence(bench.call(user), own.row.id)


async def come_back(bench: Bench, rng: Random, user: int, table: int) -> None:
    await bench.service.come_back(bench.call(user), table)


async def turn(bench: Bench, rng: Random, user: int, table: int) -> None:
    loaded = await bench.loaded(table)
    if loaded.row.status != "running" or loaded.seats[loaded.active[0]].absent:
        return
    await bench.turn(table)
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))


async def lose_place(bench: Bench, rng: Random, user: int, table: int) -> None:
    await bench.db.transaction(lambda c: waits.untell(c, table, bench.now))


async def tell(bench: Bench, rng: Random, user: int, table: int) -> None:
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))


async def rest(bench: Bench, rng: Random, user: int, table: int) -> None:
    await bench.service.rest(bench.call(900, moderates=20 + table), table)


async def wake(bench: Bench, rng: Random, user: int, table: int) -> None:
    await bench.service.act(bench.call(user), table)


async def lose_server(bench: Bench, rng: Random, user: int, table: int) -> None:
    await bench.service.lose_server(1, bench.now)


async def find_server(bench: Bench, rng: Random, user: int, table: int) -> None:
    await bench.service.find_server(1, bench.now)


async def concede(bench: Bench, rng: Random, user: int, table: int) -> None:
    await bench.service.concede(bench.call(user), table)


async def suspend(bench: Bench, rng: Random, user: int, table: int) -> None:
    seat, flag = rng.randrange(3), rng.randrange(2)
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat, suspended=flag))


async def leave(bench: Bench, rng: Random, user: int, table: int) -> None:
    await bench.service.leave(bench.call(user), table)


async def replace(bench: Bench, rng: Random, user: int, table: int) -> None:
    loaded = await bench.loaded(table)
    for seat in [seat for seat in loaded.seats if seat.user is None and loaded.seat_of(user) is None][:1]:
        await bench.db.transaction(lambda c, seat=seat: tables.change_seat(c, table, seat.seat, user=user))


async def forget(bench: Bench, rng: Random, user: int, table: int) -> None:
    await bench.service.forget(bench.call(user))


async def give_up(bench: Bench, rng: Random, user: int, table: int) -> None:
    if rng.random() < 0.1:
        await bench.damage("UPDATE tables SET status = 'abandoned' WHERE id = ?", table)


async def clock_is_ahead(bench: Bench, rng: Random, user: int, table: int) -> None:
    """It was by some days, and is set right."""
    right, bench.now = bench.now, bench.now + rng.randrange(9) * DAY
    await bench.service.agenda.do(bench.now)
    bench.now = right
    await bench.service.bring_near(bench.now)


OFTEN: tuple[Deed, ...] = (go_away, choose, end, come_back, turn, turn)
SELDOM: tuple[Deed, ...] = (
    *(lose_place, tell, rest, wake, lose_server, find_server, concede, suspend, leave, replace, forget, give_up),
    *(clock_is_ahead, clock_is_ahead),
)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
async def test_no_seat_that_is_not_as_said_is_missed_whatever_is_done(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    async with opened_bench(tmp_path, seed) as bench:
        here = [await standing_table(bench, 3, place) for place in (21, 22)]
        for _ in range(150):
            deed = rng.choice(rng.choice((OFTEN, OFTEN, SELDOM)))
            with suppress(Refusal):
                await deed(bench, rng, rng.choice(USERS), rng.choice(here))
            await check(bench, deed)
            if rng.random() < 0.6:
                bench.now += rng.choice((HOUR, 6 * HOUR, 3 * DAY))
                await check(bench, deed)
                await bench.service.agenda.do(bench.now)
            assert bench.faults == []


async def check(bench: Bench, deed: Deed) -> None:
    """Nothing is missed; and what is done about it is enough, so that the loop does not turn for ever."""
    wrong = await bench.db.read(lambda c: not_as_said(c, bench.now))
    due = await bench.db.read(lambda c: absences.due_seats(c, bench.now))
    assert wrong <= set(due), deed
    for _ in range(3):
        await bench.service.agenda.do(bench.now)
    assert await bench.db.read(lambda c: absences.due_seats(c, bench.now)) == [], deed


async def test_a_decision_that_begins_meanwhile_is_looked_at_once_it_was_waited_for_long_enough(
    tmp_path: Path,
) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await standing_table(bench)
        user = await idle(bench, table)
        await bench.service.go_away(bench.call(user), days_from(bench, 40))
        await bench.service.agenda.do(bench.now)
        while await bench.user(table) != user:
            await bench.turn(table)
        await bench.service.agenda.do(bench.now)
        bench.now += HOUR
        await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
        await bench.service.agenda.do(bench.now)
        assert await bench.db.read(absences.next_due) == bench.now + MOST_AWAY


async def test_who_was_away_by_a_clock_that_was_ahead_is_there_again(tmp_path: Path) -> None:
    """Nothing waits for them: no wait that is put right brings the look near."""
    async with opened_bench(tmp_path) as bench:
        table = await standing_table(bench)
        user = await idle(bench, table)
        await bench.service.go_away(bench.call(user), days_from(bench, 9, after=30))
        right, bench.now = bench.now, bench.now + 32 * DAY
        await bench.service.agenda.do(bench.now)
        assert (await seat_of(bench, table, user)).away == "wait"
        bench.now = right
        await bench.service.bring_near(bench.now)
        await bench.service.agenda.do(bench.now)
        assert (await seat_of(bench, table, user)).away == ""


def days_from(bench: Bench, count: int, after: int = 0) -> Days:
    first = day_of("UTC", bench.now) + timedelta(days=after)
    return Days(first, first + timedelta(days=count - 1), "UTC")
